import { root as project } from './blocks.ts'

/** What the guides take for granted, as commands of a shell on the clean machine. */

/** Packages that lie there, of which none starts a service: a guide does, or what stands below. */
export const installed = `
export DEBIAN_FRONTEND=noninteractive
printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d && chmod 755 /usr/sbin/policy-rc.d
find /srv/packages -name '*.deb' -exec dpkg --install --force-confdef {} + > /dev/null`

/** The certificate of an authority that this machine believes, and the folders of programs that are not there. */
export const certificate = `
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=mailtest.example.org \\
  -addext subjectAltName=DNS:mailtest.example.org \\
  -keyout /etc/ssl/private/mailtest.key -out /etc/ssl/certs/mailtest.pem 2>/dev/null
cat /etc/ssl/certs/mailtest.pem >> /etc/ssl/certs/ca-certificates.crt
if id caddy >/dev/null 2>&1; then chgrp caddy /etc/ssl/private /etc/ssl/private/mailtest.key; fi
chmod g+x /etc/ssl/private && chmod g+r /etc/ssl/private/mailtest.key
install -d /etc/nginx/conf.d /etc/caddy /etc/prometheus`

/** What systemd itself finds wrong with the units. */
export const units = `
systemd-analyze verify /etc/systemd/system/postproof*.* > /tmp/units 2>&1
if grep postproof /tmp/units; then exit 1; fi`

/** The unit of Debian wants a user namespace, which a service cannot have on this machine within a machine. */
export const prometheus = `
install -d /etc/systemd/system/prometheus.service.d
printf '[Service]\\nPrivateUsers=no\\n' > /etc/systemd/system/prometheus.service.d/here.conf
systemctl daemon-reload`

/** `apt install postgresql` leaves a running server. */
export const postgresql = `
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
install -d -o postgres -g postgres /var/run/postgresql /srv/postgresql
runuser -u postgres -- $bin/initdb --pgdata /srv/postgresql --auth-host scram-sha-256 --auth-local peer >/dev/null
runuser -u postgres -- $bin/pg_ctl --wait --pgdata /srv/postgresql --log /srv/postgresql/log start >/dev/null`

/** A provider of mailboxes, where Dovecot is installed; the instance may reach it, for it is on this machine. */
export const dovecot = `
if command -v doveadm > /dev/null; then
  home=/srv/seeds
  install -d $home && install -d -o mail $home/home
  echo 'ada@seeds.example.org:{PLAIN}correct-horse' > $home/users
  case $(dovecot --version) in
    2.3.*) conf=tests/peers/dovecot/dovecot.conf ;;
    *) conf=tests/guides/dovecot-2.4.conf ;;
  esac
  sed -e "s|HOME|$home|g" -e 's|IMAP_PORT|1143|' -e 's|LMTP_PORT|1124|' -e 's/^protocols = .*/protocols = imap/' \\
    ${project}/$conf > $home/dovecot.conf
  dovecot -c $home/dovecot.conf > /dev/null 2>&1
fi
echo ALLOW_PRIVATE_NETWORKS=on >> /etc/postproof.env
systemctl restart postproof
curl --silent --retry 60 --retry-delay 1 --retry-all-errors --fail http://127.0.0.1:3000/readyz`

/** The first administrator, who registers by the link of the log and makes an API key. */
export const administrator = `
site=http://127.0.0.1:3000
link=$(journalctl --unit postproof | grep --only-matching 'become-admin/[^ ]*' | tail -n 1)
cookie=$(curl --silent --dump-header - --output /dev/null $site/$link | sed -n 's/^set-cookie: \\([^;]*\\).*/\\1/Ip' | tail -n 1)
call() { curl --silent --show-error --fail-with-body --header "Origin: $site" "$@"; }
token=$(call --header "Cookie: $cookie" $site/api/register --json '{"name": "Ada", "email": "ada@example.org",
  "password": "a long and quiet morning", "password_confirmation": "a long and quiet morning", "terms": true}' |
  sed -n 's/.*"api_token":"\\([^"]*\\)".*/\\1/p')
call --header "Authorization: Bearer $token" $site/api/profile/api-keys \\
  --json '{"name": "seeds", "scopes": ["admin"]}' > /root/made
sed -n 's/.*"api_key":"\\([^"]*\\)".*/\\1/p' /root/made > /root/api-key
test -s /root/api-key || { cat /root/made; exit 1; }`
