import type { HtmlElement } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { attributeOf, prepend, reshape, setAttribute, type Tree, textNode } from './tree.ts'

/** A target within the mail, or a scheme: `https:`, `mailto:`, `tel:`. */
const sound = /^(?:#.|[a-z][a-z\d+.-]*:)/i
/** Whether Outlook.com cannot follow a target, as an attribute holds it. */
export const isBadTarget = (target: string): boolean => !sound.test(target.trim())

/** Of a target that is printed. */
const LONGEST = 2_000

/**
 * Takes out links that Outlook.com cannot follow: empty, `#`, without a scheme. Their words stay, with the target before
 * them in brackets; their style falls on the next element in the source that has one (email-bugs#10).
 */
export function dropBadLinks(tree: Tree): void {
  const bad = new Set<HtmlElement>()
  let falling: string | null = null
  for (const element of elementsOf(tree.document)) {
    let style = attributeOf(element, 'style')
    if (style !== null && falling !== null) {
      style = `${style.replace(/;?\s*$/, ';')}${falling}`
      setAttribute(element, 'style', style)
      falling = null
    }
    const target = element.tagName === 'a' ? attributeOf(element, 'href')?.trim() : undefined
    if (target === undefined || !isBadTarget(target)) continue
    bad.add(element)
    falling = style ?? falling
    tree.tell(
      {
        rule: 'outlook-bad-href',
        effect: 'removed',
        of: 'element',
        what: `<a href="${target.slice(0, 60)}">`,
      },
      element,
    )
    if (target !== '') prepend(element, textNode(`[${target.slice(0, LONGEST)}]`))
  }
  if (bad.size > 0) reshape(tree.document, (element) => (bad.has(element) ? 'content' : 'kept'))
}
