import { createIssues, type Issues, type Span } from './issue.ts'

/**
 * Tag lists, `name=value; name=value` (RFC 6376, 3.2): the syntax that DKIM keys, DMARC, BIMI, MTA-STS and
 * TLS-RPT records share.
 */

export type Tag = {
  /** As written; tag names are case-sensitive. */
  name: string
  /** Without the white space around it. */
  value: string
  span: Span
  valueSpan: Span
}

export type TagList = { tags: Tag[]; issues: Issues }

const NAME = /^[A-Za-z][A-Za-z0-9_]*$/
const isSpace = (code: number) => code === 0x20 || code === 0x09 || code === 0x0d || code === 0x0a

function trimmed(text: string, span: Span): Span {
  let { start, end } = span
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return { start, end }
}

/**
 * Reads a tag list and never stops at an error. Issues: `tag-without-value` (no `=`), `bad-tag-name`,
 * `empty-tag` (two semicolons in a row), `duplicate-tag` (RFC 6376, 3.2: the whole list is invalid).
 * Linear in the length of the text.
 */
export function parseTagList(text: string): TagList {
  const issues = createIssues(text)
  const tags: Tag[] = []
  const seen = new Set<string>()
  for (let start = 0; start <= text.length; ) {
    const semicolon = text.indexOf(';', start)
    const end = semicolon < 0 ? text.length : semicolon
    readTag(text, trimmed(text, { start, end }), semicolon < 0, { tags, issues, seen })
    start = end + 1
  }
  return { tags, issues }
}

function readTag(
  text: string,
  span: Span,
  isLast: boolean,
  list: { tags: Tag[]; issues: Issues; seen: Set<string> },
) {
  if (span.start === span.end) {
    // The list may end with a semicolon; nothing between two of them is an error.
    if (!isLast) list.issues.warning('empty-tag', { start: span.start, end: span.end + 1 })
    return
  }
  // Within the tag only: a list without any `=` must not be searched to its end again for each of its tags.
  const equals = span.start + text.slice(span.start, span.end).indexOf('=')
  if (equals < span.start) return list.issues.bad('tag-without-value', span)
  const nameSpan = trimmed(text, { start: span.start, end: equals })
  const name = text.slice(nameSpan.start, nameSpan.end)
  if (name !== '' && list.seen.has(name)) list.issues.bad('duplicate-tag', span)
  list.seen.add(name)
  if (!NAME.test(name))
    return list.issues.bad('bad-tag-name', nameSpan.end > nameSpan.start ? nameSpan : span)
  const valueSpan = trimmed(text, { start: equals + 1, end: span.end })
  list.tags.push({ name, value: text.slice(valueSpan.start, valueSpan.end), span, valueSpan })
}

/** The first tag of that exact name. */
export function tagOf(tags: Tag[], name: string): Tag | undefined {
  return tags.find((tag) => tag.name === name)
}

/**
 * The place inside a value where another known tag starts without a semicolon before it, as in
 * `v=DMARC1 p=none`; undefined when there is none.
 */
export function joinedTag(tag: Tag, known: ReadonlySet<string>): Span | undefined {
  const words = tag.value.split(/[\s,]+/)
  let from = 0
  for (const [index, word] of words.entries()) {
    const at = tag.value.indexOf(word, from)
    from = at + word.length
    const equals = word.indexOf('=')
    if (index > 0 && equals > 0 && known.has(word.slice(0, equals).toLowerCase())) {
      return { start: tag.valueSpan.start + at, end: tag.valueSpan.start + at + word.length }
    }
  }
  return undefined
}

/** The tags in order, as one line. */
export function printTags(tags: { name: string; value: string }[]): string {
  return tags.map((tag) => `${tag.name}=${tag.value}`).join('; ')
}
