import type { Problem } from './api.ts'

/** A call that the server refused or could not make. A network failure is the `TypeError` of fetch instead. */
export class PostproofError extends Error {
  override readonly name = 'PostproofError'
  /** The HTTP status; 0 where a browser hides a redirect. */
  readonly status: number
  /** For programs, such as `not_found`; `http_502` where the answer is not one of the API, but of a proxy. */
  readonly code: string
  /** Seconds until it is worth trying again; null where the server named none. */
  readonly retryAfter: number | null
  /** Names the request in the server's log. */
  readonly requestId: string | null
  /** The whole answer (RFC 9457); its `errors` are sentences by field. Null where the answer is not one of the API. */
  readonly problem: Problem | null

  constructor(status: number, retryAfter: number | null, problem: Problem | null) {
    super(problem?.message ?? `The server answered with status ${status} and not as Postproof does`)
    this.status = status
    this.code = problem?.code ?? `http_${status}`
    this.retryAfter = retryAfter
    this.requestId = problem?.request_id ?? null
    this.problem = problem
  }
}

/** The error that an answer without success stands for. Reads its body. */
export async function errorOf(response: Response): Promise<PostproofError> {
  const body: unknown = await response.json().catch(() => null)
  return new PostproofError(response.status, retryAfterOf(response), isProblem(body) ? body : null)
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body

/** Seconds of `Retry-After`, which is a number or a date (RFC 9110, 10.2.3). */
function retryAfterOf({ headers }: Response): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
