import { lookalikeWords } from '../content/scripts.ts'
import type { Feature } from './features.ts'

/**
 * The shape of a mail beside its words, as classes `#name:step`. Nothing in it tells how a mail was wrapped or sent:
 * no header, no encoding, no comparison of names.
 */

export type Shape = { subject: string; text: string; links: readonly { href: string }[] }

type Counted = Record<'words' | 'letters' | 'capitals' | 'digits' | 'telephones', number> & {
  /** How often each sign and class stands in the text. */
  of(key: string): number
}

type Measure = { value(counted: Counted, shape: Shape): number; bounds: number[] }

const perWord = (key: string, bounds: number[]): Measure => ({
  value: (counted) => counted.of(key) / Math.max(20, counted.words),
  bounds,
})

/** What is measured; the step is the number of bounds that the value lies above. */
const measures: Record<string, Measure> = {
  capitals: {
    value: ({ capitals, letters }) => capitals / Math.max(20, letters),
    bounds: [0.04, 0.07, 0.12, 0.2, 0.4],
  },
  exclamations: perWord('!', [0.001, 0.01, 0.03, 0.08]),
  questions: perWord('?', [0.001, 0.01, 0.03]),
  amounts: perWord('@money', [0.001, 0.01, 0.03]),
  digits: {
    value: ({ digits, letters }) => digits / Math.max(20, letters + digits),
    bounds: [0.01, 0.03, 0.08, 0.2],
  },
  telephones: { value: ({ telephones }) => telephones, bounds: [0, 1] },
  'free-mail': { value: (counted) => counted.of('@free-mail'), bounds: [0, 1] },
  'subject-capitals': {
    value: (_, { subject }) => countOf(subject, /\p{Lu}/gu) / Math.max(8, subject.length),
    bounds: [0.05, 0.12, 0.3, 0.6],
  },
  'subject-signs': { value: (_, { subject }) => countOf(subject, /[!?$€£*]/g), bounds: [0, 1, 3] },
  'odd-links': { value: (_, { links }) => oddLinks(links), bounds: [0] },
  length: { value: ({ words }) => words, bounds: [15, 40, 100, 250, 600] },
  'subject-length': { value: (_, { subject }) => subject.length, bounds: [0, 15, 40, 70] },
  links: { value: (_, { links }) => targets(links).size, bounds: [0, 1, 3, 8, 25] },
  hosts: { value: (_, { links }) => hosts(links).size, bounds: [0, 1, 3, 8] },
  'links-to-you': { value: (_, { links }) => personalLinks(links), bounds: [0] },
  'rare-names': { value: (_, { links }) => rareNames(links), bounds: [0] },
  addresses: { value: (counted) => counted.of('@address') + counted.of('@free-mail'), bounds: [0, 1] },
  invisible: { value: (_, { text }) => countOf(text, /[\u00ad\u200b\u2060\ufeff]/g), bounds: [2, 20] },
  lookalikes: {
    value: (_, { subject, text }) => lookalikeWords(`${subject}\n${text}`, 3).length,
    bounds: [0, 2],
  },
}

export const isShapeKey = (key: string) => key.startsWith('#')

/** The name of what a class `#name:step` measures. */
export const shapeName = (key: string) => key.slice(1, key.indexOf(':'))

const MOST_TEXT = 100_000

/** One class for each measure; `features` are those of the same mail. */
export function shapeKeysOf(whole: Shape, features: readonly Feature[]): string[] {
  const shape = { ...whole, subject: whole.subject.slice(0, 1000), text: whole.text.slice(0, MOST_TEXT) }
  const counted = count(shape.text, features)
  return Object.entries(measures).map(([name, { value, bounds }]) => {
    const found = value(counted, shape)
    return `#${name}:${bounds.filter((bound) => found > bound).length}`
  })
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** One pass over a long text; only letters beyond ASCII take a look at a table. */
function countLetters(text: string): Record<'letters' | 'capitals' | 'digits', number> {
  let [letters, capitals, digits] = [0, 0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at)!
    if (code >= 97 && code <= 122) letters += 1
    else if (code >= 65 && code <= 90) {
      letters += 1
      capitals += 1
    } else if (code >= 48 && code <= 57) digits += 1
    else if (code > 127) {
      const letter = String.fromCodePoint(code)
      if (/\p{L}/u.test(letter)) letters += 1
      if (/\p{Lu}/u.test(letter)) capitals += 1
      if (code > 0xffff) at += 1
    }
  }
  return { letters, capitals, digits }
}

/** Groups of digits, but no date such as 2026-11-23 or 23.11.2026. */
const telephone =
  /(?<![\w/.-])(?!\d{4}[-./]\d\d?[-./]\d\d?(?!\d)|\d\d?[-./]\d\d?[-./]\d{2,4}(?![\d.-]))\+?\(?\d{1,4}\)?(?:[ .-]\(?\d{2,5}\)?){2,4}(?![\w/.-])/g

function count(text: string, features: readonly Feature[]): Counted {
  const classes = new Map<string, number>()
  let words = 0
  for (const { key, inSubject } of features) {
    if (inSubject || key.includes(' ') || key.endsWith('…')) continue
    words += 1
    if (/^[!?@]/.test(key)) classes.set(key, (classes.get(key) ?? 0) + 1)
  }
  return {
    words,
    ...countLetters(text),
    telephones: countOf(text, telephone),
    of: (key) => classes.get(key) ?? 0,
  }
}

const oddLink =
  /^https?:\/\/(?:[^/?#]{0,200}@|\d{1,3}(?:\.\d{1,3}){3}(?:[:/?#]|$)|[^/?#:]{1,253}:(?!80\b|443\b)\d|(?:[^/?#.]{1,63}\.){0,10}xn--)/i

/** Links to a bare address, with a port of their own, a user part or a name in punycode. */
function oddLinks(links: Shape['links']): number {
  return links.filter(({ href }) => oddLink.test(href.slice(0, 400))).length
}

const MOST_LINKS = 300

/** Different targets on the web. */
function targets(links: Shape['links']): Set<string> {
  return new Set(
    links.slice(0, MOST_LINKS).flatMap(({ href }) => (/^https?:/i.test(href) ? [href.slice(0, 400)] : [])),
  )
}

const hostOf = (href: string) =>
  /^https?:\/\/(?:[^/?#@]{0,200}@)?([^/?#:]{1,253})/i.exec(href)?.[1]?.toLowerCase()

function hosts(links: Shape['links']): Set<string> {
  return new Set(links.slice(0, MOST_LINKS).flatMap(({ href }) => hostOf(href) ?? []))
}

/** Links that hold an address, as those of phishing hold the reader's. */
const personalLinks = (links: Shape['links']) =>
  links
    .slice(0, MOST_LINKS)
    .filter(({ href }) =>
      /^https?:[^@]{0,300}[/?#=&][^@/?#]{0,64}(?:@|%40)[\w-]{1,63}\./i.test(href.slice(0, 400)),
    ).length

/** Names under a top-level domain that is neither a country's nor one of the old ones. */
const rareNames = (links: Shape['links']) =>
  [...hosts(links)].filter(
    (host) => !/\.(?:[a-z]{2}|com|net|org|edu|gov|mil|int|info|test|example)$|^[\d.]+$/.test(host),
  ).length
