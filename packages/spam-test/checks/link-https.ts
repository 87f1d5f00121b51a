import { good, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { quoteLink, webLinks } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'link_https'

/** Links over plain http. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 3,
  topic: 'links',
  decidedBy: 'html',
  refs: [rfc(9110, '4.2.2')],
  run({ message }) {
    const links = webLinks(message)
    if (links.length === 0) return notApplicable(id, 'no-links')
    const plain = links.filter(({ url }) => url.protocol === 'http:')
    const facts = { links: links.length, http: plain.length }
    if (plain.length === 0) return good(id, 'all-https', facts)
    return warning(
      id,
      'http',
      facts,
      plain.slice(0, 20).map(({ link }) => quoteLink(link)),
    )
  },
})
