import { fold } from '@postproof/message/words'
import list from '../data/template-residue.json' with { type: 'json' }
import { findPhrases, plantPhrases } from './phrases.ts'
import { isInCode, isLinkLabel, isMentioned, isWrittenOf } from './shown-on-purpose.ts'

/** Traces of templates that were not filled in. All patterns have bounded repeats: their time is linear. */

export type Residue = { kind: 'merge-tag' | 'placeholder-text' | 'broken-value'; text: string; index: number }

/** Delimiters of merge languages, which prove themselves. */
const certain = [
  // Handlebars, Liquid, Jinja, Twig: {{ name }}, {% if %}; a number and words, {{1 hit}}, are none of theirs
  /\{\{(?!\s*\d+\s+\p{L})[^{}\n]{1,120}\}\}/gu,
  /\{%[^{}%\n]{1,120}%\}/g,
  // Mailchimp: *|FNAME|*
  /\*\|[A-Za-z0-9_:.,!=\- ]{1,80}\|\*/g,
  // ExactTarget: %%name%%
  /%%[A-Za-z_][A-Za-z0-9_.: -]{0,60}%%/g,
  // ERB, EJS: <%= name %>
  /<%=?[^%\n]{1,120}%>/g,
  // JavaScript and velocity: ${name}
  /\$\{[A-Za-z_][\w.!|?:' -]{0,80}\}/g,
  // Smarty, and Twig with delimiters of its own: {$name}, {$ name $}
  /\{\$\s?[A-Za-z_][\w.|>-]{0,60}\s?\$?\}/g,
  /\[object Object\]/g,
  // Programs for spam: [RAND_NUMBER_10], %RND_UC_CHAR%
  /(?:\[{1,2}|%{1,2}|#{1,2}|\{)RA?ND(?:OM)?_[A-Z0-9_]{2,40}[\]%#}]{1,2}/g,
]

/** Brackets that prose uses too: only known field names count. */
const named =
  /\[\[?\s{0,3}([\p{L}_ .-]{2,40})\s{0,3}\]?\]|%([\p{L}_-]{2,40})%|##([\p{L}_-]{2,40})##|(?<![{$])\{([\p{L}_ -]{2,40})\}(?!\})/gu
const names = new Set(list.names.map(fold))

/** `[name]` in a sentence may be meant; `[first_name]`, `%NAME%` and the like are not. */
function isFieldName(match: RegExpMatchArray): boolean {
  const name = match[1] ?? match[2] ?? match[3] ?? match[4] ?? ''
  return names.has(fold(name.trim()))
}

const fillers = plantPhrases(list.filler.map((phrase): [string, string] => [phrase, phrase]))
const greetings = new Set(list.greetings.map(fold))

/** What a template left in a text; null when there is nothing of it. */
export function findTemplateText(text: string): string | null {
  const found = findResidue(text)
  return (found.find(({ kind }) => kind === 'placeholder-text') ?? found[0])?.text ?? null
}

/** More candidates than this are not looked at one by one. */
const MOST_CANDIDATES = 200

/**
 * At most `limit` traces in a text that people read, without what it shows on purpose. `plain`: it is a text part, in
 * which code and links are written out.
 */
export function findResidue(text: string, limit = 20, plain = false): Residue[] {
  const tags = mergeTags(text, MOST_CANDIDATES).filter(
    (tag) => !isWrittenOf(text, tag) && !isLinkLabel(text, tag) && !(plain && isInCode(text, tag)),
  )
  const samples = findPhrases(fillers, text)
    .slice(0, MOST_CANDIDATES)
    .map(
      ({ start, end }): Residue => ({ kind: 'placeholder-text', text: text.slice(start, end), index: start }),
    )
    .filter((sample) => isLatin(sample.text) || !isMentioned(text, sample))
  return [...tags.slice(0, limit), ...samples.slice(0, limit), ...brokenValues(text)].slice(0, limit)
}

/** The middle of the passage, which never occurs in ordinary prose; its first two words often do. */
const isLatin = (sample: string): boolean => /^(?:dolor|consectetur)/i.test(sample)

function mergeTags(text: string, limit: number): Residue[] {
  // Most texts hold none of these signs.
  if (!/[{[%*#]|<%/.test(text)) return []
  const matches = certain.flatMap((pattern) => [...text.matchAll(pattern)])
  for (const match of text.matchAll(named)) if (isFieldName(match)) matches.push(match)
  return apart(matches)
    .slice(0, limit)
    .map((match): Residue => ({ kind: 'merge-tag', text: match[0], index: match.index }))
}

/** Without matches that lie within another one: `%name%` in `%%name%%`. */
function apart(matches: RegExpMatchArray[]): { 0: string; index: number }[] {
  const found = matches.map((match) => ({ 0: match[0], index: match.index ?? 0 }))
  found.sort((a, b) => a.index - b.index || b[0].length - a[0].length)
  let end = -1
  return found.filter((match) => {
    if (match.index < end) return false
    end = match.index + match[0].length
    return true
  })
}

/** The same in a link or image address, where percent signs and single brackets mean other things. */
export function findAddressResidue(address: string): string | null {
  const text = address.slice(0, 4000).replace(/%7b/gi, '{').replace(/%7d/gi, '}').replace(/%7c/gi, '|')
  if (!/[{*%<]/.test(text)) return null
  for (const pattern of certain) {
    const match = text.match(pattern)
    if (match) return match[0]
  }
  return null
}

/** `Hi undefined,`: a value that a program failed to put in, right after a greeting. */
function brokenValues(text: string): Residue[] {
  const found: Residue[] = []
  for (const match of text.matchAll(/\b(?:undefined|null|NULL|NaN|None)\b/g)) {
    const before = fold(text.slice(Math.max(0, match.index - 40), match.index))
    const greeting = /(?:^|[\n.!?]\s{0,3})([\p{L}' ]{2,30}?)[ ,]{1,3}$/u.exec(before)?.[1]?.trim()
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 2)
    if (greeting && greetings.has(greeting) && /^\s?(?:[,!.:]|$|\n)/.test(after))
      found.push({ kind: 'broken-value', text: `${greeting} ${match[0]}`, index: match.index })
  }
  return found
}
