import { cut } from '@postproof/engine/cut'

/**
 * Plain data as every database and every reader of JSON keeps it. PostgreSQL's jsonb refuses U+0000 and lone halves
 * of a surrogate pair; a mail may hold both, and cutting a text may split a pair. Control characters become U+FFFD,
 * which shows that something was there, and no text is longer than LONGEST_TEXT.
 */
export const LONGEST_TEXT = 4000

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** A copy of `data`: objects, arrays and what JSON holds. Depth is that of our own types. */
export function storable<T>(data: T): T {
  return copy(data) as T
}

function copy(data: unknown): unknown {
  if (typeof data === 'string') return clean(data)
  if (Array.isArray(data)) return data.map(copy)
  if (typeof data !== 'object' || data === null) return data
  const whole: Record<string, unknown> = {}
  // A name of a mail, such as `__proto__`, is a name like any other.
  for (const [name, value] of Object.entries(data))
    if (name === '__proto__') Object.defineProperty(whole, name, { value: copy(value), enumerable: true })
    else whole[clean(name)] = copy(value)
  return whole
}

/** Nearly all texts are kept as they are, and one look tells. */
const UNKEPT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/

function clean(text: string): string {
  if (text.length <= LONGEST_TEXT && !UNKEPT.test(text)) return text
  const short = text.length > LONGEST_TEXT ? `${cut(text, LONGEST_TEXT - 1)}…` : text
  return short.toWellFormed().replace(CONTROLS, '\ufffd')
}
