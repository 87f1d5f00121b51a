import type { Finding } from '#engines/finding.ts'
import type { Language } from '#engines/language.ts'
import { germanRequirements } from './de/requirements.ts'

/** Words for the rules of the providers: as a title of an item, and as what is wrong in a sentence. */

const titles: Record<string, string> = {
  spf_or_dkim: 'SPF or DKIM passes',
  spf_pass: 'SPF passes',
  dkim_pass: 'DKIM passes',
  dmarc_pass: 'DMARC record exists and passes',
  from_aligned: 'From domain matches SPF or DKIM',
  reverse_dns: 'Sending address has matching forward and reverse DNS',
  tls_used: 'Sent over TLS',
  message_format: 'Message follows RFC 5322',
  not_gmail_from: 'From is not a @gmail.com address sent from elsewhere',
  key_length: 'DKIM key has 1024 bits or more',
  one_click_unsubscribe: 'One-click unsubscribe in the headers',
  visible_unsubscribe: 'Visible unsubscribe link in the body',
}

/** What a rule comes down to in this mail, where its own words would say something untrue. By check and code. */
const titlesByCode: Record<string, Record<string, string>> = {
  one_click_unsubscribe: {
    'one_click not-signed': 'One-click unsubscribe headers are covered by a valid DKIM signature',
    'one_click wrong-value': 'One-click unsubscribe header has the required value',
    'one_click no-https': 'One-click unsubscribe has an https address',
  },
}

/** `lacks`: goes after "it lacks". `says`: a clause of its own. */
export type Fault = { lacks: string } | { says: string }

const faults: Record<string, Fault> = {
  spf_or_dkim: { lacks: 'an SPF or DKIM pass' },
  spf_pass: { lacks: 'an SPF pass' },
  dkim_pass: { lacks: 'a valid DKIM signature' },
  dmarc_pass: { lacks: 'a DMARC pass' },
  from_aligned: { lacks: 'a From domain that SPF or DKIM vouches for' },
  reverse_dns: { lacks: 'a reverse DNS name for the sending address' },
  tls_used: { lacks: 'an encrypted connection' },
  message_format: { says: 'its headers are not in the standard form' },
  not_gmail_from: { lacks: 'a From address of your own instead of @gmail.com' },
  key_length: { lacks: 'a DKIM key of 1024 bits or more' },
  one_click_unsubscribe: { lacks: 'one-click unsubscribe' },
  visible_unsubscribe: { lacks: 'a visible unsubscribe link' },
}

const uncovered: Fault = {
  says: 'its one-click unsubscribe headers are not covered by a valid DKIM signature',
}

const faultsByCode: Record<string, Record<string, Fault>> = {
  one_click_unsubscribe: {
    'one_click not-signed': uncovered,
    'one_click wrong-value': { says: 'its one-click unsubscribe header has a wrong value' },
    'one_click no-https': { says: 'its one-click unsubscribe has no https address' },
  },
  reverse_dns: {
    'rdns no-forward': { says: 'the reverse DNS name of the sending address does not lead back to it' },
  },
  message_format: {
    'from_header missing': { lacks: 'a From address' },
    'from_header several-fields': { says: 'it has more than one From header' },
    'from_header several-addresses': { says: 'it has more than one From address' },
    'from_header malformed': { says: 'its From header holds no complete address' },
    'date_header missing': { lacks: 'a Date header' },
    'date_header unreadable': { says: 'its Date header cannot be read' },
    'date_header far-off': { says: 'its Date is more than a week off' },
    'message_id absent': { lacks: 'a Message-ID' },
    'message_id duplicate': { says: 'it has more than one Message-ID' },
    'duplicate_headers repeated': { says: 'a header that may stand once stands there twice' },
    'line_length over-998': { says: 'it has a line of more than 998 characters' },
  },
}

/** The words for the rules in one language; `ByCode` by check and code of a finding. */
export type RequirementTables = {
  titles: Record<string, string>
  titlesByCode: Record<string, Record<string, string>>
  faults: Record<string, Fault>
  faultsByCode: Record<string, Record<string, Fault>>
  /** The fault that follows from another one: there is no valid signature at all. */
  uncovered: Fault
  uncoveredToo: Fault
  listed(items: string[]): string
  lacks(list: string): string
  joined(clauses: string[]): string
  /** `lacking`: the clauses say what is lacking. */
  andMore(said: string, count: number, lacking: boolean): string
}

/** Words as a list: "a, b and c". */
export function listed(items: string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

const english: RequirementTables = {
  titles,
  titlesByCode,
  faults,
  faultsByCode,
  uncovered,
  uncoveredToo: { says: 'so its one-click unsubscribe headers do not count' },
  listed,
  lacks: (list) => `it lacks ${list}`,
  joined: (clauses) => clauses.join(', and '),
  andMore: (said, count, lacking) =>
    lacking
      ? `${said} and ${count} more things they ask for`
      : `${said}, and ${count} more things they ask for are missing`,
}

const tablesByLanguage: Record<Language, RequirementTables> = { en: english, de: germanRequirements }

/** The entry of a table for the first bad finding that it names, in the table's order. */
function byCode<T>(table: Record<string, T> | undefined, findings: Finding[]): T | undefined {
  const bad = new Set(
    findings.filter(({ status }) => status === 'bad').map(({ id, code }) => `${id} ${code}`),
  )
  return Object.entries(table ?? {}).find(([key]) => bad.has(key))?.[1]
}

/** The title of a provider's rule in the report of these findings. */
export function requirementTitle(id: string, findings: Finding[], language: Language = 'en'): string {
  const tables = tablesByLanguage[language]
  return byCode(tables.titlesByCode[id], findings) ?? tables.titles[id] ?? id
}

/** What is wrong with a mail that breaks these rules, as a clause: "it lacks ..."; two rules are named. */
export function sayFaults(ids: string[], findings: Finding[], language: Language = 'en'): string {
  const tables = tablesByLanguage[language]
  const unsigned = ids.includes('dkim_pass')
  const all = ids.map((id): Fault => {
    const fault = byCode(tables.faultsByCode[id], findings) ?? tables.faults[id] ?? { lacks: id }
    return unsigned && fault === tables.uncovered ? tables.uncoveredToo : fault
  })
  const named = all.length > 2 ? all.slice(0, 1) : all
  const lacking = named.flatMap((fault) => ('lacks' in fault ? [fault.lacks] : []))
  const clauses = [
    ...(lacking.length ? [tables.lacks(tables.listed(lacking))] : []),
    ...named.flatMap((fault) => ('says' in fault ? [fault.says] : [])),
  ]
  const rest = all.length - named.length
  const said = tables.joined(clauses)
  return rest ? tables.andMore(said, rest, lacking.length > 0) : said
}
