import { good, noData, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Html } from '@postproof/message/types'
import { declaredLanguage } from '../content/declared-language.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'

const id = 'html_meta'
const HEAD = 20_000

/** Comments out, so that what stands in Outlook's conditional comments does not count. */
function headOf(html: Html): string {
  const head = html.source.slice(0, HEAD)
  let kept = ''
  let at = 0
  while (at < head.length) {
    const open = head.indexOf('<!--', at)
    const close = open < 0 ? -1 : head.indexOf('-->', open + 2)
    if (close < 0) return kept + head.slice(at)
    kept += head.slice(at, open)
    at = close + 3
  }
  return kept
}

/** What a document says of itself before its content: for screen readers, phones and browsers. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 1,
  topic: 'structure',
  decidedBy: 'html',
  refs: [
    { label: 'HTML: syntax', url: 'https://html.spec.whatwg.org/multipage/syntax.html' },
    { label: 'WCAG 2.2', url: 'https://www.w3.org/TR/WCAG22/' },
  ],
  run({ message, kind }) {
    const { html } = message
    if (!html) return noData(id, 'no-html', { applies: false })
    const head = headOf(html)
    const lang = declaredLanguage(html)
    const present: [string, boolean][] = [
      ['doctype', /<!doctype\s+html/i.test(head)],
      ['lang', lang !== null],
      ['title', html.title !== null && html.title.trim() !== ''],
      ['viewport', /<meta\b[^>]{0,300}\bname\s{0,5}=\s{0,5}["']?viewport/i.test(head)],
      ['charset', /<meta\b[^>]{0,300}\bcharset\s{0,5}=/i.test(head)],
    ]
    const missing = present.filter(([, there]) => !there).map(([name]) => name)
    const facts = { missing, lang, title: html.title?.slice(0, 200) ?? null }
    const evidence = [
      {
        label: plain('evidence.html-begins'),
        value: html.source.slice(0, 300),
        place: { in: 'html' as const, line: 1 },
      },
    ]
    if (missing.length === 0) return good(id, 'complete', facts, evidence)
    if (listRules(kind) !== 'no') return warning(id, 'missing', facts, evidence)
    // Outlook, Apple Mail and others write letters between people so; but a screen reader needs the language of any.
    return lang === null ? warning(id, 'no-language', facts, evidence) : good(id, 'letter', facts, evidence)
  },
})
