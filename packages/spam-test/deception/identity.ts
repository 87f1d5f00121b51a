import type { Evidence } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { MailAddress } from '@postproof/message/types'
import { isRole, isTellingWord } from './asks.ts'
import { type Brand, brandOfHost, brandsNamed, withoutNames } from './brands.ts'
import { lookalikeOf, nearlyNamed, provesItself } from './lookalike.ts'
import type { Mail } from './mail.ts'
import { plain as plainText, tokensOf } from './text.ts'

/**
 * Where a mail says who it is from. A brand in the running text says nothing; these places do: the display name,
 * the first words of the subject, the logo, the heading, the signature, the line of the copyright.
 */

export type Where = 'name' | 'subject' | 'bracketed subject' | 'logo' | 'heading' | 'signature' | 'copyright'

export type Claim = {
  brand: Brand
  /** At each place once. */
  places: { where: Where; evidence: Evidence }[]
  /** Its name is written with letters that only look like it. */
  disguised: boolean
  /** The display name is one letter off, as others may rightly be called. */
  near?: true
  /**
   * The display name means the brand, although its name is common: `plainly`, such as `Chase Bank`, and `Steam Support` from
   * an address without that name. `bare`: the name alone, from such an address.
   */
  named?: 'plainly' | 'bare'
}

type WholeName = {
  brand: Brand
  disguised: boolean
  /** The name is the brand's `own`, such as `Chase Bank`, or stands next to a `telling` word, such as `Support`; else null. */
  by: 'own' | 'telling' | null
}

/** What a text says of who it is: the brand when it says nothing else, but for what part of it writes. */
export function wholeName(text: string): WholeName | null {
  const name = closedUp(text.slice(0, 200))
  const found = brandsNamed(name)
  const tokens = tokensOf(name)
  for (const { brand } of found) {
    const own = found.filter((named) => named.brand === brand)
    const inWords = own.filter(({ from, to }) => to > from)
    const rest =
      inWords.length === own.length
        ? tokens.filter((_, at) => !inWords.some(({ from, to }) => at >= from && at < to))
        : tokensOf(withoutNames(name, brand)).filter(
            ({ word }) => !brandsNamed(word).some((one) => one.brand === brand),
          )
    if (rest.length <= 7 && rest.every(({ word }) => isRole(word)))
      return {
        brand,
        disguised: own.some((named) => named.disguised) || rest.some(({ raw }) => isMasked(raw)),
        by: own.some(({ common }) => !common)
          ? 'own'
          : rest.some(({ word }) => isTellingWord(word))
            ? 'telling'
            : null,
      }
  }
  return null
}

/** `三 菱 銀 行`: letters set apart, closed up. */
const closedUp = (text: string): string =>
  /^\s*(?:\S\s+){3,}\S\s*$/u.test(text) ? text.replace(/\s+/g, '') : text

/** A word of the trade with a letter of another kind in it: `onIıne`. */
const isMasked = (raw: string): boolean => /[a-z]I|I[a-z]*ı|ı[a-z]*I/.test(raw)

/** The brand in a display name: its name, its domain, or an address at its domain. */
export function brandInName(name: string): WholeName | null {
  const text = name.trim().slice(0, 200)
  const [local, host] = addressOf(text)
  const owner = (host && brandOfHost(host)) || (local && brandOfHost(local))
  return owner ? { brand: owner, disguised: false, by: 'own' } : wholeName(text)
}

/** A name that is a host or an address: what stands before the `@`, as in `Amazon.co.jp@sender.example`, and behind. */
function addressOf(text: string): [local: string | null, host: string | null] {
  const [, local, host] = /^(?:([^\s@]{0,64})@)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})$/i.exec(text) ?? []
  return [local?.toLowerCase() || null, host?.toLowerCase() ?? null]
}

/** `Amazons.co.jp`: a name one letter off, when it is not also the name of the domain that sends. */
function misspelledIn({
  name,
  domain,
}: MailAddress): { brand: Brand; disguised: boolean; near: true } | null {
  const tokens = tokensOf(name)
  const [word, ...more] = tokens.filter((token) => !isRole(token.word))
  if (!word || more.length > 0 || tokens.length > 6 || domain.replaceAll('-', '').includes(word.word))
    return null
  const brand = nearlyNamed(word.word)
  return brand && { brand, disguised: false, near: true }
}

/** The claims of a mail, the display name's first, then the one made at most places. */
export function claimsOf(mail: Mail): Claim[] {
  const claims = new Map<Brand, Claim>()
  const add = (where: Where, brand: Brand, evidence: Evidence | undefined, disguised = false) => {
    const claim = claims.get(brand) ?? { brand, places: [], disguised: false }
    claims.set(brand, claim)
    claim.disguised ||= disguised
    if (evidence && !claim.places.some((place) => place.where === where))
      claim.places.push({ where, evidence })
  }
  const named = mail.from ? (brandInName(mail.from.name) ?? misspelledIn(mail.from)) : null
  if (named) add('name', named.brand, mail.quotes.from[0], named.disguised)
  const byName = named ? claims.get(named.brand) : undefined
  if (byName && named && 'near' in named) byName.near = true
  if (byName && named && 'by' in named) {
    const how = howNamed(named, mail)
    if (how) byName.named = how
  }
  for (const { brand, disguised, bracketed } of inSubject(mail.subject))
    add(bracketed ? 'bracketed subject' : 'subject', brand, mail.quotes.subject[0], disguised)
  const [logo] = mail.pictures
  const pictured = logo && wholeName(logo.alt.replace(/\blogo\b|\bicon\b/gi, ' '))
  if (logo && pictured)
    add('logo', pictured.brand, { label: plain('evidence.logo'), value: logo.alt, place: logo.place })
  for (const { where, brand, line, offset } of inLines(mail.text)) {
    const place = mail.placeAt(offset)
    add(where, brand, { label: labels[where], value: line, ...(place && { place }) })
  }
  return [...claims.values()].sort((one, other) => rank(other) - rank(one))
}

function howNamed({ brand, by }: WholeName, mail: Mail): Claim['named'] | null {
  if (bearsName(mail, brand)) return null
  if (!brand.shared && (by === 'own' || (by === 'telling' && !brand.topic))) return 'plainly'
  return brand.famous ? 'bare' : null
}

/** Whether the sender's address bears a name: that of a firm or a person, not one made to look like the brand's. */
function bearsName({ from }: Mail, brand: Brand): boolean {
  const lookalike = from && lookalikeOf(from.domain)
  if (!from || (lookalike?.brand === brand && (lookalike.trusted || provesItself(lookalike.way))))
    return false
  const address = plainText(`${from.local}@${from.domain}`).replace(/[^a-z0-9]/g, '')
  return brand.labels.some((label) => address.includes(label))
}

const labels: Record<Where, Evidence['label']> = {
  name: 'From',
  subject: 'Subject',
  'bracketed subject': 'Subject',
  logo: plain('evidence.logo'),
  heading: plain('evidence.heading'),
  signature: plain('evidence.signature'),
  copyright: plain('evidence.copyright'),
}

const rank = ({ places }: Claim) => places.length + (places.some(({ where }) => where === 'name') ? 10 : 0)

/** Within brackets, among the first words, or behind `your`. */
function inSubject(subject: string): { brand: Brand; disguised: boolean; bracketed?: true }[] {
  const text = subject.slice(0, 300)
  const bracketed = /[【[(「『＜<]([^】\])」』＞>]{2,40})[】\])」』＞>]/u.exec(text)?.[1]
  const inBrackets = bracketed ? wholeName(bracketed) : null
  const rest = text.replace(/^(?:\s{0,3}(?:re|aw|fw|fwd|wg|tr|rv|sv|回复|回复：)\s{0,2}[:：])+/i, '')
  const tokens = tokensOf(rest)
  const early = brandsNamed(rest).filter(({ from, to }) => to > from && from < 4 && opens(tokens, from))
  const lenticular = inBrackets && /^\s*【/.test(text) ? { bracketed: true as const } : {}
  return [...(inBrackets ? [{ ...inBrackets, ...lenticular }] : []), ...early]
}

const opens = (tokens: { word: string }[], at: number) =>
  at === 0 || possessives.has(tokens[at - 1]!.word) || tokens.slice(0, at).every(({ word }) => isRole(word))

const possessives = new Set(
  'your dein deine deinem deiner ihr ihre ihrem ihrer ihres votre vos su tu sus tus il tuo tua suo sua seu uw je jouw twoje twoj'.split(
    ' ',
  ),
)

type Line = { where: Where; brand: Brand; line: string; offset: number }

const MOST_LINES = 60
const LONGEST_LINE = 200

/** Heading, signature and copyright among the first and last lines of the text. */
function inLines(text: string): Line[] {
  const found: Line[] = []
  for (const { line, offset, first } of edges(text)) {
    const right = /(?:©|\(c\)|copyright)\s?[^\n]{0,100}/i.exec(line)?.[0]
    if (right) {
      for (const { brand } of brandsNamed(right).slice(0, 1))
        found.push({ where: 'copyright', brand, line, offset })
    } else if (line.length <= 60) {
      const whole = wholeName(line)
      if (whole && first) found.push({ where: 'heading', brand: whole.brand, line, offset })
      else if (whole && tokensOf(line).length <= 6)
        found.push({ where: 'signature', brand: whole.brand, line, offset })
    }
  }
  return found
}

function* edges(text: string): Generator<{ line: string; offset: number; first: boolean }> {
  let seen = 0
  let lastSeen = 0
  for (const match of text.slice(0, 4000).matchAll(/[^\n]+/g)) {
    const line = match[0].trim()
    if (line === '') continue
    if (seen >= 3) break
    seen += 1
    lastSeen = match.index + match[0].length
    if (line.length <= LONGEST_LINE) yield { line, offset: match.index, first: true }
  }
  const start = Math.max(lastSeen, text.length - 6000)
  const tail = [...text.slice(start).matchAll(/[^\n]+/g)].slice(-MOST_LINES)
  for (const match of tail) {
    const line = match[0].trim()
    if (line !== '' && line.length <= LONGEST_LINE) yield { line, offset: start + match.index, first: false }
  }
}

/** Whether a name or address says who it is, in words of its own: a shop that names a brand is still the shop. */
export function saysSomebody(mail: Mail): boolean {
  const { from } = mail
  if (!from) return false
  const name = from.name.trim()
  if (name === '' || name.toLowerCase() === from.address.toLowerCase()) return false
  if (mail.recipients.some((domain) => plainText(name).includes(domain))) return false
  return tokensOf(name).some(({ word }) => !isRole(word))
}
