import { say } from '@postproof/messages/say'
import { data, type MiddlewareFunction } from 'react-router'
import { seatRefusal } from '#contract/seat-rights.ts'
import { visitOf } from './access.ts'
import type { RefusedPage } from './refusals.ts'

/**
 * Refuses pages and their forms for which the seat of the visitor is not enough, before any loader or action runs. The API has
 * the same rule before its calls (api/seat-gate.ts).
 */
export const keepToSeat: MiddlewareFunction<Response> = ({ request, url, context }) => {
  const { account, language } = visitOf({ context })
  if (!account) return
  const refused = seatRefusal(account, request.method, routed(url.pathname))
  if (!refused) return
  const page: RefusedPage = { code: refused.code, message: say(language, refused.reason) }
  throw data(page, { status: 403 })
}

/** The path as the router reads it: decoded, with single slashes. */
function routed(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replaceAll(/\/{2,}/g, '/')
  } catch {
    return pathname
  }
}
