/** Text of others on a terminal: control characters and direction marks are shown, never obeyed. */

const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** One string; line feeds and tabs become spaces, so that nothing looks like a line of ours. */
export function plainText(text: string): string {
  return text.replace(/[\n\t]+/g, ' ').replace(unsafe, escaped)
}

/** The same value with every string in it made plain. */
export function plain<T>(value: T): T {
  if (typeof value === 'string') return plainText(value) as T
  if (Array.isArray(value)) return value.map(plain) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)])) as T
}

/** JSON whose strings hold no raw control characters beyond what JSON itself escapes. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
    escaped,
  )
}
