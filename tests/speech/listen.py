# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a game under Orca and compares what Orca spoke with the lines of the log: listen.py PROGRAM BUS GAME

After every key the lines of the log that stand beside the table are read: their names are what was to be spoken.
"""
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SPOKEN = re.compile(r"SPEECH OUTPUT: '(?:notification )?(.*?)\.?'\s*\{", re.DOTALL)
PATIENCE = 60  # seconds
ENOUGH = 40  # lines


def start(environment, *command):
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def end(process):
    """Orca does not always go when it is asked to."""
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def plain(sentence):
    """Orca says some marks as words and ends its sentences with a full stop."""
    return re.sub(r"\s+", " ", sentence).strip().rstrip(".")


def find_log(node):
    import pyatspi

    if node is None:
        return None
    if node.getRole() == pyatspi.ROLE_LIST and node.name == "This game":
        return node
    for index in range(node.childCount):
        found = find_log(node.getChildAtIndex(index))
        if found is not None:
            return found
    return None


def top(node):
    import pyatspi

    return node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS).y


def lines_now():
    """The rows of the log that are there now, from above: what each is and what it says."""
    import pyatspi

    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.name.lower() == "sobremesa":
            log = find_log(application)
            rows = [log.getChildAtIndex(index) for index in range(log.childCount)] if log else []
            rows = [row for row in rows if row is not None and row.getRole() == pyatspi.ROLE_LIST_ITEM]
            return [(row.path, plain(row.name)) for row in sorted(rows, key=top)]
    return []


def written(attempts=5):
    """A row may go while it is read."""
    from gi.repository import GLib

    for _ in range(attempts):
        try:
            return lines_now()
        except GLib.GError:
            time.sleep(0.2)
    return []


def spoken(file):
    with open(file, encoding="utf-8", errors="replace") as text:
        return [plain(words) for words in SPOKEN.findall(text.read())]


def all_of(file):
    if not os.path.exists(file):
        return ""
    with open(file, encoding="utf-8", errors="replace") as text:
        return text.read()


def wait_for(condition):
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not condition():
        time.sleep(0.5)


def missing(lines, sentences):
    """The lines that are not spoken once each in this order."""
    position, lost = 0, []
    for line in lines:
        try:
            position = sentences.index(line, position) + 1
        except ValueError:
            lost.append(line)
    return lost


def joined(lines, seen):
    """The log so far and what is seen of it now: a new row stands after the one above it."""
    known = [row for row, _ in lines]
    place = len(lines)
    for row, words in seen:
        if row in known:
            place = known.index(row) + 1
        else:
            lines.insert(place, (row, words))
            known.insert(place, row)
            place += 1
    return lines


def play(environment):
    """By keys: the computer's moves for the viewer, and on from the account of a deal."""
    lines = written()
    first = len(lines)  # said while the window opened: Orca listens once it is the active one
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and len(lines) < ENOUGH:
        for key in ("d", "Return"):
            subprocess.run(["xdotool", "key", key], env=environment, check=False)
            time.sleep(1)
            lines = joined(lines, written())
    time.sleep(8)  # what is still to be told and said
    return [words for _, words in joined(lines, written())[first:]]


def listen(program, bus, game, home):
    environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_RUNTIME_DIR=home,
                       LC_ALL="C.UTF-8", GSETTINGS_BACKEND="memory", QT_QPA_PLATFORM="xcb", QT_QUICK_BACKEND="software",
                       QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
    read_end, write_end = os.pipe()
    xvfb = subprocess.Popen(["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1920x1080x24"],
                            pass_fds=[write_end], stderr=subprocess.DEVNULL)
    environment["DISPLAY"] = ":" + os.read(read_end, 16).decode().strip()
    os.environ.update(environment)
    speech = os.path.join(home, "orca.log")
    running = [xvfb, start(environment, "openbox"), start(environment, bus, "--launch-immediately")]
    try:
        time.sleep(1)
        running.append(start(environment, "orca", "--replace", "--debug-file=" + speech))
        wait_for(lambda: "Screen reader on" in all_of(speech))
        running.append(start(environment, program, "--game", game, "--seed", "5", "--speed", "instant", "--lang", "en",
                             "--size", "1900x1040"))
        time.sleep(4)
        return play(environment), spoken(speech)
    finally:
        for process in reversed(running):
            end(process)


def main():
    program, bus, game = sys.argv[1:]
    signal.alarm(5 * PATIENCE)  # a bus that does not answer
    home = tempfile.mkdtemp()
    os.chmod(home, 0o700)
    try:
        lines, sentences = listen(program, bus, game, home)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    lost = missing(lines, sentences)
    print(f"{game}: {len(lines) - len(lost)} of {len(lines)} lines spoken, in order")
    for line in lost:
        print(f"  not spoken: {line}")
    again = [line for line in set(lines) if sentences.count(line) > lines.count(line)]
    for line in again:
        print(f"  spoken too often: {line}")
    return 0 if len(lines) >= 20 and not lost and not again else 1


sys.exit(main())
