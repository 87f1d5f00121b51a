/**
 * A sending service and what recognizes its mail.
 *
 * State: 2026-11-29. Names and domains are facts; each name says which public sources confirm it, by a letter after a colon:
 * - `d`: it answered in DNS for a public table of October 2026 (SPF includes, DKIM targets).
 * - `m`: it is in the map of reverse names of parsedmarc (commit 6358c364, 2026-08-19).
 * - `r`: it is in aggregate reports that receivers really sent.
 * - `t`: it is in a template of Domain Connect (commit e002d91).
 * - `v`: it is on the service's own page, as dmarcgo read it on 2026-07-12.
 * A name without letters was written from general knowledge and is not confirmed.
 */
export type SenderService = {
  id: string
  name: string
  kind: SenderKind
  /** Domains it signs with (DKIM d=) before a customer's key is set up. Such a signature never aligns. */
  signs: readonly SourcedName[]
  /** Fixed selectors under customers' domains. Several services may share one. */
  selectors: readonly string[]
  /** Selectors that follow a pattern; in lower case. */
  selectorPattern: RegExp | null
  /** It makes up selectors for each customer, so not all can be guessed. */
  madeUp: boolean
  /** Domains of its return paths, where the envelope is not the customer's. */
  bounces: readonly SourcedName[]
  /** Names that customers put into SPF records by `include:`. */
  includes: readonly SourcedName[]
  /** Endings of MX hosts. */
  exchanges: readonly string[]
  /** Endings of the reverse names of its servers. */
  hosts: readonly SourcedName[]
  /** Other services send through it, so its name says who carries the mail, not always who sends it. */
  carries: boolean
  aligns: Alignment
  /** The service's page on authentication. `pageRead`: it was read; otherwise the address is from memory. */
  page: string
  pageRead: boolean
}

export type SenderKind =
  | 'mailbox'
  | 'newsletter'
  | 'transactional'
  | 'crm'
  | 'shop'
  | 'help-desk'
  | 'application'
  | 'security'
  | 'forwarder'
  | 'list'

/**
 * Whether mail through the service can align with the From domain. `spf`: `subdomain` by a return path below it, `setting`
 * if the service turns it on, `no` if the return path is always its own. `dkim`: `plan` in some plans only.
 */
export type Alignment = {
  spf: 'yes' | 'subdomain' | 'setting' | 'no' | 'unknown'
  dkim: 'yes' | 'plan' | 'no' | 'unknown'
}

export type Source = 'd' | 'm' | 'r' | 't' | 'v'
/** A domain and what confirms that it is the service's; unconfirmed without sources. */
export type SourcedName = { name: string; sources: readonly Source[] }

type Marks = {
  signs?: string
  selectors?: string
  selectorPattern?: RegExp
  madeUp?: boolean
  bounces?: string
  includes?: string
  exchanges?: string
  hosts?: string
  carries?: boolean
  aligns: `${Alignment['spf']} ${Alignment['dkim']}`
  page: string
  pageRead?: boolean
}

/** Names are separated by spaces, each with the letters of its sources: `sendgrid.net:dtv sendgrid.info`. */
export function service(id: string, name: string, kind: SenderKind, marks: Marks): SenderService {
  const [spf, dkim] = marks.aligns.split(' ') as [Alignment['spf'], Alignment['dkim']]
  return {
    id,
    name,
    kind,
    signs: sourced(marks.signs),
    selectors: words(marks.selectors),
    selectorPattern: marks.selectorPattern ?? null,
    madeUp: marks.madeUp ?? false,
    bounces: sourced(marks.bounces),
    includes: sourced(marks.includes),
    exchanges: words(marks.exchanges),
    hosts: sourced(marks.hosts),
    carries: marks.carries ?? false,
    aligns: { spf, dkim },
    page: marks.page,
    pageRead: marks.pageRead ?? false,
  }
}

const words = (text = '') => text.split(' ').filter(Boolean)

const sourced = (text = ''): SourcedName[] =>
  words(text).map((each) => {
    const [name = '', letters = ''] = each.split(':')
    return { name, sources: [...letters] as Source[] }
  })
