import { type Document, operationsOf, resolved, type Schema } from '../described-api.ts'

/** What generated clients rely on, in short; and what of it a change breaks. */

type Field = { type: string; required: boolean }
type Call = {
  call: string
  /** `name in place`, those that must be given. */
  required: string[]
  parameters: string[]
  callers: string[]
  /** By media type, the shape of the body. */
  body: Record<string, string>
  /** Of the good answer. */
  answers: Record<string, string>
}
export type ApiSummary = {
  operations: Record<string, Call>
  /** Schemas by name; those that answers use, and those that bodies use. */
  schemas: Record<string, { used: ('answer' | 'body')[]; fields: Record<string, Field> }>
}

/** A line for each operation and schema, so that a change is read as a difference. */
export const writeSummary = ({ operations, schemas }: ApiSummary): string =>
  [...Object.entries(operations), ...Object.entries(schemas)]
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('')

export function readSummary(text: string): ApiSummary {
  const entries = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as [string, Call & ApiSummary['schemas'][string]])
  return {
    operations: Object.fromEntries(entries.filter(([, each]) => 'call' in each)),
    schemas: Object.fromEntries(entries.filter(([, each]) => !('call' in each))),
  }
}

const nameOf = (ref: string): string => ref.split('/').at(-1)!

/** In one line, down to the next schema with a name. */
function lineOf(schema: Schema | undefined): string {
  if (!schema) return 'nothing'
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return [...new Set(options.map(lineOf))].sort().join(' | ')
  if (schema.allOf) return schema.allOf.map(lineOf).join(' & ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const types = [schema.type ?? 'any'].flat()
  return types
    .map((type) => {
      if (type === 'array') return `${lineOf(schema.items)}[]`
      if (type === 'object' && typeof schema.additionalProperties === 'object' && !schema.properties)
        return `map of ${lineOf(schema.additionalProperties)}`
      return schema.format === 'binary' ? 'binary' : type
    })
    .join(' | ')
}

/** Each field by its path, `a.b[].c`, where the schema is not named. */
function fieldsOf(schema: Schema, at = ''): [string, Field][] {
  const inner = [...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [])]
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, Field][] => {
    const path = at ? `${at}.${name}` : name
    const field = { type: lineOf(property), required: schema.required?.includes(name) ?? false }
    return [[path, field], ...fieldsOf(property, path)]
  })
  const items = schema.items ? fieldsOf(schema.items, `${at}[]`) : []
  return [...own, ...items, ...inner.flatMap((each) => fieldsOf(each, at))]
}

function refsIn(value: unknown): string[] {
  return [...JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name!,
  )
}

/** With all that they use. */
function reached(document: Document, names: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    refsIn(document.components.schemas[name]).forEach(visit)
  }
  names.forEach(visit)
  return found
}

export function summaryOf(document: Document): ApiSummary {
  const all = operationsOf(document)
  const goodOf = ({ responses }: (typeof all)[number]) => {
    const status = Object.keys(responses).find((each) => each.startsWith('2'))!
    return resolved(document, responses[status]!).content ?? {}
  }
  const shapes = (content: Record<string, { schema?: Schema }>) =>
    Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, lineOf(schema)]))
  const operations = all.map((operation): [string, Call] => {
    const parameters = (operation.parameters ?? []).map((each) => resolved(document, each))
    return [
      operation.operationId!,
      {
        call: operation.call,
        required: parameters.filter(({ required }) => required).map((each) => `${each.name} in ${each.in}`),
        parameters: parameters.map((each) => `${each.name} in ${each.in}: ${lineOf(each.schema)}`),
        callers: (operation.security ?? [])
          .map((each) => {
            const [scheme, scopes = []] = Object.entries(each)[0] ?? ['anonymous']
            return [scheme, ...scopes].join(' ')
          })
          .sort(),
        body: shapes(operation.requestBody?.content ?? {}),
        answers: shapes(goodOf(operation)),
      },
    ]
  })
  const answers = reached(document, [...refsIn(all.map(({ responses }) => responses)), 'Problem'])
  const bodies = reached(document, refsIn(all.map(({ requestBody }) => requestBody)))
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]): [string, ApiSummary['schemas'][string]] => [
      name,
      {
        used: [
          ...(answers.has(name) ? (['answer'] as const) : []),
          ...(bodies.has(name) ? (['body'] as const) : []),
        ],
        fields: Object.fromEntries(fieldsOf(schema).length ? fieldsOf(schema) : [['', leaf(schema)]]),
      },
    ],
  )
  return { operations: Object.fromEntries(operations.sort(byName)), schemas: Object.fromEntries(schemas) }
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
const leaf = (schema: Schema): Field => ({ type: lineOf(schema), required: true })

/** Sentences, empty where every client goes on to work. One more value of an enum breaks none. */
export function breakingChanges(before: ApiSummary, now: ApiSummary): string[] {
  const calls = Object.entries(before.operations).flatMap(([id, was]) => {
    const is = now.operations[id]
    return is ? changesOfCall(id, was, is) : [`${id} is gone`]
  })
  const shapes = Object.entries(before.schemas).flatMap(([name, was]) => {
    const is = now.schemas[name]
    return is ? changesOfShape(name, was, is) : [`${name} is gone`]
  })
  return [...calls, ...shapes]
}

function changesOfCall(id: string, was: Call, is: Call): string[] {
  const found: string[] = []
  if (was.call !== is.call) found.push(`${id}: was ${was.call}, is ${is.call}`)
  for (const name of is.required) if (!was.required.includes(name)) found.push(`${id}: ${name} must be given`)
  for (const line of was.parameters)
    if (!is.parameters.includes(line)) found.push(`${id}: parameter ${line} is gone or another`)
  if (was.callers.some((each) => !is.callers.includes(each)))
    found.push(`${id}: was open to ${was.callers.join(', ')}, is to ${is.callers.join(', ')}`)
  for (const [kind, old, recent] of [
    ['body', was.body, is.body],
    ['answer', was.answers, is.answers],
  ] as const)
    for (const [type, shape] of Object.entries(old))
      if (recent[type] !== shape)
        found.push(`${id}: ${kind} ${type} was ${shape}, is ${recent[type] ?? 'gone'}`)
  return found
}

/** A body may take more than before; an answer no other kind of value. */
function isAsBefore(was: string, is: string, isAnswer: boolean): boolean {
  const [old, recent] = [was.split(' | '), is.split(' | ')]
  const added = recent.filter((each) => !old.includes(each))
  return (
    old.every((each) => recent.includes(each)) && (!isAnswer || added.every((each) => each.startsWith('"')))
  )
}

type Shape = ApiSummary['schemas'][string]

function changesOfShape(name: string, was: Shape, is: Shape): string[] {
  const found: string[] = []
  const isAnswer = was.used.includes('answer')
  const isBody = was.used.includes('body')
  for (const [path, field] of Object.entries(was.fields)) {
    const other = is.fields[path]
    const named = path ? `${name}.${path}` : name
    if (!other) found.push(`${named} is gone`)
    else if (!isAsBefore(field.type, other.type, isAnswer))
      found.push(`${named}: was ${field.type}, is ${other.type}`)
    else if (isAnswer && field.required && !other.required) found.push(`${named} may be absent`)
    else if (isBody && !field.required && other.required) found.push(`${named} must be given`)
  }
  if (!isBody) return found
  for (const [path, { required }] of Object.entries(is.fields))
    if (required && !was.fields[path] && !path.includes('.') && !path.includes('['))
      found.push(`${name}.${path} must be given`)
  return found
}
