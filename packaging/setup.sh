# The set-up that packaging/run and packaging/test share. Sourced, with $root set; needs bash.

venv="$root/.venv"
lock="$root/packaging/lock.txt"

# Without kept bytecode every start, and every process that reads or embeds, would compile the whole program anew.
unset PYTHONDONTWRITEBYTECODE

# Shared library, and the Debian package that brings it: what Qt's wheels leave to the system.
qt_libraries="
libEGL.so.1 libegl1
libGL.so.1 libgl1
libglib-2.0.so.0 libglib2.0-0
libX11-xcb.so.1 libx11-xcb1
libxkbcommon.so.0 libxkbcommon0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-image.so.0 libxcb-image0
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-randr.so.0 libxcb-randr0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-shape.so.0 libxcb-shape0
libxcb-sync.so.1 libxcb-sync1
libxcb-xfixes.so.0 libxcb-xfixes0
libxcb-xinerama.so.0 libxcb-xinerama0
libxcb-xkb.so.1 libxcb-xkb1
"

say() { printf '%s\n' "$*" >&2; }

die() { say "$*"; exit 1; }

# Prints the first Python of at least 3.11; 3.11 itself first, since the lock was made with it.
find_python() {
    local candidate
    for candidate in python3.11 python3 python3.12 python3.13; do
        if command -v "$candidate" >/dev/null &&
            "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    return 1
}

has_font() {
    local folder
    for folder in /usr/share/fonts /usr/local/share/fonts "${HOME:-/}/.fonts" "${HOME:-/}/.local/share/fonts"; do
        if [ -n "$(find -L "$folder" -name '*.[to]t[fc]' -print -quit 2>/dev/null)" ]; then return; fi
    done
    return 1
}

# Prints the packages that this Linux machine lacks, and nothing elsewhere.
missing_packages() {
    local known library package
    known=$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p 2>/dev/null) || return 0
    while read -r library package; do
        if [ -n "$library" ] && [[ "$known" != *"$library "* ]]; then printf '%s ' "$package"; fi
    done <<<"$qt_libraries"
    if ! has_font; then printf 'fonts-dejavu-core '; fi
    if ! "$(find_python || echo false)" -c 'import ensurepip, venv' 2>/dev/null; then printf 'python3-venv '; fi
}

# Runs apt-get with the packages given, as root or by a sudo that asks for no password.
apt_install() {
    local as_root=()
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" -ne 0 ]; then
        sudo -n true 2>/dev/null || return 1
        as_root=(sudo -n)
    fi
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    set -- install -y -q --no-install-recommends -o DPkg::Lock::Timeout=120 "$@"
    "${as_root[@]}" apt-get "$@" >&2 2>/dev/null || { "${as_root[@]}" apt-get update -q >&2 && "${as_root[@]}" apt-get "$@" >&2; }
}

# What cannot be installed is named, and the set-up goes on: the command line needs none of it.
set_up_system() {
    local missing
    missing=$(missing_packages)
    [ -n "$missing" ] || return 0
    say "Installing the system packages that are missing: $missing"
    # shellcheck disable=SC2086 # one word per package
    apt_install $missing >&2 || say "These could not be installed here; without them the window may not open:" \
        "    sudo apt-get install $missing"
}

# The identity of what is to be installed: lock, declared dependencies, and the extras in $1.
wanted_stamp() { cat "$lock" "$root/pyproject.toml" <(printf '%s' "$1") | cksum; }

is_installed() { [ "$(cat "$venv/stamp$1" 2>/dev/null)" = "$(wanted_stamp "$1")" ] && is_at_home; }

# A virtual environment cannot be moved: it must have been made for this very folder, and its Python must still run.
is_at_home() { grep -qF -- "$venv" "$venv/pyvenv.cfg" 2>/dev/null && "$venv/bin/python" -c '' 2>/dev/null; }

# Installs the pinned set with the extras in $1 ("" or "[test]"); from the folder $2, without a network, if given.
set_up_python() {
    local python source=()
    python=$(find_python) || die "Python 3.11 or later is needed: install python3.11 and its venv module."
    if [ -n "$2" ]; then source=(--no-index --find-links "$(cd "$2" && pwd)"); fi
    # A link to the environment of another folder goes, and that environment stays.
    if [ -L "$venv" ] && [ -e "$venv/pyvenv.cfg" ] && ! is_at_home; then rm "$venv"; fi
    is_at_home || "$python" -m venv --clear "$venv" || die "No virtual environment could be made: install python3-venv."
    rm -f "$venv"/stamp*
    say "Installing the Python packages into .venv (2.7 GB, some minutes)."
    # pip's temporary files go beside the environment: the whole set overflows a small /tmp.
    mkdir -p "$venv/tmp"
    (
        unset PYTHONHOME PYTHONPATH PIP_TARGET PIP_PREFIX PIP_ROOT
        export PIP_USER=0 PIP_REQUIRE_HASHES=0 PIP_NO_INPUT=1 PIP_DISABLE_PIP_VERSION_CHECK=1 TMPDIR="$venv/tmp"
        export PIP_DEFAULT_TIMEOUT="${PIP_DEFAULT_TIMEOUT:-60}" PIP_NO_COMPILE=1
        cd "$root" && "$venv/bin/python" -m pip install "${source[@]}" -c packaging/lock.txt -e ".$1" >&2
    ) || die "The Python packages could not be installed; pip says why above. Run the same command again to go on."
    rm -rf "$venv/tmp"
    # pip would compile with one core. Some packages bring files of another Python, which are left out.
    "$venv/bin/python" -m compileall -q -q -j 0 "$venv/lib" || true
    # The test set holds the other one.
    wanted_stamp "" >"$venv/stamp"
    wanted_stamp "$1" >"$venv/stamp$1"
}

# Brings system and .venv to the state that the extras in $1 need. Takes no time when they are there.
set_up() {
    is_installed "$1" && return
    set_up_system
    set_up_python "$1" "$2"
}
