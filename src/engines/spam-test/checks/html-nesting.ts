import { good, noData, warning } from '#engines/finding.ts'
import { quoteHtml } from '../context/fields.ts'
import { type TagFault, tagFaults } from '../context/tag-balance.ts'
import type { Check } from '../types.ts'

const id = 'html_nesting'

/** Parse errors after which readers disagree on what follows. The rest is normal in mail and not judged. */
const severe = new Set([
  'eof-in-tag',
  'eof-in-comment',
  'unexpected-character-in-attribute-name',
  'unexpected-character-in-unquoted-attribute-value',
  'missing-whitespace-between-attributes',
  'duplicate-attribute',
])

const nameOf = ({ kind, name }: TagFault): string => (kind === 'stray-end' ? `</${name}>` : `<${name}>`)

/** Tags that are not closed, closed in the wrong order, or closed without being open; and broken attributes. */
export const check: Check = {
  id,
  run({ message }) {
    const { html } = message
    if (!html) return noData(id, 'no-html', { applies: false })
    const faults = tagFaults(html.source)
    const broken = html.errors.filter((error) => severe.has(error.code))
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
}
