import { bad, good } from '@postproof/engine/finding'
import type { Link } from '@postproof/message/types'
import { anchorsOf, deadTarget } from '../content/dead-links.ts'
import { quoteLink, readerLinks } from '../content/links.ts'
import { attributeOf } from '../content/markup.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'link_empty'

/** Links that lead nowhere: an empty target, `#`, a made-up address, an anchor that is not there. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 3,
  topic: 'links',
  decidedBy: 'html',
  refs: [
    { label: 'WCAG 2.4.4', url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html' },
  ],
  run(input) {
    const links = readerLinks(input.message).filter(
      (link) => !link.hidden && link.source !== 'form' && isLink(link),
    )
    if (links.length === 0) return notApplicable(id, 'no-links')
    const anchors = anchorsOf(input.message)
    const found = links.flatMap((link) => {
      const kind = deadTarget(link.href, anchors, input.auth)
      return kind ? [{ link, kind }] : []
    })
    if (found.length === 0) return good(id, 'real-targets', { links: links.length })
    const facts = { links: found.length, of: links.length }
    const quotes = found.slice(0, 20).map(({ link }) => quoteLink(link))
    return bad(id, found[0]!.kind, facts, quotes)
  },
})

/** `<a name="top">` without a target is the end of a link, not a link. */
function isLink({ element, href }: Link): boolean {
  return href !== '' || !element || attributeOf(element, 'href') !== null
}
