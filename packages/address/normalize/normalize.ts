import { type MailboxRule, mailboxRules } from '../data/mailbox-rules.ts'
import { MAX_OCTETS } from '../syntax/check.ts'
import type { NormalizationStep, Normalized, Syntax } from '../types.ts'
import { compose, isDotAtom, unquote } from './local.ts'

type Ruled = { rule: MailboxRule; domain: string }

const byDomain: ReadonlyMap<string, Ruled> = new Map(
  mailboxRules.flatMap((rule) => {
    const domains = rule.domains.split(' ')
    return domains.map((name) => [name, { rule, domain: rule.alias ? domains[0]! : name }] as const)
  }),
)

/**
 * The one address that stands for all spellings of a mailbox. Case, tags and dots of the local part are touched only at
 * providers whose rules we know: elsewhere they may tell two people apart (RFC 5321, 2.4). Null when the text is no
 * address, or none that fits in 320 octets. Normalizing the result gives it again.
 */
export function normalizeAddress({ local, domain, domainAscii }: Syntax): Normalized | null {
  if (local === null || domain === null) return null
  const steps = new Set<NormalizationStep>()
  const change: Change = (step, before, after) => {
    if (before !== after) steps.add(step)
    return after
  }
  const plain = change('unicode', unquote(local), compose(unquote(local)))
  if (unquote(local) !== local) steps.add('quotes')
  const lower = change('domain-case', domain, lowerAscii(domain))
  const host = domainAscii === null ? lower : change('idn', lower, domainAscii)
  const ruled = /^[!#-~]+$/.test(plain) ? findRule(host) : undefined
  const address = ruled ? applyRule(plain, host, ruled, change) : `${plain}@${host}`
  if (Buffer.byteLength(address) > MAX_OCTETS) return null
  return { address, provider: ruled?.rule.id ?? null, steps: [...steps] }
}

type Change = (step: NormalizationStep, before: string, after: string) => string

function applyRule(local: string, host: string, { rule, domain, user }: Found, change: Change): string {
  let mailbox = user === null ? local : change('subdomain', local, user)
  mailbox = change('case', mailbox, mailbox.toLowerCase())
  mailbox = change('tag', mailbox, withoutTag(mailbox, rule))
  mailbox = change('ignored-signs', mailbox, withoutIgnored(mailbox, rule))
  if (user === null) change('domain-alias', host, domain)
  return `${mailbox}@${domain}`
}

function lowerAscii(domain: string): string {
  return domain.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

type Found = Ruled & { user: string | null }

/** `user` is set when the domain is one that the provider gives to each user. */
function findRule(host: string): Found | undefined {
  const exact = byDomain.get(host)
  if (exact) return { ...exact, user: null }
  const dot = host.indexOf('.')
  const user = host.slice(0, dot)
  const above = byDomain.get(host.slice(dot + 1))
  // An A-label is no user name, and www is the provider's own.
  return above?.rule.subdomain && !/^(xn--|www$)/.test(user) ? { ...above, user } : undefined
}

function withoutTag(local: string, rule: MailboxRule): string {
  const { tag } = rule
  const at = tag === undefined ? -1 : local.indexOf(tag)
  const left = local.slice(0, at)
  // Signs that do not count may stand at its end: `ann.+list` at Gmail.
  return at > 0 && isDotAtom(withoutIgnored(left, rule)) ? left : local
}

function withoutIgnored(local: string, { ignored = '' }: MailboxRule): string {
  const left = [...local].filter((sign) => !ignored.includes(sign)).join('')
  return left === '' ? local : left
}
