import type { Evidence } from '#engines/finding.ts'
import type { Issue } from '#engines/record/issue.ts'
import type { DnsOutcome } from '#engines/world.ts'
import type { Session } from '../types.ts'

/** A published record as evidence. */
export function quoteRecord(name: string, text: string, type = 'TXT'): Evidence {
  return { label: `${type} ${name}`, value: text }
}

/** A name that was asked for in vain, and what the DNS said. */
export function quoteAbsence(name: string, outcome: DnsOutcome | null, type = 'TXT'): Evidence {
  const said: Partial<Record<DnsOutcome, string>> = {
    nxdomain: 'the name does not exist',
    'bad-name': 'the name cannot be asked for',
    answer: 'there are other records, but none of this kind',
  }
  return { label: `${type} ${name}`, value: (outcome && said[outcome]) ?? 'no such record' }
}

/** The client's line of the SMTP dialogue that starts with a command, e.g. `MAIL FROM`. */
export function quoteDialogue(session: Session, command: string): Evidence[] {
  const line = session.transcript.findLast(
    (entry) => entry.dir === 'in' && entry.line.toUpperCase().startsWith(command),
  )
  return line ? [{ label: 'SMTP', value: line.line }] : []
}

/** The line with which we offered encryption. */
export function quoteOffer(session: Session): Evidence[] {
  const line = session.transcript.find((entry) => entry.dir === 'out' && /\bSTARTTLS\b/i.test(entry.line))
  const offer = line?.line.split(/\r?\n/).find((one) => /\bSTARTTLS\b/i.test(one))
  return offer ? [{ label: 'SMTP, offered', value: offer }] : []
}

/** The dialogue's EHLO or HELO. */
export function quoteHello(session: Session): Evidence[] {
  const [hello] = [...quoteDialogue(session, 'EHLO'), ...quoteDialogue(session, 'HELO')]
  return hello ? [hello] : session.helo ? [{ label: 'HELO', value: session.helo }] : []
}

/** Issues of a record as facts, at most ten. */
export function issueFacts(issues: Issue[]) {
  return issues.slice(0, 10).map(({ code, status, text, span }) => ({ code, status, text, at: span.start }))
}
