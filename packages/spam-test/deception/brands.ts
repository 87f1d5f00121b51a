import { getDomainWithoutSuffix, getPublicSuffix } from 'tldts'
import { type BrandKind, brandTables } from '../data/brands/index.ts'
import words from '../data/deception-words.json' with { type: 'json' }
import { isDisguised, plain, skeleton, type Token, tokensOf } from './text.ts'

/** The names that others put on, read from their table, and where they stand in a text. */

export type Brand = {
  name: string
  kind: BrandKind
  /** All its names, as written. */
  names: string[]
  /** Lower case; a name without a dot is a top-level domain of its own. */
  domains: string[]
  /** Its name is also a word or the name of many others. */
  common: boolean
  /** Many independent companies share it. */
  shared: boolean
  /** Of a common name: also a first name, or what a mail may be about, such as a visa. No word next to it makes it plain. */
  topic: boolean
  /** Of a common or shared name: as the sender of a mail that asks for an account it can hardly be anyone else's. */
  famous: boolean
  /** Its Latin names without blanks and signs, as they stand in host names; none below three letters. */
  labels: string[]
}

/** `a.{de,fr} b.com` as a list of names. */
function expand(domains: string): string[] {
  return domains
    .trim()
    .split(/\s+/)
    .flatMap((name) => {
      const match = /^([^{]*)\{([^}]*)\}$/.exec(name)
      return match ? match[2]!.split(',').map((ending) => `${match[1]}${ending}`) : [name]
    })
}

/** Common names that honest people bear, things that other firms write about, and programs that everyone runs. */
const topics = new Set([
  'Ally Bank',
  'ANA',
  'Chase',
  'GitLab',
  'Hermes',
  'iDEAL',
  'Otto',
  'TIM',
  'Visa',
  'WordPress',
  'Zoll',
])

const famous = new Set(['Apple', 'O2', 'Telegram', 'UPS', 'WeChat'])

function readLine(line: string, kind: BrandKind): Brand {
  const [head = '', others = '', domains = ''] = line.split('|').map((cell) => cell.trim())
  const mark = /[*+]$/.exec(head)?.[0]
  const name = mark && / [*+]$/.test(head) ? head.slice(0, -2).trim() : head
  const names = [name, ...others.split(',').map((other) => other.trim())].filter((text) => text !== '')
  const labels = names.map((text) => plain(text).replace(/[\s.'&+*!/-]/g, ''))
  return {
    name,
    kind,
    names,
    domains: expand(domains),
    common: mark === '*',
    shared: mark === '+',
    topic: topics.has(name),
    famous: famous.has(name) || (mark === '+' && kind === 'bank'),
    labels: [...new Set(labels)].filter((label) => /^[a-z0-9]{3,}$/.test(label)),
  }
}

export const brands: readonly Brand[] = Object.entries(brandTables).flatMap(([kind, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => readLine(line, kind as BrandKind)),
)

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/** Whether a host belongs to the brand, as far as the table knows. */
export function owns(brand: Brand, host: string): boolean {
  return brand.domains.some((domain) => isWithin(host, domain))
}

/**
 * Whether a host that the table does not know may well be the brand's: its very name under an ending that is not
 * sold by the thousand. No table knows every country.
 */
export function mayOwn(brand: Brand, host: string): boolean {
  if (owns(brand, host)) return true
  const label = getDomainWithoutSuffix(host) ?? ''
  const suffix = getPublicSuffix(host) ?? ''
  const settled = /^(?:(?:com?|net|org|gov|gob|gouv|ac|or|ne)\.)?[a-z]{2}$|^(?:com|net|org)$/.test(suffix)
  const known = [...brand.labels, ...brand.domains.map((domain) => domain.split('.')[0]!)]
  if (settled && label.length > 1 && known.includes(label.replaceAll('-', ''))) return true
  return brand.shared && brand.labels.some((name) => isLocal(label, name.slice(0, 12)))
}

/** `sparkasse-musterstadt`, and no `sparkasse-sicherheit`: the name and where it is, not what it wants. */
function isLocal(label: string, name: string): boolean {
  if (!label.includes(name)) return false
  const rest = label.split(name).flatMap((piece) => piece.split('-'))
  return !rest.some(isTrustWord)
}

/** Whether a word next to a name promises safety or asks for an account, as the domains of fraud do. */
export const isTrustWord = (word: string): boolean => trustWords.has(word)

const trustWords = new Set(words.trust)

const mailing =
  /^(?:e?mails?|e?mailing|news|newsletters?|communications?|marketing|crm|groups?|ses|jobs|careers)$/

/**
 * Whether a host is called as companies call the domain that they send from: its name with `mail`, `news` or
 * `newsletter`. Nothing that asks for trust, such as `secure` or `service`, is among these words.
 */
export function soundsOwn(brand: Brand, host: string): boolean {
  const label = (getDomainWithoutSuffix(host) ?? '').replaceAll('-', '')
  return brand.labels.some(
    (name) =>
      (label.startsWith(name) && mailing.test(label.slice(name.length))) ||
      (label.endsWith(name) && mailing.test(label.slice(0, -name.length))),
  )
}

/** The brand that a host belongs to; null when the table knows none. */
export function brandOfHost(host: string): Brand | null {
  for (let name = host; name !== ''; name = name.slice(name.indexOf('.') + 1)) {
    const brand = byDomain.get(name)
    if (brand) return brand
    if (!name.includes('.')) return null
  }
  return null
}

const byDomain = new Map(
  brands.flatMap((brand) => brand.domains.map((domain): [string, Brand] => [domain, brand])).reverse(),
)

type Node = { next: Map<string, Node>; brand: Brand | null }

/** Scripts without blanks between words: names are sought inside the text. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const tree: Node = { next: new Map(), brand: null }
const nativeNames: [name: string, brand: Brand][] = []
const looks = new Map<string, Brand>()

for (const brand of brands) {
  for (const name of brand.names) {
    if (unspaced.test(name)) {
      nativeNames.push([plain(name), brand])
      continue
    }
    let node = tree
    for (const { word } of tokensOf(name)) {
      const next = node.next.get(word) ?? { next: new Map(), brand: null }
      node.next.set(word, next)
      node = next
    }
    node.brand ??= brand
  }
  for (const label of brand.labels) if (label.length >= 5 && !brand.common) looks.set(skeleton(label), brand)
}
nativeNames.sort(([one], [other]) => other.length - one.length)

export type Named = {
  brand: Brand
  /** Its words among the tokens, from and up to; equal for a name inside a text without blanks. */
  from: number
  to: number
  /** The name is written with letters that only look like it. */
  disguised: boolean
  /** The name is a word or the name of others too: `Chase`, but not `Chase Bank`. */
  common: boolean
}

/** The brands that a short text names, longest names first at each place. */
export function brandsNamed(text: string): Named[] {
  const tokens = tokensOf(text)
  const found: Named[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const named = longestAt(tokens, at) ?? disguisedAt(tokens, at)
    if (!named) continue
    found.push(named)
    at = named.to - 1
  }
  if (unspaced.test(text)) {
    let rest = plain(text.slice(0, 600))
    for (const [name, brand] of nativeNames) {
      if (!rest.includes(name)) continue
      rest = rest.replaceAll(name, ' ')
      found.push({ brand, from: 0, to: 0, disguised: false, common: brand.common })
    }
  }
  return found
}

function longestAt(tokens: Token[], at: number): Named | null {
  let node: Node | undefined = tree
  let best: Named | null = null
  for (let to = at; to < tokens.length; to += 1) {
    node = node.next.get(tokens[to]!.word)
    if (!node) break
    if (!node.brand) continue
    const disguised = tokens.slice(at, to + 1).some(({ raw }) => !isPlainName(raw))
    const common = node.brand.common && isCommonName(node.brand, tokens.slice(at, to + 1))
    best = { brand: node.brand, from: at, to: to + 1, disguised, common }
  }
  return best
}

/** The first word of a common brand's name: `Chase` and `Ally`. What it is called besides belongs to it alone. */
function isCommonName(brand: Brand, [first, second]: Token[]): boolean {
  return second === undefined && first !== undefined && first.word === tokensOf(brand.name)[0]?.word
}

/** No invisible characters and no letters of another script between Latin ones. */
function isPlainName(raw: string): boolean {
  if (/\p{L}[\u200b-\u200f\u2060-\u2064\ufeff\u00ad]+\p{L}/u.test(raw)) return false
  return !(/[a-z]/i.test(raw) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(raw))
}

function disguisedAt(tokens: Token[], at: number): Named | null {
  const { raw, word } = tokens[at]!
  if (raw.length < 5 || raw.length > 40 || !isDisguised(raw)) return null
  const brand = looks.get(skeleton(raw))
  // A word of another language may look like a Latin one by chance, where no Latin letter stands in it.
  if (!brand || brand.labels.includes(word)) return null
  return { brand, from: at, to: at + 1, disguised: true, common: brand.common }
}

/** The brand's names taken out of a text in a script without blanks. */
export function withoutNames(text: string, brand: Brand): string {
  let rest = plain(text.slice(0, 600))
  for (const [name, owner] of nativeNames) if (owner === brand) rest = rest.replaceAll(name, ' ')
  return rest
}
