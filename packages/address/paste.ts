import { checkSyntax } from './syntax/check.ts'

/** What is longer is no address by any rule, and is left as it is. */
const LONGEST = 1000

const PAIRS = ["''", '""', '``', '‘’', '“”', '„“', '‚‘', '«»', '‹›', '()', '[]', '{}', '<>']

/**
 * The address in what people paste: `Ada <ada@example.org>`, `mailto:ada@example.org?subject=Hi`, an address in
 * quotation marks or brackets, with the full stop or semicolon of its sentence, or with a full-width @. What is
 * spelled rightly as it stands is left as it stands, and so is what holds no address. Peeling twice changes nothing.
 */
export function readPasted(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST) return trimmed
  let address = trimmed.includes('@') ? trimmed : trimmed.replace(/[\uff20\ufe6b]/, '@')
  if (!address.includes('@')) return trimmed
  for (let before = ''; before !== address && !isAddress(address); ) {
    before = address
    address = peel(address).trim()
  }
  return address.includes('@') ? address : trimmed
}

/** Typographic quotation marks would pass for letters outside ASCII. */
function isAddress(text: string): boolean {
  return !/^[\u2018-\u201f«‹]/.test(text) && checkSyntax(text).readings.envelope
}

function peel(text: string): string {
  const open = text.lastIndexOf('<')
  if (open >= 0 && text.endsWith('>') && text.includes('@', open)) return text.slice(open + 1, -1)
  if (/^mailto:/i.test(text)) return text.replace(/^mailto:/i, '').replace(/\?.*$/s, '')
  if (text.length > 2 && PAIRS.includes(`${text.at(0)}${text.at(-1)}`)) return text.slice(1, -1)
  return /[.,;:!]$/.test(text) ? text.slice(0, -1) : text
}
