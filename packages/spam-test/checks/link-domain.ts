import { good, warning } from '@postproof/engine/finding'
import { isWithin } from '@postproof/engine/organization'
import { gmailSenders } from '@postproof/engine/references'
import { quoteLink, registrable, trackerOf, webLinks } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'link_domain'

/** Whether the links go through the sender's own domain, or through one that all customers of a service share. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 2,
  topic: 'links',
  decidedBy: 'mail',
  refs: [gmailSenders],
  run({ message, auth }) {
    const links = webLinks(message)
    if (links.length === 0) return notApplicable(id, 'no-links')
    const own = (host: string) => auth.fromOrg !== null && isWithin(host, auth.fromOrg)
    const trackers = new Set(
      [...new Set(links.map(({ host }) => host))].filter((host) => trackerOf(host) !== null),
    )
    const shared = links.filter(({ host }) => !own(host) && trackers.has(host))
    const facts = {
      links: links.length,
      own: links.filter(({ host }) => own(host)).length,
      shared: shared.length,
      domains: [...new Set(links.map(({ host }) => registrable(host) ?? host))].slice(0, 30),
    }
    if (shared.length > 0) {
      const hosts = [...new Set(shared.map(({ host }) => host))].slice(0, 10)
      const quotes = shared.slice(0, 10).map(({ link }) => quoteLink(link))
      return warning(id, 'shared-tracking', { ...facts, hosts }, quotes)
    }
    return good(id, facts.own > 0 ? 'own' : 'other-sites', facts)
  },
})
