#!/bin/sh
# /usr/local/bin/postproof: the command line of an installation under systemd, as its user and with its settings. For root.
set -eu
export DATA_DIR="${DATA_DIR:-/var/lib/postproof}"
# Lines as systemd reads them: they are no shell. What is set already goes before.
while IFS= read -r line || [ -n "$line" ]; do
  case $line in [A-Z]*=*) ;; *) continue ;; esac
  name=${line%%=*}
  value=${line#*=}
  case $value in \"*\") value=${value#\"} value=${value%\"} ;; esac
  if ! printenv "$name" >/dev/null; then export "$name=$value"; fi
done </etc/postproof.env
export HOME=/var/lib/postproof
exec setpriv --reuid=postproof --regid=postproof --init-groups \
  /opt/postproof/node_modules/.bin/node /opt/postproof/src/cli.ts "$@"
