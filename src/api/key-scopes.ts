import type { KeyScope } from '#contract/accounts.ts'

/** Which scopes of an API key a call takes. */

/** Calls that begin or change tests, or ask others for something, though some of them are GET. */
const testing = [
  /^\/api\/get-email$/,
  /^\/api\/emails(?:\/|$)/,
  /^\/api\/domain-reports(?:\/|$)/,
  /^\/api\/watched-domains(?:\/|$)/,
  /^\/api\/client-(?:links|reports)(?:\/|$)/,
  /^\/api\/newsletters(?:\/|$)/,
  /^\/api\/(?:drafts|lint)(?:\/|$)/,
  /^\/api\/inbox-placement(?:\/|$)/,
  /^\/api\/internal\/inbox-placement(?:\/|$)/,
  /^\/ext\/v2\/(?:spam-check|inbox-placement)(?:\/|$)/,
]
/**
 * Everyone who has the id of these may read them, even without a key, so the scope that starts one also reads its result.
 * Lists, and what belongs to its owner alone (placement tests, lists of addresses), need `read`.
 */
const results: readonly (readonly [RegExp, KeyScope])[] = [
  [/^\/api\/emails\/[^/]+\/./, 'test'],
  [/^\/api\/internal\/spam-check\/./, 'test'],
  [/^\/ext\/v2\/spam-check\/./, 'test'],
  [/^\/api\/internal\/email-verification\/./, 'verify'],
]
const verifying = /^\/api\/internal\/email-verification(?:-lists)?(?:\/|$)/
const administrating = /^\/api\/admin(?:\/|$)/
const checking = /^\/api\/checkers\//
/** These change who may sign in, whatever their method. */
const secrets = /^\/api\/update\//

/** Its tools make calls of their own, each of which asks for its scope. */
export const isToolPath = (path: string): boolean => /^\/mcp\/?$/.test(path)

/** Elsewhere, such as on pages, a bearer token means nothing. */
export const takesTokens = (path: string): boolean => /^\/(?:api|ext)\//.test(path) || isToolPath(path)

/**
 * The scopes of which a key needs one. `any`: every key may do this. `none`: no key may, whatever its scopes; a person has to
 * sign in.
 */
export function neededScopes(method: string, path: string): readonly KeyScope[] | 'any' | 'none' {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (isToolPath(plain)) return 'any'
  if (administrating.test(plain)) return ['admin']
  if (secrets.test(plain)) return 'none'
  const reads = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  if (reads) return plain === '/api/get-email' ? ['test'] : ['read', ...startedBy(plain)]
  if (verifying.test(plain)) return ['verify']
  if (checking.test(plain)) return ['read']
  return testing.some((call) => call.test(plain)) ? ['test'] : 'none'
}

const startedBy = (path: string): KeyScope[] =>
  results.flatMap(([call, scope]) => (call.test(path) ? [scope] : []))
