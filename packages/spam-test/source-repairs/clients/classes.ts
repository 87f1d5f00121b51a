import { edgeClasses } from '@postproof/client-support/class-edges'
import { classesIn } from '@postproof/client-support/class-names'
import { readSheet } from '@postproof/client-support/sheet'
import type { Html } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { attributeOf } from '../../content/markup.ts'
import { valueAt } from '../attributes.ts'
import type { ClientRepairKind, SourceEdit } from '../types.ts'
import { type Edits, lineAt, sheetsAt } from './places.ts'

/** Classes renamed in the HTML and in the style sheets together. */

export const escapedClasses = (html: Html): Edits | null =>
  rename(html, 'gmail-selectors', (written) => written.includes('\\'))

export function edgedClasses(html: Html): Edits | null {
  const names = new Set(edgeClasses(html).flatMap((each) => each.names))
  return names.size === 0 ? null : rename(html, 'class-edge', (written) => names.has(written))
}

type Use = { from: number; to: number; name: string }

function rename(html: Html, kind: ClientRepairKind, isMeant: (written: string) => boolean): Edits | null {
  const sheets = sheetsAt(html)
  if (!sheets) return null
  const uses: Use[] = []
  const others = new Set<string>()
  for (const { css, start } of sheets) {
    let isSafe = true
    readSheet(css, false, {
      comment() {},
      atRule: () => false,
      rule(_, from, to) {
        const text = css.slice(from, to)
        // Attribute selectors see the whole value, and other escapes are left where they are.
        if (/\[\s*class\b|\/\*/i.test(text)) isSafe = false
        for (const { name, written, from: at } of classesIn(text))
          if (isMeant(written)) {
            const offset = start + from + at
            uses.push({ from: offset, to: offset + written.length, name })
          } else others.add(name)
        return false
      },
      declaration() {},
    })
    if (!isSafe) return null
  }
  if (uses.length === 0 || uses.length > 5_000) return null
  const names = newNames(new Set(uses.map(({ name }) => name)), html, others)
  const edits = uses.map(({ from, to, name }): SourceEdit => ({ from, to, text: names.get(name)! }))
  for (const element of elementsOf(html.document)) {
    const value = attributeOf(element, 'class')
    if (!value?.split(/\s+/).some((name) => names.has(name))) continue
    const at = valueAt(html.source, element, 'class')
    if (at?.text !== value) return null
    const text = value.replace(/\S+/g, (name) => names.get(name) ?? name)
    edits.push({ from: at.from, to: at.from + value.length, text })
  }
  const first = edits.reduce((least, { from }) => Math.min(least, from), edits[0]!.from)
  const [old, now] = [...names][0]!
  return { kind, edits, line: lineAt(html.source, first), quote: `${old} → ${now}`.slice(0, 200) }
}

/** A free name of letters, digits, `_` and `-` for each, which begins with a letter. */
function newNames(names: ReadonlySet<string>, html: Html, others: ReadonlySet<string>): Map<string, string> {
  const taken = new Set(others)
  for (const element of elementsOf(html.document))
    for (const name of (attributeOf(element, 'class') ?? '').split(/\s+/, 200)) taken.add(name)
  const found = new Map<string, string>()
  for (const name of names) {
    const plain = name.replace(/[^\w-]/g, '_').replace(/^[_-]+|_{2,}$/g, '')
    const base = /^[a-z]/i.test(plain) ? plain : `c${plain}`
    let free = base
    for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`
    taken.add(free)
    found.set(name, free)
  }
  return found
}
