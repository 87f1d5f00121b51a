import type { Command } from 'commander'

/**
 * The commands of `postproof` for people who test, in the order of the list; the packed command has these only. Each is loaded when
 * it is called: its imports take up to a second, and help needs none of them.
 */

export type Commands = Record<string, Entry>
type Entry = {
  about: string
  /** Adds it, and the others of its file. `all`: every command there is, for those that speak of them. */
  load(): Promise<(program: Command, all: Commands) => void>
}

const checkers = () => import('./checkers.ts').then((file) => file.addCheckerCommands)

export const commands: Commands = {
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
  completion: {
    about: 'print what makes a shell complete commands and options (bash, zsh, fish)',
    load: () => import('./completion.ts').then((file) => file.addCompletionCommand),
  },
  manual: {
    about: 'print the manual page',
    load: () => import('./manual.ts').then((file) => file.addManualCommand),
  },
  settings: {
    about: 'print every setting with its default',
    load: () => import('./settings.ts').then((file) => file.addSettingsCommand),
  },
}

/** Names of the commands that look after an instance; `instance-commands.ts` has them. */
export const instanceNames = [
  ...(['serve', 'seeds', 'admin', 'backup', 'restore', 'copy', 'spool', 'secret'] as const),
]
