import { createHmac, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Captcha, CaptchaAnswer } from './captcha.ts'

/**
 * A captcha without a third party: a browser looks for the number whose derived key has the given beginning, as ALTCHA
 * defines it (altcha.org/docs/v2/proof-of-work). It proves no person, but makes each try cost computing time. The
 * number is ours, so that we verify with one HMAC, and nobody is unlucky by far: it lies in the upper half of the range.
 */
export type ProofOfWorkOptions = {
  /** Those of the instance, from which keys are derived: the first one signs, all are recognized. */
  secrets: readonly Uint8Array[]
  /** The most keys a browser has to derive. */
  work: number
  /** Keeps a challenge as spent until it expires; false when it was spent before, in whatever process. */
  spend(id: string, expiresAt: Date): Promise<boolean>
  /** Told why an answer is `unavailable`, for the operator. */
  onTrouble?: (why: string) => void
}

const algorithm = 'PBKDF2/SHA-256'
/** Iterations for one key: enough that a browser's overhead around it is small beside it. */
const cost = 1000
/** Time to fill in a form that was refused once, and no store of solved challenges for later. */
const lifetimeMs = 10 * 60_000
const longestToken = 4096

export function createProofOfWork(
  options: ProofOfWorkOptions,
): Captcha & Required<Pick<Captcha, 'challenge'>> {
  const { secrets, work, spend, onTrouble = () => {} } = options
  const keys = secrets.map(keysFrom)
  const [present] = keys
  if (!present) throw new Error('There is no secret.')

  return {
    provider: 'proof-of-work',
    siteKey: '',
    challenge: () =>
      createChallenge({
        algorithm,
        cost,
        deriveKey,
        counter: randomInt(Math.ceil(work / 2), work),
        expiresAt: new Date(Date.now() + lifetimeMs),
        ...present,
      }),
    async verify(token): Promise<CaptchaAnswer> {
      const payload = token.length > longestToken ? undefined : readPayload(token)
      if (!payload || !(await isSolvedBy(payload, keys))) return 'failed'
      const { nonce, expiresAt } = payload.challenge.parameters
      try {
        return (await spend(nonce, new Date(expiresAt! * 1000))) ? 'passed' : 'failed'
      } catch (error) {
        onTrouble(error instanceof Error ? error.name : 'not kept')
        return 'unavailable'
      }
    },
  }
}

type Keys = { hmacSignatureSecret: string; hmacKeySignatureSecret: string }

function keysFrom(secret: Uint8Array): Keys {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`captcha/${use}`).digest('hex')
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') }
}

async function isSolvedBy(payload: Payload, keys: Keys[]): Promise<boolean> {
  for (const each of keys) if (await isSolved(payload, each)) return true
  return false
}

/** False for whatever is not as we signed it. */
async function isSolved({ challenge, solution }: Payload, keys: Keys): Promise<boolean> {
  // Without an end it would be good forever; we never sign one.
  if (typeof challenge.parameters.expiresAt !== 'number') return false
  try {
    return (await verifySolution({ challenge: challenge as Challenge, solution, deriveKey, ...keys }))
      .verified
  } catch {
    return false
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Base64 of JSON with a challenge and its solution; undefined for anything else. */
function readPayload(token: string): Payload | undefined {
  try {
    const given: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    if (!isObject(given) || !isObject(given.solution) || !isObject(given.challenge)) return undefined
    const { parameters, signature } = given.challenge
    if (!isObject(parameters) || typeof signature !== 'string') return undefined
    return given as unknown as Payload
  } catch {
    return undefined
  }
}
