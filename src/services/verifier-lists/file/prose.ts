import { readPasted } from '@postproof/address/paste'
import { looksLikeAddress } from './address-cell.ts'

/** Running text with addresses in it: a letter, a thread of mails, names and addresses in one line. */

/** What stands between two words, or around an address. */
const between = /[\s,;|<>()[\]{}"]+/

/**
 * The addresses of a text, in their order, or null where most of them stand alone in a cell: then it is a table. `rows`: the
 * first rows of the text, as a table.
 */
export function proseAddresses(text: string, rows: readonly string[][]): string[] | null {
  let alone = 0
  let within = 0
  for (const cell of rows.flat()) {
    if (!cell.includes('@')) continue
    if (looksLikeAddress(cell)) alone++
    else within += addressesIn(cell).length
  }
  return within > alone ? addressesIn(text) : null
}

function addressesIn(text: string): string[] {
  return text
    .split(between)
    .filter((word) => word.includes('@'))
    .map(readPasted)
    .filter((word) => looksLikeAddress(word) && word.includes('.', word.indexOf('@')))
}
