/**
 * The API's document (OpenAPI 3.1) -> the types and the table of calls in `api.ts`: `npm run api:summary`. openapi-typescript 7.13
 * needs the compiler API of TypeScript 5, which TypeScript 7 does not have, and writes no table.
 */

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}
type Ref = { $ref: string }
export type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}
type Content = Record<string, { schema?: Schema }>
type Answer = { content?: Content }
type Operation = {
  operationId?: string
  summary?: string
  description?: string
  parameters?: (Parameter | Ref)[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Answer | Ref>
}
export type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const head = `// Made of the API's document by \`npm run api:summary\`; not written by hand.
// biome-ignore-all format: generated

/** Octets to send: a file, a buffer, or text. */
export type Octets = Blob | ArrayBuffer | ArrayBufferView | string

/** How a call is made. */
export type Operation = {
  method: 'GET' | 'POST' | 'DELETE'
  /** With \`{name}\` for each parameter of the path. */
  path: string
  /** The media type of a body that is octets. Other bodies are JSON or a form. */
  octets?: string
  /** It takes an \`Idempotency-Key\`. */
  once?: true
  /** The media type of its answer where that is not JSON. */
  answers?: string
}
`

/** The text of `api.ts`. */
export function clientTypesOf(document: Document): string {
  const { components } = document
  const calls = callsOf(document)
  const streams = calls.filter(({ answers }) => answers === 'text/event-stream')
  const others = calls.filter((each) => !streams.includes(each))
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `${commentOf(schema.description)}export type ${name} = ${typeOf(schema)}`,
  )
  return [
    head,
    `export const operations: Record<keyof Calls | keyof Streams, Operation> = ${block(calls.map(rowOf))}\n`,
    `/** What each call is given and answers. */\nexport type Calls = ${block(others.map(signatureOf))}\n`,
    `/** What each stream of live events is given. */\nexport type Streams = ${block(streams.map(signatureOf))}\n`,
    `${schemas.join('\n')}\n`,
  ].join('\n')
}

/** The calls of the document, in its order. */
export const callsOf = ({ paths, components }: Document): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      callOf(method, path, operation, components.parameters),
    ),
  )

export type Call = ReturnType<typeof callOf>

/** What the table and the types say of a call. */
function callOf(method: string, path: string, operation: Operation, shared: Record<string, Parameter>) {
  const parameters = (operation.parameters ?? []).map((each) =>
    '$ref' in each ? shared[each.$ref.split('/').at(-1)!]! : each,
  )
  const good = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const contents = good.map(([, answer]) => ('content' in answer ? Object.entries(answer.content ?? {}) : []))
  const bodies = Object.entries(operation.requestBody?.content ?? {})
  return {
    name: operation.operationId ?? '',
    about: [operation.summary, operation.description].filter(Boolean).join('. '),
    method: method.toUpperCase(),
    path,
    parameters,
    bodies,
    isBodyRequired: operation.requestBody?.required === true,
    octets: bodies.find(([type]) => !/json|^multipart/.test(type))?.[0],
    once: parameters.some(({ name }) => name === 'Idempotency-Key'),
    answers: contents.flat().find(([type]) => !type.includes('json'))?.[0],
    /** Of each good status: none where it has no body. */
    answerSchemas: contents.map((each) => each.map(([, { schema }]) => schema ?? {})),
  }
}

function rowOf({ name, method, path, octets, once, answers }: Call): string {
  const fields = { method, path, octets, once: once || undefined, answers }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return `${name}: { ${given.map(([key, value]) => `${key}: ${literal(value)}`).join(', ')} },`
}

function signatureOf({
  name,
  about,
  parameters,
  bodies,
  isBodyRequired,
  answers,
  answerSchemas,
}: Call): string {
  const answer = union(answerSchemas.map((each) => union(each.map(answerOf))))
  const parts = [
    ...partOf('path', parameters),
    ...partOf('query', parameters),
    ...(bodies.length === 0 ? [] : [`body${isBodyRequired ? '' : '?'}: ${union(bodies.map(bodyOf))}`]),
    ...(answers === 'text/event-stream' ? [] : [`answer: ${answer}`]),
  ]
  return `${commentOf(about)}${name}: { ${parts.join('; ')} }`
}

/** `path: { id: string }`, or nothing where it has no such parameters. */
function partOf(place: string, parameters: Parameter[]): string[] {
  const own = parameters.filter((each) => each.in === place)
  if (own.length === 0) return []
  const fields = own.map(
    ({ name, required, schema = {} }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`,
  )
  const optional = own.every(({ required }) => !required) ? '?' : ''
  return [`${place}${optional}: { ${fields.join('; ')} }`]
}

const answerOf = (schema: Schema = {}): string =>
  isBinary(schema) ? 'Uint8Array<ArrayBuffer>' : typeOf(schema)

function bodyOf([type, { schema = {} }]: [string, { schema?: Schema }]): string {
  if (type.startsWith('multipart/')) return 'FormData'
  return /json$/.test(type) && !isBinary(schema) ? typeOf(schema) : 'Octets'
}

const isBinary = ({ format }: Schema): boolean => format === 'binary'

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return union(schema.enum.map(literal))
  const options = schema.anyOf ?? schema.oneOf
  if (options) return union(options.map(typeOf))
  if (schema.allOf) return schema.allOf.map((each) => `(${typeOf(each)})`).join(' & ')
  if (schema.type === undefined) return 'unknown'
  return union([schema.type].flat().map((type) => typeNamed(type, schema)))
}

function typeNamed(type: string, schema: Schema): string {
  if (type === 'array') return arrayOf(schema.items ?? {})
  if (type === 'object') return objectOf(schema)
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string' && isBinary(schema)) return 'Octets'
  return type
}

function arrayOf(items: Schema): string {
  const isOne = items.$ref || (typeof items.type === 'string' && !items.enum)
  return isOne ? `${typeOf(items)}[]` : `(${typeOf(items)})[]`
}

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  const more = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
  if (!properties) return `Record<string, ${more}>`
  const fields = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${commentOf(schema.description)}${keyOf(name)}${mark}: ${typeOf(schema)}`
  })
  return fields.length === 0 ? 'Record<string, never>' : block(fields)
}

const keyOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : literal(name))
const block = (lines: string[]): string => `{\n${lines.join('\n').replaceAll(/^/gm, '  ')}\n}`
const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : JSON.stringify(value)
const union = (types: string[]): string => [...new Set(types)].join(' | ') || 'undefined'
const commentOf = (text: string | undefined): string =>
  text ? `/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */\n` : ''
