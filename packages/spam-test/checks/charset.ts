import { bad, good, noData, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { isReadAsText } from '@postproof/message/part'
import type { Part } from '@postproof/message/types'
import { quotePart } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'charset'
const modern = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii'])

/** Words of UTF-8 that were read as windows-1252 and encoded once more: "Ã©", "â€™". */
const twice = /Ã[\u0080-\u00bf\u0152-\u2122]|â€[\u0080-\u00bf\u0152-\u2122]/g

const quote = (part: Part) => [quotePart(part, `${part.type}; charset=${part.charset ?? '(none)'}`)]

const withDefect = (parts: Part[], ...codes: string[]) =>
  parts.find((part) => part.defects.some((defect) => codes.includes(defect.code)))

const detailOf = (part: Part) => part.defects.find((defect) => defect.code.includes('charset'))?.detail ?? ''

/** The declared charset of every text that is read, and whether the octets are in it (RFC 2046, 4.1.2). */
export const check = defineCheck({
  id,
  group: 'content',
  points: 3,
  topic: 'structure',
  decidedBy: 'mail',
  refs: [rfc(2046, '4.1.2')],
  run({ message }) {
    const parts = message.parts.filter(isReadAsText)
    if (parts.length === 0) return noData(id, 'no-text', { applies: false })
    const facts = { charsets: [...new Set(parts.map((part) => part.charset ?? 'none'))].slice(0, 20) }
    const unknown = withDefect(parts, 'unknown-charset')
    if (unknown) return bad(id, 'unknown-charset', { ...facts, charset: unknown.charset }, quote(unknown))
    const wrong = withDefect(parts, 'charset-decode-error', 'charset-mismatch', 'charset-looks-like-utf-8')
    if (wrong) return bad(id, 'decode-errors', { ...facts, detail: detailOf(wrong) }, quote(wrong))
    const missing = withDefect(parts, 'charset-missing')
    if (missing)
      return warning(id, 'undeclared', { ...facts, html_charset: missing.charsetInside() }, quote(missing))
    const misspelled = withDefect(parts, 'charset-misspelled')
    if (misspelled)
      return warning(id, 'misspelled', { ...facts, charset: misspelled.charset }, quote(misspelled))
    const mangled = parts.find((part) => (part.text().slice(0, 100_000).match(twice)?.length ?? 0) >= 2)
    if (mangled) return warning(id, 'encoded-twice', facts, quote(mangled))
    const legacy = parts.find((part) => part.charset !== null && !modern.has(part.charset))
    if (legacy) return warning(id, 'legacy', { ...facts, charset: legacy.charset }, quote(legacy))
    return good(id, 'utf-8', facts)
  },
})
