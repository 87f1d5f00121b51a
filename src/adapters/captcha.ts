import type { Challenge } from 'altcha-lib'

/** Proof that a person asks, by one of the services that offer it, or work that a browser does for us. */

export const captchaServices = ['recaptcha-v2-invisible', 'turnstile', 'hcaptcha'] as const
/** Those three answer alike. */
export type CaptchaService = (typeof captchaServices)[number]
export type CaptchaProvider = CaptchaService | 'proof-of-work'

/** `unavailable`: the service could not be asked, or does not know our keys; says nothing about the person. */
export type CaptchaAnswer = 'passed' | 'failed' | 'unavailable'

export interface Captcha {
  readonly provider: CaptchaProvider
  readonly siteKey: string
  /** Whether the token that the page was given is good, once. Never rejects; ends within the time limit. */
  verify(token: string): Promise<CaptchaAnswer>
  /** What a browser is to solve, for a provider that is ourselves; see proof-of-work.ts. */
  challenge?(): Promise<Challenge>
}

/**
 * developers.google.com/recaptcha/docs/verify, developers.cloudflare.com/turnstile/get-started/server-side-validation,
 * docs.hcaptcha.com: a form with `secret` and `response`, answered with `success` and `error-codes`.
 */
const verifyUrls: Record<CaptchaService, string> = {
  'recaptcha-v2-invisible': 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}

/** Error codes about our side: wrong keys, a request they cannot read, their own outage. */
const ours = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
  'sitekey-secret-mismatch',
  'not-using-dummy-passcode',
])

const LONGEST_TOKEN = 4096
const LONGEST_ANSWER = 16 * 1024

export type CaptchaOptions = {
  provider: CaptchaService
  siteKey: string
  secret: string
  /** Default: the provider's. */
  url?: string
  /** Milliseconds. Default 5000. */
  timeoutMs?: number
  /** Told why an answer is `unavailable`, for the operator. */
  onTrouble?: (why: string) => void
}

/** The visitor's address is not sent to the service. */
export function createCaptcha(options: CaptchaOptions): Captcha {
  const { provider, siteKey, secret, timeoutMs = 5000, onTrouble = () => {} } = options
  const url = options.url || verifyUrls[provider]
  const ask = async (token: string): Promise<CaptchaAnswer> => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    const answer = await readAnswer(response)
    if (!answer) onTrouble(`status ${response.status}, not an answer`)
    else if (answer.trouble) onTrouble(answer.trouble)
    if (!answer || answer.trouble) return 'unavailable'
    return answer.success ? 'passed' : 'failed'
  }
  return {
    provider,
    siteKey,
    async verify(token) {
      if (token === '' || token.length > LONGEST_TOKEN) return 'failed'
      try {
        return await ask(token)
      } catch (error) {
        onTrouble(error instanceof Error ? error.name : 'no answer')
        return 'unavailable'
      }
    },
  }
}

/** Undefined when this is not the answer of such a service. */
async function readAnswer(
  response: Response,
): Promise<{ success: boolean; trouble: string | null } | undefined> {
  const text = await readBounded(response)
  if (text === undefined) return undefined
  const answer = parseJson(text)
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return undefined
  const codes = 'error-codes' in answer && Array.isArray(answer['error-codes']) ? answer['error-codes'] : []
  const trouble = codes.find((code): code is string => typeof code === 'string' && ours.has(code))
  return { success: answer.success === true, trouble: trouble ?? null }
}

async function readBounded({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > LONGEST_ANSWER) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
