import { bad, good, noData, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { quoteHtml, quotePart } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'inline_cid'

/** RFC 2392, 2: the URL holds the Content-ID with percent-encoding. */
function cidOf(src: string): string {
  const name = src.slice(4, 1004)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Pictures that travel with the mail and are shown by `cid:` (RFC 2392). */
export const check = defineCheck({
  id,
  group: 'content',
  points: 2,
  topic: 'images',
  decidedBy: 'mail',
  refs: [rfc(2392)],
  run({ message }) {
    const used = message.images.filter((image) => /^cid:/i.test(image.src))
    const named = message.parts.filter((part) => part.contentId !== null && part.children.length === 0)
    const ids = new Set(named.map((part) => part.contentId))
    const wanted = new Set(used.map((image) => cidOf(image.src)))
    const inline = named.filter((part) => part.disposition !== 'attachment' && part.type.startsWith('image/'))
    if (used.length === 0 && inline.length === 0) return noData(id, 'no-inline', { applies: false })
    const facts = { references: used.length, parts: inline.length }
    const missing = used.filter((image) => !ids.has(cidOf(image.src)))
    const { html } = message
    if (missing.length > 0) {
      const evidence = missing
        .slice(0, 5)
        .map(({ place }) => (html ? quoteHtml(html, 'Image', place.line, place.column) : null))
        .filter((item) => item !== null)
      return bad(
        id,
        'missing-part',
        { ...facts, missing: missing.slice(0, 10).map((image) => cidOf(image.src)) },
        evidence,
      )
    }
    const unused = inline.filter((part) => part.contentId !== null && !wanted.has(part.contentId))
    if (unused.length > 0)
      return warning(
        id,
        'unused-part',
        { ...facts, unused: unused.length },
        unused.slice(0, 5).map((part) => quotePart(part, `Content-ID: <${part.contentId}>`)),
      )
    return good(id, 'resolved', facts)
  },
})
