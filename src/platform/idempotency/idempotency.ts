import { createHash, createHmac } from 'node:crypto'
import { message } from '@postproof/messages/message'
import type { Logger } from 'pino'
import type { Db } from '#storage/db.ts'
import { claimKey, type KnownCall, keepAnswer, releaseKey } from '#storage/idempotency-keys.ts'
import { type InstanceKeys, sealingOf } from '../keys/keys.ts'
import { Refusal, TooEarly } from '../refusals/refusal.ts'

/**
 * Calls that may be repeated without being made twice (draft-ietf-httpapi-idempotency-key-header): over all processes
 * on one database, one call with a key is made and the others get its answer.
 */

export type CallAnswer = { status: number; type: string; body: string }
/** `owner` is who calls, `operation` what; a key means something only for both. */
export type RepeatedCall = { owner: string; operation: string; key: string; request: Uint8Array }

export type Idempotency = {
  /**
   * The answer of the first call, or null for the call that is the first: `settle` must follow it. Refusals: 422
   * `idempotency_key_reused` for another request, 409 `in_progress` while the first runs, 409 `outcome_unknown` where
   * it never ended.
   */
  begin(call: RepeatedCall): Promise<CallAnswer | null>
  /** Keeps the answer; null frees the key, for a call that did nothing. Never rejects. */
  settle(call: RepeatedCall, answer: CallAnswer | null): Promise<void>
}

/** As long as the draft and other services have it. */
const KEPT_HOURS = 24
/** No call runs longer: its process has died, and nobody knows what it had done. */
const LONGEST_CALL_SECONDS = 300
const RETRY_SECONDS = 1

export function createIdempotency(world: {
  db: Db
  keys: InstanceKeys
  log: Pick<Logger, 'error'>
}): Idempotency {
  const { db, keys, log } = world
  const sealing = sealingOf(keys.signing, 'idempotency')
  /** Keys may be chosen with meaning, and owners may be networks. */
  const nameOf = ({ owner, operation, key }: RepeatedCall) =>
    createHmac('sha256', keys.pseudonyms)
      .update(JSON.stringify(['idempotency', owner, operation, key]))
      .digest('base64url')

  function answerOf(name: string, known: KnownCall): CallAnswer {
    const { status, answer, key_id, age } = known
    if (status === null || answer === null || key_id === null) {
      if (age > LONGEST_CALL_SECONDS) throw unknownOutcome()
      throw new TooEarly(message('request.in_progress', { seconds: RETRY_SECONDS }), RETRY_SECONDS)
    }
    const opened = sealing.open({ secret: answer, key_id }, name)
    // Sealed with a secret that was replaced since.
    if (opened === null) throw unknownOutcome()
    const { type, body } = JSON.parse(opened) as Pick<CallAnswer, 'type' | 'body'>
    return { status, type, body }
  }

  return {
    async begin(call) {
      const name = nameOf(call)
      const request = createHash('sha256').update(call.request).digest('base64url')
      const known = await claimKey(db, name, request, KEPT_HOURS)
      if (!known) return null
      if (known.request !== request)
        throw new Refusal(422, 'idempotency_key_reused', 'request.key_of_another_request')
      return answerOf(name, known)
    },
    async settle(call, answer) {
      const name = nameOf(call)
      try {
        if (!answer) return await releaseKey(db, name)
        const { status, type, body } = answer
        const { secret, key_id } = sealing.seal(JSON.stringify({ type, body }), name)
        await keepAnswer(db, name, { status, answer: secret, key_id })
      } catch (error) {
        log.error({ error }, 'the answer of a call that may be repeated could not be kept')
      }
    },
  }
}

const unknownOutcome = () => new Refusal(409, 'outcome_unknown', 'request.outcome_unknown')
