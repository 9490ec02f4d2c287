# SPDX-License-Identifier: MIT
#
# What the scripts beside this one count with; to be sourced. Instructions are counted by valgrind, which must be
# installed: the figures repeat exactly and do not depend on what else the machine is doing. The count of N games is
# taken from that of 2 N, so that starting the program costs nothing.

programs_in() { # FOLDER PROGRAM...: from here on they are run there
  folder=$1
  shift
  command -v valgrind >/dev/null || { echo 'there is no valgrind' >&2; exit 1; }
  for program in "$@"; do
    [ -x "$folder/$program" ] || { echo "there is no program $folder/$program: cmake --workflow --preset release builds it" >&2; exit 1; }
  done
}

instructions() { # PROGRAM ARGUMENTS...
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$folder/$1" "${@:2}" 2>&1 | sed -n 's/.*Collected : //p'
}

games_to_count() {
  case $1 in
  tic_tac_toe | connect_four) echo 20000 ;;
  *) echo 500 ;;
  esac
}

per_game() { # GAME HOW: of the games that are also written by hand
  local program=classics n
  n=$(games_to_count "$1")
  [ "$1" != fertility ] || program=fertility
  calculate %.1f "($(instructions $program --play "$1" "$2" $((2 * n))) - $(instructions $program --play "$1" "$2" "$n")) / $n"
}

calculate() { awk "BEGIN { printf \"$1\", $2 }"; } # FORMAT EXPRESSION
