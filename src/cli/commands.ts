import type { Command } from 'commander'

/**
 * The commands of `postproof`, in the order in which they are listed. A command is loaded when it is called: what it needs takes
 * up to a second, and help none of it.
 */

type Entry = {
  about: string
  /** Adds it, and the others of its file. */
  load(): Promise<(program: Command) => void>
}

const checkers = () => import('./checkers.ts').then((file) => file.addCheckerCommands)
const snapshots = () => import('./snapshot.ts').then((file) => file.addSnapshotCommands)

export const commands: Record<string, Entry> = {
  test: {
    about: 'test an email file and print the report',
    load: () => import('./test.ts').then((file) => file.addTestCommand),
  },
  lint: {
    about: 'check email templates (HTML, MJML, .eml) offline',
    load: () => import('./lint.ts').then((file) => file.addLintCommand),
  },
  inbox: {
    about: 'catch the mail that an application sends, and report on each',
    load: () => import('./inbox.ts').then((file) => file.addInboxCommand),
  },
  mcp: {
    about: 'offer the checks to an AI assistant (Model Context Protocol, on standard input and output)',
    load: () => import('./mcp.ts').then((file) => file.addMcpCommand),
  },
  domain: {
    about: 'check everything about a domain and list what to publish',
    load: () => import('./domain.ts').then((file) => file.addDomainCommand),
  },
  spf: { about: 'check the SPF record of a domain', load: checkers },
  dkim: { about: 'check the DKIM keys of a domain', load: checkers },
  dmarc: { about: 'check the DMARC policy of a domain', load: checkers },
  bimi: { about: 'check the BIMI logo of a domain', load: checkers },
  'mta-sts': { about: 'check the MTA-STS policy of a domain', load: checkers },
  'tls-rpt': { about: 'check the TLS reporting record of a domain', load: checkers },
  'domain-blacklist': { about: 'check a domain against the blacklists', load: checkers },
  'email-blacklist': { about: 'check an email address against the blacklists', load: checkers },
  'ip-blacklist': { about: 'check an IP address against the blacklists', load: checkers },
  verify: {
    about: 'find out whether an email address accepts mail',
    load: () => import('./verify.ts').then((file) => file.addVerifyCommand),
  },
  reports: {
    about: 'read DMARC, TLS and failure reports',
    load: () => import('./reports.ts').then((file) => file.addReportsCommand),
  },
  send: {
    about: 'send an email file to a test address of a running instance',
    load: () => import('./send.ts').then((file) => file.addSendCommand),
  },
  placement: {
    about: 'see where email lands in the seed mailboxes of an instance',
    load: () => import('./placement.ts').then((file) => file.addPlacementCommand),
  },
  seeds: {
    about: 'manage the seed mailboxes of a running instance',
    load: () => import('./seeds.ts').then((file) => file.addSeedsCommand),
  },
  admin: {
    about: 'look after an instance on its machine: accounts, codes, use, failures, announcements',
    load: () => import('./admin.ts').then((file) => file.addAdminCommand),
  },
  backup: { about: 'save everything of an instance to one file, even while it runs', load: snapshots },
  restore: {
    about: 'restore a backup into an empty data folder or an empty PostgreSQL database',
    load: snapshots,
  },
  copy: {
    about: 'copy the embedded database of a stopped instance into an empty PostgreSQL database',
    load: snapshots,
  },
  spool: {
    about: 'inspect the mail that was accepted but is not stored yet',
    load: () => import('./spool.ts').then((file) => file.addSpoolCommand),
  },
  completion: {
    about: 'print what makes a shell complete commands and options (bash, zsh, fish)',
    load: () => import('./completion.ts').then((file) => file.addCompletionCommand),
  },
  manual: {
    about: 'print the manual page',
    load: () => import('./manual.ts').then((file) => file.addManualCommand),
  },
  secret: {
    about: 'manage the secret of this instance, while it is stopped',
    load: () => import('./instance-secret.ts').then((file) => file.addSecretCommand),
  },
}

/** Those that are part of the program itself. */
export const plainCommands = {
  serve: 'start the site and the mail receiver (like npm start, without building)',
  settings: 'print every setting with its default',
}
