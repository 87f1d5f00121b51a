import { parseAddress } from '#engines/addresses.ts'
import type { SpfChange } from './details.ts'
import { isMechanism } from './mechanism.ts'
import { isSpfRecord, parseSpf } from './parse.ts'
import { isFatal } from './walk.ts'

/** Mistakes of writing that have one plain meaning: each is put right word by word, or not at all. */

type Repair = { code: string; words: string[] }

/** Whether a word reads as one term by itself. */
function isTerm(word: string): boolean {
  // Reads as an unknown modifier that receivers skip, and is an address all the same.
  if (/^ip(?:v?[46])?=/i.test(word)) return false
  const { terms, issues } = parseSpf(`v=spf1 ${word}`)
  return terms.length === 1 && !issues.some((issue) => isFatal(issue) || issue.code === 'comma')
}

/** The word itself, or what was meant by it; null when that is not plain. */
export function repairWord(word: string): { words: string[]; changes: SpfChange[] } | null {
  if (isTerm(word)) return { words: [word], changes: [] }
  for (const attempt of ATTEMPTS) {
    const repaired = attempt(word)
    if (!repaired || repaired.words.length === 0 || !repaired.words.every(isTerm)) continue
    const change = { code: repaired.code, before: word, after: repaired.words.join(' ') }
    return { words: repaired.words, changes: [change] }
  }
  return null
}

const ATTEMPTS: ((word: string) => Repair | null)[] = [
  punctuation,
  (word) => commas(word),
  joined,
  mechanismSign,
  addressTerm,
  (word) =>
    named(word, (name, value) => (/^https?:\/\//i.test(value) ? `${name}:${hostOf(value)}` : null), 'url'),
  (word) =>
    named(word, (name, value) => (name === 'include' ? `include:${value.split('/', 1)[0]}` : null), 'prefix'),
]

/** Quotes, semicolons and commas around a term. */
function punctuation(word: string): Repair | null {
  const bare = word.replace(/^["'\u2018-\u201f;,]+/, '').replace(/["'\u2018-\u201f;,]+$/, '')
  return bare === word || bare === '' ? null : { code: 'punctuation', words: [bare] }
}

function commas(word: string): Repair | null {
  if (!word.includes(',') || word.includes('%')) return null
  const words = word.split(',').filter(Boolean)
  const repaired = words.map((one) => repairWord(one)?.words)
  return repaired.includes(undefined) ? null : { code: 'comma', words: repaired.flatMap((one) => one ?? []) }
}

function joined(word: string): Repair | null {
  const parts = /^(.+?)([+\-~?]all)$/i.exec(word)
  return parts ? { code: 'joined', words: [parts[1]!, parts[2]!] } : null
}

/** `ip4=192.0.2.1`, `include=example.org`. */
function mechanismSign(word: string): Repair | null {
  const parts = /^([+\-~?]?)([a-z0-9]{1,10})=(.+)$/i.exec(word)
  if (!parts || !isMechanism(parts[2]!.toLowerCase())) return null
  return { code: 'equals', words: [`${parts[1]}${parts[2]}:${parts[3]}`] }
}

/** An address without its mechanism, with one that does not exist, or with the one of the other family. */
function addressTerm(word: string): Repair | null {
  const parts = /^([+\-~?]?)(?:ip(?:v?[46])?[:=])?(.+)$/i.exec(word)
  if (!parts) return null
  const version = parseAddress(parts[2]!.split('/', 1)[0] ?? '')?.version
  return version ? { code: 'address', words: [`${parts[1]}ip${version}:${parts[2]}`] } : null
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
  /^[\s"'\u2018-\u201f]*v\s*=\s*spf1?0?(?:[;:,]|(?=[\s"']|$)|(?=[+\-~?]?(?:a|mx|ptr|all|include|ip4|ip6|exists|redirect|exp)(?:[:=/\s]|$)))/i

/** The words after the version, even when that is not quite right; null when it cannot be found. */
export function wordsAfterVersion(text: string): { words: string[]; changes: SpfChange[] } | null {
  const head = HEAD.exec(text)
  if (!head) return null
  const changes: SpfChange[] = []
  const before = head[0].trimEnd()
  if (!isSpfRecord(text)) changes.push({ code: 'version', before, after: 'v=spf1' })
  const body = text.slice(head[0].length)
  const plain = body.replace(/[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff\t\r\n]+/g, ' ')
  if (plain !== body) changes.push({ code: 'spaces', before: '', after: '' })
  const words = plain.split(' ').filter((word) => word !== '' && !/^["'\u2018-\u201f]+$/.test(word))
  return { words, changes }
}
