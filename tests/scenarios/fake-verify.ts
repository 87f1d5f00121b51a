import type { Verification } from '#contract/verifier.ts'
import type { VerifyAddress } from '#services/verifier/types.ts'

/** A verification with nothing in it but what a list keeps. */
export function verdictOf(email: string, given: Partial<Verification> = {}): Verification {
  return {
    id: 'v',
    email,
    status: 'deliverable',
    steps: [],
    normalized: email,
    reason: 'accepted_email',
    title: null,
    text: null,
    score: 95,
    likelihood: null,
    is_reachable: 'safe',
    factors: [],
    suggestion: null,
    checks: [],
    syntax: null,
    dns: null,
    flags: {
      disposable: null,
      disposable_class: null,
      relay: null,
      role: null,
      free: null,
      catch_all: null,
    },
    smtp: null,
    lists: {},
    created_at: '2026-11-22T00:00:00.000Z',
    checked_at: '2026-11-22T00:00:00.000Z',
    cached: false,
    ...given,
  }
}

/** Stands in for a greylisted one: asked again at `at`. */
export function laterAt(email: string, at: number): Verification {
  const next_retry_at = new Date(at).toISOString()
  const smtp = { attempted: true, why_not: null, mx: null, next_retry_at, steps: [] }
  return verdictOf(email, { status: 'unknown', reason: 'greylisted', score: 40, smtp })
}

/** Answers from `answers`, counts who was asked how often, and holds back while `gate` is closed. */
export function fakeVerify(
  answers: (email: string, times: number) => Verification = (email) => verdictOf(email),
) {
  const asked = new Map<string, number>()
  const order: string[] = []
  const without: string[] = []
  const turns = new Set<string>()
  let inFlight = 0
  let most = 0
  let open: Promise<void> = Promise.resolve()
  let release = () => {}
  const verify: VerifyAddress = async (email, { signal, askServer, turn = 'single' }) => {
    inFlight++
    turns.add(turn)
    most = Math.max(most, inFlight)
    try {
      const aborted = new Promise<'aborted'>((resolve) => {
        if (signal.aborted) resolve('aborted')
        signal.addEventListener('abort', () => resolve('aborted'), { once: true })
      })
      if ((await Promise.race([open, aborted])) === 'aborted') return verdictOf(email, { status: 'pending' })
      const times = (asked.get(email) ?? 0) + 1
      asked.set(email, times)
      order.push(email)
      if (!askServer) without.push(email)
      return answers(email, times)
    } finally {
      inFlight--
    }
  }
  return {
    verify,
    asked,
    order,
    without,
    turns,
    most: () => most,
    inFlight: () => inFlight,
    close() {
      open = new Promise((resolve) => {
        release = resolve
      })
    },
    open: () => release(),
  }
}
