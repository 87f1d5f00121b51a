import { MAX_STYLE_ATTRIBUTE } from '@postproof/message/bounds'
import { parseDeclarations, parseStyleSheet } from '@postproof/message/style'
import type { Html, HtmlElement } from '@postproof/message/types'
import { attribute, type CommentNode, walk } from '@postproof/message/walk'
import { readConditional, wordMeets } from './conditional.ts'

/**
 * Properties that only Word's layout depends on, such as `mso-line-height-rule`, as rules of elements, classes and ids and
 * the style attribute give them to an element. Style sheets in comments for Outlook count; those hidden from it do not.
 */

/** Values in lower case by property; `font` also gives its line height. */
export type WordProperties = (element: HtmlElement) => ReadonlyMap<string, string>

type Rule = { marks: string[]; weight: number; property: string; value: string }

/** Rules kept; a mail with more is not read further. */
const MOST = 3_000

/** CSS of the style sheets that Word reads, in the order of the source. */
export function wordSheets(document: Html['document']): { css: string; isForWordAlone: boolean }[] {
  const found: { css: string; isForWordAlone: boolean }[] = []
  let isHidden = false
  walk(document, null, [
    {
      comment({ data }: CommentNode) {
        const conditional = readConditional(data)
        if (conditional?.kind === 'start') isHidden = !wordMeets(conditional.condition)
        else if (conditional?.kind === 'end') isHidden = false
        else if (conditional?.kind === 'hidden' && wordMeets(conditional.condition))
          for (const [, css] of conditional.content
            .slice(0, 200_000)
            .matchAll(/<style\b[^>]{0,500}>([^<]*)/gi))
            found.push({ css: css!, isForWordAlone: true })
      },
      enter(element) {
        if (element.tagName !== 'style' || isHidden) return
        const css = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
        found.push({ css, isForWordAlone: false })
      },
    },
  ])
  return found
}

export function wordProperties(document: Html['document'], wanted: ReadonlySet<string>): WordProperties {
  const rules = new Map<string, Rule[]>()
  let count = 0
  for (const { css } of wordSheets(document))
    for (const { selector, declarations, conditional } of parseStyleSheet(css)) {
      const own = conditional ? [] : declarations.flatMap(valuesOf).filter(([name]) => wanted.has(name))
      if (own.length === 0) continue
      for (const text of selector.slice(0, 2_000).split(',')) {
        const marks = marksOf(text.trim())
        if (!marks || count > MOST) continue
        count += own.length
        const key = marks.at(-1)!
        const list = rules.get(key) ?? []
        for (const [property, value, important] of own)
          list.push({ marks, property, value, weight: weightOf(marks) + (important ? 1e6 : 0) })
        rules.set(key, list)
      }
    }
  return (element) => {
    const classes = (attribute(element, 'class') ?? '').split(/\s+/, 50).map((name) => `.${name}`)
    const own = new Set(['*', element.tagName, `#${attribute(element, 'id') ?? ''}`, ...classes])
    const applying = [...own].flatMap((mark) => rules.get(mark) ?? [])
    const winners = new Map<string, Rule>()
    const take = (rule: Rule) => {
      if ((winners.get(rule.property)?.weight ?? -1) <= rule.weight) winners.set(rule.property, rule)
    }
    for (const rule of applying) if (rule.marks.every((mark) => own.has(mark))) take(rule)
    const style = (attribute(element, 'style') ?? '').slice(0, MAX_STYLE_ATTRIBUTE)
    for (const [property, value, important] of parseDeclarations(style).flatMap(valuesOf))
      if (wanted.has(property)) take({ marks: [], property, value, weight: important ? 1.5e6 : 1e5 })
    return new Map([...winners].map(([property, { value }]) => [property, value]))
  }
}

/** `td.a#b` as its parts, the most telling last; null for selectors of other kinds. */
function marksOf(text: string): string[] | null {
  const match = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(text)
  if (!match || text === '' || text.length > 200) return null
  const tag = match[1]?.toLowerCase()
  return [...(tag ? [tag] : []), ...(match[2]!.match(/[.#][\w-]+/g) ?? [])]
}

const weightOf = (marks: readonly string[]): number =>
  marks.reduce(
    (sum, mark) => sum + (mark[0] === '#' ? 10_000 : mark[0] === '.' ? 100 : mark === '*' ? 0 : 1),
    0,
  )

type Value = [property: string, value: string, important: boolean]

function valuesOf(declaration: { property: string; value: string; important: boolean }): Value[] {
  const { property, important } = declaration
  const value = declaration.value.trim().toLowerCase()
  const height = property === 'font' ? /\/\s*([\d.]+[a-z%]*)/.exec(value.slice(0, 200))?.[1] : undefined
  return [[property, value, important], ...(height ? [['line-height', height, important] as Value] : [])]
}
