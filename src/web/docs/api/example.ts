import type { Schema } from './schema.ts'

/** What may be sent for a schema: its own example, else what its type allows, with the name of the field for a text. */

const DEEPEST = 8
const byFormat: Record<string, string> = {
  email: 'ada@example.org',
  uri: 'https://example.org',
  date: '2027-01-31',
  'date-time': '2027-01-31T08:00:00Z',
  uuid: '00000000-0000-4000-8000-000000000000',
}

type Known = Record<string, Schema>

/** A JSON value. Of an object, the required fields; null for what no rule covers or is nested deeper than eight. */
export function exampleOf(schema: Schema, known: Known, name = 'text', depth = 0): unknown {
  if (depth > DEEPEST) return null
  const inside = (part: Schema, named = name) => exampleOf(part, known, named, depth + 1)
  if (schema.example !== undefined) return schema.example
  if (schema.$ref) return inside(known[schema.$ref.split('/').at(-1)!] ?? {})
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const option = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null')
  if (option) return inside(option)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inside(part)))
  const type = [schema.type].flat().find((each) => each !== 'null')
  if (type === 'object') return objectOf(schema, inside)
  if (type === 'array') return [inside(schema.items ?? {})]
  if (type === 'string') return byFormat[schema.format ?? ''] ?? placeholder(name)
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  return type === 'boolean' ? true : null
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  inside: (part: Schema, name: string) => unknown,
): object {
  const named = Object.keys(properties).filter((key) => required.includes(key))
  return Object.fromEntries(named.map((key) => [key, inside(properties[key]!, key)]))
}

/** What is to be replaced: `api_key` -> `API_KEY`. */
export const placeholder = (name: string): string => name.replaceAll(/\W+/g, '_').toUpperCase()
