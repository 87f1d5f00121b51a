import type { AddressClass } from '@postproof/engine/addresses'
import type { DnsAnswer, DnsOutcome } from '@postproof/engine/world'
import type { Category, Diagnosis, SmtpCode } from './syntax/diagnoses.ts'

/** What the verifier finds out without asking a mail server: spelling, lists, typing mistakes, domain. */

/** `ascii`: RFC 5321 and 5322 as they are. `eai`: with the letters of RFC 6531 and internationalized domains. */
export type SyntaxMode = 'ascii' | 'eai'

export type SyntaxFinding = {
  diagnosis: Diagnosis
  /** Where it was found, in UTF-16 code units from 0; the length of the text when something is missing at its end. */
  at: number
}

export type Syntax = {
  mode: SyntaxMode
  /** The worst finding, `VALID` when there is none. */
  diagnosis: Diagnosis
  number: number
  category: Category
  smtp: SmtpCode
  /** The place of the worst finding; null when there is none. */
  at: number | null
  /** Everything found, in the order of reading, each diagnosis once. */
  findings: SyntaxFinding[]
  /** Three answers to "is it valid": as it stands in an SMTP envelope; plainly; by the widest rules. */
  readings: { envelope: boolean; plain: boolean; broad: boolean }
  /** The parts without comments and folds; null when the text is not an address even by the widest rules. */
  local: string | null
  domain: string | null
  /** The domain in lower case and A-labels (UTS 46); null for address literals and names the DNS cannot hold. */
  domainAscii: string | null
  /** The local part has letters outside ASCII: only servers that offer SMTPUTF8 can be asked (RFC 6531, 3.1). */
  needsSmtpUtf8: boolean
}

/** One address for all spellings that reach the same mailbox. Compare with it; send to what the person typed. */
export type Normalized = {
  address: string
  /** The mailbox provider whose rules were used; null when only the general rules apply. */
  provider: string | null
  /** What was done, in order. */
  steps: NormalizationStep[]
}

/**
 * - `quotes`: quotation marks and backslashes that mean nothing are gone. `unicode`: NFC form.
 * - `domain-case`, `idn`: domain in lower case, in A-labels. `case`: local part in lower case.
 * - `tag`: what follows the provider's tag sign is gone. `ignored-signs`: dots and the like that it ignores.
 * - `subdomain`: user.provider.example became user@. `domain-alias`: another name of the same mail system.
 */
export type NormalizationStep =
  | 'quotes'
  | 'unicode'
  | 'domain-case'
  | 'idn'
  | 'case'
  | 'tag'
  | 'ignored-signs'
  | 'subdomain'
  | 'domain-alias'

/** A list as it lies in `data/verifier`. */
export type ListInfo = {
  id: string
  name: string
  version: string
  /** YYYY-MM-DD of the data, as far as its maker tells; else of the package. */
  date: string
  licence: string
  origin: string
  entries: number
}

/** An entry that applies, and the list it stands in. `subdomain`: the entry is a domain above the one asked about. */
export type ListHit = { list: string; entry: string; by: 'exact' | 'subdomain' }

export type ListFlags = {
  /**
   * `high`: in a list that is tended. `old`: only in a list with a long tail of dead names. Null: in none.
   * A forwarding alias is never disposable.
   */
  disposable: 'high' | 'old' | null
  disposableHits: ListHit[]
  /** A forwarding service that keeps the mailbox behind it secret. */
  relay: (ListHit & { service: string }) | null
  free: ListHit | null
  role: (ListHit & { kind: string }) | null
}

/** Who runs the mail hosts. */
export type MailProvider = {
  id: string
  name: string
  /** `gateway`: filters in front of a system that cannot be seen. `forwarding`: hands on to other mailboxes. */
  kind: 'mailbox' | 'business' | 'hosting' | 'gateway' | 'forwarding'
}

export type MailHostAddress = {
  ip: string
  class: AddressClass
  /** May be connected to: public, or allowed by a setting for tests. */
  usable: boolean
}

/**
 * - `usable`: has an address that may be connected to.
 * - `private`: all addresses are loopback, private, documentation or otherwise not public.
 * - `no-address`: the name has none. `local-name`: localhost and the like. `ip-literal`: an address where RFC 5321,
 *   5.1 wants a name; nothing was asked. `bad-name`: no name that could be asked.
 * - `no-data`: could not be asked. `not-asked`: beyond the bound of hosts.
 */
export type MailHostState =
  | 'usable'
  | 'private'
  | 'no-address'
  | 'local-name'
  | 'ip-literal'
  | 'bad-name'
  | 'no-data'
  | 'not-asked'

export type MailHost = {
  /** Lower case, without the trailing dot. */
  host: string
  /** The preference of its MX record; 0 for the domain itself. */
  priority: number
  state: MailHostState
  addresses: MailHostAddress[]
  /** Where a CNAME leads, which RFC 2181, 10.3 forbids for mail hosts; null without one. */
  cname: string | null
  provider: MailProvider | null
  /** Registrable domain of the host: one operator's hosts share it. */
  operator: string
}

/**
 * - `mail`: at least one host may be asked. `null-mx`: says it takes no mail (RFC 7505).
 * - `no-domain`: the name does not exist. `no-mail-host`: it exists, without MX, A and AAAA.
 * - `unreachable`: every mail host is private, without address or misnamed.
 * - `no-data`: the DNS could not be asked; says nothing about the domain.
 */
export type DomainStatus = 'mail' | 'null-mx' | 'no-domain' | 'no-mail-host' | 'unreachable' | 'no-data'

export type DomainFacts = {
  /** As asked: A-labels, lower case. */
  domain: string
  status: DomainStatus
  /** In the order in which they are to be tried. */
  mx: MailHost[]
  nullMx: boolean
  /** Without MX the domain itself is the mail host (RFC 5321, 5.1). */
  addressFallback: boolean
  /** Of the first host. */
  provider: MailProvider | null
  /** The question that could not be answered; null when all were. */
  error: { name: string; type: DnsAnswer['type']; outcome: DnsOutcome } | null
  /** Seconds these facts hold, the least of all answers; 0 when something could not be asked. */
  ttl: number
  /** Every question asked, in order. */
  dns: DnsAnswer[]
}

export type Suggestion = {
  domain: string
  /**
   * `squat`: the typed name exists, but only to catch mistypings. `typo`: the typed domain does not exist and is near
   * to a known one. `ending`: its ending does not exist, and with another ending the domain takes mail.
   */
  reason: 'squat' | 'typo' | 'ending'
}
