import type { HttpFailure, HttpResult } from '@postproof/engine/world'
import type { ProbeFailure, ProbeStatus } from './types.ts'

/** An answer or failure as the status of an address (ProbeStatus). */
export function judge(result: HttpResult): ProbeStatus {
  if (!result.ok) return judgeFailure(result.failure)
  const { status } = result
  if (status >= 200 && status < 300) return result.redirects.length > 2 ? 'redirects' : 'ok'
  // 501 says that the method is unknown, not that the page is gone (RFC 9110, 15.6.2).
  if (status === 404 || status === 410 || (status >= 500 && status < 600 && status !== 501)) return 'broken'
  return 'cannot-verify'
}

function judgeFailure(failure: HttpFailure): ProbeStatus {
  switch (failure) {
    case 'refused-url':
    case 'refused-address':
      return 'refused'
    case 'dns':
    case 'tls':
    case 'connection':
    case 'too-many-redirects':
      return 'broken'
    case 'dns-unavailable':
    case 'unreachable':
    case 'timeout':
      return 'no-data'
  }
}

/** Fields that links and images share. A timeout after the overall deadline is reported as `deadline`. */
export function describeAnswer(result: HttpResult, deadline: AbortSignal) {
  const failure: ProbeFailure | null = result.ok ? null : result.failure
  return {
    status: judge(result),
    httpStatus: result.ok ? result.status : null,
    finalUrl: result.finalUrl,
    redirects: result.redirects,
    failure: failure === 'timeout' && deadline.aborted ? ('deadline' as const) : failure,
    detail: result.ok ? '' : result.detail,
    contentType: result.ok ? mediaType(result.headers['content-type']) : null,
  }
}

/** The media type of a Content-Type value in lower case, without parameters (RFC 9110, 8.3.1). */
export function mediaType(value: string | undefined): string | null {
  const type = value?.split(';')[0]?.trim().toLowerCase().slice(0, 100)
  return type ? type : null
}

/** Content-Length in octets; null when it is missing or not a number. */
export function declaredLength(headers: Record<string, string>): number | null {
  const text = headers['content-length'] ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
