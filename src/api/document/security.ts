import { sessionCookie } from '#contract/session-cookie.ts'
import type { Caller } from '../caller.ts'
import { neededScopes, takesTokens } from '../key-scopes.ts'

/** What the document says of who may call, derived from what the server enforces: the guard and the scopes of keys. */

/** `components.securitySchemes`. */
export const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key with the scope next to it. Keys are made on the page of the account, or by `createApiKey`.',
  },
  sessionToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `api_token` that `logIn` answers: what a person may do, it may do.',
  },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description:
      'The same token as a browser keeps it. A call that changes something must come from a page of this site.',
  },
} as const

type Requirement = Partial<Record<keyof typeof securitySchemes, string[]>>
type Method = 'get' | 'post' | 'put' | 'delete' | 'patch' | 'head' | 'options' | 'trace' | 'query'

/** The security of an operation, and the statuses that its callers may be refused with. */
export function securityOf(
  caller: Caller,
  method: Method,
  path: string,
): { security: Requirement[]; refusals: number[] } {
  if (!takesTokens(path)) return { security: [], refusals: [429] }
  const scopes = neededScopes(method.toUpperCase(), path)
  const security: Requirement[] = [
    ...(caller === 'anyone' ? [{}] : []),
    ...(scopes === 'none' || caller === 'person'
      ? []
      : [scopes].flat().map((scope) => ({ apiKey: [scope] }))),
    { sessionToken: [] },
    ...(caller === 'bearer' ? [] : [{ sessionCookie: [] }]),
  ]
  return { security, refusals: [401, 403, 429] }
}
