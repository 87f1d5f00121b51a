import { canonicalAddress } from '@postproof/engine/addresses'
import { evaluateMail } from '@postproof/records/spf/evaluate'
import type { Authentication, Session } from '../types.ts'
import type { Questions } from './questions.ts'

export type SpfVerdict = Omit<Authentication['spf'], 'aligned'>

/**
 * Asks the record of the envelope sender whether the client may send for it (RFC 7208); for `<>` the HELO name
 * (2.4). `no-data` with a reason when there is no public client address or no sender to ask about. Never rejects.
 */
export async function evaluateSpf(session: Session, questions: Questions): Promise<SpfVerdict> {
  const domain = spfDomain(session)
  const ip = canonicalAddress(session.clientAddress ?? '')
  if (session.addressUnusable !== null || ip === undefined) {
    return unasked(`client-address-${session.addressUnusable ?? 'unknown'}`, domain)
  }
  if (domain === null) return unasked('sender-unknown', null)
  const {
    comment,
    explanation: _,
    ...verdict
  } = await evaluateMail(
    { sender: session.mailFrom ?? '', ip, helo: session.helo ?? undefined, mta: session.hostname },
    questions.mailauth,
  )
  // Only an evaluation that failed counts nothing.
  const reason = verdict.lookups === null && verdict.domain === null ? 'evaluation-failed' : null
  return { ...verdict, reason, domain: verdict.domain ?? domain, mechanism: null, comment }
}

/** The domain that SPF is asked about; null when nothing is known of it. */
export function spfDomain(session: Session): string | null {
  const name = session.mailFrom ? session.mailFrom.slice(session.mailFrom.lastIndexOf('@') + 1) : session.helo
  if (session.mailFrom === null || !name) return null
  return name.toLowerCase()
}

function unasked(reason: string, domain: string | null): SpfVerdict {
  const nothing = { record: null, mechanism: null, comment: '', lookups: null, voids: null }
  return { result: 'no-data', reason, domain, ...nothing }
}
