import { type RecordKind, recordKindNames } from '@postproof/records/kinds'

/** The checkers and the parts of a domain report by name. Pages import it: it brings no schemas. */

export const recordCheckers: readonly RecordKind[] = recordKindNames
export const blacklistCheckers = ['domain-blacklist', 'email-blacklist', 'ip-blacklist'] as const
export type RecordChecker = RecordKind
export type BlacklistChecker = (typeof blacklistCheckers)[number]
export type Checker = RecordChecker | BlacklistChecker
/** What has a page among the checkers: each checker, and the report of a whole domain. */
export type CheckerPage = Checker | 'domain'

/** The sections of a domain report, in the order in which they are shown; a kind of record without a place comes last. */
const placed = [
  ...(['spf', 'dkim', 'dmarc', 'mx', 'mail-servers', 'mta-sts', 'tls-rpt', 'bimi'] as const),
  ...(['dnssec', 'nameservers', 'dangling', 'blacklists', 'age', 'look-alikes'] as const),
] as const
export type DomainSection = (typeof placed)[number] | RecordKind
export const domainSections: readonly DomainSection[] = [
  ...placed,
  ...recordKindNames.filter((kind) => !placed.some((section) => section === kind)),
]

/** Without an answer about these there is no verdict: they decide whether mail arrives and who may send. */
export const decidingSections: readonly DomainSection[] = ['spf', 'dmarc', 'mx']
