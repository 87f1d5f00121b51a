import { normalizeAddress } from '@postproof/address/normalize/normalize'
import { readPasted } from '@postproof/address/paste'
import { checkSyntax } from '@postproof/address/syntax/check'

/** Why a row has no address to verify. The words stand in `texts.ts`. */
export type RowProblem = 'empty' | 'no-cell' | 'no-at' | 'several' | 'too-long' | 'broken-quotes'

export type ReadCell =
  /**
   * `key`: the same for all spellings of one mailbox, so that it is verified once. By RFC 5321, 2.4 a receiver may tell
   * capital letters from small ones before the @; none that is known does.
   */
  { address: string; key: string; local: string; domain: string } | { problem: RowProblem }

/** As the form on the page takes: longer ones are no addresses by any rule. */
const LONGEST = 1000

/** The address in a cell, peeled as one that is pasted into the form. Wrong spellings are kept. */
export function readAddressCell(cell: string | undefined, broken: boolean): ReadCell {
  if (cell === undefined) return { problem: 'no-cell' }
  const text = readPasted(cell)
  if (text === '') return { problem: 'empty' }
  if (text.length > LONGEST) return { problem: 'too-long' }
  if (!text.includes('@')) return { problem: broken && text.includes('"') ? 'broken-quotes' : 'no-at' }
  const syntax = checkSyntax(text)
  if (syntax.local === null) {
    if (broken && text.includes('"')) return { problem: 'broken-quotes' }
    if (isSeveral(text)) return { problem: 'several' }
  }
  const at = text.lastIndexOf('@')
  const domain = syntax.domainAscii ?? text.slice(at + 1).toLowerCase()
  const key = (normalizeAddress(syntax)?.address ?? text).toLowerCase()
  return { address: text, key, local: syntax.local ?? text.slice(0, at), domain }
}

/** Whether a cell reads like an address: to find the column, not to judge it. */
export function looksLikeAddress(cell: string | undefined): boolean {
  const text = cell === undefined || cell.length > LONGEST ? '' : readPasted(cell)
  return /^[^@\s]+@[^@\s]+$/.test(text)
}

function isSeveral(text: string): boolean {
  return text.split(/[;,\s]+/).filter(looksLikeAddress).length > 1
}
