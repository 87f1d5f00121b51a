import { administrator, certificate, dovecot, postgresql, prometheus, units } from './surroundings.ts'

/**
 * The guides in the order in which an operator meets them, on one machine. `before` is what a guide takes for granted and
 * does not tell, such as a mail server that is there already; `after` looks at what it left behind.
 */
export const walk: { guide: string; before?: string; after?: string }[] = [
  { guide: 'docs/en/operate/deploy.md', before: certificate, after: units },
  { guide: 'docs/en/operate/monitoring.md', before: prometheus },
  { guide: 'docs/en/operate/backup.md' },
  { guide: 'docs/en/operate/keys.md' },
  { guide: 'docs/en/operate/upgrading.md' },
  { guide: 'docs/en/operate/seed-mailboxes.md', before: `${dovecot}\n${administrator}` },
  { guide: 'docs/en/operate/accounts.md' },
  { guide: 'docs/en/operate/site.md' },
  { guide: 'docs/en/operate/postgresql.md', before: postgresql },
  { guide: 'docs/en/operate/verifier.md' },
  { guide: 'docs/en/operate/kubernetes.md' },
]
