import type { Html, HtmlElement } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { classesIn, classesOf } from './class-names.ts'
import { inlineStyle } from './inline-style.ts'
import { linesBefore } from './lines.ts'
import { rewriteFor } from './rewrite/index.ts'
import type { Change } from './rewrite/types.ts'

/** Styles that Yahoo and AOL lose, by the rewritten mail: rules for classes of pictures, and marks of importance. */

/** A space or a comment before the mark. */
const spaced = /(?:\s|\*\/)!\s*(?:important|\/|\\)/i

/** Places of a kind whose line is looked up. */
const MOST_READ = 200

type Line = { line: number; example: string }
export type YahooBugs = {
  /** Selectors that match pictures by their class alone. */
  lostSelectors: Line[]
  /** Pictures whose class such a selector names. */
  pictures: HtmlElement[]
  /** Declarations with `!important` after a space that compete with a style attribute. */
  importantSpaces: Line[]
}

export function yahooBugs(html: Html): YahooBugs {
  const { source } = html
  // Rewriting reads the whole mail again; most mails have nothing that Yahoo could lose here.
  if (!spaced.test(source) && !namesPicture(html))
    return { lostSelectors: [], pictures: [], importantSpaces: [] }
  const { changes } = rewriteFor('yahoo', source)
  const lost = changes.filter(({ rule, of }) => rule === 'yahoo-img-class' && of === 'selector')
  const names = new Set(lost.flatMap(({ what }) => classesIn(what).map(({ name }) => name)))
  const marks = changes.filter(({ rule }) => rule === 'yahoo-important-space')
  return {
    lostSelectors: linesOf(source, lost),
    pictures: picturesOf(html).filter((picture) => classesOf(picture).some((name) => names.has(name))),
    importantSpaces: linesOf(source, marks, marks.length === 0 ? undefined : competing(html)),
  }
}

function linesOf(
  source: string,
  changes: Change[],
  isMeant: (offset: number) => boolean = () => true,
): Line[] {
  return changes
    .flatMap(({ offsets, what }) => offsets.map((offset) => ({ offset, what })))
    .filter(({ offset }) => isMeant(offset))
    .slice(0, MOST_READ)
    .map(({ offset, what }) => ({ line: linesBefore(source, offset) + 1, example: what }))
}

const picturesOf = ({ document }: Html): HtmlElement[] =>
  [...elementsOf(document)].filter(({ tagName }) => tagName === 'img')

/** Whether a style sheet may name a class of a picture. */
function namesPicture(html: Html): boolean {
  const names = new Set(picturesOf(html).flatMap(classesOf))
  return names.size > 0 && html.styles.some(({ css }) => classesIn(css).some(({ name }) => names.has(name)))
}

/** Whether an element that the rule around this declaration is for has the property in its style attribute too. */
function competing({ document, source }: Html): (offset: number) => boolean {
  const inline = new Map<string, Set<string>>()
  for (const element of elementsOf(document)) {
    const properties = inlineStyle(element)
    for (const name of properties.size === 0 ? [] : classesOf(element)) {
      const known = inline.get(name) ?? new Set()
      inline.set(name, known)
      for (const property of properties.keys()) known.add(property)
    }
  }
  return (offset) => {
    const before = source.slice(Math.max(0, offset - 5_000), offset)
    const selector =
      before
        .slice(0, before.lastIndexOf('{'))
        .split(/[{};>]/)
        .at(-1) ?? ''
    const property = /^[a-z-]+/i.exec(source.slice(offset, offset + 40))?.[0]?.toLowerCase() ?? ''
    // Written twice, the form without a space keeps its mark.
    const rest = source.slice(offset, offset + 5_000).split('}', 1)[0]!
    if (new RegExp(`[;\\s]${property}\\s{0,5}:[^;]{0,2000}[^\\s;]!important`, 'i').test(rest.slice(1)))
      return false
    return classesIn(selector).some(({ name }) =>
      [...(inline.get(name) ?? [])].some((own) => own === property || own.startsWith(`${property}-`)),
    )
  }
}
