import { bad, good, noData, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { tokensOf } from '../context/tokens.ts'
import { defineCheck } from '../define-check.ts'

const id = 'text_html_match'

/** Fewer distinct words than this on both sides together compare nothing. */
const TOO_FEW = 5
/** A text part of at most this many words beside an HTML part of many, with a link: "view this in a browser". */
const STUB = 25
const STUB_HTML = 50

/** This share of a text part's words stands in the HTML of one that tells the same in fewer words. */
const DIGEST = 0.8

/** Share of distinct words that the plain text and the HTML have in common (Jaccard). */
export const check = defineCheck({
  id,
  group: 'content',
  points: 3,
  topic: 'structure',
  decidedBy: 'mail',
  refs: [{ label: 'SpamAssassin: tests', url: 'https://spamassassin.apache.org/tests.html' }],
  run({ message }) {
    const { text, html } = message
    if (!text || !html || text.source.trim() === '') return noData(id, 'one-part', { applies: false })
    const written = tokensOf(text.source)
    const shown = tokensOf(html.visibleText)
    // A text part made from the HTML often spells out the alt texts; they are no difference.
    for (const word of tokensOf(
      message.images
        .map((image) => image.alt ?? '')
        .join(' ')
        .slice(0, 20_000),
    ))
      if (written.has(word)) shown.add(word)
    const common = [...written].filter((word) => shown.has(word)).length
    const all = written.size + shown.size - common
    const share = all === 0 ? 0 : Math.round((common / all) * 100) / 100
    const facts = { share, text_words: written.size, html_words: shown.size }
    if (all < TOO_FEW) return noData(id, 'too-little', { ...facts, applies: false })
    const evidence = [
      {
        label: plain('evidence.plain-text-begins'),
        value: text.source.trim().slice(0, 200),
        place: { in: 'text' as const, line: 1 },
      },
      { label: plain('evidence.html-text-begins'), value: html.visibleText.trim().slice(0, 200) },
    ]
    const hasLink = /https?:\/\//i.test(text.source.slice(0, 20_000))
    if (written.size <= STUB && shown.size >= STUB_HTML && hasLink) return bad(id, 'stub', facts, evidence)
    if (share < 0.5 && written.size > STUB && common >= DIGEST * written.size)
      return good(id, 'digest', facts, evidence)
    if (share < 0.2) return bad(id, 'unrelated', facts, evidence)
    if (share < 0.5) return warning(id, 'differs', facts, evidence)
    return good(id, 'same', facts, evidence)
  },
})
