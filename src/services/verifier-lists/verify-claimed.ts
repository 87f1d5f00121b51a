import type { OwnEvidence } from '@postproof/address/verdict/facts'
import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { Verification } from '#contract/verifier.ts'
import type { AddressResult, Claimed } from '#storage/verifier-list-work.ts'
import type { VerifyAddress } from '../verifier/types.ts'
import { retryTime } from './retry.ts'

/** Times an address is tried whose verification throws. */
const MOST_FAILURES = 3
const MINUTE = 60_000

export type ListVerification = {
  config: Pick<Config, 'VERIFIER_SMTP'>
  /** Minutes until an address is verified again that could not be for lack of data; after the last it stays unknown. */
  outageMinutes?: number[]
  /** Keeps who is asked about an address, for the estimate of the time left. */
  noteOperator?(listId: string, email: string, operator: string): Promise<unknown>
  verify: VerifyAddress
  clock: Clock
  log: Logger
}

/** What the owner's own mail showed of the addresses of one claim, by address. */
export type Evidence = Promise<ReadonlyMap<string, OwnEvidence>>

/** `later` (Unix milliseconds): when it is due again, because nothing was asked or, with `tried`, because it threw. */
export type Outcome = { result: AddressResult } | { later: number; tried: boolean }

/** Verifies one claimed address; never throws. */
export async function verifyClaimed(
  world: ListVerification,
  claimed: Claimed,
  evidence: Evidence,
  signal: AbortSignal,
): Promise<Outcome> {
  const { listId, position, email, ask, attempts } = claimed
  const { clock, log, verify } = world
  let noted: Promise<unknown> = Promise.resolve()
  // Lost when it fails: only the estimate of the time left reads it.
  const onOperator = (operator: string) => {
    noted = world.noteOperator?.(listId, email, operator).catch(() => {}) ?? noted
  }
  try {
    const id = `${listId}-${position}`
    const own = (await evidence).get(email) ?? null
    const asking = {
      askServer: ask,
      account: ask,
      own,
      turn: 'list',
      ...(ask ? { onOperator } : {}),
    } as const
    const verification = await verify(email, { signal, id, ...asking })
    await noted
    if (verification.status === 'pending') return { later: clock.now(), tried: false }
    const retryAt = retryTime(verification, claimed, world)
    return { result: resultOf(verification, position, clock.now(), retryAt) }
  } catch (error) {
    log.error({ error: nameOf(error), listId, position }, 'verification failed')
    if (attempts < MOST_FAILURES) return { later: clock.now() + MINUTE, tried: true }
    return { result: failedResult(position, clock.now()) }
  }
}

function resultOf(
  verification: Verification,
  position: number,
  now: number,
  retryAt: number | null,
): AddressResult {
  const { status } = verification
  return {
    position,
    verdict: status === 'pending' ? 'unknown' : status,
    reason: verification.reason ?? 'no_data',
    score: verification.score === null ? null : Math.round(verification.score),
    suggestion: storable(verification.suggestion),
    normalized: storable(verification.normalized),
    role: verification.flags.role,
    checked_at: verification.checked_at ?? new Date(now).toISOString(),
    retry_at: retryAt === null ? null : new Date(retryAt).toISOString(),
  }
}

function failedResult(position: number, now: number): AddressResult {
  const nothing = { score: null, suggestion: null, normalized: null, role: null, retry_at: null }
  return {
    position,
    verdict: 'unknown',
    reason: 'no_data',
    checked_at: new Date(now).toISOString(),
    ...nothing,
  }
}

/** The database holds no lone surrogates and no NUL. */
function storable(text: string | null): string | null {
  return text === null ? null : text.toWellFormed().replaceAll('\0', '\ufffd')
}

/** What may be logged of an error: that of a database may carry the values it was given, addresses among them. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
