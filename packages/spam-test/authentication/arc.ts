import type { ARCData } from 'mailauth'
import { arc } from 'mailauth/lib/arc/index.js'
import type { Authentication } from '../types.ts'
import type { Questions } from './questions.ts'

type Arc = Authentication['arc']

/** Validates the ARC chain (RFC 8617) that a forwarder or list may have added. Never rejects. */
export async function validateChain(data: ARCData | null, questions: Questions): Promise<Arc> {
  if (!data) return { result: 'none', instances: 0, comment: '' }
  const instances = data.chain ? data.chain.length : 0
  try {
    const { status } = await arc(data, { resolver: questions.mailauth, strict: true })
    const comment = (status.comment ?? '').slice(0, 300)
    if (status.result === 'pass') return { result: 'pass', instances, comment }
    if (status.result === 'none') return { result: 'none', instances: 0, comment }
    // mailauth calls every failure permanent; a key that nobody answered for proves nothing.
    const open = keyNames(data).some((name) => questions.unanswered.has(name))
    return { result: open ? 'temperror' : 'fail', instances, comment }
  } catch (error) {
    return { result: 'fail', instances, comment: String(error).slice(0, 300) }
  }
}

function keyNames(data: ARCData): string[] {
  const sets = data.chain || []
  return sets.flatMap((set) =>
    [set['arc-seal'], set['arc-message-signature']].map((header) =>
      `${header?.parsed?.s?.value}._domainkey.${header?.parsed?.d?.value}`.toLowerCase(),
    ),
  )
}
