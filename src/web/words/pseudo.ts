import { accented, turn } from '#messages/pseudo.ts'

/** The pseudo-language for catalogs of functions. */

/** These hold records and names that code reads. */
const verbatim = new Set(['specimens', 'listNotes'])

const isSentence = (text: string) => /\p{L}{2}/u.test(text) && !/^(?:https?:|mailto:|\/)/.test(text)

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
