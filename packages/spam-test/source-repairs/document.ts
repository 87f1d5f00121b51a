import { cut } from '@postproof/engine/cut'
import type { Html, HtmlElement } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { declaredLanguage } from '../content/declared-language.ts'
import { detectLanguage } from '../context/language.ts'
import list from '../data/languages.json' with { type: 'json' }
import { endOfName, lineOf, setAttribute } from './attributes.ts'
import { type Found, withhold } from './types.ts'

/** What a document says of itself: its language and its title. */

const languages: Record<string, string[]> = list.languages
const LONGEST_TITLE = 200

/** `<html lang>` in the language that the text is found to be in. */
export function languageRepair(html: Html): Found {
  if (declaredLanguage(html) !== null) return { candidates: [], withheld: [] }
  const root = elementNamed(html, 'html')
  const none = (reason: 'no-tag' | 'language-unknown' | 'written-oddly') => ({
    candidates: [],
    withheld: withhold('lang', reason, [root?.sourceCodeLocation ? lineOf(root) : null]),
  })
  if (!root || endOfName(html.source, root) === null) return none('no-tag')
  const found = detectLanguage(html.visibleText)
  const value = found ? languages[found]?.[0] : undefined
  if (!value) return none('language-unknown')
  const edit = setAttribute(html.source, root, 'lang', value)
  if (!edit) return none('written-oddly')
  const change = { of: 'attribute' as const, element: root, name: 'lang', value }
  return { candidates: [{ kind: 'lang', edit, line: lineOf(root), quote: value, change }], withheld: [] }
}

/** `<title>` with the subject of the mail. */
export function titleRepair(html: Html, subject: string): Found {
  if (html.title !== null && html.title.trim() !== '') return { candidates: [], withheld: [] }
  const none = (reason: 'no-tag' | 'no-subject' | 'written-oddly', line: number | null) => ({
    candidates: [],
    withheld: withhold('title', reason, [line]),
  })
  const text = cut(subject.replace(/\s+/g, ' ').trim(), LONGEST_TITLE)
  if (text === '') return none('no-subject', null)
  const written = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const title = elementNamed(html, 'title')
  if (title) return intoTitle(title, text, written)
  const head = elementNamed(html, 'head')
  const at =
    head && endOfName(html.source, head) !== null ? head.sourceCodeLocation?.endTag?.startOffset : null
  if (!head || at === null || at === undefined) return none('no-tag', null)
  const edit = { from: at, to: at, text: `<title>${written}</title>` }
  const change = { of: 'title' as const, element: head, text, isNew: true }
  const line = head.sourceCodeLocation?.endTag?.startLine ?? lineOf(head)
  return { candidates: [{ kind: 'title', edit, line, quote: text, change }], withheld: [] }
}

/** An empty title that stands there is filled. */
function intoTitle(title: HtmlElement, text: string, written: string): Found {
  const location = title.sourceCodeLocation
  const [from, to] = [location?.startTag?.endOffset, location?.endTag?.startOffset]
  if (from === undefined || to === undefined)
    return { candidates: [], withheld: withhold('title', 'written-oddly', [lineOf(title)]) }
  const edit = { from, to, text: written }
  const change = { of: 'title' as const, element: title, text, isNew: false }
  return { candidates: [{ kind: 'title', edit, line: lineOf(title), quote: text, change }], withheld: [] }
}

function elementNamed({ document }: Html, name: string): HtmlElement | null {
  for (const element of elementsOf(document)) if (element.tagName === name) return element
  return null
}
