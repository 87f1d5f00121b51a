import { useEffect, useEffectEvent } from 'react'
import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { useToast } from '#web/ui/toasts.tsx'
import { useWords } from '#web/words/words.ts'
import { isUnreachable } from './chunks.ts'
import { paths } from './paths.ts'
import { useAccount } from './site.ts'

/**
 * A form that did not get through leaves its page as it is. An error page or the login page in its place would take
 * away what was typed.
 */

type Why = 'unreachable' | 'signedOut'

/** Says why, and answers the sentence; says no more of it once a form got through. Null until a page has come alive. */
let tell: ((why: Why | null) => string) | null = null
let isMember = false

/** Of a proxy whose server is away. */
const away = [502, 503, 504]

/** Why what was sent had no effect; null where it had one, or an answer of its own. */
export function whyUnsent(result: unknown, member: boolean): Why | null {
  // The router wraps what was thrown, as it does data with a status.
  const wrapped = (result as { type?: string; data?: unknown } | null) ?? {}
  if (isUnreachable(wrapped.type === 'DataWithResponseInit' ? wrapped.data : result)) return 'unreachable'
  if (isRouteErrorResponse(result) && typeof result.data === 'string' && away.includes(result.status))
    return 'unreachable'
  const to = member && result instanceof Response ? result.headers.get('location') : null
  // Whoever logs out or chose a password comes there too: only the guard of a page names where to go on.
  return to?.startsWith(`${paths.login()}?redirect=`) ? 'signedOut' : null
}

/** Client middleware of all pages. Every form reads its answer as a refusal: some by `errors`, some by `error`. */
export const keepUnsent: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  if (request.method === 'GET' || !tell) return results
  for (const result of Object.values(results)) {
    const why = result.type === 'error' ? whyUnsent(result.result, isMember) : null
    const said = tell(why)
    if (!why) continue
    const refused = { intent: '', code: 'unsent', errors: {}, values: {}, message: said, error: said }
    Object.assign(result, { type: 'data', result: data(refused, { status: 503 }) })
  }
  return results
}

/** It says what to do, so it stays for longer than others; not for good, as it may lie over the button to press again. */
const shownMs = 20_000

/** Where a page says that a form did not get through. */
export function useUnsent() {
  const { errors } = useWords()
  const toast = useToast()
  const account = useAccount()
  const say = useEffectEvent((why: Why | null) => {
    if (!why) {
      toast.takeBack('unsent')
      return ''
    }
    const said = errors.unsent[why]
    const login = () => void window.open(paths.login(paths.dashboard), '_blank')
    const action = why === 'signedOut' ? { label: errors.unsent.login, onClick: login } : undefined
    toast.error(said, { id: 'unsent', ms: shownMs, ...(action ? { action } : {}) })
    return said
  })
  useEffect(() => {
    isMember = account !== null
  }, [account])
  useEffect(() => {
    tell = say
    return () => {
      tell = null
    }
  }, [])
}
