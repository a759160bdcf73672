# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# Shared by app/run, tests/run, .ci/run and their like: which packages each of them needs, and how to configure and build.
# To be sourced with $root set to the top of the sources.

say() { printf '%s: %s\n' "${name:-sobremesa}" "$*" >&2; }
die() { say "$*"; exit 1; }

# ---------------------------------------------------------------- packages
# One function a package manager: prints the packages of the wanted sets (build, spare, test, package, source, systems,
# portability, windows, wine, lint). The program is built without what is spare where it cannot be had.
# Where one does not know a set, what needs it says what it skips.

debian_packages() {
    for set in "$@"; do
        case $set in
        build)
            echo g++ cmake ninja-build ccache nlohmann-json3-dev
            echo qt6-base-dev libqt6sql6-sqlite libqt6opengl6-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-svg-dev
            echo qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
            echo qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
            echo qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-templates
            echo qml6-module-qtquick-dialogs qml6-module-qtquick-controls qml6-module-qtquick-layouts
            echo qml6-module-qt-labs-folderlistmodel
            echo fonts-noto-core fonts-noto-cjk
            ;;
        spare) echo qt6-multimedia-dev qt6-speech-dev qt6-speech-speechd-plugin ;;
        test) echo qml6-module-qttest qml6-module-qt-labs-platform ;;
        package) echo dpkg-dev file gzip ;;
        source) echo debhelper fakeroot ;;
        systems) echo debootstrap imagemagick lintian mandoc ;;
        portability)
            echo clang libc++-dev libc++abi-dev g++-mingw-w64-x86-64-posix wine64 g++-aarch64-linux-gnu qemu-user-static
            ;;
        windows)
            echo gcc make tcl python3 cmake ninja-build ccache dpkg-dev nsis nlohmann-json3-dev libsqlite3-0
            echo g++-mingw-w64-x86-64-posix
            echo qt6-base-dev qt6-base-dev-tools qt6-base-private-dev libqt6opengl6-dev qt6-svg-dev
            echo qt6-declarative-dev qt6-declarative-dev-tools qt6-declarative-private-dev
            echo qt6-shader-baker qt6-shadertools-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
            ;;
        wine) echo wine64 xvfb sqlite3 unzip imagemagick xdotool fonts-noto-core fonts-noto-cjk ;;
        lint)
            echo clang clang-format clang-tidy clazy cppcheck libclang-rt-dev
            echo desktop-file-utils appstream shared-mime-info libxml2-utils file mandoc python3-yaml
            ;;
        esac
    done
}

fedora_packages() {
    for set in "$@"; do
        case $set in
        build)
            echo gcc-c++ cmake ninja-build ccache json-devel
            echo qt6-qtbase-devel qt6-qtdeclarative-devel qt6-qtsvg-devel qt6-qttools-devel qt6-linguist
            echo google-noto-sans-fonts google-noto-serif-fonts google-noto-sans-cjk-fonts google-noto-serif-cjk-fonts
            ;;
        spare) echo qt6-qtmultimedia-devel qt6-qtspeech-devel qt6-qtspeech-speechd ;;
        lint)
            echo clang clang-tools-extra clazy cppcheck compiler-rt
            echo desktop-file-utils appstream shared-mime-info libxml2 file
            ;;
        esac
    done
}

arch_packages() {
    for set in "$@"; do
        case $set in
        build)
            echo gcc cmake ninja ccache nlohmann-json
            echo qt6-base qt6-declarative qt6-svg qt6-tools noto-fonts noto-fonts-cjk
            ;;
        spare) echo qt6-multimedia qt6-speech ;;
        lint) echo clang clazy cppcheck compiler-rt desktop-file-utils appstream shared-mime-info libxml2 file ;;
        esac
    done
}

homebrew_packages() {
    for set in "$@"; do
        case $set in
        build) echo cmake ninja ccache nlohmann-json qt ;;
        lint) echo llvm clazy cppcheck desktop-file-utils shared-mime-info ;;
        esac
    done
}

# ---------------------------------------------------------------- what is missing
# Newer releases put one package into another, which then provides its name.
missing_debian() {
    have=" $(dpkg-query -W -f '${db:Status-Status} ${binary:Package} ${Provides}\n' 2>/dev/null \
        | sed -n 's/^installed //p' | sed 's/([^)]*)//g; s/:[a-z0-9]*//g' | tr ',\n' '  ') "
    for package in "$@"; do
        case $have in *" $package "*) ;; *) echo "$package" ;; esac
    done
}

missing_fedora() {
    for package in "$@"; do
        rpm -q --quiet --whatprovides "$package" || echo "$package"
    done
}

missing_arch() { pacman -T "$@" || true; }

missing_homebrew() {
    have=" $(brew list --formula -1 | tr '\n' ' ') "
    for package in "$@"; do
        case $have in *" $package "*) ;; *) echo "$package" ;; esac
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        die "cannot install without root or sudo; as root: $*"
    fi
}

install_debian() {
    apt='apt-get -q -o DPkg::Lock::Timeout=300'
    # shellcheck disable=SC2086 # the command and its options are separate words
    {
        as_root $apt update || say "the package lists could not be renewed; going on with the old ones"
        as_root env DEBIAN_FRONTEND=noninteractive $apt install -y --no-install-recommends "$@"
    }
}

install_fedora() { as_root dnf install -y --setopt=install_weak_deps=False "$@"; }
install_arch() { as_root pacman -S --needed --noconfirm "$@"; }
install_homebrew() { brew install "$@"; }

package_system() {
    if command -v dpkg-query >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
        echo debian
    elif command -v dnf >/dev/null 2>&1; then
        echo fedora
    elif command -v pacman >/dev/null 2>&1; then
        echo arch
    elif command -v brew >/dev/null 2>&1; then
        echo homebrew
    else
        echo unknown
    fi
}

# Where no package manager is known, only the programs can be looked for; CMake then names a missing library.
name_missing_programs() {
    lacking=''
    for program in cmake ninja c++; do
        command -v "$program" >/dev/null 2>&1 || lacking="$lacking $program"
    done
    if [ -n "$lacking" ]; then
        say "these programs are missing:$lacking"
        die "needed are a C++20 compiler, CMake 3.22, Ninja, nlohmann-json and Qt 6.4 with Qt Quick, Svg and Linguist"
    fi
}

# What newer releases have parted from the packages above, seen once those are there. Without it no card is drawn.
parted_debian() {
    case " $* " in *" build "*) ;; *) return 0 ;; esac
    ls /usr/lib/*/qt6/plugins/imageformats/libqsvg.so >/dev/null 2>&1 || echo qt6-svg-plugins
}

parted_fedora() { :; }
parted_arch() { :; }
parted_homebrew() { :; }

# need build [test] [package] [systems] [portability] [lint]: installs what is missing of these sets and is quick when nothing is.
need() {
    manager=$(package_system)
    if [ "$manager" = unknown ]; then
        name_missing_programs
        return 0
    fi
    # shellcheck disable=SC2046 # lists of package names are meant to be split
    {
        fetch $("missing_$manager" $("${manager}_packages" "$@"))
        fetch $("parted_$manager" "$@")
    }
    case " $* " in *" build "*) spare ;; esac
}

# Asked for once: where it cannot be had nobody waits for it again.
spare() {
    asked=$root/build/spare-asked
    [ ! -e "$asked" ] || return 0
    mkdir -p "$root/build"
    : > "$asked"
    # shellcheck disable=SC2046 # lists of package names are meant to be split
    (fetch $("missing_$manager" $("${manager}_packages" spare))) || say "going on without sounds, or without the system's own voice"
}

# The installer must not read from our caller's input, nor write where a caller expects results.
fetch() {
    [ $# -gt 0 ] || return 0
    say "installing $*"
    "install_$manager" "$@" </dev/null >&2 || die "could not install: $*"
}

# ---------------------------------------------------------------- build
processors() { getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2; }

# configure PRESET [CMAKE-ARGUMENT...]: only when needed; afterwards ninja itself notices changed CMake files.
configure() {
    preset=$1
    shift
    if [ -f "$root/build/$preset/build.ninja" ] && [ $# = 0 ]; then
        return 0
    fi
    if command -v ccache >/dev/null 2>&1; then
        set -- -DCMAKE_CXX_COMPILER_LAUNCHER=ccache "$@"
    fi
    (cd "$root" && cmake --preset "$preset" "$@")
}

# build PRESET [TARGET...]
build() {
    preset=$1
    shift
    [ $# = 0 ] || set -- --target "$@"
    # The cache knows what a precompiled header stands for; it is told that nothing in it tells the time.
    CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros \
        cmake --build "$root/build/$preset" --parallel "$(processors)" "$@"
}
