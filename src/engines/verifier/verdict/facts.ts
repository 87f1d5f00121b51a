import type { NotAskedWhy } from '../mailbox/gate.ts'
import type { MailboxReport } from '../mailbox.ts'
import type { DomainFacts, ListFlags, Suggestion, Syntax } from '../types.ts'

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
  mailbox: Pick<MailboxReport, 'result' | 'catchAll'> | { notAsked: NotAskedWhy }
}

/** Brings the findings of the parts together. */
export function verdictFacts(parts: {
  syntax: Syntax
  domain: DomainFacts | null
  flags: ListFlags
  suggestion: Suggestion | null
  mailbox: MailboxReport | { notAsked: NotAskedWhy }
}): VerdictFacts {
  const { syntax, domain, flags, suggestion, mailbox } = parts
  return {
    validSyntax: syntax.readings.envelope,
    domain,
    disposable: flags.disposable,
    relay: flags.relay !== null,
    role: flags.role !== null,
    free: flags.free !== null,
    suggestion: suggestion?.domain ?? null,
    mailbox,
  }
}
