# SPDX-License-Identifier: GPL-3.0-or-later
# The one list of games, in the order of the home screen. Each is a folder here, with table/ and ai/ in it.
set(SOBREMESA_GAMES cuarenta truco porrazo tresillo loba)
