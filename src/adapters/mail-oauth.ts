import type { Clock, HttpFetch, HttpResult } from '@postproof/engine/world'
import type { OwnFinding, TokenAnswer } from '@postproof/placement/mailbox-world'

/** What a seed mailbox was registered with; the secrets are in the clear here and nowhere else. */
export type MailOAuthAccount = {
  tokenUrl: string
  clientId: string
  clientSecret: string | null
  scope: string | null
  /** RFC 6749: section 6 (refresh token) or 4.4 (client credentials). */
  grant: { kind: 'refresh_token'; refreshToken: string } | { kind: 'client_credentials' }
  /** The server gave a new refresh token in place of the old one: to be stored before anything else. */
  onRotated?(refreshToken: string): Promise<void> | void
}

export interface MailOAuth {
  /**
   * A valid access token for this seed; asked again when it has less than a minute left, or is the one that the mail
   * server refused. Never rejects.
   */
  token(seedId: number, account: MailOAuthAccount, refusedToken?: string): Promise<TokenAnswer>
  /** Drops what is kept of a seed; after its settings changed. */
  forget(seedId: number): void
}

type Kept = {
  tokenUrl: string
  clientId: string
  /** The refresh token that is good now; none by client credentials. */
  refreshToken: string
  /** The last ones that it replaced. */
  replaced: string[]
  answer?: Extract<TokenAnswer, { ok: true }>
  asking?: Promise<TokenAnswer>
}

const SPARE_MS = 60_000
const TIMEOUT_MS = 10_000
const MAX_BYTES = 64 * 1024
/** RFC 6749, 5.1: `expires_in` is only recommended. */
const DEFAULT_SECONDS = 3600
/** Callers read the secret from the database just before; one or two remembered replacements would do. */
const MOST_REPLACED = 10
const LONGEST_TOKEN = 16 * 1024

/** RFC 6749, 5.2, and OpenID Connect's errors where a person has to consent again. */
const REVOKED = new Set(['invalid_grant', 'interaction_required', 'consent_required', 'login_required'])
const LATER = new Set(['temporarily_unavailable', 'server_error', 'slow_down', 'timeout'])

/**
 * Access tokens for IMAP (RFC 7628, XOAUTH2) of mailboxes at Gmail, Microsoft and any provider that speaks RFC 6749,
 * over the guarded HTTP client. One request a seed at a time.
 */
export function createMailOAuth({ http, clock }: { http: HttpFetch; clock?: Clock }): MailOAuth {
  const now = () => clock?.now() ?? Date.now()
  const seeds = new Map<number, Kept>()

  const keptOf = (seedId: number, account: MailOAuthAccount): Kept => {
    const { tokenUrl, clientId, grant } = account
    const refreshToken = grant.kind === 'refresh_token' ? grant.refreshToken : ''
    const kept = seeds.get(seedId)
    const same = kept?.tokenUrl === tokenUrl && kept.clientId === clientId
    // The caller may have read the refresh token before it was replaced, or hold the new one already.
    if (same && (kept.refreshToken === refreshToken || kept.replaced.includes(refreshToken))) return kept
    const fresh: Kept = { tokenUrl, clientId, refreshToken, replaced: [] }
    seeds.set(seedId, fresh)
    return fresh
  }

  const ask = async (kept: Kept, account: MailOAuthAccount): Promise<TokenAnswer> => {
    const startedAt = now()
    const result = await http.fetch(requestOf(account, kept.refreshToken))
    const secrets = [kept.refreshToken, account.clientSecret ?? '']
    const read = readAnswer(result, secrets)
    if (!read.ok) return read
    const answer = {
      ok: true as const,
      accessToken: read.accessToken,
      expiresAt: startedAt + read.seconds * 1000,
    }
    kept.answer = answer
    if (
      read.refreshToken &&
      account.grant.kind === 'refresh_token' &&
      read.refreshToken !== kept.refreshToken
    ) {
      kept.replaced = [...kept.replaced, kept.refreshToken].slice(-MOST_REPLACED)
      kept.refreshToken = read.refreshToken
      // A token that could not be stored is still good until this process ends; the storing side logs its own failure.
      await Promise.resolve(account.onRotated?.(read.refreshToken)).catch(() => {})
    }
    return answer
  }

  return {
    async token(seedId, account, refusedToken) {
      if (!isSafe(account.tokenUrl)) return refused({ found: 'token-address' })
      const kept = keptOf(seedId, account)
      if (kept.asking) return kept.asking
      const { answer } = kept
      // When the same token was refused on two connections, the second gets what the first one requested.
      const good = answer && answer.expiresAt - now() > SPARE_MS && answer.accessToken !== refusedToken
      if (good) return answer
      kept.asking = ask(kept, account)
        .catch((error): TokenAnswer => unreachable(error instanceof Error ? error.name : 'failed'))
        .finally(() => {
          kept.asking = undefined
        })
      return kept.asking
    },
    forget(seedId) {
      seeds.delete(seedId)
    },
  }
}

/** RFC 6749, 3.2: the token endpoint is asked over TLS; on loopback, which the guard allows to tests only, without. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return (
    protocol === 'https:' || (protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost'))
  )
}

function requestOf(account: MailOAuthAccount, refreshToken: string) {
  const form = new URLSearchParams({ grant_type: account.grant.kind, client_id: account.clientId })
  if (account.grant.kind === 'refresh_token') form.set('refresh_token', refreshToken)
  if (account.clientSecret) form.set('client_secret', account.clientSecret)
  if (account.scope) form.set('scope', account.scope)
  return {
    url: account.tokenUrl,
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: form.toString(),
    maxBytes: MAX_BYTES,
    // A redirect would carry the secrets elsewhere.
    maxRedirects: 0,
    timeoutMs: TIMEOUT_MS,
  }
}

type Read =
  | { ok: true; accessToken: string; refreshToken: string | undefined; seconds: number }
  | Extract<TokenAnswer, { ok: false }>

function readAnswer(result: HttpResult, secrets: readonly string[]): Read {
  if (!result.ok) {
    const misnamed = result.failure === 'refused-address' || result.failure === 'refused-url'
    return misnamed ? refused(result.detail) : unreachable(`${result.failure}: ${result.detail}`)
  }
  const said = parse(result.body)
  if (result.status === 200 && said) {
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = said
    if (isToken(accessToken)) {
      return {
        ok: true,
        accessToken,
        refreshToken: isToken(refreshToken) ? refreshToken : undefined,
        seconds: Number(seconds) > 0 ? Math.min(Number(seconds), 86_400) : DEFAULT_SECONDS,
      }
    }
  }
  const error = typeof said?.error === 'string' ? said.error : ''
  const theirs = clean(`${error} ${said?.error_description ?? ''}`, secrets)
  const detail = theirs || { found: 'status' as const, status: result.status }
  if (REVOKED.has(error)) return { ok: false, trouble: 'revoked', detail }
  if (result.status >= 500 || result.status === 429 || LATER.has(error) || error === '')
    return unreachable(detail)
  return refused(detail)
}

function parse(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** RFC 6749, A.12: VSCHAR. Anything else would end up in a SASL response that means something else. */
const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TOKEN && /^[\x20-\x7e]+$/.test(value)

function clean(text: string, secrets: readonly string[]): string {
  let shown = text
  for (const secret of secrets) if (secret.length >= 4) shown = shown.replaceAll(secret, '***')
  return shown
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, 200)
}

const refused = (detail: string | OwnFinding) => ({ ok: false as const, trouble: 'refused' as const, detail })
const unreachable = (detail: string | OwnFinding) => ({
  ok: false as const,
  trouble: 'unreachable' as const,
  detail,
})
