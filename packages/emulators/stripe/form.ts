/** Forms as Stripe's API takes them: `items[0][price]=p`, `expand[]=data.x`. */

export type Value = string | Value[] | { [name: string]: Value }
export type Form = { [name: string]: Value }

const MOST_FIELDS = 1000
const DEEPEST = 8

/** Numbered and empty brackets make lists. What is too deep or too much is left out. */
export function parseForm(text: string): Form {
  const form: Form = Object.create(null)
  let fields = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if (++fields > MOST_FIELDS) break
    const path = [name.split('[', 1)[0]!, ...Array.from(name.matchAll(/\[([^\]]*)\]/g), (match) => match[1]!)]
    if (path.length <= DEEPEST) put(form, path, value)
  }
  return form
}

function put(form: Form, path: string[], value: string): void {
  let place: Form | Value[] = form
  path.forEach((part, depth) => {
    const key: string = Array.isArray(place) && !/^\d{1,3}$/.test(part) ? String(place.length) : part
    const next = path[depth + 1]
    const at = place as Form
    if (next === undefined) {
      at[key] = value
      return
    }
    if (typeof at[key] !== 'object') at[key] = /^\d*$/.test(next) ? [] : Object.create(null)
    place = at[key] as Form | Value[]
  })
}

export const textOf = (value: Value | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
export const listOf = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : [])
export const formOf = (value: Value | undefined): Form =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}
export const isOn = (value: Value | undefined): boolean => value === 'true'
/** A set of texts, as in `metadata`. */
export const textsOf = (value: Value | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
