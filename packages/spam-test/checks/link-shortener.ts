import { bad, good, warning } from '@postproof/engine/finding'
import { gmailSenders } from '@postproof/engine/references'
import { isShortener, quoteLink, registrable, webAddress, webLinks } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'
import type { LinkOutcome } from '../links/types.ts'

const id = 'link_shortener'

/** Public URL shorteners among the links, and behind the click trackers that were followed. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 5,
  topic: 'links',
  decidedBy: 'html',
  refs: [gmailSenders],
  async run({ message, auth, health }) {
    const links = webLinks(message)
    if (links.length === 0) return notApplicable(id, 'no-links')
    // A shortener's own mail links to itself.
    const foreign = (host: string) => isShortener(host) && registrable(host) !== auth.fromOrg
    const short = links.filter(({ host }) => foreign(host))
    const hosts = [...new Set(short.map(({ host }) => host))]
    const quotes = short.slice(0, 20).map(({ link }) => quoteLink(link))
    if (short.length > 0)
      return bad(id, 'shortener', { links: short.length, hosts: hosts.slice(0, 20) }, quotes)
    const outcomes = (await health).links
    const behind = outcomes.flatMap((outcome) =>
      hopsOf(outcome)
        .filter((host) => foreign(host))
        .slice(0, 1)
        .map((host) => ({ outcome, host })),
    )
    const followed = outcomes.filter((outcome) => outcome.status !== 'no-data').length
    if (behind.length === 0) return good(id, 'none', { links: links.length, followed })
    return warning(
      id,
      'behind-redirect',
      { links: behind.length, hosts: [...new Set(behind.map(({ host }) => host))].slice(0, 20) },
      behind.slice(0, 20).map(({ outcome, host }) => ({
        label: { code: 'evidence.leads-through', facts: { host } },
        value: outcome.url,
      })),
    )
  },
})

/** Every host on the way after the first. */
function hopsOf({ redirects, finalUrl }: LinkOutcome): string[] {
  return [...redirects.slice(1).map((hop) => hop.url), finalUrl].flatMap(
    (url) => webAddress(url)?.hostname ?? [],
  )
}
