# The entry of LocalMind in this user's menu. Sourced after packaging/setup.sh, with $root set; needs bash.

applications="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
icons="${XDG_DATA_HOME:-$HOME/.local/share}/icons/hicolor/scalable/apps"
entry="$applications/localmind.desktop"

# Prints $1 as an argument of a desktop entry's command: in quotes, its special characters escaped, twice as the
# value itself is a string with escapes.
quoted() {
    local text=$1
    text=${text//\\/\\\\\\\\}
    text=${text//\"/\\\\\"}
    text=${text//\`/\\\\\`}
    text=${text//\$/\\\\\$}
    text=${text//%/%%}
    printf '"%s"' "$text"
}

# Tells the desktop that entries have changed, where it does not look by itself.
refresh_menu() {
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$applications" || true; fi
}

menu_on() {
    local line command
    command=$(quoted "$root/packaging/run")
    mkdir -p "$applications" "$icons"
    cp "$root/resources/icons/localmind.svg" "$icons/localmind.svg"
    while IFS= read -r line; do
        if [ "$line" = 'Exec=@run@ %F' ]; then line="Exec=$command %F"; fi
        printf '%s\n' "$line"
    done <"$root/packaging/localmind.desktop" >"$entry.draft"
    mv "$entry.draft" "$entry"
    refresh_menu
    say "LocalMind is in your menu, and under \"Open with\" of the files that it reads. To remove it: packaging/run --menu off"
}

menu_off() {
    rm -f "$entry" "$icons/localmind.svg"
    refresh_menu
    say "LocalMind is no longer in your menu."
}
