import type { Resolver } from '@postproof/engine/world'
import type { Message } from '@postproof/message/types'
import { validateChain } from './authentication/arc.ts'
import { asDelivered } from './authentication/delivered.ts'
import { verifySignatures } from './authentication/dkim.ts'
import { evaluatePolicy } from './authentication/dmarc.ts'
import { createQuestions } from './authentication/questions.ts'
import { findReverse } from './authentication/reverse.ts'
import { evaluateSpf } from './authentication/spf.ts'
import type { Authentication, Session } from './types.ts'

/**
 * Evaluates SPF, DKIM, DMARC, ARC and reverse DNS of a received message, as a large receiver would: strictly by the
 * RFCs, against the clock of its arrival, with DNS as the only question to the world.
 *
 * Never rejects. What nobody answered is `temperror` or `no-data` with the reason; a message that breaks a verifier is
 * `permerror`. At most ten signatures are verified.
 */
export async function authenticate(
  message: Message,
  session: Session,
  world: { resolver: Resolver; signal: AbortSignal },
): Promise<Authentication> {
  const questions = createQuestions(world.resolver, world.signal)
  const [found, spf, reverse] = await Promise.all([
    verifySignatures(message, session.receivedAt, questions),
    evaluateSpf(session, questions),
    findReverse(session, questions.resolver, world.signal),
  ])
  const verified = { ...found, signatures: asDelivered(found.signatures, message, session) }
  const [{ fromDomain, alignment, dmarc }, arc] = await Promise.all([
    evaluatePolicy(verified, spf, questions),
    validateChain(verified.arc, questions),
  ])
  const isAligned = async (domain: string | null) => (await alignment?.isAligned(domain)) ?? false
  const signatures = await Promise.all(
    verified.signatures.map(async (signature) => ({
      ...signature,
      aligned: await isAligned(signature.domain),
    })),
  )
  return {
    fromDomain,
    fromOrg: alignment?.organizational ?? null,
    spf: { ...spf, aligned: await isAligned(spf.domain) },
    dkim: { signatures },
    dmarc,
    arc,
    reverse,
  }
}
