/** Puts names in the place of repeated descriptions: JSON in, JSON out. */

type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a place may say of a schema beside its shape. */
const remarks = new Set(['description', 'default', 'example', 'examples', 'deprecated'])

/** The same for the same content, whatever the order of its keys. */
const canonical = (value: Json): string =>
  JSON.stringify(value, (_key, each) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )

const shapeOf = (schema: JsonObject): string =>
  canonical(Object.fromEntries(Object.entries(schema).filter(([key]) => !remarks.has(key))))

const remarksOf = (schema: JsonObject): [string, Json][] =>
  Object.entries(schema).filter(([key]) => remarks.has(key))

/** The schema without null, if it takes null and something else. */
function withoutNull(schema: JsonObject): JsonObject | null {
  const { type, enum: values, anyOf } = schema
  if (Array.isArray(anyOf)) {
    const rest = anyOf.filter((each) => !(isObject(each) && each.type === 'null'))
    return rest.length > 1 && rest.length < anyOf.length ? { ...schema, anyOf: rest } : null
  }
  if (!Array.isArray(type) || !type.includes('null')) return null
  const rest = type.filter((each) => each !== 'null')
  if (rest.length !== 1) return null
  const bare: JsonObject = { ...schema, type: rest[0]! }
  if (Array.isArray(values)) bare.enum = values.filter((each) => each !== null)
  return bare
}

export type Names = {
  /** What takes the place of a schema: a reference, or the schema with references in it. */
  replace(schema: Json): Json
  /** The same for a schema that must have a name: an object or a choice without one gets `name`. */
  replaceWhole(schema: Json, name: string): Json
  components(): JsonObject
}

/** `named`: schemas by their names. Of two with the same shape the first has the name. */
export function createNames(named: Record<string, JsonObject>): Names {
  const nameOf = new Map<string, string>()
  const schemas: Record<string, JsonObject> = {}
  for (const [name, schema] of Object.entries(named)) {
    const shape = shapeOf(schema)
    if (!nameOf.has(shape)) nameOf.set(shape, name)
  }

  /** Defined when something first refers to it. */
  function refer(name: string, schema: JsonObject): JsonObject {
    if (!schemas[name]) {
      schemas[name] = {}
      schemas[name] = inside(schema)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  const inside = (schema: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        Array.isArray(value) || isObject(value) ? replace(value) : value,
      ]),
    )

  function reference(schema: JsonObject): JsonObject | null {
    const name = nameOf.get(shapeOf(schema))
    if (!name) return null
    const whole = named[name]!
    const said = remarksOf(schema).filter(
      ([key, value]) => canonical(value) !== canonical(whole[key] ?? null),
    )
    return { ...refer(name, whole), ...Object.fromEntries(said) }
  }

  function nullable(schema: JsonObject): JsonObject | null {
    const rest = withoutNull(schema)
    const found = rest && reference(rest)
    if (!found) return null
    const { $ref, ...said } = found
    return { anyOf: [{ $ref: $ref! }, { type: 'null' }], ...said }
  }

  function replace(value: Json): Json {
    if (Array.isArray(value)) return value.map(replace)
    if (!isObject(value) || '$ref' in value) return value
    return reference(value) ?? nullable(value) ?? inside(value)
  }

  function replaceWhole(value: Json, name: string): Json {
    const replaced = replace(value)
    if (!isObject(replaced) || '$ref' in replaced) return replaced
    if (!('properties' in replaced || 'anyOf' in replaced || 'oneOf' in replaced)) return replaced
    const item = itemOfPage(replaced)
    const given = item ? `${item}List` : name
    schemas[given] ??= replaced
    return { $ref: `#/components/schemas/${given}` }
  }

  return {
    replace,
    replaceWhole,
    components: () =>
      Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))) as JsonObject,
  }
}

/** The name of what a `{data, meta}` lists. */
function itemOfPage({ properties }: JsonObject): string | null {
  if (!isObject(properties) || Object.keys(properties).sort().join() !== 'data,meta') return null
  const { data } = properties
  const ref = isObject(data) && isObject(data.items) ? data.items.$ref : null
  return typeof ref === 'string' ? ref.split('/').at(-1)! : null
}
