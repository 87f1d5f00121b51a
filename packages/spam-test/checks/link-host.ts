import { domainToUnicode } from 'node:url'
import { bad, type Evidence, good, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import type { Link } from '@postproof/message/types'
import { parse } from 'tldts'
import { quoteLink, readerLinks, webAddress } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { hasLookalikes, readsAsLatin } from '../content/scripts.ts'
import { defineCheck } from '../define-check.ts'

const id = 'link_host'

/** From worst to mildest. */
const kinds = [
  'script-url',
  'data-url',
  'file-url',
  'lookalike-host',
  'credentials',
  'ip-host',
  'odd-port',
] as const
type Kind = (typeof kinds)[number]

const schemes: Record<string, Kind> = {
  javascript: 'script-url',
  vbscript: 'script-url',
  data: 'data-url',
  file: 'file-url',
}

/** How the targets are written: as plain names, or in one of the ways that hide where a link leads. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 14,
  topic: 'danger',
  decidedBy: 'html',
  refs: [rfc(3986, '7.6')],
  run({ message }) {
    const links = readerLinks(message).filter((link) => link.href !== '')
    if (links.length === 0) return notApplicable(id, 'no-links')
    const found = new Map<Kind, Evidence[]>()
    for (const link of links) {
      const kind = kindOf(link)
      if (!kind) continue
      const quotes = found.get(kind) ?? []
      if (quotes.length < 20) quotes.push(quoteLink(link))
      found.set(kind, quotes)
    }
    const worst = kinds.find((kind) => found.has(kind))
    if (!worst) return good(id, 'plain', { links: links.length })
    const facts = { links: found.get(worst)!.length, kinds: kinds.filter((kind) => found.has(kind)) }
    return (worst === 'odd-port' ? warning : bad)(id, worst, facts, found.get(worst))
  },
})

/** Whether an address is written in one of the ways that hide where it leads. */
export function isDisguisedTarget(href: string): boolean {
  const kind = kindOf({ href })
  return kind !== null && kind !== 'odd-port'
}

function kindOf({ href }: Pick<Link, 'href'>): Kind | null {
  // Browsers drop white space and control characters before and inside a scheme, however many.
  const scheme = /^([a-z]{2,12}):/i
    .exec(href.replace(/[\u0000-\u0020]+/g, '').slice(0, 40))?.[1]
    ?.toLowerCase()
  const kind = scheme && schemes[scheme]
  // An empty script is a link without a target: link_empty says so.
  if (kind === 'script-url' && /^javascript:(?:void\(0?\)|;|#)?;?\s*$/i.test(href.trim().slice(0, 60)))
    return null
  if (kind) return kind
  const url = webAddress(href)
  if (!url) return null
  if (isLookalike(url.hostname)) return 'lookalike-host'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (parse(url.hostname).isIp) return 'ip-host'
  return url.port !== '' && url.port !== '80' && url.port !== '443' ? 'odd-port' : null
}

/** An internationalized name with letters of another script in place of Latin ones (UTS 39). */
function isLookalike(host: string): boolean {
  if (!host.includes('xn--')) return false
  const labels = domainToUnicode(host).split('.')
  const top = labels.at(-1) ?? ''
  const ownScript = /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(top)
  return labels.some((label) => hasLookalikes(label) || (!ownScript && readsAsLatin(label)))
}
