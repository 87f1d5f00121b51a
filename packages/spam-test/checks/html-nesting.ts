import { good, noData, warning } from '@postproof/engine/finding'
import type { Html } from '@postproof/message/types'
import { offsetOf } from '../content/reading-text.ts'
import { quoteHtml } from '../context/fields.ts'
import { type TagFault, tagFaults } from '../context/tag-balance.ts'
import { defineCheck } from '../define-check.ts'

const id = 'html_nesting'

/** Parse errors after which readers disagree on what follows. The rest is normal in mail and not judged. */
const severe = new Set([
  'eof-in-tag',
  'eof-in-comment',
  'unexpected-character-in-attribute-name',
  'unexpected-character-in-unquoted-attribute-value',
])

/** Each is found by its line. */
const MOST_TRIED = 50

/** The second of two equal attributes is ignored (HTML Living Standard, 13.2.5.33): a loss when it says something else. */
const telling = /^(?:style|class|href|src|alt|width|height)$/i

/** Whether a parse error loses something. A missing blank between attributes is read alike by all. */
function isBroken({ code, place }: Html['errors'][number], html: Html): boolean {
  if (severe.has(code)) return true
  if (code !== 'duplicate-attribute') return false
  const end = offsetOf(html.source, place)
  const name = /[a-z:-]{1,20}$/i.exec(html.source.slice(Math.max(0, end - 20), end))?.[0] ?? ''
  return telling.test(name)
}

const nameOf = ({ kind, name }: TagFault): string => (kind === 'stray-end' ? `</${name}>` : `<${name}>`)

/** Tags that are not closed, closed in the wrong order, or closed without being open; and broken attributes. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 2,
  topic: 'structure',
  decidedBy: 'html',
  refs: [{ label: 'HTML: syntax', url: 'https://html.spec.whatwg.org/multipage/syntax.html' }],
  run({ message }) {
    const { html } = message
    if (!html) return noData(id, 'no-html', { applies: false })
    const faults = tagFaults(html.source)
    const broken = html.errors.slice(0, MOST_TRIED).filter((error) => isBroken(error, html))
    const facts = { tags: faults.slice(0, 20).map(nameOf), faults: faults.length, errors: broken.length }
    const quotes = faults.slice(0, 5).map((fault) => quoteHtml(html, nameOf(fault), fault.line, fault.column))
    if (faults.some((fault) => fault.kind === 'unclosed')) return warning(id, 'unclosed', facts, quotes)
    if (faults.length > 0) return warning(id, 'misnested', facts, quotes)
    if (broken.length > 0) {
      const codes = [...new Set(broken.map((error) => error.code))]
      const places = broken.slice(0, 5)
      return warning(
        id,
        'broken-markup',
        { ...facts, codes },
        places.map(({ code, place }) => quoteHtml(html, code, place.line, place.column)),
      )
    }
    return good(id, 'balanced', facts)
  },
})
