import { bad, type Evidence, type Finding, good } from '#engines/finding.ts'
import { normalizeLink } from '#engines/links/normalize.ts'
import type { Health } from '#engines/links/types.ts'
import {
  isHostName,
  quoteLink,
  registrable,
  trackerOf,
  type WebLink,
  webAddress,
  webLinks,
} from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { isWithin } from '../context/organization.ts'
import type { Check, TestInput } from '../types.ts'

const id = 'link_mismatch'

type Shown = WebLink & { shown: string }

/**
 * Links whose visible text is itself an address of another organization than the one they lead to. Click trackers
 * do that to every link, so only what no tracker explains is held against the mail; `facts.fatal` marks the
 * phishing-like case, which limits the score.
 */
export const check: Check = {
  id,
  async run(input) {
    const links = webLinks(input.message)
    if (links.length === 0) return notApplicable(id, 'no-links')
    const shown = links.flatMap((link) => {
      const host = link.link.source === 'a' ? shownHost(link.link.text) : null
      return host ? [{ ...link, shown: host }] : []
    })
    if (shown.length === 0) return good(id, 'none-shown', { links: links.length })
    const other = shown.filter((link) => registrable(link.shown) !== registrable(link.host))
    if (other.length === 0) return good(id, 'same', { shown: shown.length })
    const unexplained = other.filter((link) => !isTracked(link, links, input))
    if (unexplained.length === 0)
      return good(id, 'click-tracked', { shown: shown.length, tracked: other.length })
    return judge(unexplained, await input.health)
  },
}

const addressPattern =
  /^(https?:\/\/)?((?:[\p{L}\p{N}_-]{1,63}\.){1,10}[\p{L}\p{N}-]{2,63})(?::\d{1,5})?(?:[/?#]\S{0,2000})?[.,;]?$/iu

/**
 * The host when the text is nothing but a URL or a host name, in brackets or quotation marks perhaps, or when it
 * holds a whole URL; null otherwise. Invisible characters and letters of other widths are read as a person would.
 */
function shownHost(text: string): string | null {
  const seen = text
    .slice(0, 2500)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^[\s([{<"'“‘«]+/u, '')
    .trim()
  const url = /https?:\/\/[^\s<>"'()[\]{}“”‘’«»]{1,2000}/i.exec(seen)?.[0]
  const match = addressPattern.exec(url ?? seen.replace(/[)\]}>"'”’»]{1,5}$/u, ''))
  const host = match?.[2]?.toLowerCase()
  return host && (match?.[1] || isHostName(host)) ? host : null
}

/** A sending service's click domain, the sender's own domain, or the address that carries this mail's links. */
function isTracked(link: Shown, links: WebLink[], { auth, esp }: TestInput): boolean {
  if (trackerOf(link.host) !== null) return true
  if (auth.fromOrg && isWithin(link.host, auth.fromOrg)) return true
  if (auth.fromDomain && isWithin(link.host, auth.fromDomain)) return true
  if (esp && signers({ auth }).some((domain) => registrable(domain) === registrable(link.host))) return true
  return isAuthentic({ auth }) && carriesLinks(link.host, links)
}

/** Domains that signed the mail: a sending service signs with its own beside the customer's. */
function signers({ auth }: Pick<TestInput, 'auth'>): string[] {
  return auth.dkim.signatures.filter((signature) => signature.result === 'pass').map(({ domain }) => domain)
}

/** Not forged; without an answer of the DNS that is not held against the mail. */
function isAuthentic({ auth }: Pick<TestInput, 'auth'>): boolean {
  if (auth.dmarc.result === 'no-data' || auth.dmarc.result === 'temperror' || auth.dmarc.result === 'pass')
    return true
  return auth.dkim.signatures.some(({ result, aligned }) => result === 'pass' && aligned)
}

/** An unknown tracker of an authenticated sender: at least three different links, and half of all, lead through it. */
function carriesLinks(host: string, links: WebLink[]): boolean {
  const through = links.filter((link) => link.host === host)
  return new Set(through.map(({ url }) => url.href)).size >= 3 && through.length * 2 >= links.length
}

function judge(links: Shown[], health: Health): Finding {
  const outcomes = new Map(health.links.map((outcome) => [outcome.url, outcome]))
  const wrong = links.filter(({ url, shown }) => {
    const end = webAddress(outcomes.get(normalizeLink(url.href))?.finalUrl ?? '')
    return !end || registrable(end.hostname) !== registrable(shown)
  })
  if (wrong.length === 0) return good(id, 'leads-there', { shown: links.length })
  const fake = wrong.filter((link) => labelOf(link.shown) !== labelOf(link.host))
  const facts = { links: wrong.length, shown: wrong[0]!.shown, target: wrong[0]!.host }
  if (fake.length === 0) return bad(id, 'other-ending', { ...facts, fatal: false }, quote(wrong))
  const first = fake[0]!
  return bad(
    id,
    'phishing-like',
    { ...facts, shown: first.shown, target: first.host, fatal: true },
    quote(fake),
  )
}

const quote = (links: Shown[]): Evidence[] =>
  links.slice(0, 20).map(({ link }) => quoteLink(link, 'Shown → target'))

/** The name without its public suffix: `amazon` of amazon.de and amazon.com. */
function labelOf(host: string): string {
  return registrable(host)?.split('.')[0] ?? host
}
