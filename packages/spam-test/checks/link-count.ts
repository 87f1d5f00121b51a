import { good, warning } from '@postproof/engine/finding'
import { gmailSenders } from '@postproof/engine/references'
import { webLinks } from '../content/links.ts'
import { defineCheck } from '../define-check.ts'

const id = 'link_count'

const BEST = 40
const MOST = 60

/** How many web links a reader is offered; hidden ones and those of the plain-text copy are not counted twice. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 1,
  topic: 'links',
  decidedBy: 'html',
  refs: [gmailSenders],
  run({ message }) {
    const links = webLinks(message).filter(({ link }) => !link.hidden)
    const facts = { links: links.length, different: new Set(links.map(({ url }) => url.href)).size }
    if (links.length > MOST) return warning(id, 'many', facts)
    if (links.length === 0) return good(id, 'none', facts)
    return good(id, links.length > BEST ? 'above-best' : 'fits', facts)
  },
})
