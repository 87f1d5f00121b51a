import type { DNSResolver } from 'mailauth'
import type { SpfResult } from './details.ts'

const RESULTS = new Set<string>(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror'])

/** What `%{r}` stands for where no receiver runs the test. */
export const RECEIVER = 'receiver.invalid'

export type SpfEvaluation = {
  result: SpfResult
  /** The domain that was asked about; null where the evaluator names none. */
  domain: string | null
  record: string | null
  /** The evaluator's own words, at most 500 characters. */
  comment: string
  /** Text of the `exp` modifier, at most 500 characters. */
  explanation: string | null
  /** Null when the evaluator failed. */
  lookups: number | null
  voids: number | null
}

/** `sender` empty: a bounce, judged by its HELO name (RFC 7208, 2.4). `mta` is what `%{r}` stands for. */
export type SpfMail = { ip: string; sender: string; helo?: string; mta: string }

/**
 * check_host() of RFC 7208, 4, by mailauth in its strict mode: the one evaluator behind the spam test, the address test
 * and the claims of the checker. Never rejects: a record on which the evaluator throws is a permanent error.
 */
export async function evaluateMail(mail: SpfMail, resolver: DNSResolver): Promise<SpfEvaluation> {
  try {
    // A few megabytes, loaded with the first mail that is judged.
    const { spf } = await import('mailauth/lib/spf/index.js')
    const verdict = await spf({ ...mail, resolver, strict: true })
    const { result, comment = '' } = verdict.status
    const { explanation } = verdict as { explanation?: string }
    return {
      result: (RESULTS.has(result) ? result : 'permerror') as SpfResult,
      domain: verdict.domain ?? null,
      record: verdict.rr ?? null,
      comment: comment.slice(0, 500),
      explanation: explanation?.slice(0, 500) ?? null,
      lookups: verdict.lookups?.count ?? null,
      voids: verdict.lookups?.void ?? null,
    }
  } catch (error) {
    const nothing = { domain: null, record: null, explanation: null, lookups: null, voids: null }
    return { ...nothing, result: 'permerror', comment: String(error).slice(0, 500) }
  }
}
