/**
 * A language for tests, made of the English one: every sentence has accents, is about a third longer and stands right to
 * left. What still looks like plain English on a page is a sentence outside the catalog.
 */

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', O: 'Ó' }
/** Strong right-to-left letters, in words of a usual length. */
const filler = 'אבגד הוזחט יכלמנ סעפצ קרשת '
/** These hold records and names that code reads. */
const verbatim = new Set(['specimens', 'listNotes'])

const fill = (length: number) =>
  filler
    .repeat(Math.ceil(length / filler.length))
    .slice(0, length)
    .trim()

/** Isolated, so that its direction does not spill over: U+2067 and U+2069. */
const turn = (text: string) => `\u2067${fill(Math.ceil(text.length / 3))} ${text}\u2069`

const isSentence = (text: string) => /\p{L}{2}/u.test(text) && !/^(?:https?:|mailto:|\/)/.test(text)

const accented = (text: string) => text.replace(/[aeiouAEO]/g, (letter) => accents[letter] ?? letter)

function walk(value: unknown, isFixed: boolean): unknown {
  // What a sentence was given, an address or a name, keeps its letters.
  if (typeof value === 'string') return isSentence(value) ? turn(isFixed ? accented(value) : value) : value
  if (typeof value === 'function') {
    return Object.defineProperty((...given: unknown[]) => walk(value(...given), false), 'length', {
      value: value.length,
    })
  }
  if (Array.isArray(value)) return value.map((item) => walk(item, isFixed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, isFixed)]))
}

/** One area of the catalog. */
export const pseudo = <Area>(name: string, words: Area): Area =>
  verbatim.has(name) ? words : (walk({ ...words }, true) as Area)
