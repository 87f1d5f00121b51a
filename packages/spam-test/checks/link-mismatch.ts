import { bad, type Evidence, type Finding, good, noData } from '@postproof/engine/finding'
import { isWithin } from '@postproof/engine/organization'
import { plain } from '@postproof/engine/plain-message'
import { gmailSenders } from '@postproof/engine/references'
import { readListUnsubscribe } from '@postproof/message/list-unsubscribe'
import {
  isForge,
  isHostName,
  isShortener,
  quoteLink,
  registrable,
  sameSite,
  trackerOf,
  type WebLink,
  webAddress,
  webLinks,
} from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { fieldNamed } from '../context/fields.ts'
import { type Brand, brandOfHost, owns } from '../deception/brands.ts'
import { relationTo } from '../deception/claim.ts'
import { isEverybodys } from '../deception/hosts.ts'
import { defineCheck } from '../define-check.ts'
import { normalizeLink } from '../links/normalize.ts'
import type { Health } from '../links/types.ts'
import type { TestInput } from '../types.ts'

const id = 'link_mismatch'

/** `shown` is the host that the text names, in ASCII; `written` as it stands there. */
type Named = { shown: string; written: string }
/** `stranger`: the known company whose address is shown and who did not send the mail; null for all other names. */
type Shown = WebLink & Named & { stranger: Brand | null }

/**
 * Links whose visible text is itself an address of another organization than the one they lead to. Click trackers
 * do that to every link, so only what no tracker explains is held against the mail. The sender's own domain explains the
 * names of others, but not the address of a bank or a shop that the sender is not. `facts.fatal` marks the phishing-like
 * case, which limits the score.
 */
export const check = defineCheck({
  id,
  group: 'content',
  points: 16,
  topic: 'danger',
  decidedBy: 'html',
  refs: [gmailSenders],
  async run(input) {
    const links = webLinks(input.message)
    if (links.length === 0) return notApplicable(id, 'no-links')
    const shown = links.flatMap((link): Shown[] => {
      const named = link.link.source === 'a' ? shownHost(link.link.text) : null
      return named && !namesFile(named, link)
        ? [{ ...link, ...named, stranger: strangerOf(named, link, input) }]
        : []
    })
    if (shown.length === 0) return good(id, 'none-shown', { links: links.length })
    const other = shown.filter((link) => !sameSite(link.shown, link.host))
    const ends = endsOf(await input.health)
    const unexplained = other.filter((link) =>
      link.stranger ? !leadsToThem(link, links, ends, input) : !isTracked(link, links, input),
    )
    // A site's own short names lead wherever their user wanted; where that is known, it counts.
    const short = shown.filter((link) => sameSite(link.shown, link.host) && isShortener(link.host))
    if (unexplained.length + short.length > 0) {
      const { wrong, open } = sortOut(unexplained, short, ends)
      if (wrong.length > 0) return judge(wrong)
      if (open.length > 0) return noData(id, 'end-unknown', namesOf(open[0]!), quote(open))
      if (unexplained.length > 0) return good(id, 'leads-there', { shown: unexplained.length })
    }
    if (other.length === 0) return good(id, 'same', { shown: shown.length })
    return good(id, 'click-tracked', { shown: shown.length, tracked: other.length })
  },
})

/** Labels of any script, percent-encoded letters among them; the full stops of IDNA (RFC 3490, 3.1) between. */
const addressPattern =
  /^(https?:\/\/)?((?:[\p{L}\p{M}\p{N}_%-]{1,200}[.。．｡]){1,10}[\p{L}\p{M}\p{N}%-]{1,200}[.。．｡]?)(?::\d{1,5})?(?:[/?#]\S{0,2000})?[.,;]?$/iu

/**
 * The host when the text is nothing but a URL or a host name, in brackets or quotation marks perhaps, or when it
 * holds a whole URL; null otherwise. Invisible characters and letters of other widths are read as a person would, and
 * the name in the form in which the DNS has it.
 */
function shownHost(text: string): Named | null {
  const seen = text
    .slice(0, 2500)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^[\s([{<"'“‘«]+/u, '')
    .trim()
  const url = /https?:\/\/[^\s<>"'()[\]{}“”‘’«»]{1,2000}/i.exec(seen)?.[0]
  const match = addressPattern.exec(url ?? seen.replace(/[)\]}>"'”’»]{1,5}$/u, ''))
  const written = match?.[2]?.toLowerCase().replace(/[.。．｡]$/u, '')
  const shown = written && webAddress(`https://${written}/`)?.hostname
  return written && shown && (match?.[1] || isHostName(shown)) ? { shown, written } : null
}

/**
 * `README.md`, `socket.io` and `Present.app` name a file, a project or a program where such are kept, although their
 * ends are those of hosts.
 */
function namesFile({ written }: Named, { url, host, link }: WebLink): boolean {
  if (!isForge(host) || /:\/\/|^www\./i.test(link.text.trim())) return false
  const path = url.pathname.toLowerCase().split('/')
  return path.includes(written) || path.includes(written.replace(/\.app$/, ''))
}

/**
 * A shown address of a known company that neither sent nor signed the mail. Sites that every mail links to count as
 * nobody's, and so does a bare `Booking.com`, which is a company's name, in a mail that asks for nothing.
 */
function strangerOf({ shown, written }: Named, link: WebLink, { sent }: TestInput): Brand | null {
  const brand = isEverybodys(shown) ? null : brandOfHost(shown)
  if (!brand) return null
  const mail = sent()
  const { isFrom, isSigner } = relationTo(brand, mail)
  if (isFrom || isSigner) return null
  const isName = brand.names.some((name) => name.toLowerCase() === written)
  return isName && !asksForAccount(link, { sent }) ? null : brand
}

/**
 * Whether the link ends at the company's own site, or may do so: through a click domain whose target is not known. In a mail
 * that asks for a sign-in or money, only a sending service's click domain gets that benefit of the doubt.
 */
function leadsToThem(link: Shown, links: WebLink[], ends: Ends, input: TestInput): boolean {
  const { host, shown, stranger } = link
  const end = ends(link.url)
  if (end !== undefined && end !== host)
    return sameSite(end, shown) || (stranger !== null && owns(stranger, end))
  if (trackerOf(host) !== null) return true
  return end === undefined && !asksForAccount(link, input) && isTracked(link, links, input)
}

const accountPath =
  /log-?in|log-?on|sign-?in|verif|secur|account|passw|billing|konto|anmeld|compte|connexion|cuenta|acceso|accesso|conta\b/i

/** The mail asks for something, or the address itself is that of an account. */
const asksForAccount = ({ url, link }: WebLink, { sent }: Pick<TestInput, 'sent'>): boolean =>
  sent().asks.length > 0 || accountPath.test(url.pathname) || accountPath.test(link.text.slice(0, 500))

/** A sending service's click domain, the sender's own domain, or the address that carries this mail's links. */
function isTracked(link: Shown, links: WebLink[], input: TestInput): boolean {
  const { auth, esp } = input
  if (trackerOf(link.host) !== null) return true
  if (auth.fromOrg && isWithin(link.host, auth.fromOrg)) return true
  if (auth.fromDomain && isWithin(link.host, auth.fromDomain)) return true
  if (esp && signers({ auth }).some((domain) => registrable(domain) === registrable(link.host))) return true
  return isAuthentic({ auth }) && (carriesLinks(link.host, links) || runsTheList(link.host, input))
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

/** The service by which one leaves the list sends the mail, so its links are its click addresses. */
function runsTheList(host: string, { message }: Pick<TestInput, 'message'>): boolean {
  const field = fieldNamed(message, 'list-unsubscribe')
  const leave = field ? readListUnsubscribe(field.raw).https.map((uri) => webAddress(uri)?.hostname) : []
  return leave.some((left) => left !== undefined && registrable(left) === registrable(host))
}

/** The host where a link was found to end; undefined when it could not be asked. */
type Ends = (url: URL) => string | undefined

function endsOf({ links }: Health): Ends {
  const answered = links.filter(({ url, finalUrl, httpStatus }) => httpStatus !== null || finalUrl !== url)
  const outcomes = new Map(answered.map(({ url, finalUrl }) => [url, finalUrl]))
  return (url) => webAddress(outcomes.get(normalizeLink(url.href)) ?? '')?.hostname
}

/**
 * `wrong` links end at another site. Where the target could not be asked, its address decides; a shortener may still
 * lead to the shown site, so that stays `open`, and a site's own short names are believed.
 */
function sortOut(links: Shown[], short: Shown[], ends: Ends): { wrong: Shown[]; open: Shown[] } {
  const endOf = ({ url, host }: Shown) => {
    const end = ends(url)
    return end === host && isShortener(host) ? undefined : end
  }
  const elsewhere = links.filter((link) => !sameSite(endOf(link) ?? link.host, link.shown))
  const strayed = short.filter((link) => !sameSite(endOf(link) ?? link.shown, link.shown))
  const isOpen = (link: Shown) => isShortener(link.host) && endOf(link) === undefined
  return { wrong: [...elsewhere.filter((link) => !isOpen(link)), ...strayed], open: elsewhere.filter(isOpen) }
}

const namesOf = ({ written, host }: Shown) => ({ shown: written, target: host })

function judge(wrong: Shown[]): Finding {
  const fake = wrong.filter((link) => labelOf(link.shown) !== labelOf(link.host) || isShortener(link.host))
  const facts = { links: wrong.length, ...namesOf(wrong[0]!) }
  if (fake.length === 0) return bad(id, 'other-ending', { ...facts, fatal: false }, quote(wrong))
  const first = fake[0]!
  return bad(id, 'phishing-like', { ...facts, ...namesOf(first), fatal: true }, quote(fake))
}

const quote = (links: Shown[]): Evidence[] =>
  links.slice(0, 20).map(({ link }) => quoteLink(link, plain('evidence.shown-and-target')))

/** The name without its public suffix: `amazon` of amazon.de and amazon.com. */
function labelOf(host: string): string {
  return registrable(host)?.split('.')[0] ?? host
}
