import words from '../data/deception-words.json' with { type: 'json' }
import { skeleton, unmasked } from './text.ts'

/** What a mail wants of its reader, in the words of many languages. */

export type AskKind = keyof typeof words.asks
export type Ask = { kind: AskKind; phrase: string }

/** Characters of the text that are looked at: what a mail wants it says early. */
const SPAN = 20_000

type Phrases = Record<string, string[]>

/**
 * One pattern of all phrases, as a tree of their letters, so that most places of a text cost one look, and the longest
 * phrase is found. Fixed texts, so its time is linear. Those that begin with a Latin letter begin a word.
 */
export function seekerOf(phrases: string[]): RegExp {
  const latin = newBranch()
  const others = newBranch()
  for (const phrase of phrases.map((each) => unmasked(each)))
    plant(/^[a-z]/.test(phrase) ? latin : others, phrase)
  const trees = [`(?<![a-z])${patternOf(latin)}`, ...(others.next.size > 0 ? [patternOf(others)] : [])]
  return new RegExp(trees.join('|'), 'u')
}

type Branch = { next: Map<string, Branch>; ends: boolean }

const newBranch = (): Branch => ({ next: new Map(), ends: false })

function plant(root: Branch, phrase: string): void {
  let branch = root
  for (const letter of phrase) {
    const next = branch.next.get(letter) ?? newBranch()
    branch.next.set(letter, next)
    branch = next
  }
  branch.ends = true
}

function patternOf({ next, ends }: Branch): string {
  const ways = [...next].map(([letter, branch]) => {
    const literal = letter === ' ' ? '\\s' : letter.replace(/[.*+?^${}()|[\]\\/]/, '\\$&')
    return `${literal}${branch.next.size > 0 ? patternOf(branch) : ''}`
  })
  const all = ways.length === 1 && !ends ? ways[0]! : `(?:${ways.join('|')})`
  return ends ? `${all}?` : all
}

const flat = (languages: Phrases) => Object.values(languages).flat()

const asks = Object.entries(words.asks).map(([kind, languages]): [AskKind, RegExp] => [
  kind as AskKind,
  seekerOf(flat(languages)),
])
const mailbox = seekerOf(flat(words.mailbox))
const signIn = seekerOf(flat(words.signIn))
const refuse = seekerOf(flat(words.refuse))
const charge = seekerOf(flat(words.charge))
const call = seekerOf(words.call)

/** A text made ready for the finders: as it is compared, blanks folded. */
export const askText = (text: string): string => unmasked(text.slice(0, SPAN)).replace(/[^\S\n]+/g, ' ')

/** What is asked for in a text that `askText` made ready: the first phrase of each kind. */
export function asksIn(text: string): Ask[] {
  return asks.flatMap(([kind, pattern]) => {
    const match = pattern.exec(text)
    return match ? [{ kind, phrase: match[0] }] : []
  })
}

const first = (pattern: RegExp) => (text: string) => pattern.exec(text)?.[0] ?? null

/** The words of a false administrator of the reader's mailbox; null when there are none. */
export const mailboxPhrase = first(mailbox)
export const signInPhrase = first(signIn)
export const refusePhrase = first(refuse)
export const chargePhrase = first(charge)
export const callPhrase = first(call)

const administrators = words.administrators.map((name) => unmasked(name))

/** Whether a name says no more than that it looks after the reader's mail. */
export function namesAdministrator(name: string): boolean {
  const text = unmasked(name.slice(0, 200))
  const found = administrators.find((administrator) => contains(text, administrator))
  return found !== undefined
}

function contains(text: string, part: string): boolean {
  const at = text.indexOf(part)
  if (at < 0) return false
  if (!/^[a-z]/.test(part)) return true
  return !/[a-z]/.test(text[at - 1] ?? '') && !/[a-z]/.test(text[at + part.length] ?? '')
}

const roles = new Set(words.roles)
const lookalikeRoles = new Set(words.roles.filter((role) => role.length > 4).map(skeleton))
const nativeRoles = words.nativeRoles
  .map((role) => unmasked(role))
  .sort((one, other) => other.length - one.length)

/** Whether a word beside a name only says which part of the company writes. */
export const isRole = (word: string): boolean =>
  roles.has(word) ||
  word.length < 2 ||
  /^[a-z]{0,3}\d{1,9}[a-z]{0,2}$/.test(word) ||
  lookalikeRoles.has(skeleton(word)) ||
  isNativeRole(word)

const trade = new Set(words.trade)

/** Whether a word in a domain says what is sold, such as `orders` or `antivirus`, so that it identifies no company. */
export const isTrade = (word: string): boolean => trade.has(word)

const tellingWords = new Set([...words.trust, ...words.telling])

/** Whether a word next to a common name makes it a company's: `Bank`, `Support`, `ID`, `Sicherheit`. */
export const isTellingWord = (word: string): boolean => tellingWords.has(word)

const promotions = new Set(words.promotion)
const surveys = new Set(words.survey)

/** Whether a word of a display name only advertises: `exclusive`, `offer`, `daily`. */
export const isPromotion = (word: string): boolean => promotions.has(word) || surveys.has(word)
/** Whether a word asks for an opinion. */
export const isSurvey = (word: string): boolean => surveys.has(word)

/** Han and kana without the words of the trade among them: two letters left may be a particle. */
function isNativeRole(word: string): boolean {
  return !/^[\x00-\u024f]/.test(word) && withoutRoles(word).replace(/\s/g, '').length <= 2
}

/** A text in a script without blanks, its words of the trade taken out. */
export function withoutRoles(text: string): string {
  let rest = text
  for (const role of nativeRoles) if (rest.includes(role)) rest = rest.replaceAll(role, ' ')
  return rest
}
