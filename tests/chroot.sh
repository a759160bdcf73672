# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# Bare systems of Debian to try things in, made by debootstrap. To be sourced after app/setup.sh.
# They are kept in build/systems, or where SOBREMESA_SYSTEMS says.
systems=${SOBREMESA_SYSTEMS:-$root/build/systems}

# Where this system takes its own packages from.
usual_mirror() {
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -E '/debian/?$' | head -n 1
}

# bare SUITE: a system with nothing but apt, made once; prints its folder
bare() {
    tree=$systems/$1
    if [ ! -e "$tree/etc/debian_version" ] || [ -d "$tree/debootstrap" ]; then
        rm -rf "$tree"
        mkdir -p "$systems"
        debootstrap --variant=minbase "$1" "$tree" "${SOBREMESA_MIRROR:-$(usual_mirror)}" >&2 || return 1
    fi
    echo "$tree"
}

# inside TREE COMMAND...: runs it there as root. What is mounted is seen by it alone, and gone with it.
inside() {
    tree=$1
    shift
    # shellcheck disable=SC2016 # expanded by the inner shell
    unshare --mount sh -c '
        tree=$1 && shift
        mount -t proc proc "$tree/proc" || exit 1
        cp /etc/resolv.conf "$tree/etc/resolv.conf"
        exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 TERM=dumb DEBIAN_FRONTEND=noninteractive \
            chroot "$tree" "$@"' sh "$tree" "$@"
}
