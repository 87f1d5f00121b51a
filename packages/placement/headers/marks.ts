import { findMarkers } from '../marker-code.ts'
import type { FilterVerdict } from '../report-types.ts'
import type { Mark } from '../types.ts'
import type { FilterCode } from './filter-says.ts'

/**
 * Marks of receiving servers that tag spam and still deliver it to the inbox: X-Spam headers of SpamAssassin, Rspamd and
 * Barracuda, and a tag such as `***SPAM***` at the start of the subject (rewrite_header in Mail::SpamAssassin::Conf).
 */

const TAGGING = new Set<FilterCode>(['spamassassin', 'rspamd', 'rspamd-action', 'barracuda'])
const MAX_RULES = 40

/** `***SPAM***`, `[SPAM?]`, `{Spam?}`, `[SUSPECTED SPAM]`, `*****SPAM(7.4)*****`: never the bare word, which is prose. */
const SUBJECT_TAG =
  /^\s{0,5}(?:\*{1,10}|[[{(<])\s?(?:(?:suspected|possible|possibly|probable|likely|mutma(?:ß|ss)licher)[ -]?)?(?:spam|junk)(?:[ -]?(?:verdacht|mail|detected|suspected|warning|warnung))?\s?[?!]{0,3}\s?(?:\(?-?\d{1,3}(?:\.\d{1,3})?(?:\s?\/\s?\d{1,3}(?:\.\d{1,3})?)?\)?)?\s?(?:\*{1,10}|[\]})>])\s{0,5}/iu

/** The tag that a server put before the subject; empty where there is none. */
export const subjectTag = (subject: string): string => SUBJECT_TAG.exec(subject.slice(0, 200))?.[0] ?? ''

/** The subject as the sender wrote it: without the marker and, on marked mail, without the server's tag. */
export function subjectAsSent(subject: string, mark: Mark | null | undefined): string {
  const untagged = mark ? subject.slice(subjectTag(subject).length) : subject
  const markers = new Set(findMarkers(untagged))
  const words = untagged.split(/\s/).filter((word) => word !== '' && !markers.has(word.toLowerCase()))
  return words.join(' ')
}

type Read = { code: FilterCode } & Pick<FilterVerdict, 'verdict' | 'unsure'>

/**
 * Whether a server marked the mail as spam. `sure`: the receiving server did. `unsure`: the mark may have come with the
 * mail, which only other mailboxes can show. "Not spam" from the receiving server outweighs a header from below its border.
 */
export function markOf(filters: readonly Read[], subject: string | null): Mark | null {
  const tagging = filters.filter(({ code }) => TAGGING.has(code))
  const own = tagging.filter(({ unsure }) => !unsure)
  if (own.some(({ verdict }) => verdict === 'spam')) return 'sure'
  const isTagged = subject !== null && subjectTag(subject) !== ''
  const isCleared = own.some(({ verdict }) => verdict === 'clean')
  const isMarked = tagging.some(({ verdict }) => verdict === 'spam')
  return isTagged || (isMarked && !isCleared) ? 'unsure' : null
}

type Rule = { name: string; points: number | null }

/** `tests=A,B` of SpamAssassin, `tests=[A=3.5, B=0.1]` of Amavis. */
function testsIn(value: string): Rule[] {
  const start = value.search(/\btests=/i)
  if (start < 0) return []
  const rules: Rule[] = []
  for (const part of value
    .slice(start + 6)
    .replace(/^\[/, '')
    .split(',', MAX_RULES)) {
    const found = /^\s{0,9}([A-Z][A-Z0-9_]{1,60})(?:=(-?\d{1,4}(?:\.\d{1,4})?))?(\W.{0,20})?/.exec(part)
    if (!found) break
    rules.push({ name: found[1]!, points: found[2] === undefined ? null : Number(found[2]) })
    if (found[3]) break
  }
  return rules
}

/** `BAYES_SPAM(5.10)[99.9%]; R_SPF_FAIL(1.00)[...]` of Rspamd. */
const symbolsIn = (value: string): Rule[] =>
  value.split(';', MAX_RULES).flatMap((part) => {
    const found = /^\s{0,9}([A-Z][A-Z0-9_]{1,60})\((-?\d{1,4}(?:\.\d{1,4})?)\)/.exec(part)
    return found ? [{ name: found[1]!, points: Number(found[2]) }] : []
  })

/** The rules that a filter counted against the mail, most points first; `value`: unfolded. */
export function rulesIn(code: FilterCode, value: string): string[] {
  const rules = code === 'spamassassin' ? testsIn(value) : code === 'rspamd' ? symbolsIn(value) : []
  return rules
    .filter(({ points }) => points === null || points > 0)
    .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
    .map(({ name }) => name)
}
