import type { Span } from '#engines/record/issue.ts'
import type { RecordPart } from '#engines/record/report.ts'
import type { Explanation } from '#engines/record/words.ts'
import { readDomainSpec } from './domain-spec.ts'
import type { SpfRecord, SpfTerm } from './parse.ts'
import { serviceOfInclude } from './services.ts'

/** More parts than this are not typeset; the rest of the record stands as one unknown part. */
const MAX_PARTS = 600

/** The record cut into parts that cover its text without gaps: version, terms, spaces, and what cannot be read. */
export function explainSpf(record: SpfRecord): RecordPart[] {
  const { text, terms } = record
  const parts: RecordPart[] = []
  const add = (span: Span, role: string, explain: string, values: Record<string, string> = {}) =>
    parts.push({ span, role, explain, values })
  const all = terms.findIndex((term) => term.kind === 'mechanism' && term.name === 'all')
  const bySpan = new Map(terms.map((term, index) => [term.span.start, { term, index }]))
  for (const match of text.matchAll(/[ \t]+|[^ \t]+/g)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (parts.length >= MAX_PARTS) {
      add({ start: span.start, end: text.length }, 'unknown', 'unknown')
      break
    }
    const found = bySpan.get(span.start)
    if (/^[ \t]/.test(match[0])) add(span, 'separator', 'separator')
    else if (found) addTerm(found.term, all >= 0 && found.index > all, add)
    else if (/^v=spf1$/i.test(match[0])) add(span, 'version', 'spf.version')
    else add(span, 'unknown', 'unknown')
  }
  return parts
}

function addTerm(
  term: SpfTerm,
  hidden: boolean,
  add: (span: Span, role: string, explain: string, values: Record<string, string>) => void,
) {
  const macro = term.value !== '' && readDomainSpec(term.value).hasMacro
  const values: Record<string, string> = {
    name: term.name,
    value: term.value.slice(0, 200),
    ...(macro ? { macro: 'yes' } : {}),
  }
  if (term.kind === 'modifier') {
    const known = term.name === 'redirect' || term.name === 'exp'
    return add(term.span, 'modifier', known ? `spf.${term.name}` : 'spf.modifier', values)
  }
  values.qualifier = term.qualifier
  if (term.bits4 !== null) values.bits4 = String(term.bits4)
  if (term.bits6 !== null) values.bits6 = String(term.bits6)
  const service = term.name === 'include' ? serviceOfInclude(term.value.toLowerCase()) : undefined
  if (service) values.service = service.name
  add(term.span, 'mechanism', hidden && term.name !== 'all' ? 'spf.hidden' : `spf.${term.name}`, values)
}

type Values = Record<string, string>

const EFFECTS: Record<string, string> = {
  '+': 'may send',
  '-': 'must not send: receivers may refuse it',
  '~': 'most likely may not send: receivers take it with suspicion',
  '?': 'is neither allowed nor forbidden',
}

const effect = ({ qualifier = '+' }: Values) => EFFECTS[qualifier] ?? EFFECTS['+']!
const of = ({ value }: Values) => (value ? value : 'this domain')
const made = ({ macro }: Values) => (macro ? ' The name is made anew for each mail (macros).' : '')
const around = ({ bits4, bits6 }: Values) => {
  const widths = [bits4 ? `the /${bits4} network around it` : '', bits6 ? `the IPv6 /${bits6} network` : '']
  const text = widths.filter(Boolean).join(' and ')
  return text ? ` This goes for ${text} as well.` : ''
}

function network({ value, bits4, bits6 }: Values): string {
  const bits = bits4 ?? bits6
  return bits ? `Every address in ${value}/${bits}` : `The address ${value}`
}

/** What the parts of a record are, what a suggested record changes, and what may go wrong with it. */
export const spfExplanations: Record<string, Explanation> = {
  'spf.version': 'Says that this is an SPF record. It comes first, with a space behind it.',
  'spf.all': (values) => `Everyone who was not named so far ${effect(values)}.`,
  'spf.include': (values) =>
    `Whoever passes the SPF record of ${values.value}${values.service ? `, the servers of ${values.service},` : ''} ${effect(values)}. Costs one look-up and those of that record.${made(values)}`,
  'spf.a': (values) =>
    `The address of ${of(values)} ${effect(values)}.${around(values)} Costs one look-up.${made(values)}`,
  'spf.mx': (values) =>
    `The servers that take mail in for ${of(values)} (its MX hosts) ${effect(values)}.${around(values)} Costs one look-up.${made(values)}`,
  'spf.ptr': (values) =>
    `A server whose reverse name lies below ${of(values)} ${effect(values)}. Slow and unreliable; the standard asks not to use it.`,
  'spf.ip4': (values) => `${network(values)} ${effect(values)}.`,
  'spf.ip6': (values) => `${network(values)} ${effect(values)}.`,
  'spf.exists': (values) =>
    `If the name ${values.value} has an address, the server ${effect(values)}. Costs one look-up.${made(values)}`,
  'spf.redirect': (values) =>
    `If nothing before matched, the SPF record of ${values.value} decides. Costs one look-up and those of that record.`,
  'spf.exp': (values) => `A text to show for refused mail stands at ${values.value}. Costs nothing.`,
  'spf.modifier': ({ name = '' }) => `${name} is not known to SPF; receivers skip it.`,
  'spf.hidden': ({ name = '' }) => `This ${name} stands behind "all", so receivers never get to it.`,
  separator: 'Separates the terms.',
  unknown: 'This could not be read.',
  'spf.first':
    'A first record: the servers that take in your mail may send, and everyone else is taken with suspicion.',
  'spf.first-service':
    'A first record: the service that takes in your mail may send for you, and everyone else is taken with suspicion.',
  'spf.first-parked': 'The domain takes in no mail; this says that it sends none either.',
  'spf.merge': 'One record with the terms of all of them: with several, receivers use none.',
  'spf.repair': 'Says what was meant, in a form that receivers can read. Each change is listed.',
  'spf.change.parked': 'Says that nobody may send mail with this domain.',
  'spf.change.version': 'The record begins with v=spf1 and a space, as receivers ask for.',
  'spf.change.spaces': 'Plain spaces in place of those that cannot be seen, and are not allowed.',
  'spf.change.glued': 'A space between two terms that the border between two strings had joined.',
  'spf.change.punctuation': 'Without quotation marks, commas and semicolons around terms.',
  'spf.change.comma': 'Spaces in place of commas.',
  'spf.change.joined': 'A space in front of "all".',
  'spf.change.equals': 'A colon in place of the equals sign.',
  'spf.change.address': 'Addresses with ip4: or ip6: in front, whichever fits.',
  'spf.change.misspelt': 'The words of SPF, spelt as receivers know them.',
  'spf.change.all-spelling': '"all" spelt as receivers know it.',
  'spf.change.blank': 'Without the blanks inside of a term.',
  'spf.change.doubled': 'Each term with its word once.',
  'spf.change.mask': 'The length of a network in place of its mask.',
  'spf.change.host': 'Names of servers with a: in front.',
  'spf.change.bare': 'Names with include: or a: in front, as an SPF record or a server stands there.',
  'spf.change.name': 'The name of the service, spelt as the service gives it.',
  'spf.change.url': 'Domain names in place of web addresses.',
  'spf.change.letters': 'Domain names as they are written in the DNS, in plain letters.',
  'spf.change.prefix': 'Include takes a domain name alone, so what followed the slash is gone.',
  'spf.change.duplicate': 'Each term stands once.',
  'spf.change.redirect': 'Without the redirect: beside "all" it has no effect.',
  'spf.change.missing': 'Without the names that do not exist.',
  'spf.change.no-record': 'Without the includes that lead to no SPF record.',
  'spf.change.void': 'Without the names at which nothing is found: receivers stop at the third one.',
  'spf.change.loop': 'Without the include that leads back to this record.',
  'spf.change.all-missing': 'Ends with ~all, so that servers that are not named are taken with suspicion.',
  'spf.change.all-open': 'Ends with ~all, so that not everyone may send as you.',
  'spf.change.all-twice': 'One "all", at the end.',
  'spf.change.all-last': 'The terms that stood behind "all", and had no effect there, stand in front of it.',
  'spf.ask.sends': ({ domain = '' }) =>
    `Does ${domain} send mail? Nothing in the record that works lets anybody send, and only you know what was meant.`,
  'spf.answer.sends':
    'Yes. The servers that take in its mail are named here: add every other one that sends.',
  'spf.answer.sends-name':
    'Yes. Then name what sends: include: with the name that your mail service gives you, or ip4: with the address of your server.',
  'spf.answer.never': 'No, it never sends.',
  'spf.risk.none': 'None: mail that passed before still passes.',
  'spf.risk.hidden':
    'The terms that were behind "all" count from now on. Check that these servers should send for you.',
  'spf.risk.all':
    'Mail from servers that the record does not name is marked as suspicious. Check that all of yours are in it.',
  'spf.risk.dead':
    'Nothing while a name that was left out stays empty. If it only is down for now, the service behind it has to be added again.',
  'spf.risk.merge':
    'None: with several records receivers used none. Delete the old ones when you publish this.',
  'spf.risk.parked':
    'All mail with this domain is refused. Publish it only if the domain sends none, automatic mail included.',
  'spf.risk.first':
    'Services that send for you and are missing here get marked as suspicious. Add each of them before you publish.',
}
