import type { RowProblem } from './address-cell.ts'
import type { Pattern } from './guard.ts'

/** The sentences of lists. */

export const problemTexts: Record<RowProblem, string> = {
  empty: 'There is no address in this row.',
  'no-cell': 'This row ends before the column of addresses.',
  'no-at': 'This is not an email address: it has no @.',
  several: 'More than one address stands in this cell. Give each its own row.',
  'too-long': 'This is too long for an email address.',
  'broken-quotes': 'A quotation mark is opened in this row and not closed as it should be.',
}

const patterns: Record<Pattern, string> = {
  permutations: 'spellings of the same names',
  products: 'first names combined with last names',
  numbers: 'names with numbers in a row',
}

export function refusedText(domain: string, why: Pattern): string {
  return `Nearly all of this list are ${patterns[why]} at ${domain}. Receivers take this for guessing of mailboxes and block whoever asks, so this list is not verified. Upload addresses that people gave you.`
}

export function unaskedText(domains: string[]): string {
  const named = domains.slice(0, 3).join(', ')
  const rest = domains.length > 3 ? ` and ${domains.length - 3} more` : ''
  return `The addresses at ${named}${rest} look generated, so the mail servers there are not asked. All else about them is checked.`
}

export const signedOutText =
  'Mail servers are asked for the lists of signed-in users alone. All else about these addresses is checked.'

export function waitingText(count: number): string {
  const many = count === 1 ? '1 address could' : `${count} addresses could`
  return `${many} not be answered for yet: a mail server said "later" (greylisting), or it or the DNS did not answer. They are asked again by themselves, at most for some hours; the counts and the download follow.`
}

export function mostlyBadText(counts: { rows: number; bad_rows: number }, column: string): string {
  return `${counts.bad_rows} of ${counts.rows} rows hold no address in ${column}. If the addresses stand elsewhere, mend the file and upload it again.`
}

export function besideText(other: string, column: string): string {
  return `Addresses stand in ${other} as well; those in ${column} are verified.`
}

export function replacedText(count: number): string {
  return count === 1
    ? 'One letter of this file is not valid UTF-8 and stands there as \ufffd.'
    : `${count} letters of this file are not valid UTF-8 and stand there as \ufffd.`
}
