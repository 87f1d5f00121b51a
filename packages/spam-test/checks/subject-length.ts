import { bad, good, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { fieldNamed, headersLookedAt, quoteDecoded } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'subject_length'

/** A subject longer than this is counted up to here. */
const MOST_COUNTED = 2000

/** Characters of the subject, as people count them. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 2,
  topic: 'words',
  decidedBy: 'mail',
  refs: [rfc(5322, '3.6.5')],
  run({ message }) {
    const field = fieldNamed(message, 'subject')
    const subject = field?.value.trim() ?? ''
    const evidence = field ? quoteDecoded(field) : headersLookedAt(message)
    if (subject === '') return bad(id, 'empty', { length: 0 }, evidence)
    const length = countGraphemes(subject.slice(0, MOST_COUNTED))
    if (length < 10) return warning(id, 'short', { length }, evidence)
    if (length > 70) return warning(id, 'long', { length }, evidence)
    return good(id, length >= 15 && length <= 60 ? 'best' : 'fits', { length }, evidence)
  },
})

const graphemes = new Intl.Segmenter()

function countGraphemes(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(text)) count += 1
  return count
}
