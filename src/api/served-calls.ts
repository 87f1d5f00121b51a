import { message } from '@postproof/messages/message'
import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Api } from './types.ts'

/** What may be asked of a path, by the description of the calls: for a wrong method, OPTIONS, and other sites. */

type Served = { pattern: RegExp; methods: Map<string, { isOpen: boolean }> }

const served = new WeakMap<Api, Served[]>()

function callsOf(api: Api): Served[] {
  const known = served.get(api)
  if (known) return known
  const found = new Map<string, Served>()
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { method, path, security } = definition.route
    const pattern = path
      .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll(/\{\w+\}/g, '[^/]+')
      .replace(/\/$/, '')
    const call = found.get(path) ?? { pattern: new RegExp(`^${pattern}/?$`), methods: new Map() }
    // A requirement of nothing: the call needs neither account nor key.
    call.methods.set(method.toUpperCase(), {
      isOpen: security?.some((each) => Object.keys(each).length === 0) ?? false,
    })
    found.set(path, call)
  }
  served.set(api, [...found.values()])
  return [...found.values()]
}

function methodsOf(api: Api, path: string): Map<string, { isOpen: boolean }> {
  const all = callsOf(api).filter(({ pattern }) => pattern.test(path))
  return new Map(all.flatMap(({ methods }) => [...methods]))
}

/** Answers that are the same for everyone: what a browser's cookie decides, such as its list of tests, is not among them. */
const forEverybody =
  /^\/api\/(?:checkers\/[^/]+|plans|plans\/[^/]+\/quote|taxes|status|blacklists\/self-tests|emails\/[^/]+\/(?:results|screenshots|heatmap|clients|client-support|compare\/[^/]+)|internal\/email-verification\/[^/]+)\/?$/

const isForOthers = (api: Api, path: string): boolean =>
  forEverybody.test(path) && methodsOf(api, path).get('GET')?.isOpen === true

/** For what no call has answered: OPTIONS says what there is, another method is 405 where there is something. */
export function answerUnserved(api: Api, c: Context): Response {
  const methods = methodsOf(api, c.req.path)
  // A name that the call itself does not take is not there, whatever the method.
  const isAsked = methods.has(c.req.method === 'HEAD' ? 'GET' : c.req.method)
  if (methods.size === 0 || isAsked) throw new Refusal(404, 'not_found', 'request.no_such_call')
  const names = [...methods.keys()].flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
  const allowed = [...names.sort(), 'OPTIONS'].join(', ')
  c.header('Allow', allowed)
  if (c.req.method !== 'OPTIONS')
    throw new Refusal(
      405,
      'method_not_allowed',
      message('request.wrong_method', { method: c.req.method.slice(0, 20), allowed }),
    )
  if (isForOthers(api, c.req.path)) {
    c.header('Access-Control-Allow-Methods', 'GET, HEAD')
    c.header('Access-Control-Allow-Headers', 'Accept, Accept-Language, If-None-Match')
    c.header('Access-Control-Max-Age', '7200')
  }
  return c.body(null, 204)
}

const exposed =
  'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Allow, Content-Disposition, Content-Language'

/**
 * Pages of other sites may read what anyone may, so badges, forms and dashboards can ask the checkers.
 * They are never given credentials: a browser sends no cookie for `*`, and no `Authorization` is let through.
 */
export const openToOtherSites =
  (api: Api): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.req.header('origin') === undefined || !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return
    if (!isForOthers(api, c.req.path)) return
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Expose-Headers', exposed)
  }
