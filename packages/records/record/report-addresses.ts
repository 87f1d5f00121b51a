import { readDomain } from './input.ts'
import { nearestWord } from './nearest.ts'
import type { ReportUri } from './uri.ts'

/**
 * Report addresses (`rua`, `ruf`) as they were meant, for corrections. An address is kept whole or left out: a part of one
 * is a mailbox of someone else.
 */

/** Invisible characters left by copying from documents and pages. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]+/g

/** Quotation marks around a value, not within an address. */
const QUOTES = /(?<![^\s,;:=("\u201c-\u201f])["\u201c-\u201f]+|["\u201c-\u201f]+(?![^\s,;"\u201c-\u201f])/g

/** A record of any kind without what copying left in it; letters of every language stay where they are. */
export function withoutResidue(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(QUOTES, ' ')
    .replace(/[^\x20-\x7e\p{L}\p{M}\p{N}]+/gu, (other) => (/^["\u201c-\u201f]+$/.test(other) ? other : ' '))
}

/** Addresses behind a semicolon belong to the list in front of it. */
export function withOneList(text: string): string {
  return text
    .replace(/\bmailto\s*;\s*(?=[^\s;=@]{1,64}@)/gi, 'mailto:')
    .replace(/;\s*(?=mailto:|[^\s;=@,:]{1,64}@[^\s;=@])/gi, ',')
}

const WHOLE = /^(?:mailto:)?[^\s@]+@(?=[^\s@]+$)[^\s@]+\.[^\s@]+$/i

/** The addresses of one list, each with commas, blanks and `mailto:` as they belong. */
export function meantAddresses(value: string): string[] {
  return value
    .replace(/%2c/gi, ',')
    .replace(/(^|[\s,;])([a-z]{4,8}):(?=[^\s@]{1,320}@)/gi, (all, lead: string, scheme: string) =>
      nearestWord(scheme.toLowerCase(), ['mailto'], 2) ? `${lead}mailto:` : all,
    )
    .replace(/(^|[\s,;])mailto[\s.:=/]+(?=\S)/gi, '$1mailto:')
    .replace(/(?:mailto:\s*)+/gi, 'mailto:')
    .replace(/(?<![\s,;|/])[\s,;|/]*mailto:/gi, ',mailto:')
    .split(',')
    .flatMap((piece) => {
      const words = piece.trim().split(/\s+/)
      return words.every((word) => WHOLE.test(word)) ? words : [words.join(' ')]
    })
    .filter((uri) => uri !== '' && uri !== 'mailto:')
}

const BARE = /^[A-Za-z0-9._+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$/

/** The address as a receiver reads it: with `mailto:`, without a size, its domain in A-labels. Null when it is none. */
export function repairAddress({ text, valid, domain }: ReportUri): string | null {
  const uri = text.replace(/![0-9]{1,20}[kmgt]?$/i, '')
  if (valid && domain !== null) return uri
  const bare = uri.replace(/^mailto:/i, '').replace(/^[<[(]+|(?<![>\])])[>\])]+$/g, '')
  const at = bare.lastIndexOf('@')
  const read = at > 0 && !/[@\s]/.test(bare.slice(0, at)) ? readDomain(bare.slice(at + 1)) : null
  const ascii = read?.ok ? `${bare.slice(0, at)}@${read.domain}` : bare
  return BARE.test(ascii) ? `mailto:${ascii}` : null
}
