import { sameOrganization } from '@postproof/engine/organization'
import type { Resolver } from '@postproof/engine/world'
import { createDmarcLookup, type Discovery, discoverDmarc } from '@postproof/records/dmarc/discover'
import { isDmarcRecord, parseDmarc } from '@postproof/records/dmarc/parse'
import { askTexts, isAnswered, isAskable } from '@postproof/records/record/published'
import { parseTagList } from '@postproof/records/record/tag-list'
import type { ReportSetup } from '#contract/domain-reports.ts'

/** What a domain publishes so that its reports come here. Asks DNS now. */

/** Milliseconds for DNS, for a call that asks for nothing else. */
const PATIENCE = 5_000

type Asked = { domain: string; address: string; post: string | null; tag: string; mailDomain: string }
type State = ReportSetup['dmarc']

export async function askSetup(
  resolver: Resolver,
  { domain, address, post, tag, mailDomain }: Asked,
  patience = PATIENCE,
): Promise<Omit<ReportSetup, 'domain' | 'address' | 'post' | 'checked_at'>> {
  const signal = AbortSignal.timeout(patience)
  const txt = { host: `_postproof.${domain}`, value: `postproof-reports=${tag}` }
  const [discovery, tls, proof, permission] = await Promise.all([
    discoverDmarc(domain, createDmarcLookup(resolver, signal)),
    askTexts(resolver, `_smtp._tls.${domain}`, signal),
    askTexts(resolver, txt.host, signal),
    askPermission(resolver, { domain, mailDomain, signal }),
  ])
  const dmarc = dmarcState(domain, discovery, address)
  const provedByTxt = proof.texts.some((text) => text.trim() === txt.value)
  return {
    proved_by: dmarc.state === 'listed' ? 'dmarc' : provedByTxt ? 'txt' : null,
    ...{ dmarc, txt, permission },
    tls: isAnswered(tls.outcome) ? tlsState(tls.name, tls.texts, { address, post }) : unknown,
  }
}

const unknown: State = { state: 'unknown', record: null }
const broken: State = { state: 'broken', record: null }

/** What the record of the domain, or the one above that applies to it, needs. */
export function dmarcState(domain: string, { asked, applied, complete }: Discovery, address: string): State {
  const own = asked.find((at) => at.domain === domain)
  if (!own || !isAnswered(own.published.outcome)) return unknown
  if (own.records.length > 0 && !own.used) return broken
  const host = `_dmarc.${domain}`
  if (own.used) return changed({ host, current: own.used.text }, address, names)
  if (!complete) return unknown
  const above = applied?.used
  if (!above)
    return { state: 'add', record: { host, value: `v=DMARC1; p=none; rua=mailto:${address}`, current: null } }
  if (names(above.text, address)) return { state: 'listed', record: null }
  return { state: 'add', record: { host, value: withAddress(belowOf(above.text), address), current: null } }
}

/** The record that applies from above as one of the domain's own: it must not be milder, and the addresses stay. */
function belowOf(text: string): string {
  const { p, sp } = parseDmarc(text)
  const kept = parseTagList(text).tags.filter(
    ({ name }) => !['v', 'p', 'sp', 'np', 'psd'].includes(name.toLowerCase()),
  )
  const tags = kept.map(({ name, value }) => `; ${name}=${value}`).join('')
  return `v=DMARC1; p=${sp ?? p ?? 'none'}${tags}`
}

function tlsState(host: string, texts: string[], { address, post }: Pick<Asked, 'address' | 'post'>): State {
  const records = texts.filter((text) => /^v=TLSRPTv1\s*(?:;|$)/i.test(text.trim()))
  if (records.length > 1) return broken
  const [current] = records
  if (current !== undefined && post !== null && namesUri(current, post))
    return { state: 'listed', record: null }
  if (current !== undefined) return changed({ host, current }, address, names)
  return { state: 'add', record: { host, value: `v=TLSRPTv1; rua=mailto:${address}`, current: null } }
}

function changed(
  at: { host: string; current: string },
  address: string,
  lists: (text: string, address: string) => boolean,
): State {
  if (lists(at.current, address)) return { state: 'listed', record: null }
  const value = withAddress(at.current, address)
  // What cannot be changed in place, such as a tag that is there twice, is repaired first.
  return lists(value, address) ? { state: 'add', record: { ...at, value } } : broken
}

const ruaOf = (text: string) => parseTagList(text).tags.filter(({ name }) => name.toLowerCase() === 'rua')

/** Whether a record names the address for reports. */
export const names = (text: string, address: string): boolean => namesUri(text, `mailto:${address}`)

function namesUri(text: string, wanted: string): boolean {
  const uris = ruaOf(text).flatMap(({ value }) => value.split(','))
  const plain = (uri: string) =>
    uri
      .trim()
      .toLowerCase()
      .replace(/!\d{1,20}[kmgt]?$/, '')
  return uris.some((uri) => plain(uri) === wanted.toLowerCase())
}

/** The record with the address added. Everything else stays as it is, octet for octet. */
export function withAddress(text: string, address: string): string {
  const [rua, ...others] = ruaOf(text)
  if (others.length > 0) return text
  const uri = `mailto:${address}`
  if (!rua) return `${text.replace(/[\s;]+$/, '')}; rua=${uri}`
  const { start, end } = rua.valueSpan
  const before = text.slice(start, end).replace(/[\s,]+$/, '')
  return `${text.slice(0, start)}${before === '' ? uri : `${before},${uri}`}${text.slice(end)}`
}

/** RFC 9990, 3.2.3: the domain of the address must say that it takes reports about another organization. */
async function askPermission(
  resolver: Resolver,
  { domain, mailDomain, signal }: { domain: string; mailDomain: string; signal: AbortSignal },
): Promise<ReportSetup['permission']> {
  const record = { host: `*._report._dmarc.${mailDomain}`, value: 'v=DMARC1;' }
  if (sameOrganization(domain, mailDomain)) return { state: 'not-needed', ...record }
  const name = `${domain}._report._dmarc.${mailDomain}`
  // A name that is too long gets no reports at all.
  if (!isAskable(name)) return { state: 'missing', ...record }
  const { outcome, texts } = await askTexts(resolver, name, signal)
  if (!isAnswered(outcome)) return { state: 'unknown', ...record }
  return { state: texts.some(isDmarcRecord) ? 'given' : 'missing', ...record }
}
