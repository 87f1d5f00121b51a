/**
 * The guides in the order in which an operator meets them, on one machine. `before` is what a guide takes for granted and
 * does not tell, such as a mail server that is there already.
 */
export const walk: { guide: string; before?: string }[] = [
  {
    guide: 'docs/en/operate/deploy.md',
    // The certificate of an authority that this machine believes.
    before: `
      openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=mailtest.example.org \\
        -addext subjectAltName=DNS:mailtest.example.org \\
        -keyout /etc/ssl/private/mailtest.key -out /etc/ssl/certs/mailtest.pem 2>/dev/null
      cat /etc/ssl/certs/mailtest.pem >> /etc/ssl/certs/ca-certificates.crt
      install -d /etc/nginx/conf.d`,
  },
  { guide: 'docs/en/operate/monitoring.md' },
  { guide: 'docs/en/operate/backup.md' },
  { guide: 'docs/en/operate/upgrading.md' },
  {
    guide: 'docs/en/operate/postgresql.md',
    // `apt install postgresql` leaves a running server.
    before: `
      bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
      install -d -o postgres -g postgres /var/run/postgresql /srv/postgresql
      runuser -u postgres -- $bin/initdb --pgdata /srv/postgresql --auth-host scram-sha-256 --auth-local peer >/dev/null
      runuser -u postgres -- $bin/pg_ctl --wait --pgdata /srv/postgresql --log /srv/postgresql/log start >/dev/null`,
  },
]
