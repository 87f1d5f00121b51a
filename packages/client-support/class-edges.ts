import type { Html } from '@postproof/message/types'
import { attribute, walk } from '@postproof/message/walk'
import { readSheet } from './sheet.ts'

/**
 * Classes that begin with `_` or `-` or end with `__`, which Yahoo changes on one side only, so that their rules do not
 * apply (email-bugs#22 of 2016, open; not confirmed since).
 */

const isEdge = (name: string): boolean => /^[_-]|__$/.test(name)

/** Rules for such classes of the mail's elements, with the offset in the sheet. */
export function edgeClasses({
  document,
  styles,
}: Html): { line: number; selector: string; names: string[] }[] {
  const used = new Set<string>()
  walk(document, null, [
    {
      enter(element) {
        for (const name of (attribute(element, 'class') ?? '').split(/\s+/, 50))
          if (isEdge(name)) used.add(name)
      },
    },
  ])
  if (used.size === 0) return []
  return styles.flatMap(({ css, place }) => {
    const found: { line: number; selector: string; names: string[] }[] = []
    readSheet(css, false, {
      comment() {},
      atRule: () => false,
      rule(_, start, end) {
        const selector = css.slice(start, Math.min(end, start + 2_000))
        const names = [...selector.matchAll(/\.(-?[\w-]+)/g)].flatMap(([, name]) =>
          used.has(name!) ? [name!] : [],
        )
        if (names.length > 0 && found.length < 200)
          found.push({ line: place.line + css.slice(0, start).split('\n').length - 1, selector, names })
        return false
      },
      declaration() {},
    })
    return found
  })
}
