/**
 * Telephone numbers in a text, however they are written: fraudsters write them in words, with lookalike letters or with
 * signs between all digits, so that filters which know their numbers do not find them.
 */
export type Telephone = {
  /** As written, at most 120 characters. */
  number: string
  /** The line that contains it, at most 300 characters. */
  line: string
  /** That line with those around it, at most 3,000 characters. */
  near: string
  /** Where it begins in the text. */
  offset: number
  /** Written so that programs do not read it; no business writes its number like that. */
  disguised: boolean
}

const MOST_NUMBERS = 12
const LONGEST_LINE = 2000
/** Lines before and after the number in which the words stand that go with it. */
const NEAR = 2
/** Digits of a number with its area; shorter ones are extensions, longer ones accounts (E.164 ends at 15). */
const FEWEST_DIGITS = 9
const MOST_DIGITS = 15

/** The telephone numbers of a text, line by line; at most twelve. */
export function telephonesIn(text: string): Telephone[] {
  const lines = withoutBreaks(text).split('\n')
  const found: Telephone[] = []
  let offset = 0
  for (const [at, line] of lines.entries()) {
    const short = line.slice(0, LONGEST_LINE)
    const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).join('\n')
    for (const { number, index, disguised } of [...plainNumbers(short), ...disguisedNumbers(short)])
      found.push({
        number: number.slice(0, 120).trim(),
        line: line.trim().slice(0, 300),
        near: near.slice(0, 3000),
        offset: offset + index,
        disguised,
      })
    if (found.length >= MOST_NUMBERS) break
    offset += line.length + 1
  }
  return found.slice(0, MOST_NUMBERS)
}

/** Digits alone; a sum is no part of a number. */
const bareDigits = /^[\s()+.,/~*_–-]*(?:\d[\s()+.,/~*_–-]*){1,8}$/
const isBare = (line: string) => bareDigits.test(line) && !/\d[.,]\d{2}\s*$/.test(line)
/** A line that goes on with the number of the line before: "then 555". */
const goesOn = /^\s*(?:and |und |et )?(?:then|finally|dann|zuletzt|puis|enfin)\s+\d/i

/** A number that is written on two or three lines, on one of them; offsets stay. More lines of digits are a table. */
function withoutBreaks(text: string): string {
  const lines = text.split('\n')
  const bare = lines.map(isBare)
  const isTable = (at: number) =>
    [at - 2, at - 1, at].some((from) => [0, 1, 2, 3].every((by) => bare[from + by]))
  const isSplit = (at: number) =>
    (bare[at] && bare[at + 1] && !isTable(at)) ||
    (/\d[.,]?\s*$/.test(lines[at]!) && goesOn.test(lines[at + 1] ?? ''))
  return lines.map((line, at) => line + (at === lines.length - 1 ? '' : isSplit(at) ? ' ' : '\n')).join('')
}

type Found = { number: string; index: number; disguised: boolean }

/** As people write them. */
const plainPattern =
  /(?<![\w/=.:-])(?:\+|00)?[({[<]{0,2}\d{1,4}[)}\]>]{0,2}(?:[\s.\-‑–—_*~/·•∙‧]{0,3}[({[<]?\d{2,5}[)}\]>]?){2,5}(?![\w/=])/g

function plainNumbers(line: string): Found[] {
  return [...line.matchAll(plainPattern)].flatMap(({ 0: number, index }) => {
    const isNumber = isLong(number.replace(/\D/g, '')) && !isDate(number)
    return isNumber ? [{ number, index, disguised: false }] : []
  })
}

const isLong = (digits: string) => digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS

const isDate = (text: string) =>
  /\b(?:19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2}/.test(text)

/** English, German, French, Spanish; tens as their first digit with a zero, so that a count of digits is near enough. */
const numerals = new Map(
  [
    ['0', 'zero oh null zéro cero'],
    ['1', 'one eins un uno'],
    ['2', 'two zwei zwo deux dos'],
    ['3', 'three drei trois tres'],
    ['4', 'four vier quatre cuatro'],
    ['5', 'five fünf cinq cinco'],
    ['6', 'six sechs seis'],
    ['7', 'seven sieben sept siete'],
    ['8', 'eight acht huit ocho'],
    ['9', 'nine neun neuf nueve'],
    ['10', 'ten zehn dix diez'],
    ['11', 'eleven elf onze once'],
    ['12', 'twelve zwölf douze doce'],
    ['13', 'thirteen dreizehn treize trece'],
    ['14', 'fourteen vierzehn quatorze catorce'],
    ['15', 'fifteen fünfzehn quinze quince'],
    ['16', 'sixteen sechzehn seize dieciséis'],
    ['17', 'seventeen siebzehn diecisiete'],
    ['18', 'eighteen achtzehn dieciocho'],
    ['19', 'nineteen neunzehn diecinueve'],
    ['20', 'twenty zwanzig vingt veinte'],
    ['30', 'thirty dreißig trente treinta'],
    ['40', 'forty vierzig quarante cuarenta'],
    ['50', 'fifty fünfzig cinquante cincuenta'],
    ['60', 'sixty sechzig soixante sesenta'],
    ['70', 'seventy siebzig septante setenta'],
    ['80', 'eighty achtzig ochenta'],
    ['90', 'ninety neunzig nonante noventa'],
    ['00', 'hundred hundert cent cien triple dreimal'],
    // One more of the digit that follows.
    ['0', 'double doppel'],
  ].flatMap(([digits, words]) => words!.split(' ').map((word): [string, string] => [word, digits!])),
)

/** Words with which a number is dictated, and that no list of rooms or years has. */
const dictated = new Set(
  'then finally lastly dot dash dann zuletzt hinten punkt strich puis enfin tiret'.split(' '),
)
/** Between two numerals of one number. */
const joints = new Set([...dictated, ...'and und et y plus luego poi point'.split(' ')])
/** Letters that stand for a digit; the last row between digits only, where no word can stand. */
const lookalikes: Record<string, string> = { o: '0', i: '1', l: '1', о: '0', օ: '0', ο: '0' }
const betweenDigits: Record<string, string> = {
  ...lookalikes,
  s: '5',
  b: '8',
  z: '2',
  з: '3',
  ʒ: '3',
  ƽ: '5',
  б: '6',
}

type Piece = {
  digits: string
  kind: 'digits' | 'numeral'
  /** How many of its digits are written as something else. */
  masked: number
  /** Letters alone, which may be a word of the sentence. */
  lettered?: true
  /** A word with which a number is dictated. */
  dictated?: boolean
  from: number
  to: number
}

function disguisedNumbers(line: string): Found[] {
  return runsOf(piecesOf(line), line).flatMap((run) => {
    if (!isLong(digitsOf(run)) || !isDisguised(run)) return []
    const from = startOf(line, run[0]!.from)
    return [{ number: line.slice(from, run.at(-1)!.to), index: from, disguised: true }]
  })
}

const digitsOf = (run: Piece[]) => run.map(({ digits }) => digits).join('')

/** The sign and brackets before the first digit belong to the number. */
function startOf(line: string, from: number): number {
  const before = /[+([{<]{1,3}\s?$/.exec(line.slice(Math.max(0, from - 4), from))
  return before ? from - before[0].length : from
}

/** Runs of letters and of digits in turn; null for a word that is no part of a number. */
function piecesOf(line: string): (Piece | null)[] {
  // Scripts with digits of their own, and those that write full-width ones, use them honestly.
  const isLatin = /^[\p{Script=Latin}\P{L}]*$/u.test(line)
  return [...line.matchAll(/\p{L}[\p{L}\p{M}]*|\p{N}[\p{N}\p{M}]*/gu)].map((match) => {
    const [word] = match
    const place = { from: match.index, to: match.index + word.length }
    const folded = word.normalize('NFKC').replace(/\p{M}/gu, '').toLowerCase()
    if (/^\p{Nd}+$/u.test(folded)) {
      const digits = folded.replace(/\D/gu, decimalOf)
      return { digits, kind: 'digits', masked: isLatin ? word.replace(/[0-9]/g, '').length : 0, ...place }
    }
    const spelled = word.normalize('NFKC').toLowerCase()
    const numeral = numerals.get(spelled) ?? (joints.has(spelled) ? '' : undefined)
    if (numeral !== undefined)
      return { digits: numeral, kind: 'numeral', masked: 0, dictated: dictated.has(spelled), ...place }
    const isBetween = /\p{Nd}$/u.test(line.slice(0, place.from)) && /^\p{Nd}/u.test(line.slice(place.to))
    const twins = isBetween ? betweenDigits : lookalikes
    if (folded.length > 3 || ![...folded].every((letter) => letter in twins)) return null
    const digits = [...folded].map((letter) => twins[letter]!).join('')
    return { digits, kind: 'digits', masked: digits.length, lettered: true, ...place }
  })
}

/** The value of a decimal digit of any script: those of each script follow each other from zero (Unicode, 4.6). */
function decimalOf(digit: string): string {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value += 1
  return String(value)
}

/** Pieces with no more than a few signs between them, from the first that is surely a number to the last. */
function runsOf(pieces: (Piece | null)[], line: string): Piece[][] {
  const runs: Piece[][] = [[]]
  for (const piece of pieces) {
    const run = runs.at(-1)!
    const previous = run.at(-1)
    const between = piece && previous ? line.slice(previous.to, piece.from) : ''
    if (!piece || between.length > 8 || /[;$€£¥%]|\s{5}/.test(between)) runs.push(piece ? [piece] : [])
    else run.push(piece)
  }
  return runs.map(withoutWords).filter((run) => run.length > 1)
}

/** `il` and `and` at either end are words of the sentence, letters that touch a digit are not. */
function withoutWords(run: Piece[]): Piece[] {
  const isWord = ({ digits, lettered, from, to }: Piece, beside: Piece | undefined) =>
    digits === '' || (lettered === true && beside?.from !== to && beside?.to !== from)
  let [from, to] = [0, run.length]
  while (from < to && isWord(run[from]!, run[from + 1])) from += 1
  while (to > from && isWord(run[to - 1]!, run[to - 2])) to -= 1
  return run.slice(from, to)
}

/**
 * In words, with letters for digits, in digits of another kind than the text's, or with signs between all digits. One letter
 * alone may be a slip.
 */
function isDisguised(run: Piece[]): boolean {
  // A checksum is one word.
  const gaps = run.filter(({ from }, at) => at > 0 && run[at - 1]!.to < from).length
  if (gaps < 2) return false
  const spelled = run.filter(({ kind, digits }) => kind === 'numeral' && digits !== '').length
  if (spelled > 0) return spelled >= 3
  if (run.filter((piece) => piece.dictated).length >= 2) return true
  if (run.reduce((sum, { masked }) => sum + masked, 0) >= 2) return true
  const single = run.filter(({ digits }) => digits.length === 1).length
  return single >= 7 && single >= run.length - 2 && !counts(digitsOf(run))
}

/** Pages and countdowns. */
const counts = (digits: string): boolean =>
  ['01234567890123456789', '98765432109876543210'].some((row) => row.includes(digits))
