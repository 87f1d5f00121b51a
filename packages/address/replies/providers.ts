import type { Evidence } from './types.ts'

/**
 * Replies that mean something else at one operator than their code or words would say. A row counts when
 * the mail host is the operator's; a `signature` is wording that only this operator's software uses, wherever it runs.
 */
type Override = Evidence & {
  operator: RegExp
  /** The reply code. */
  code: RegExp
  enhanced?: RegExp
  text?: RegExp
  signature?: true
}

const MICROSOFT = /microsoft|outlook|hotmail|office|exchange/i
const GOOGLE = /google|gmail/i
const YAHOO = /^(?:yahoo|aol)$/i

export const overrides: Override[] = [
  {
    // Google: a limit on what this mailbox may receive, so there is one.
    name: 'google-recipient-rate',
    operator: GOOGLE,
    code: /^[45]5[0-2]$/,
    enhanced: /^[45]\.2\.1$/,
    text: /receiving (?:mail|email|messages) (?:at a rate|too quickly)/i,
    signature: true,
    about: 'recipient',
    what: 'rate',
    exists: true,
  },
  {
    // Google, of the rules of a domain that it hosts.
    name: 'google-domain-policy',
    operator: GOOGLE,
    code: /^550$/,
    text: /user or domain that you are sending to \(or from\) has a policy/i,
    signature: true,
    about: 'recipient',
    what: 'policy',
  },
  {
    // Exchange Online: what one mailbox may receive in an hour.
    name: 'exchange-receive-limit',
    operator: MICROSOFT,
    code: /^[45]\d\d$/,
    text: /RecipientLimits|recipient's (?:per hour|hourly) (?:message )?receive limit/i,
    signature: true,
    about: 'recipient',
    what: 'rate',
    exists: true,
  },
  {
    // Exchange Online with directory-based edge blocking refuses unknown recipients this way.
    name: 'microsoft-access-denied',
    operator: MICROSOFT,
    code: /^550$/,
    enhanced: /^5\.4\.1$/,
    text: /recipient address rejected: access denied/i,
    about: 'recipient',
    what: 'unknown',
  },
  {
    // The same; the catalogue number and the plural are Exchange Online's alone.
    name: 'microsoft-access-denied',
    operator: MICROSOFT,
    code: /^550$/,
    enhanced: /^5\.4\.1$/,
    text: /all recipient addresses rejected ?: ?access denied|recipient address rejected: access denied\.? AS\(\d{5,12}\)/i,
    signature: true,
    about: 'recipient',
    what: 'unknown',
  },
  {
    name: 'exchange-recipient-not-found',
    operator: MICROSOFT,
    code: /^550$/,
    enhanced: /^5\.1\.(?:1|10)$/,
    text: /RESOLVER\.ADR\.(?:RecipNotFound|RecipientNotFound|ExRecipNotFound)/i,
    signature: true,
    about: 'recipient',
    what: 'unknown',
  },
  {
    // Groups and mailboxes that take mail of the own organization only; they exist.
    name: 'exchange-restricted-recipient',
    operator: MICROSOFT,
    code: /^550$/,
    text: /RESOLVER\.RST\.|SenderNotAuthenticatedFor(?:Group|Mailbox)/i,
    signature: true,
    about: 'recipient',
    what: 'policy',
    exists: true,
  },
  {
    // Outlook.com words every unknown mailbox so; S2017062302 is its catalogue number.
    name: 'outlook-mailbox-unavailable',
    operator: MICROSOFT,
    code: /^550$/,
    enhanced: /^5\.5\.0$/,
    text: /requested action not taken: mailbox unavailable/i,
    about: 'recipient',
    what: 'unknown',
  },
  {
    name: 'yahoo-no-account',
    operator: YAHOO,
    code: /^55[0-4]$/,
    text: /user doesn't have an? [\w.-]{1,60} account|\bdd this user\b/i,
    signature: true,
    about: 'recipient',
    what: 'unknown',
  },
  {
    name: 'yahoo-disabled',
    operator: YAHOO,
    code: /^55[0-4]$/,
    text: /this (?:mailbox|account|user) is (?:disabled|inactive)/i,
    about: 'recipient',
    what: 'disabled',
  },
  {
    // Yahoo's temporary refusals for complaints; the codes stand in brackets.
    name: 'yahoo-ts',
    operator: YAHOO,
    code: /^421$/,
    text: /\[TSS?\d{2}\]/i,
    signature: true,
    about: 'client',
    what: 'rate',
  },
  {
    name: 'yahoo-bl',
    operator: YAHOO,
    code: /^55[34]$/,
    text: /\[BL\d{2}\]/i,
    signature: true,
    about: 'client',
    what: 'reputation',
  },
  {
    // Mail.ru calls a mailbox closed by itself "blocked" or "unavailable".
    name: 'mailru-disabled',
    operator: /mail\.?ru|vk/i,
    code: /^550$/,
    text: /account is (?:disabled|blocked|inactive)/i,
    about: 'recipient',
    what: 'disabled',
  },
  {
    // Tencent's general refusal of unknown accounts, explained only behind its link.
    name: 'qq-no-account',
    operator: /^(?:qq|tencent)/i,
    code: /^550$/,
    text: /mailbox (?:unavailable or access denied|not found)|recipient (?:account )?(?:not exist|may not exist)/i,
    about: 'recipient',
    what: 'unknown',
  },
]

/** The override that fits a refusal at RCPT or after DATA; null for none. Temporary replies only get temporary labels. */
export function overrideFor(facts: {
  code: number
  enhanced: string | null
  text: string
  provider: string | null
}): Override | null {
  const text = facts.text.slice(0, 2000)
  const fits = (row: Override) =>
    (row.signature === true || (facts.provider !== null && row.operator.test(facts.provider))) &&
    row.code.test(String(facts.code)) &&
    (row.enhanced === undefined || (facts.enhanced !== null && row.enhanced.test(facts.enhanced))) &&
    (row.text === undefined || row.text.test(text))
  return overrides.find(fits) ?? null
}
