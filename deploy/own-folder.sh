#!/bin/sh
# deploy/own-folder.sh COMMAND...: runs it with a data folder that no other process has: DATA_DIR, or DATA_DIR-2,
# DATA_DIR-3 and so on. The kernel says who has which, so that the next process takes over what a killed one left in its
# spool. Keys are those of DATA_DIR.
set -eu
base=$DATA_DIR
number=1
while [ "$number" -le 64 ]; do
  folder=$base
  [ "$number" -eq 1 ] || folder=$base-$number
  mkdir -p -m 700 "$folder"
  exec 9>"$folder/taken"
  if flock --nonblock 9; then
    for key in secret seed-key; do
      if [ "$folder" != "$base" ] && [ -f "$base/$key" ]; then cp -p "$base/$key" "$folder/$key"; fi
    done
    DATA_DIR=$folder
    export DATA_DIR
    exec "$@"
  fi
  number=$((number + 1))
done
echo "All 64 data folders beside $base are in use." >&2
exit 1
