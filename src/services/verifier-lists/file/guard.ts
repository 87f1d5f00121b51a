import { mailboxRules } from '@postproof/address/data/mailbox-rules'

/**
 * Lists generated to find mailboxes rather than to clean addresses: many spellings of one person's name at one domain,
 * first names times last names, or numbers in a row. Receivers count such questions as harvesting and block the host
 * that asks.
 */
export type Suspicion = {
  /** Domain that is nearly all of a long list and looks generated: the list is refused. */
  refused: { domain: string; why: Pattern } | null
  /** Domains that look generated: their mail servers are not asked. Numbers of students or shops look so as well. */
  unasked: Set<string>
}
export type Pattern = 'permutations' | 'products' | 'numbers'

/** Their mail servers are not asked at all, and half of an honest list may be there. */
const largeProviders = new Set([
  ...mailboxRules.flatMap(({ domains }) => domains.split(' ')),
  ...`qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net t-online.de freenet.de orange.fr wanadoo.fr free.fr
  laposte.net sfr.fr libero.it virgilio.it comcast.net att.net sbcglobal.net cox.net seznam.cz wp.pl o2.pl onet.pl
  interia.pl uol.com.br bol.com.br terra.com.br rediffmail.com mail.com abv.bg ukr.net ziggo.nl btinternet.com
  docomo.ne.jp ezweb.ne.jp bigpond.com shaw.ca rambler.ru`.split(/\s+/),
])

/** Names at one domain, and their share of the list, from which on it is taken for made, not for met. */
const REFUSED_FROM = 500
const REFUSED_SHARE = 0.8

/** `locals`: the different local parts of each domain. */
export function suspect(locals: Map<string, string[]>): Suspicion {
  const all = [...locals.values()].reduce((sum, names) => sum + names.length, 0)
  const suspicion: Suspicion = { refused: null, unasked: new Set() }
  for (const [domain, names] of locals) {
    const why = largeProviders.has(domain) ? null : patternOf(names)
    if (!why) continue
    if (names.length > REFUSED_FROM && names.length > REFUSED_SHARE * all) suspicion.refused = { domain, why }
    suspicion.unasked.add(domain)
  }
  return suspicion
}

/** How the names of one domain seem to have been generated; null when they look like those of people. */
export function patternOf(names: string[]): Pattern | null {
  const lower = names.map((name) => name.toLowerCase())
  if (isPermuted(lower)) return 'permutations'
  if (isProduct(lower)) return 'products'
  return isNumbered(lower) ? 'numbers' : null
}

const FORMS = 4
const MANY = 20

/** More than half are four or more spellings of the same two names: jane.doe, jdoe, doe.jane, janed ... */
function isPermuted(names: string[]): boolean {
  const present = new Set(names)
  const hits = new Set<string>()
  for (const [first, last] of pairsOf(names)) {
    const forms = permutations(first, last).filter((form) => present.has(form))
    if (forms.length >= FORMS) for (const form of forms) hits.add(form)
  }
  return hits.size > present.size / 2
}

function permutations(first: string, last: string): string[] {
  const [f, l] = [first[0]!, last[0]!]
  const orders = [
    [first, last],
    [last, first],
    [f, last],
    [last, f],
    [first, l],
    [l, first],
    [f, l],
  ] as const
  const joined = orders.flatMap(([a, b]) => ['', '.', '_', '-'].map((sign) => `${a}${sign}${b}`))
  return [...new Set([...joined, first, last])]
}

function pairsOf(names: string[]): Iterable<[string, string]> {
  const pairs = new Map<string, [string, string]>()
  for (const name of names) {
    const parts = name.split(/[._-]/)
    const [first = '', last = ''] = parts
    if (parts.length === 2 && first.length > 1 && last.length > 1) {
      pairs.set([first, last].sort().join(' '), [first, last])
    }
  }
  return pairs.values()
}

/** Every first name (or initial) with every last name: people do not come in full tables. */
function isProduct(names: string[]): boolean {
  const pairs = names.map((name) => /^([a-z]+)[._-]([a-z]+)$/.exec(name)).filter((match) => match !== null)
  if (pairs.length < MANY || pairs.length <= names.length / 2) return false
  const firsts = new Set(pairs.map((match) => match[1])).size
  const lasts = new Set(pairs.map((match) => match[2])).size
  return Math.min(firsts, lasts) >= 3 && pairs.length > 0.3 * firsts * lasts
}

/** user1, user2, user3 ... */
function isNumbered(names: string[]): boolean {
  const byStem = new Map<string, number>()
  for (const name of names) {
    const stem = stemOf(name)
    if (stem !== undefined) byStem.set(stem, (byStem.get(stem) ?? 0) + 1)
  }
  return [...byStem.values()].some((count) => count >= MANY && count > names.length / 2)
}

/** What stands before the digits at the end; undefined without any. */
function stemOf(name: string): string | undefined {
  let end = name.length
  while (end > 0 && name[end - 1]! >= '0' && name[end - 1]! <= '9') end--
  return end < name.length ? name.slice(0, end) : undefined
}
