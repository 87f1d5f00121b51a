import type { Finding } from '@postproof/engine/finding'
import type { Message } from '@postproof/messages/message'
import type { CheckWords, FixContext, RecordAdvice } from '../types.ts'
import { bounceStep, dkimSteps } from './esp-dns.ts'
import { fromSteps, isOwn, sayOwner } from './own-domain.ts'

/**
 * Repairs of records are offered for the sender's own domain alone: nobody should be asked to change another party's
 * DNS.
 */

/**
 * What helps where the steps for a finding would change records of someone else: whose they are, and what to do in
 * their place. Null where they are the sender's own.
 */
export function stepsElsewhere(
  { edits, instead }: CheckWords,
  finding: Finding,
  context: FixContext,
): Message[] | null {
  const domain = edits?.(finding)
  if (typeof domain !== 'string' || isOwn(domain, context)) return null
  const from = fromSteps(context)
  if (from) return from
  const steps = instead === 'bounce' ? [bounceStep(context)] : instead === 'dkim' ? dkimSteps(context) : []
  return [sayOwner(domain, context), ...steps]
}

/** No record is offered for a name outside the From domain's organization. */
export const ownRecords = (records: RecordAdvice[], context: FixContext): RecordAdvice[] =>
  records.filter(({ host }) => isOwn(host, context))
