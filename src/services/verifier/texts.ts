import type { Reason } from '#contract/verifier.ts'
import type { Language } from '#engines/language.ts'
import type { NotAskedWhy } from '#engines/verifier/mailbox/gate.ts'
import { auditTextsIn } from '#engines/verifier/self-audit/texts.ts'
import type { DomainStatus } from '#engines/verifier/types.ts'
import type { VerdictReason } from '#engines/verifier/verdict.ts'
import type { ServerOff } from '#storage/verification-facts.ts'
import type { ConsumerProvider } from '../../../data/verifier/consumer-providers.ts'
import { germanVerifierWords } from './texts-de.ts'

/** The words of a verification that the engine's own tables do not hold. */
export type VerifierWords = {
  language: Language
  /** What to do, by what decided. */
  advice: Record<VerdictReason, string>
  domain: Record<DomainStatus, string>
  notAsked: Record<Exclude<NotAskedWhy, 'off'>, string>
  optedOut: string
  off: Record<ServerOff['why'], string>
  meant(suggestion: string): string
  /** Of 100 such mailboxes, how many exist. */
  likely(percent: number): string
  dnsError(type: string, name: string, outcome: string): string
  titles: Record<CheckId, string>
  readAs(address: string): string
  notDisposable: string
  noRole: string
  free: string
  /** The mail server that is asked first. */
  first(host: string, provider: string | null): string
  accepted: string
  askedAs(address: string): string
  catchAll: Record<'unknown' | 'yes' | 'no', string>
  /** IP versions: of their addresses, and the one asked over. */
  otherVersion(theirs: string, ours: string): string
  /** What the answer of a large consumer provider is worth. */
  worth: Record<ConsumerProvider['worth'], (name: string, date: string) => string>
  connected(address: string): string
  madeUp: string
}

export type CheckId =
  | 'syntax'
  | 'opted-out'
  | 'disposable'
  | 'role'
  | 'relay'
  | 'free'
  | 'domain'
  | 'mailbox'
  | 'catch-all'

/** The engine's reason under its name in the API. */
export const reasonCode = (reason: VerdictReason): Reason =>
  reason === 'not_asked' ? 'mailbox_not_asked' : reason

const confirmation = 'Send one confirmation mail and see whether the person answers.'

const english: VerifierWords = {
  language: 'en',
  advice: {
    accepted_email: 'Write to it.',
    invalid_email: 'Ask for the address again.',
    invalid_domain: 'Do not write to it; look for a mistyping.',
    no_mx: 'Do not write to it; look for a mistyping.',
    null_mx: 'Do not write to it; ask for another address.',
    unroutable: 'Do not write to it; ask for another address.',
    no_mailbox: 'Do not write to it; look for a mistyping before the @.',
    bounced: 'Do not write to it: your own mail came back.',
    mailbox_full: 'Try in some days. If mail still bounces then, the mailbox is abandoned.',
    mailbox_disabled: 'Do not write to it; ask for another address.',
    catch_all: confirmation,
    catch_all_unknown: confirmation,
    disposable: 'It will soon be gone. Ask for a lasting address where that matters to you.',
    role: 'Fine for a question; ask a person before you send a newsletter there.',
    possible_typo: 'Ask the person which of the two is right.',
    restricted: 'Try again later.',
    greylisted: 'It is asked again by itself; nothing is wrong with the address so far.',
    blocked_by_receiver: confirmation,
    temporary_error: 'Try again later.',
    unclear_reply: confirmation,
    timeout: 'Try again later.',
    disconnected: 'Try again later.',
    no_connection: 'Try again later.',
    utf8_not_offered: 'Ask for an address in plain letters as well.',
    dns_unavailable: 'Try again later.',
    provider_unverifiable: confirmation,
    opted_out: confirmation,
    not_asked: confirmation,
  },
  domain: {
    mail: 'The domain has mail servers.',
    'null-mx': 'The domain says that it takes no mail at all (a null MX record, RFC 7505).',
    'no-domain': 'The domain does not exist.',
    'no-mail-host': 'The domain exists, but has no mail server and no address.',
    unreachable: 'The mail servers of this domain have no address that can be reached from the internet.',
    'no-data': 'The name servers could not be asked. This says nothing about the domain.',
  },
  notAsked: {
    'no-mail': 'There is no mail server to ask.',
    'provider-unverifiable': 'This provider does not let anyone check single addresses, so it was not asked.',
    'accounts-only':
      'This provider is asked only for accounts of this site, and only as often as its operator allows.',
    crowded: 'More is asked of this provider just now than this site allows. Ask again later.',
    'opted-out': 'This mailbox is not asked for: every domain must have it, or somebody asked us not to.',
    'backing-off': 'The mail server wants fewer questions from us, so it is left alone for a while.',
  },
  optedOut: 'Somebody asked that this address or domain not be verified here.',
  off: {
    'switched-off': 'Asking mail servers is switched off here. Spelling, lists and domain are checked.',
    'not-wanted': 'Asking the mail server was not wanted.',
    auditing: 'This server is still checking whether it may ask mail servers. Try again in a minute.',
    identity: 'Mail servers are not asked: the name this server would give is not its own.',
    audit: 'Mail servers are not asked until this server is in order.',
  },
  likely: (percent) =>
    `By its name and its domain we estimate that about ${percent} of 100 such mailboxes exist; the reasons stand below.`,
  meant: (suggestion) => `Probably ${suggestion} was meant.`,
  dnsError: (type, name, outcome) => `The ${type} records of ${name} could not be asked for (${outcome}).`,
  titles: {
    syntax: 'Spelling',
    'opted-out': 'Opt-out',
    disposable: 'Throw-away address',
    role: 'Kind of address',
    relay: 'Forwarding',
    free: 'Free provider',
    domain: 'Domain',
    mailbox: 'Mailbox',
    'catch-all': 'Made-up names',
  },
  readAs: (address) => `Read as ${address}.`,
  notDisposable: 'The domain is in no list of throw-away addresses.',
  noRole: 'The name before the @ is not that of a function.',
  free: 'Anyone can have a mailbox there.',
  first: (host, provider) => `First: ${host}${provider ? `, ${provider}` : ''}.`,
  accepted: 'The server accepts this recipient.',
  askedAs: (address) => `It was asked as ${address}.`,
  catchAll: {
    unknown: 'Whether the server takes any name could not be found out.',
    yes: 'The server takes every name, so its yes means little.',
    no: 'The server refuses names that do not exist.',
  },
  worth: {
    both: (name, date) => `${name} takes mailboxes that exist and refuses the others (as of ${date}).`,
    refusals: (name, date) =>
      `${name} takes nearly every name at first and refuses later: only its no says something (as of ${date}).`,
  },
  otherVersion: (theirs, ours) =>
    `The mail servers of this domain have ${theirs} addresses only, and this server asks over ${ours}. This says nothing about the mailbox.`,
  connected: (address) => `to ${address}, port 25`,
  madeUp: 'a made-up name',
}

const words: Record<Language, VerifierWords> = { en: english, de: germanVerifierWords }

export const verifierWordsIn = (language: Language): VerifierWords => words[language]

/** Why no mail server is asked, in one sentence or more. */
export function offText(off: ServerOff, { language, off: sentences }: VerifierWords): string {
  if (off.why !== 'audit') return sentences[off.why]
  const problems = off.findings.map(({ id, code }) => problem(id, code, language))
  return `${sentences.audit} ${problems.join(' ')}`.trim()
}

function problem(id: string, code: string, language: Language): string {
  const entry = auditTextsIn(language)[id]
  return entry ? `${entry.title}: ${entry.codes[code] ?? code}` : `${id}: ${code}`
}
