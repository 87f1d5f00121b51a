import { bad, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { preheader } from '@postproof/message/preheader'
import { findViewOnlineWord } from '@postproof/message/word-lists'
import { notApplicable } from '../content/no-data.ts'
import { findTemplateText } from '../content/residue.ts'
import { defineCheck } from '../define-check.ts'

const id = 'preheader'

const SHORT = 30
const LONG = 110

/**
 * What an inbox list shows after the subject: the first text of the body. When that text is visible and short, the
 * list goes on with the next one, so the whole snippet is judged.
 */
export const check = defineCheck({
  id,
  group: 'content',
  points: 2,
  topic: 'words',
  decidedBy: 'html',
  refs: [{ label: 'Can I email: display:none', url: 'https://www.caniemail.com/features/css-display-none/' }],
  run({ message }) {
    const body = message.html ?? message.text
    if (!body) return notApplicable(id, 'no-body')
    const found = preheader(body)
    if (!found) return warning(id, 'missing', { length: 0, text: '' })
    const { text, hidden, snippet, place } = found
    const length = charactersOf(hidden ? text : snippet)
    const facts = { length, text: text.slice(0, LONG), hidden }
    const evidence = [
      { label: plain('evidence.preview'), value: (hidden ? text : snippet).slice(0, 200), place },
    ]
    if (findTemplateText(text)) return bad(id, 'template-text', facts, evidence)
    if (findViewOnlineWord(text.slice(0, LONG))) return warning(id, 'view-in-browser', facts, evidence)
    if (length < SHORT) return warning(id, 'short', facts, evidence)
    if (hidden && length > LONG) return good(id, 'long', facts, evidence)
    return good(id, hidden ? 'set' : 'from-text', facts, evidence)
  },
})

/** Characters that show, each blank between words as one. */
function charactersOf(text: string): number {
  return [
    ...text
      .replace(/[\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ].length
}
