import { groupBy } from '@postproof/engine/group-by'
import { exampleOf } from './example.ts'
import type { Schema } from './schema.ts'
import { namesIn, shapeOf } from './shape.ts'

/** An OpenAPI document -> what the pages about the API show. Only what our own API uses is understood. */

type Content = Record<string, { schema?: Schema }>
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; description?: string }
type Answer = { description?: string; content?: Content }
type Ref = { $ref: string }
type Operation = {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Ref)[]
  requestBody?: { content?: Content }
  responses: Record<string, Answer | Ref>
}
export type ApiDocument = {
  info: { title: string; version: string; description?: string }
  servers?: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components?: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Answer>
  }
}

/** A call in the list of all. */
export type ApiLine = {
  /** For links to its place in the list: `get-api-emails-id-results`. */
  id: string
  /** Its name in generated clients, and in the address of its page. */
  operationId: string
  method: string
  path: string
  summary: string
}
export type ApiGroup = { id: string; name: string; calls: ApiLine[] }

export type ApiParameter = { name: string; where: string; required: boolean; shape: string; about: string }
/** `example`: what JSON may be sent; null for a file. */
export type ApiBody = { type: string; shape: string; example: unknown }
export type ApiAnswer = { status: string; description: string; type: string | null; shape: string | null }
export type NamedShape = { id: string; name: string; shape: string }

/** A call on its own page. */
export type ApiCall = ApiLine & {
  group: string
  description: string
  /** The scopes of which an API key needs one, such as `read / test`; null where no key makes the call. */
  scope: string | null
  /** Without a key or a session as well. */
  isOpen: boolean
  parameters: ApiParameter[]
  bodies: ApiBody[]
  answers: ApiAnswer[]
  /** Every named schema that the shapes name, and those that these name. */
  schemas: NamedShape[]
}

/** The calls by subject: what most come for first, what few may call last. */
export function groupsOf({ paths }: ApiDocument): ApiGroup[] {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  )
  const groups = [...groupBy(all, ({ operation }) => operation.tags?.[0] ?? '')]
  const place = (name: string) => (name === 'Spam test' ? 0 : name === 'Administration' ? 2 : 1)
  return groups
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([name, calls]) => ({
      id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      name,
      calls: calls.map(({ method, path, operation }) => lineOf(method, path, operation)),
    }))
}

/** The call with this name; null where there is none. */
export function callNamed(document: ApiDocument, name: string): ApiCall | null {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations))
      if (operation.operationId === name) return callOf(document, method, path, operation)
  return null
}

const lineOf = (method: string, path: string, { operationId = '', summary = '' }: Operation): ApiLine => ({
  id: `${method}-${path}`.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, ''),
  operationId,
  method: method.toUpperCase(),
  path,
  summary,
})

function callOf(document: ApiDocument, method: string, path: string, operation: Operation): ApiCall {
  const { tags, description = '', security = [], requestBody } = operation
  const parameters = (operation.parameters ?? []).map((each) => parameterOf(document, each))
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({
    type,
    shape: wholeShape(document, schema),
    example: type === 'application/json' ? exampleOf(schema, schemasIn(document)) : null,
  }))
  const answers = Object.entries(operation.responses).map((one) => answerOf(document, one))
  const shapes = [...parameters, ...bodies, ...answers].map(({ shape }) => shape ?? '')
  return {
    ...lineOf(method, path, operation),
    ...{ group: tags?.[0] ?? '', description, parameters, bodies, answers },
    scope: security.flatMap(({ apiKey }) => apiKey ?? []).join(' / ') || null,
    isOpen: security.length === 0 || security.some((one) => Object.keys(one).length === 0),
    schemas: usedSchemas(document, shapes),
  }
}

function parameterOf(document: ApiDocument, given: Parameter | Ref): ApiParameter {
  const { name, in: where, required = false, schema = {}, description } = resolved<Parameter>(document, given)
  return { name, where, required, shape: shapeOf(schema), about: description ?? schema.description ?? '' }
}

/** A refusal that many calls share has the one shape of all problems, which its status names well enough. */
function answerOf(document: ApiDocument, [status, given]: [string, Answer | Ref]): ApiAnswer {
  const { description = '', content = {} } = resolved<Answer>(document, given)
  const [type, body] = Object.entries(content)[0] ?? [null, undefined]
  const schema = '$ref' in given ? undefined : body?.schema
  return { status, description, type, shape: schema ? wholeShape(document, schema) : null }
}

/** What a reference of the document stands for. */
function resolved<T extends object>(document: ApiDocument, given: T | Ref): T {
  if (!('$ref' in given) || typeof given.$ref !== 'string') return given as T
  const [kind = '', name = ''] = given.$ref.replace('#/components/', '').split('/')
  const found = document.components?.[kind as 'schemas']?.[name]
  return (found ?? {}) as T
}

const schemasIn = ({ components }: ApiDocument): Record<string, Schema> => components?.schemas ?? {}

function usedSchemas(document: ApiDocument, shapes: string[]): NamedShape[] {
  const schemas = schemasIn(document)
  const found = new Map<string, string>()
  const open = [...shapes]
  for (let shape = open.pop(); shape !== undefined; shape = open.pop())
    for (const name of namesIn(shape)) {
      if (found.has(name) || !Object.hasOwn(schemas, name)) continue
      found.set(name, shapeOf(schemas[name]!))
      open.push(found.get(name)!)
    }
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, shape]) => ({ id: schemaId(name), name, shape }))
}

export const schemaId = (name: string): string => `schema-${name}`

/** With the fields of a schema that has a name; what is in them is named. */
const wholeShape = (document: ApiDocument, schema: Schema): string =>
  shapeOf(schema.$ref ? resolved<Schema>(document, { $ref: schema.$ref }) : schema)
