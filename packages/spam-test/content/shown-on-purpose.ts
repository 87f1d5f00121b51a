import { fold } from '@postproof/message/words'
import list from '../data/template-residue.json' with { type: 'json' }

/** Merge tags, brackets and sample text that a mail shows because it writes of them or uses the signs otherwise. */

type Span = { index: number; text: string }

const LINE = 300
const NEAR = 120

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
// Words of scripts without spaces stand anywhere, others at the beginning of a word.
const wordsOf = (words: string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((word) => escaped(fold(word))).join('|')})|${dense(words)}`,
    'u',
  )
const dense = (words: string[]) =>
  words.filter((word) => /^[\p{Script=Han}\p{Script=Katakana}ー]/u.test(word)).join('|') || '(?!)'
const syntaxes = wordsOf(list.syntaxes)
const subjects = wordsOf([...list.syntaxes, ...list.subjects])

function lineAt(text: string, { index, text: found }: Span): { before: string; after: string } {
  const before = text.slice(Math.max(0, index - LINE), index)
  const end = index + found.length
  const after = text.slice(end, end + LINE)
  return { before: before.slice(before.lastIndexOf('\n') + 1), after: after.split('\n', 1)[0]! }
}

/** In backticks, or in quotation marks near a word for what such marks are, or in a sentence on their syntax. */
export function isWrittenOf(text: string, span: Span): boolean {
  const { before, after } = lineAt(text, span)
  if ((before.split('`').length - 1) % 2 === 1 && after.includes('`')) return true
  const quoted = /["“„«'‘「『]\s?$/u.test(before) && /^\s?["”“»'’」』]/u.test(after)
  const around = `${before.slice(-NEAR)} ${after.slice(0, NEAR)}`
  if (quoted && subjects.test(fold(around))) return true
  const sentence = `${before.split(/[.!?:;](?:\s|$)/).at(-1)} ${after.split(/[.!?](?:\s|$)/, 1)[0]}`
  return syntaxes.test(fold(sentence))
}

/** Signs and words of shells and programs, at the start of a line or within it. */
const codeStart = /^\s*(?:[+\-@#$%>|]|\/\/|\/\*|diff |index [0-9a-f]|\d\d:\d\d)/
const codeWord =
  /[;{}\\]\s*$|&&|\|\||=>|\(\)|\b(?:echo|printf|sudo|curl|grep|export|function|return|const|elif|then|fi|done|import|#include)\b\s|\btest -\w/

/** In a line of a program, a patch, a log or a quotation; only plain text shows such without an element for code. */
export function isInCode(text: string, span: Span): boolean {
  const { before, after } = lineAt(text, span)
  return codeStart.test(`${before}x`) || codeWord.test(`${before} ${after}`)
}

/**
 * `[Label]` in front of an address: `[Label] <https://…>`, `[Label](https://…)`, `[Label][1]`, `[Label]: https://…`, as
 * text parts and Markdown write links.
 */
export function isLinkLabel(text: string, { index, text: found }: Span): boolean {
  if (!found.startsWith('[')) return false
  const after = text.slice(index + found.length, index + found.length + 80)
  return /^(?:\(|\[(?:\d{1,3}|\s?)\]|:?\s{0,40}[<([]?\s{0,2}(?:https?:|mailto:|tel:|www\.|cid:))/i.test(after)
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** A sentence on sample text (“no more lorem ipsum”), rather than the text itself: most of its words are others. */
export function isMentioned(text: string, span: Span): boolean {
  const { before, after } = lineAt(text, span)
  const start = before.split(/[.!?](?:\s|$)/).at(-1)!
  const rest = after.split(/[.!?](?:\s|$)/, 1)[0]!
  return countWords(start) + countWords(rest) > Math.max(3, countWords(span.text))
}
