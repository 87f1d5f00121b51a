/**
 * One-click unsubscription (RFC 8058): mailbox providers POST to the https address of List-Unsubscribe when a
 * reader presses their button. Gmail and Yahoo demand it of bulk senders. A dry run must not unsubscribe anyone,
 * so it never POSTs: OPTIONS, then HEAD, and no redirect is followed.
 */

import type { HttpFetch, HttpResult } from '@postproof/engine/world'
import type { Message } from '@postproof/message/types'
import { judge } from './judge.ts'
import { normalizeLink } from './normalize.ts'
import { unsubscribeHeader } from './probe.ts'
import type { OneClickOutcome } from './types.ts'
import { within } from './within.ts'

/** Null when List-Unsubscribe holds no https address (RFC 8058, 3.1 asks for one). Never rejects. */
export async function tryOneClick(
  message: Message,
  http: HttpFetch,
  deadline: AbortSignal,
): Promise<OneClickOutcome | null> {
  const address = unsubscribeHeader(message).find((candidate) => /^https:/i.test(candidate))
  const url = normalizeLink(address ?? '')
  if (url === '') return null
  const late: OneClickOutcome = { ...NOTHING, url, failure: 'deadline', detail: 'no answer in time' }
  return within(dryRun(url, http, deadline), deadline, late)
}

const NOTHING: Omit<OneClickOutcome, 'url'> = {
  status: 'no-data',
  httpStatus: null,
  method: null,
  allow: null,
  location: null,
  failure: null,
  detail: '',
}

async function dryRun(url: string, http: HttpFetch, signal: AbortSignal): Promise<OneClickOutcome> {
  const ask = (method: 'OPTIONS' | 'HEAD') =>
    http.fetch({ url, method, maxRedirects: 0, maxBytes: 4096, signal })
  const options = describe(url, 'OPTIONS', await ask('OPTIONS'))
  if (options.status === 'accepts' || options.status === 'redirects' || options.httpStatus === null)
    return options
  const head = describe(url, 'HEAD', await ask('HEAD'))
  return head.status === 'no-data' ? options : { ...head, allow: head.allow ?? options.allow }
}

function describe(url: string, method: 'OPTIONS' | 'HEAD', result: HttpResult): OneClickOutcome {
  if (!result.ok) {
    const { failure, detail } = result
    const status = judge(result)
    if (status === 'refused' || status === 'no-data') return { ...NOTHING, url, status, failure, detail }
    return { ...NOTHING, url, status: 'refuses', failure, detail }
  }
  const allow = methodsOf(result.headers.allow)
  const location = result.headers.location?.slice(0, 2000) ?? null
  return {
    ...NOTHING,
    url,
    method,
    httpStatus: result.status,
    allow,
    location,
    status: statusOf(method, result, allow),
  }
}

function statusOf(
  method: 'OPTIONS' | 'HEAD',
  result: Extract<HttpResult, { ok: true }>,
  allow: string[] | null,
): OneClickOutcome['status'] {
  if (allow?.includes('POST')) return 'accepts'
  const said = judge(result)
  if (said === 'ok') return allow === null || method === 'HEAD' ? 'accepts' : 'cannot-verify'
  if (said === 'broken') return 'refuses'
  // A page that only readers are sent on from (HEAD is treated like GET) may still take the POST.
  const isRedirect = result.status >= 300 && result.status < 400 && result.headers.location !== undefined
  return isRedirect && method === 'OPTIONS' ? 'redirects' : 'cannot-verify'
}

function methodsOf(allow: string | undefined): string[] | null {
  if (allow === undefined) return null
  return allow
    .slice(0, 200)
    .toUpperCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
