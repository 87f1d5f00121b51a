import { type Message, message } from '@postproof/messages/message'
import { pagePath } from './page-path.ts'
import { type SeatOver, type SeatRole, seatRoles } from './seat-roles.ts'

/**
 * What a person who works in the account of another may do there: one table for calls of the API and for pages. Browser-safe.
 *
 * - A role: that role and those above it.
 * - `own`: about a login. Nobody may, from another account.
 * - `anyone`: about the person, or open to everyone: it does not reach the account.
 */
export type SeatRight = SeatRole | 'own' | 'anyone'

type Rule = [pattern: RegExp, right: SeatRight, method?: 'GET' | 'POST']

const anyone = 'anyone'

/** Calls of the API; the first rule that fits counts. A call that changes something and is not named is for owners. */
const calls: Rule[] = [
  [/^\/api\/seats(?:\/|$)/, anyone],
  [/^\/api\/(?:login|logout|passkeys|password-strength|contact|captcha|tls-reports)(?:\/|$)/, anyone],
  [/^\/api\/internal\/email-verification\/opt-out$/, anyone],
  [/^\/(?:webhooks|oauth)\//, anyone],
  [/^\/mcp$/, 'reader'],
  // Administrators have their rights in their own account alone: the guard of these calls refuses a seat.
  [/^\/api\/admin(?:\/|$)/, anyone],

  [/^\/api\/profile$/, anyone, 'GET'],
  [/^\/api\/profile\/prove$/, anyone],
  [/^\/api\/profile\/plan$/, 'reader', 'GET'],
  [/^\/api\/profile\/(?:audit|export|orders|invoices?|subscriptions|customer|taxes)(?:\/|$)/, 'owner'],
  [/^\/api\/profile\/(?:change-plan|keep-plan|cancel-plan|set-default-payment-method)(?:\/|$)/, 'owner'],
  [/^\/api\/profile\/(?:api-keys?|applications)(?:\/|$)/, 'owner'],
  [/^\/api\/update\//, 'owner'],
  // Everything else below it is the login: password, address, passkeys, second step, sessions, deletion.
  [/^\/api\/(?:profile|register|wishes)(?:\/|$)/, 'own'],
  [/^\/become-admin\//, 'own'],

  [/^\/api\/members(?:\/|$)/, 'owner'],
  // The addresses of some formats are secrets themselves.
  [/^\/api\/webhooks(?:\/|$)/, 'owner'],

  [/^\/api\/get-email$/, 'editor'],
  [/^\/api\/(?:emails|drafts|lint|newsletters)(?:\/|$)/, 'editor', 'POST'],
  [/^\/api\/(?:domain-reports|watched-domains|client-links|client-reports)(?:\/|$)/, 'editor', 'POST'],
  [/^\/api\/(?:internal\/)?inbox-placement(?:\/|$)/, 'editor', 'POST'],
  [/^\/api\/internal\/email-verification(?:-lists)?(?:\/|$)/, 'editor', 'POST'],
  [/^\/ext\/v2\//, 'editor', 'POST'],
  [/^\/api\/checkers\//, 'reader', 'POST'],
]

/** Pages, as `pagePath` writes their paths. Opening one that is not named is for readers, and sending its form for owners. */
const pages: Rule[] = [
  [/^\/(?:working-in|invitation|logout|dismiss|login|user-account\/proof)$/, anyone],
  [/^\/email-deliverability$/, anyone],
  [/^\/admin(?:\/|$)/, anyone],
  [/^\/(?:user-account|user-account\/security|confirm|reset|forgot|wish|register)$/, 'own'],
  [/^\/user-account\/(?:plans|orders|keys|webhooks|members|data)$/, 'owner'],
  [/^\/(?:subscription|subscription\/change|welcome|buy|checkout|oauth\/authorize)$/, 'owner'],
  [/^\/(?:email-test|email-test\/write|tests\/new|inbox-placement|placements\/new)$/, 'editor'],
  [/^\/results\/[^/]+\/edit$/, 'editor'],
  [/^\/(?:domains|newsletters|tests|lists|email-verifier)(?:\/|$)/, 'editor', 'POST'],
  [/^\/(?:results|placement|loading|compare)(?:\/|$)/, 'editor', 'POST'],
  [/^\/user-account\/(?:subscription|placement)$/, 'editor', 'POST'],
  [/^\/(?:domain|[a-z0-9-]+-checker)(?:\/|$)/, 'reader', 'POST'],
]

const isRead = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** Whether the server itself answers it, in place of a page. */
export const isSeatCall = (path: string) =>
  /^\/(?:api|ext|webhooks|mcp|become-admin|oauth\/(?:register|token|revoke))(?:\/|$)/.test(path)

/** What a seat needs for a request. `path` as it was asked for, in any spelling that the server takes. */
export function seatRight(method: string, path: string): SeatRight {
  const isOfApi = isSeatCall(path)
  const plain = isOfApi ? path.replace(/(?<=.)\/+$/, '') : pagePath(path)
  const kind = isRead(method) ? 'GET' : 'POST'
  const rules = isOfApi ? calls : pages
  const rule = rules.find(([pattern, , of]) => pattern.test(plain) && (of ?? kind) === kind)
  return rule?.[1] ?? (kind === 'GET' ? 'reader' : 'owner')
}

/** Whether a role is enough. */
export function mayBySeat(role: SeatRole, right: SeatRight): boolean {
  if (right === 'own') return false
  return right === 'anyone' || seatRoles.indexOf(role) <= seatRoles.indexOf(right)
}

/** What of a caller the rule is about. */
type Seated = {
  seat?: { role: SeatRole; name: string } | undefined
  seatOver?: { why: SeatOver; name: string | null } | undefined
}

/** Why a request is refused to this caller; null where it is not. */
export function seatRefusal(
  { seat, seatOver }: Seated,
  method: string,
  path: string,
): { code: 'own_account' | 'seat' | 'seat_over'; reason: Message } | null {
  const right = seatRight(method, path)
  if (seat) {
    if (mayBySeat(seat.role, right)) return null
    if (right === 'own') return { code: 'own_account', reason: message('seats.own_account') }
    const needed = right === 'owner' ? 'owner' : 'other'
    return { code: 'seat', reason: message('seats.role_too_low', { name: seat.name, needed }) }
  }
  // What was meant for another account must not be done in the person's own.
  if (!seatOver || isRead(method) || right === 'anyone' || right === 'own') return null
  const why = seatOver.why === 'gone' ? 'other' : seatOver.why
  return { code: 'seat_over', reason: message('seats.over', { why, name: seatOver.name ?? '' }) }
}
