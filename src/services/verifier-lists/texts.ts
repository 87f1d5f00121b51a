import type { Language } from '#engines/language.ts'
import type { RowProblem } from './address-cell.ts'
import type { Pattern } from './guard.ts'
import { germanListWords } from './texts-de.ts'

/** The sentences of lists. */
export type ListWords = {
  problems: Record<RowProblem, string>
  patterns: Record<Pattern, string>
  /** How sentences call a column; `index` from 0. */
  column(index: number, name: string | null): string
  refused(pattern: string, domain: string): string
  /** `more`: domains beside those that are named. */
  unasked(domains: string[], more: number): string
  signedOut: string
  waiting(count: number): string
  mostlyBad(bad: number, rows: number, column: string): string
  beside(other: string, column: string): string
  replaced(count: number): string
  /** A column without a name, by its number from 1. */
  columnTitle(number: number): string
  /** The name of a list that came without a file. */
  pasted: string
  refusals: {
    notFound: string
    notPausable: string
    notResumable: string
    notThere: string
    stillReading: string
    noBrowser: string
    tooLarge(megabytes: number): string
    tooMany(count: number): string
    workbook: string
    notText: string
    noRows: string
    noRowsBelow: string
    noColumn: string
    noSuchColumn(wanted: string, names: string[]): string
    tooManyRows(count: number): string
    /** Rows a day without an account, and those of this list. */
    quota(most: number, rows: number): string
  }
}

const number = (count: number) => count.toLocaleString('en')

const english: ListWords = {
  problems: {
    empty: 'There is no address in this row.',
    'no-cell': 'This row ends before the column of addresses.',
    'no-at': 'This is not an email address: it has no @.',
    several: 'More than one address stands in this cell. Give each its own row.',
    'too-long': 'This is too long for an email address.',
    'broken-quotes': 'A quotation mark is opened in this row and not closed as it should be.',
  },
  patterns: {
    permutations: 'spellings of the same names',
    products: 'first names combined with last names',
    numbers: 'names with numbers in a row',
  },
  column: (index, name) => (name ? `"${name}"` : `column ${index + 1}`),
  refused: (pattern, domain) =>
    `Nearly all of this list are ${pattern} at ${domain}. Receivers take this for guessing of mailboxes and block whoever asks, so this list is not verified. Upload addresses that people gave you.`,
  unasked(domains, more) {
    const rest = more > 0 ? ` and ${more} more` : ''
    return `The addresses at ${domains.join(', ')}${rest} look generated, so the mail servers there are not asked. All else about them is checked.`
  },
  signedOut:
    'Mail servers are asked for the lists of signed-in users alone. All else about these addresses is checked.',
  waiting: (count) =>
    `${count === 1 ? '1 address could' : `${count} addresses could`} not be answered for yet: a mail server said "later" (greylisting), or it or the DNS did not answer. They are asked again by themselves, at most for some hours; the counts and the download follow.`,
  mostlyBad: (bad, rows, column) =>
    `${bad} of ${rows} rows hold no address in ${column}. If the addresses stand elsewhere, mend the file and upload it again.`,
  beside: (other, column) => `Addresses stand in ${other} as well; those in ${column} are verified.`,
  replaced: (count) =>
    count === 1
      ? 'One letter of this file is not valid UTF-8 and stands there as \ufffd.'
      : `${count} letters of this file are not valid UTF-8 and stand there as \ufffd.`,
  columnTitle: (number) => `Column ${number}`,
  pasted: 'Pasted list',
  refusals: {
    notFound: 'There is no list with this id, or it is not yours. Lists expire after some time.',
    notPausable: 'Only a list that is running or waiting can be paused.',
    notResumable: 'Only a paused list can be resumed.',
    notThere: 'There is nothing to download of this list.',
    stillReading: 'This list is still being read. Try again in a moment.',
    noBrowser: 'A list belongs to the browser that brought it. Allow cookies for this site.',
    tooLarge: (megabytes) =>
      `This file is larger than ${megabytes} MB. Divide it and upload the parts one after another.`,
    tooMany: (count) => `You have ${count} lists that are not done. Wait for one to end, or delete one.`,
    workbook: 'This is a workbook, not a text file. Save it as CSV in your spreadsheet and upload that.',
    notText: 'This file is not a text file. Save the list as CSV, best in UTF-8, and upload that.',
    noRows: 'There are no rows in this list.',
    noRowsBelow: 'There are no rows below the header of this list.',
    noColumn: 'There is no column with email addresses in this list. Check the file, or name the column.',
    noSuchColumn: (wanted, names) =>
      `There is no column "${wanted}" in this list. It has: ${names.map((name) => `"${name}"`).join(', ')}.`,
    tooManyRows: (count) =>
      `This list has more than ${number(count)} rows. Divide it and upload the parts one after another.`,
    quota: (most, rows) =>
      `From one network without an account ${number(most)} rows can be verified in a day (UTC), and with the ${number(rows)} rows of this list it would be more. Sign in, try again tomorrow, or bring fewer.`,
  },
}

export const listWordsIn = (language: Language = 'en'): ListWords =>
  language === 'de' ? germanListWords : english
