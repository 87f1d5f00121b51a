import { parseAddress } from '@postproof/engine/addresses'
import { readDomain } from '../record/input.ts'
import { nearestWord } from '../record/nearest.ts'
import type { SpfChange } from './details.ts'
import { isMechanism } from './mechanism.ts'
import { nearestName } from './names.ts'
import { isSpfRecord, parseSpf } from './parse.ts'
import { isFatal } from './walk.ts'

/** Mistakes of writing that have one plain meaning: each is put right word by word, or not at all. */

type Repair = { code: string; words: string[] }

/** What the DNS has for a name without its mechanism: an SPF record, or the address of a server. */
export type BareNames = ReadonlyMap<string, 'include' | 'a'>

const HOST = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,62})\.)+[a-z][a-z0-9-]{0,62}\.?$/i

/** Whether a word is a host name without its mechanism. */
export function isBareName(word: string): boolean {
  return HOST.test(word) && parseAddress(word) === undefined
}

/** Whether a word reads as one term by itself. */
function isTerm(word: string): boolean {
  // Reads as an unknown modifier that receivers skip, and is an address all the same.
  if (/^ip(?:v?[46])?=/i.test(word)) return false
  const { terms, issues } = parseSpf(`v=spf1 ${word}`)
  const off = new Set(['comma', 'glued-names', 'equals-for-colon', 'misspelt-modifier'])
  return terms.length === 1 && !issues.some((issue) => isFatal(issue) || off.has(issue.code))
}

/** A word with more than so many is not what anyone meant. */
const MAX_MISTAKES = 4

/** The word itself, or what was meant by it; null when that is not plain. */
export function repairWord(
  word: string,
  bare: BareNames = new Map(),
  mistakes = MAX_MISTAKES,
): { words: string[]; changes: SpfChange[] } | null {
  if (isTerm(word) && !misspelt(word) && !doubled(word)) return { words: [word], changes: [] }
  const attempts = [...ATTEMPTS, (one: string) => commas(one, bare), (one: string) => bareName(one, bare)]
  for (const attempt of attempts) {
    const repaired = attempt(word)
    if (!repaired || repaired.words.length === 0 || !repaired.words.every(isTerm)) continue
    const change = { code: repaired.code, before: word, after: repaired.words.join(' ') }
    return { words: repaired.words, changes: [change] }
  }
  if (mistakes <= 1) return null
  // Several mistakes in one word: the first is mended when that brings the next to light.
  for (const attempt of [punctuation, misspelt, doubled]) {
    const repaired = attempt(word)
    const [only] = repaired?.words ?? []
    const rest = only !== undefined && only !== word ? repairWord(only, bare, mistakes - 1) : null
    if (!repaired || !rest) continue
    return {
      words: rest.words,
      changes: [{ code: repaired.code, before: word, after: rest.words.join(' ') }],
    }
  }
  return null
}

const ATTEMPTS: ((word: string) => Repair | null)[] = [
  punctuation,
  joined,
  misspelt,
  allAlmost,
  doubled,
  mechanismSign,
  mask,
  addressTerm,
  hostTerm,
  letters,
  (word) =>
    named(word, (name, value) => (/^https?:\/\//i.test(value) ? `${name}:${hostOf(value)}` : null), 'url'),
  (word) =>
    named(word, (name, value) => (name === 'include' ? `include:${value.split('/', 1)[0]}` : null), 'prefix'),
]

/** Quotes, backslashes, semicolons and commas around a term, and quotes in it. */
function punctuation(word: string): Repair | null {
  const bare = word
    .replace(/["'\\\u2018-\u201f]+/g, '')
    .replace(/^[;,.]+/, '')
    .replace(/(?<![;,])[;,]+$/, '')
    .replace(/^([+\-~?]all)[.:]+$/i, '$1')
  return bare === word || bare === '' ? null : { code: 'punctuation', words: [bare] }
}

/** Terms with commas or semicolons between them; a value without its mechanism has that of the one before. */
function commas(word: string, bare: BareNames): Repair | null {
  if (!/[,;|]/.test(word) || word.includes('%')) return null
  let mechanism = ''
  const words: string[] = []
  for (const piece of word.split(/[,;|]+/).filter(Boolean)) {
    const own = /^([+\-~?]?(?:include|a|mx|ip4|ip6|exists):)/i.exec(piece)?.[1]
    mechanism = own ?? mechanism
    const borrowed = own === undefined && mechanism !== '' && !/^[+\-~?]?all$/i.test(piece)
    const repaired =
      (borrowed && (isBareName(piece) || addressTerm(piece))
        ? repairWord(`${mechanism}${piece}`, bare)
        : null) ?? repairWord(piece, bare)
    if (!repaired) return null
    words.push(...repaired.words)
  }
  return { code: word.includes('|') ? 'glued-names' : 'comma', words }
}

/** Two terms without a space between them. */
function joined(word: string): Repair | null {
  const end = /^(.+?)([+\-~?]all)$/i.exec(word)
  if (end && !/[:.]$/.test(end[1]!)) return { code: 'joined', words: [end[1]!, end[2]!] }
  const two = /^([+\-~?]?[a-z0-9]{1,8}:.+?)([+\-~?]?(?:include|ip4|ip6|exists):.+)$/i.exec(word)
  return two && !two[1]!.endsWith(':') ? { code: 'joined', words: [two[1]!, two[2]!] } : null
}

const SHORT_NAMES = ['ip4', 'ip6']

/** `inlcude:`, `redirct=`, `ipv4:`: a name that is almost one of SPF's. */
function misspelt(word: string): Repair | null {
  const parts = /^([+\-~?]?)([a-z0-9]{2,12})([:=])(.+)$/i.exec(word)
  if (!parts) return null
  const [, sign = '', given = '', mark = ':', value = ''] = parts
  const name = given.toLowerCase()
  if (
    (isMechanism(name) && mark === ':') ||
    name === 'v' ||
    (mark === '=' && /^(?:redirect|exp)$/.test(name))
  )
    return null
  const meant =
    name === 'redirect'
      ? 'redirect'
      : (nearestName(name) ?? (mark === ':' ? nearestWord(name, SHORT_NAMES, 1) : null))
  if (meant === null || isMechanism(name)) return null
  return {
    code: 'misspelt',
    words: [meant === 'redirect' ? `redirect=${value}` : `${sign}${meant}:${value}`],
  }
}

/** `-al`, `~alll`, `–all`. */
function allAlmost(word: string): Repair | null {
  const parts = /^([+\-~?\u2010-\u2015\u2212])([a-z1]{2,5})$/i.exec(word)
  if (!parts || nearestWord(parts[2]!.toLowerCase(), ['all'], 1) === null) return null
  return { code: 'all-spelling', words: [`${/[+~?]/.test(parts[1]!) ? parts[1] : '-'}all`] }
}

/** `include::x`, `include:include:x`, `ip4:ip4:x`. */
function doubled(word: string): Repair | null {
  const parts = /^([+\-~?]?)([a-z0-9]{1,8}):(?:[:=]+|\2[:=])(.+)$/i.exec(word)
  // Colons belong into an IPv6 address.
  if (!parts || /^ip6$/i.test(parts[2]!)) return null
  return isMechanism(parts[2]!.toLowerCase())
    ? { code: 'doubled', words: [`${parts[1]}${parts[2]}:${parts[3]}`] }
    : null
}

/** `ip4=192.0.2.1`, `include=example.org`, `redirect:example.org`. */
function mechanismSign(word: string): Repair | null {
  const parts = /^([+\-~?]?)([a-z0-9]{1,10})=(.+)$/i.exec(word)
  if (!parts || !isMechanism(parts[2]!.toLowerCase())) return null
  return { code: 'equals', words: [`${parts[1]}${parts[2]}:${parts[3]}`] }
}

/** `ip4:192.0.2.0/255.255.255.0`. */
function mask(word: string): Repair | null {
  const parts = /^([+\-~?]?ip4:[0-9.]+)\/([0-9]+\.[0-9]+\.[0-9]+\.[0-9]+)$/i.exec(word)
  const bytes = parts && parseAddress(parts[2]!)?.bytes
  if (!parts || !bytes) return null
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return /^1+0*$/.test(bits)
    ? { code: 'mask', words: [`${parts[1]}/${bits.indexOf('0') < 0 ? 32 : bits.indexOf('0')}`] }
    : null
}

/** An address without its mechanism, with one that does not exist, or with one that takes names or the other family. */
function addressTerm(word: string): Repair | null {
  const parts = /^([+\-~?]?)(?:(?:ip(?:v?[46])?|a|mx|include)[:=])?(.+)$/i.exec(word)
  if (!parts) return null
  const version = parseAddress(parts[2]!.split('/', 1)[0] ?? '')?.version
  return version ? { code: 'address', words: [`${parts[1]}ip${version}:${parts[2]}`] } : null
}

/** The name of a server where an address belongs. */
function hostTerm(word: string): Repair | null {
  const parts = /^([+\-~?]?)ip[46]:(.+)$/i.exec(word)
  return parts && isBareName(parts[2]!) ? { code: 'host', words: [`${parts[1]}a:${parts[2]}`] } : null
}

/** A domain with letters beyond ASCII, as it is written in the DNS. */
function letters(word: string): Repair | null {
  const parts = /^([+\-~?]?(?:(?:include|a|mx|exists):|redirect=))([^\s:/%@]+)$/i.exec(word)
  if (!parts || !/[^\x20-\x7e]/.test(parts[2]!)) return null
  const read = readDomain(parts[2]!)
  return read.ok ? { code: 'letters', words: [`${parts[1]}${read.domain}`] } : null
}

/** A name alone, where the DNS says what stands there. */
function bareName(word: string, bare: BareNames): Repair | null {
  const parts = /^([+\-~?]?)(.+)$/.exec(word)
  const kind = parts && bare.get(parts[2]!.toLowerCase().replace(/\.$/, ''))
  return kind ? { code: 'bare', words: [`${parts[1]}${kind}:${parts[2]}`] } : null
}

function named(
  word: string,
  change: (name: string, value: string) => string | null,
  code: string,
): Repair | null {
  const parts = /^([+\-~?]?)([a-z0-9]{1,10}):(.+)$/i.exec(word)
  const changed = parts && change(parts[2]!.toLowerCase(), parts[3]!)
  return changed ? { code, words: [`${parts[1]}${changed}`] } : null
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? ''
}

const HEAD =
  /^[\s"'\u2018-\u201f]*(?:v\s*=\s*|v\s*:?\s*(?=spf1)|(?=spf1))spf1?0?(?:[\\;:,]+|(?=[\s"']|$)|(?=[+\-~?]?(?:a|mx|ptr|all|include|ip4|ip6|exists|redirect|exp)(?:[:=/\s]|$)))/i
const INVISIBLE = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff\t\r\n]+/g

/** The words after the version, even when that is not quite right; null when it cannot be found. */
export function wordsAfterVersion(text: string): { words: string[]; changes: SpfChange[] } | null {
  const head = HEAD.exec(text)
  if (!head) return null
  const changes: SpfChange[] = []
  const before = head[0].trimEnd()
  if (!isSpfRecord(text)) changes.push({ code: 'version', before, after: 'v=spf1' })
  const body = text.slice(head[0].length)
  const plain = body.replace(INVISIBLE, ' ')
  if (plain !== body) changes.push({ code: 'spaces', before: '', after: '' })
  const closed = closeGaps(plain, changes)
  const words = closed
    .split(' ')
    .filter((word) => word !== '' && !/^["'\\;,\u2018-\u201f]+$/.test(word) && !/^v=spf1[;,]?$/i.test(word))
  return { words, changes }
}

/** A blank inside of a term: `- all`, `include: example.org`, `ip4 192.0.2.1`. */
function closeGaps(text: string, changes: SpfChange[]): string {
  const close = (before: string, after: string) => {
    changes.push({ code: 'blank', before: before.trim(), after: after.trim() })
    return after
  }
  return text
    .replace(
      /(^| )([+\-~?\u2010-\u2015\u2212]) +(all)(?= |$)/gi,
      (all, lead: string, sign: string, name: string) => close(all, `${lead}${sign}${name}`),
    )
    .replace(
      /(^| )([+\-~?]?(?:include|exists|ip[46]|a|mx)) *: +(?=[^ ])(?![+\-~?]?(?:all|a|mx|ptr)(?: |$)|[+\-~?]?(?:include|exists|ip[46]|a|mx|ptr):)([^ ]+)/gi,
      (all, lead: string, name: string, value: string) => close(all, `${lead}${name}:${value}`),
    )
    .replace(
      /(^| )([+\-~?]?(?:include|exists|ip[46])) +:?(?=[^ ]*[.:])(?![+\-~?]?(?:include|exists|ip[46]|a|mx|ptr):)([^ +\-~?=][^ =]*)/gi,
      (all, lead: string, name: string, value: string) => close(all, `${lead}${name}:${value}`),
    )
    .replace(
      /(^| )(redirect|exp) *= *(?=[^ ]*\.)([^ ]+)/gi,
      (all, lead: string, name: string, value: string) =>
        all.trim() === `${name}=${value}` ? all : close(all, `${lead}${name}=${value}`),
    )
}
