import type { NotAskedWhy } from '../mailbox/gate.ts'
import type { MailboxReport } from '../mailbox.ts'
import type { DomainFacts, ListFlags, Suggestion, Syntax } from '../types.ts'
import type { LikelihoodFacts } from './likelihood.ts'

/** Evidence about an address from the asker's own mail, used where the mail server's answer leaves something open. */
export type OwnEvidence = {
  /** The last bounce that says something of the mailbox. Times in Unix milliseconds. */
  bounce: { what: 'no_mailbox' | 'disabled' | 'full'; at: number } | null
  /**
   * `placement`: a mail of the owner was seen in this mailbox. `test`: a mail from this address arrived here and passed
   * DMARC.
   */
  seen: { by: 'placement' | 'test'; at: number } | null
}

/** Everything a verdict rests on. */
export type VerdictFacts = {
  /** Usable in an envelope as it stands. */
  validSyntax: boolean
  /** Null when there was no domain to ask about. */
  domain: Pick<DomainFacts, 'status' | 'addressFallback'> | null
  disposable: ListFlags['disposable']
  relay: boolean
  role: boolean
  free: boolean
  /** The domain that was probably meant. */
  suggestion: string | null
  mailbox: (Pick<MailboxReport, 'result' | 'catchAll'> & { startedAt?: number }) | { notAsked: NotAskedWhy }
  /** Evidence from the asker's own mail; null without any. */
  own?: OwnEvidence | null
  /** What speaks for the mailbox where the server takes every name. */
  likelihood: LikelihoodFacts | null
}

function likelihoodFacts(local: string, domain: DomainFacts | null, flags: ListFlags): LikelihoodFacts {
  return {
    local,
    role: flags.role !== null,
    provider: domain?.provider?.kind ?? null,
    addressFallback: domain?.addressFallback ?? false,
  }
}

/** Brings the findings of the parts together. */
export function verdictFacts(parts: {
  syntax: Syntax
  domain: DomainFacts | null
  flags: ListFlags
  suggestion: Suggestion | null
  mailbox: MailboxReport | { notAsked: NotAskedWhy }
  own?: OwnEvidence | null
}): VerdictFacts {
  const { syntax, domain, flags, suggestion, mailbox, own = null } = parts
  return {
    validSyntax: syntax.readings.envelope,
    domain,
    disposable: flags.disposable,
    relay: flags.relay !== null,
    role: flags.role !== null,
    free: flags.free !== null,
    suggestion: suggestion?.domain ?? null,
    mailbox,
    own,
    likelihood:
      syntax.local === null
        ? null
        : { ...likelihoodFacts(syntax.local, domain, flags), seen: own?.seen?.by ?? null },
  }
}
