import type { Html } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { classesIn, classesOf } from './class-names.ts'
import { linesBefore } from './lines.ts'
import { readSheet } from './sheet.ts'

/**
 * Classes that begin with `_` or `-` or end with `__`, which Yahoo changes on one side only, so that their rules do not
 * apply (email-bugs#22 of 2016, open; not confirmed since).
 */

const isEdge = (name: string): boolean => /^[_-]|__$/.test(name)

/** Rules for such classes of the mail's elements; lines from 1. */
export function edgeClasses({
  document,
  styles,
}: Html): { line: number; selector: string; names: string[] }[] {
  const used = new Set<string>()
  for (const element of elementsOf(document))
    for (const name of classesOf(element)) if (isEdge(name)) used.add(name)
  if (used.size === 0) return []
  return styles.flatMap(({ css, place }) => {
    const found: { line: number; selector: string; names: string[] }[] = []
    readSheet(css, false, {
      comment() {},
      atRule: () => false,
      rule(_, start, end) {
        const selector = css.slice(start, Math.min(end, start + 2_000))
        const names = classesIn(selector).flatMap(({ name }) => (used.has(name) ? [name] : []))
        if (names.length > 0 && found.length < 200)
          found.push({ line: place.line + linesBefore(css, start), selector, names })
        return false
      },
      declaration() {},
    })
    return found
  })
}
