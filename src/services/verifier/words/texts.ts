import type { VerdictReason } from '@postproof/address/verdict'
import { bands } from '@postproof/address/verdict/points'
import { type Message, message } from '@postproof/messages/message'
import { plainCode, type Say } from '@postproof/messages/say'
import type { Reason } from '#contract/verifier.ts'
import type { ServerOff } from '#storage/verification-facts.ts'

/** Sentences of a verification that more than one part of it says. */

/** The engine's reason under its name in the API. */
export const reasonCode = (reason: VerdictReason): Reason =>
  reason === 'not_asked' ? 'mailbox_not_asked' : reason

/** What counts for or against an address. Stored verifications may hold one that no sentence is left of. */
export function factorText(key: string, say: Say): string {
  const limit = limits[key]
  if (limit) return say(limit)
  const code = plainCode(`verification.factor.${key}`)
  return code ? say(code) : key
}

const [leastDeliverable] = bands.deliverable
const between = ([least, most]: readonly [number, number]) => ({ least, most })
const limits: Record<string, Message> = {
  'limit.deliverable': message('verification.factor.limit.deliverable', { least: leastDeliverable }),
  'limit.risky': message('verification.factor.limit.risky', between(bands.risky)),
  'limit.unknown': message('verification.factor.limit.unknown', between(bands.unknown)),
}

/** Why no mail server is asked, in one sentence or more. */
export function offText(off: ServerOff, say: Say): string {
  const why = say(`verification.off.${off.why}`)
  return off.why === 'audit' ? [why, ...off.findings.map((one) => problem(one, say))].join(' ') : why
}

function problem({ id, code }: { id: string; code: string }, say: Say): string {
  const [title, text] = [plainCode(`audit.${id}.title`), plainCode(`audit.${id}.${code}`)]
  return `${title ? say(title) : id}${say('audit.colon')}${text ? say(text) : code}`
}
