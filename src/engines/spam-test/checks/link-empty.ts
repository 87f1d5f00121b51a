import { bad, good } from '#engines/finding.ts'
import type { Link } from '#engines/message/types.ts'
import { isPlaceholderHost, quoteLink, readerLinks, webAddress } from '../content/links.ts'
import { attributeOf, elementsOf } from '../content/markup.ts'
import { notApplicable } from '../content/no-data.ts'
import { isWithin } from '../context/organization.ts'
import type { Check, TestInput } from '../types.ts'

const id = 'link_empty'

type Kind = 'empty' | 'placeholder' | 'dead-anchor'

/** Links that lead nowhere: an empty target, `#`, a made-up address, an anchor that is not there. */
export const check: Check = {
  id,
  run(input) {
    const links = readerLinks(input.message).filter(
      (link) => !link.hidden && link.source !== 'form' && isLink(link),
    )
    if (links.length === 0) return notApplicable(id, 'no-links')
    const anchors = anchorsOf(input)
    const found = links.flatMap((link) => {
      const kind = kindOf(link, anchors, input)
      return kind ? [{ link, kind }] : []
    })
    if (found.length === 0) return good(id, 'real-targets', { links: links.length })
    const facts = { links: found.length, of: links.length }
    const quotes = found.slice(0, 20).map(({ link }) => quoteLink(link))
    return bad(id, found[0]!.kind, facts, quotes)
  },
}

/** `<a name="top">` without a target is the end of a link, not a link. */
function isLink({ element, href }: Link): boolean {
  return href !== '' || !element || attributeOf(element, 'href') !== null
}

function anchorsOf({ message }: TestInput): Set<string> {
  const anchors = new Set(['top'])
  if (!message.html) return anchors
  for (const element of elementsOf(message.html.document))
    for (const name of ['id', 'name']) {
      const value = attributeOf(element, name)
      if (value) anchors.add(value)
    }
  return anchors
}

function kindOf({ href }: Link, anchors: Set<string>, { auth }: TestInput): Kind | null {
  const target = href.trim().slice(0, 2000)
  if (
    target === '' ||
    target === '#' ||
    /^(?:https?:\/{0,2}#?|about:blank|javascript:(?:void\(0?\)|;)?;?)$/i.test(target)
  )
    return 'empty'
  if (target.startsWith('#')) return anchors.has(target.slice(1)) ? null : 'dead-anchor'
  if (
    /^(?:\[[^\]]{1,60}\]|url|link|todo|tbd|xxx+|insert[-_ ]?(?:link|url)(?:[-_ ]?here)?|your[-_ ]?(?:link|url)(?:[-_ ]?here)?)$/i.test(
      target,
    )
  )
    return 'placeholder'
  const host = webAddress(target)?.hostname
  const own = auth.fromOrg !== null && host !== undefined && isWithin(host, auth.fromOrg)
  return host && !own && isPlaceholderHost(host) ? 'placeholder' : null
}
