import type { Evidence } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { DnsOutcome } from '@postproof/engine/world'
import type { PlainCode } from '@postproof/messages/message'
import type { Issue } from '@postproof/records/record/issue'
import type { Session } from '../types.ts'

/** A published record as evidence. */
export function quoteRecord(name: string, text: string, type = 'TXT'): Evidence {
  return { label: `${type} ${name}`, value: text }
}

/** A name that was asked for in vain, and what the DNS said. */
export function quoteAbsence(name: string, outcome: DnsOutcome | null, type = 'TXT'): Evidence {
  const said: Partial<Record<DnsOutcome, PlainCode>> = {
    nxdomain: 'evidence.no-such-name',
    'bad-name': 'evidence.unaskable-name',
    answer: 'evidence.other-records',
  }
  return { label: `${type} ${name}`, value: plain((outcome && said[outcome]) ?? 'evidence.no-such-record') }
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
  return offer ? [{ label: plain('evidence.smtp-offered'), value: offer }] : []
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
