/** The refusals of all calls: one shape, described once. */

const refusals: Record<number, readonly [name: string, description: string]> = {
  400: ['BadRequest', 'The request cannot be read'],
  401: ['Unauthorized', 'Not logged in, or the token is unknown'],
  402: ['PaymentRequired', 'The card was declined'],
  403: ['Forbidden', 'Not allowed: by the account, the scope of the key, the plan or its quota'],
  404: ['NotFound', 'Not found'],
  405: ['MethodNotAllowed', 'There is such a path, but not with this method'],
  409: ['Conflict', 'Not possible in the current state'],
  410: ['Gone', 'Expired or deleted'],
  413: ['TooLarge', 'The body is too large'],
  415: ['UnsupportedMediaType', 'The body is not of a declared type'],
  422: ['Invalid', 'Some values are not valid; `errors` says which'],
  429: ['TooManyRequests', 'Too many requests; `Retry-After` says how many seconds to wait'],
  500: ['Failed', 'The server failed'],
  501: ['NotImplemented', 'Switched off on this server'],
  503: ['Unavailable', 'Not available on this server, or the server is busy'],
}

/** A reference to the shared response of a status. */
export function refusalRef(status: number) {
  const [name] = refusals[status] ?? []
  if (!name) throw new Error(`no response is described for ${status}`)
  return { $ref: `#/components/responses/${name}` }
}

const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } }
const problem = { schema: { $ref: '#/components/schemas/Problem' } }

/** `components.responses`. */
export const responses = Object.fromEntries(
  Object.entries(refusals).map(([status, [name, description]]) => [
    name,
    {
      description,
      ...(status === '429' || status === '503' ? { headers: { 'Retry-After': retryAfter } } : {}),
      content: { 'application/json': problem, 'application/problem+json': problem },
    },
  ]),
)
