import type { SeedTrouble, SeedTroubleCode } from '@postproof/placement/mailbox-world'

/** Ends whatever is done with a mailbox; caught where a check or a watch is run. */
export class SeedFailure extends Error {
  readonly trouble: SeedTrouble
  constructor(trouble: SeedTrouble) {
    super(typeof trouble.detail === 'string' ? trouble.detail : trouble.detail.found)
    this.trouble = trouble
  }
}

/** What is read of an error of imapflow, of a socket or of TLS. */
type Raised = Error & {
  code?: string
  responseStatus?: string
  responseText?: string
  response?: unknown
  serverResponseCode?: string
  authenticationFailed?: boolean
  tlsFailed?: boolean
  reason?: string
}

/** Codes of imapflow, and of its parser, for an answer that is not IMAP or is more than is allowed. */
const NOT_IMAP =
  /^(ParserError|UnexpectedTag|InvalidResponse|ResponseProcessingFailed|MAX_IMAP_NESTING|LineTooLarge|LiteralTooLarge|ResponseTooLarge|Invalid\w+Value|STARTTLS_INJECTION)/
const SLOW = /TIMEOUT|^ETIMEDOUT$/
const TLS = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/
/** RFC 5530, 3: the server cannot now, which says nothing about name and password. */
const NOT_NOW = /^(UNAVAILABLE|INUSE|LIMIT|SERVERBUG|OVERQUOTA|THROTTLED)$/
const TOO_MANY = /too many|maximum number of|connection limit|rate.?limit|throttl|try again later/i

/**
 * Which trouble an error is. `secrets` are taken out of the server's words, in the clear and in base64, for some
 * servers repeat what they were sent.
 */
export function troubleOf(error: unknown, secrets: readonly string[] = []): SeedTrouble {
  if (error instanceof SeedFailure) return error.trouble
  const raised = error as Raised
  const detail = withoutSecrets(wordsOf(raised), secrets)
  const code = codeOf(raised, detail)
  return { code, detail, final: code === 'authentication' }
}

function codeOf(raised: Raised, detail: string): SeedTroubleCode {
  const { code = '' } = raised
  if (code === 'ETHROTTLE') return 'throttled'
  if (NOT_IMAP.test(code)) return 'protocol'
  if (raised.tlsFailed || TLS.test(code)) return 'tls'
  if (SLOW.test(code)) return 'timeout'
  const refused = raised.responseStatus === 'NO' || isAuthenticationFailure(raised)
  if (refused && (NOT_NOW.test(raised.serverResponseCode ?? '') || TOO_MANY.test(detail))) return 'throttled'
  if (isAuthenticationFailure(raised)) return 'authentication'
  if (raised.responseStatus) return 'protocol'
  if (TOO_MANY.test(raised.reason ?? '')) return 'throttled'
  return 'unreachable'
}

/** imapflow says `authenticationFailed` of a connection that was lost meanwhile, too; only a NO is the server's word. */
function isAuthenticationFailure(raised: Raised): boolean {
  if (raised.authenticationFailed && raised.responseStatus === 'NO') return true
  return (
    raised.responseStatus === undefined &&
    raised.code === undefined &&
    /^(Login is disabled|No matching authentication method|Unsupported authentication mechanism|Authentication failed)/.test(
      raised.message,
    )
  )
}

function wordsOf(raised: Raised): string {
  if (raised.responseText) return raised.responseText
  if (typeof raised.response === 'string' && raised.response) return raised.response
  if (raised.reason) return raised.reason
  const { code, message } = raised
  return code && !message.includes(code) ? `${code}: ${message}` : message
}

export function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text
  for (const secret of secrets) {
    if (secret.length < 4) continue
    const encoded = Buffer.from(secret).toString('base64').replace(/=+$/, '')
    clean = clean.replaceAll(secret, '***').replaceAll(encoded, '***')
  }
  // A SASL response is base64 of name and secret together, in which the secret alone is not found.
  return clean
    .replace(/[A-Za-z0-9+/]{40,}={0,2}/g, '***')
    .replace(/[^\x20-\x7e\u00a0-\uffff]+/g, ' ')
    .trim()
    .slice(0, 200)
}
