import type { MailboxResult } from '../mailbox.ts'
import type { VerdictFacts } from './facts.ts'
import { type Factor, likelihoodFactors } from './likelihood.ts'
import { standingBounce } from './own.ts'
import type { VerdictStatus } from './reason.ts'

/** What each status may score, so that a number never contradicts its word. */
export const bands: Record<VerdictStatus, [least: number, most: number]> = {
  deliverable: [80, 100],
  risky: [15, 79],
  unknown: [15, 60],
  undeliverable: [0, 0],
}

const DOMAIN_POINTS = {
  mail: 20,
  'no-data': 10,
  'null-mx': 0,
  'no-domain': 0,
  'no-mail-host': 0,
  unreachable: 0,
}

const MAILBOX_POINTS: Record<Exclude<MailboxResult, 'accepted'>, number> = {
  no_mailbox: 0,
  disabled: 0,
  full: 10,
  restricted: 40,
  greylisted: 25,
  blocked: 20,
  temporary: 20,
  unclear: 15,
  timeout: 15,
  dropped: 15,
  no_connection: 10,
  no_host: 10,
  utf8_not_offered: 10,
  not_askable: 15,
}

/** Not asked is no answer against the address: worth as much as the best of those that leave it open. */
const NOT_ASKED_POINTS = 25

const BOUNCE_POINTS = { no_mailbox: -60, disabled: -60, full: -20 }
const SEEN_POINTS = { placement: 25, test: 15 }

const DISPOSABLE_POINTS = { high: -30, old: -10 }

/** The factors of the score, most general first; they add up to it, within 0-100 and the status's band. */
export function weigh(facts: VerdictFacts, status: VerdictStatus): { score: number; factors: Factor[] } {
  const factors = [...ground(facts), ...(status === 'undeliverable' ? [] : doubts(facts))]
  const sum = factors.reduce((total, { points }) => total + points, 0)
  const [least, most] = bands[status]
  const score = Math.min(most, Math.max(least, sum))
  if (score !== sum) factors.push({ name: 'limit', points: score - sum, key: `limit.${status}` })
  return { score, factors }
}

function ground(facts: VerdictFacts): Factor[] {
  const { validSyntax, domain, mailbox } = facts
  if (!validSyntax || !domain) return [{ name: 'syntax', points: 0, key: 'syntax.invalid' }]
  const factors = [{ name: 'syntax', points: 10, key: 'syntax.valid' }]
  const fallback = domain.status === 'mail' && domain.addressFallback
  factors.push({
    name: 'domain',
    points: DOMAIN_POINTS[domain.status] - (fallback ? 5 : 0),
    key: fallback ? 'domain.fallback' : `domain.${domain.status}`,
  })
  const unreachable = domain.status !== 'mail' && domain.status !== 'no-data'
  if (unreachable && 'notAsked' in mailbox) return factors
  return [...factors, mailboxFactor(mailbox), ...likely(facts), ...ownFactors(facts)]
}

/**
 * Points for evidence from the asker's own mail. Where the server accepts every name, what was seen is a part of the
 * likelihood.
 */
function ownFactors(facts: VerdictFacts): Factor[] {
  const bounce = standingBounce(facts)
  if (bounce) return [{ name: 'own', points: BOUNCE_POINTS[bounce.what], key: `own.bounce.${bounce.what}` }]
  const seen = facts.own?.seen
  if (!seen || takesEveryName(facts)) return []
  return [{ name: 'own', points: SEEN_POINTS[seen.by], key: `own.seen.${seen.by}` }]
}

/** Where the server's yes means nothing, what can be seen from outside counts. */
function likely(facts: VerdictFacts): Factor[] {
  return takesEveryName(facts) && facts.likelihood ? likelihoodFactors(facts.likelihood) : []
}

/** The server accepted the mailbox, and accepts any other name as well. */
export function takesEveryName({ mailbox }: VerdictFacts): boolean {
  return 'result' in mailbox && mailbox.result === 'accepted' && mailbox.catchAll === true
}

function mailboxFactor(mailbox: VerdictFacts['mailbox']): Factor {
  const name = 'mailbox'
  if ('notAsked' in mailbox)
    return { name, points: NOT_ASKED_POINTS, key: `mailbox.not-asked.${mailbox.notAsked}` }
  const { result, catchAll } = mailbox
  if (result !== 'accepted') return { name, points: MAILBOX_POINTS[result], key: `mailbox.${result}` }
  if (catchAll === false) return { name, points: 70, key: 'mailbox.accepted' }
  return catchAll
    ? { name, points: 30, key: 'mailbox.catch-all' }
    : { name, points: 45, key: 'mailbox.catch-all-unknown' }
}

function doubts({ disposable, role, relay, suggestion }: VerdictFacts): Factor[] {
  const factors: Factor[] = []
  if (disposable)
    factors.push({
      name: 'disposable',
      points: DISPOSABLE_POINTS[disposable],
      key: `disposable.${disposable}`,
    })
  if (role) factors.push({ name: 'role', points: -25, key: 'role' })
  if (relay) factors.push({ name: 'relay', points: -5, key: 'relay' })
  if (suggestion !== null) factors.push({ name: 'typo', points: -25, key: 'typo' })
  return factors
}
