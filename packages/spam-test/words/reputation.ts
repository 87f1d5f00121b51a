import { joinedBy } from '@postproof/engine/clauses'
import type { Json } from '@postproof/engine/finding'
import type { Facts, Said } from '@postproof/engine/finding-words'
import type { Message } from '@postproof/messages/message'
import type { CheckWords } from '../types.ts'

type Entry = { [key: string]: Json }

const entries = (value: Json | undefined): Entry[] =>
  Array.isArray(value)
    ? value.filter(
        (entry): entry is Entry => entry !== null && typeof entry === 'object' && !Array.isArray(entry),
      )
    : []

/** The values of one field by those of another, each once: `[Spamhaus ZEN, [example.org]]`. */
function grouped(list: Entry[], by: string, of: string): [string, string[]][] {
  const groups = new Map<string, Set<string>>()
  for (const entry of list) {
    const key = String(entry[by])
    groups.set(key, (groups.get(key) ?? new Set()).add(String(entry[of])))
  }
  return [...groups].map(([key, values]) => [key, [...values].slice(0, 6)])
}

/** Who is on which lists: "example.org is on Spamhaus DBL; example.net is on SURBL". */
function listingsOf({ listed }: Facts, code: 'listing.on' | 'listing.on_smaller'): string | Message {
  const listings = grouped(entries(listed), 'subject', 'name').slice(0, 4)
  return joinedBy(
    'clauses.semicolon',
    listings.map(([subject, names]) => ({ code, facts: { subject, lists: { joined: names } } })),
  )
}

function removalSteps({ listed }: Facts): Message[] {
  return entries(listed)
    .slice(0, 5)
    .map((entry): Message => {
      const facts = { name: String(entry.name ?? ''), subject: String(entry.subject ?? '') }
      return typeof entry.removal === 'string'
        ? { code: 'listings.step.remove-at', facts: { ...facts, removal: entry.removal } }
        : { code: 'listings.step.remove', facts }
    })
}

/** Which lists were silent and why. A report of before has no more than their names. */
function silentOf(facts: Facts): Json | Message {
  const all = entries(facts.silences)
  const reasons = [...new Set(all.map(({ why }) => JSON.stringify(why)))]
  const told = reasons.map((reason): Message => {
    const own = all.filter(({ why }) => JSON.stringify(why) === reason)
    const lists = { joined: own.slice(0, 6).map(({ name }) => String(name)) }
    return { code: 'listings.silent', facts: { lists, why: JSON.parse(reason) } }
  })
  return told.length > 0 ? joinedBy('clauses.semicolon', told) : (facts.silent ?? null)
}

function notAnswered({ large }: Facts): Said {
  if (!large || typeof large !== 'object' || Array.isArray(large)) return ['listings.not_answered.some']
  return [large.only === true ? 'listings.not_answered.large' : 'listings.not_answered.any']
}

const blacklistWords: Pick<CheckWords, 'facts' | 'found'> = {
  facts({ code, facts }) {
    const [large] = entries([facts.large ?? null])
    return {
      listings: listingsOf(facts, code === 'minor-list' ? 'listing.on_smaller' : 'listing.on'),
      silent: silentOf(facts),
      heard: large?.answered ?? null,
      all: large?.asked ?? null,
    }
  },
  found: { 'not-answered': notAnswered },
}

const ipWords: CheckWords = {
  ...blacklistWords,
  fix: {
    'minor-list': (facts, { esp }) => [
      ...(esp ? (['ip_dnsbl.step.shared'] as const) : []),
      ...removalSteps(facts),
    ],
    listed: (facts, { esp }) => [
      esp ? 'ip_dnsbl.step.of-service' : 'ip_dnsbl.step.find-cause',
      'ip_dnsbl.step.clean-list',
      ...removalSteps(facts),
    ],
  },
}

const domainWords: CheckWords = {
  ...blacklistWords,
  fix: {
    'minor-list': removalSteps,
    listed: (facts) => ['domain_dnsbl.step.find-cause', ...removalSteps(facts)],
  },
}

const failures = ['timeout', 'dns', 'dns-unavailable', 'tls'] as const

/** Why a registry gave no answer. */
function failureOf({ reason }: Facts): Message {
  const status = /^status-(\d+)$/.exec(String(reason ?? ''))?.[1]
  if (status) return { code: 'domain_age.failure.status', facts: { status } }
  const known = failures.find((failure) => failure === reason)
  return { code: `domain_age.failure.${known ?? 'unreachable'}`, facts: {} }
}

const youngSteps = (): Said => ['domain_age.step.few-first', 'domain_age.step.older-domain']

const ageWords: CheckWords = {
  facts: ({ facts }) => ({ failure: failureOf(facts) }),
  fix: { 'weeks-old': youngSteps, 'days-old': youngSteps },
}

/** Words for the checks of reputation. */
export const reputationWords: Record<string, CheckWords> = {
  ip_dnsbl: ipWords,
  domain_dnsbl: domainWords,
  domain_age: ageWords,
}
