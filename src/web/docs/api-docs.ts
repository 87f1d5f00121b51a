/** An OpenAPI document -> what the page about the API shows. Only what our own API uses is understood. */

type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
  description?: string
  nullable?: boolean
}
type Content = Record<string, { schema?: Schema }>
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; description?: string }
type Answer = { description?: string; content?: Content }
type Ref = { $ref: string }
type Operation = {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
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

/** What a reference of the document stands for. */
function resolved<T extends object>(document: ApiDocument, given: T | Ref): T {
  if (!('$ref' in given) || typeof given.$ref !== 'string') return given as T
  const [kind = '', name = ''] = given.$ref.replace('#/components/', '').split('/')
  const found = document.components?.[kind as 'schemas']?.[name]
  return (found ?? {}) as T
}

export type ApiCall = {
  /** For links: `get-api-emails-id-results`. */
  id: string
  /** Its name in generated clients. */
  operationId: string
  method: string
  path: string
  group: string
  summary: string
  description: string
  parameters: { name: string; where: string; required: boolean; shape: string }[]
  bodies: { type: string; shape: string }[]
  answers: { status: string; description: string; shape: string | null }[]
}

/** Every call in the document's order. */
export function callsOf(document: ApiDocument): ApiCall[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callOf(document, method, path, operation)),
  )
}

export type ApiGroup = { id: string; name: string; calls: ApiCall[] }

/** The calls by subject: what most come for first, what few may call last. */
export function groupsOf(document: ApiDocument): ApiGroup[] {
  const groups = [...Map.groupBy(callsOf(document), ({ group }) => group)]
  const place = (name: string) => (name === 'Spam test' ? 0 : name === 'Administration' ? 2 : 1)
  return groups
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([name, calls]) => ({ id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), name, calls }))
}

function callOf(document: ApiDocument, method: string, path: string, operation: Operation): ApiCall {
  return {
    id: `${method}-${path}`.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, ''),
    operationId: operation.operationId ?? '',
    method: method.toUpperCase(),
    path,
    group: operation.tags?.[0] ?? '',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    parameters: (operation.parameters ?? [])
      .map((each) => resolved<Parameter>(document, each))
      .map((parameter) => ({
        name: parameter.name,
        where: parameter.in,
        required: parameter.required === true,
        shape: shapeOf(parameter.schema ?? {}),
      })),
    bodies: Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => ({
      type,
      shape: wholeShape(document, schema ?? {}),
    })),
    answers: Object.entries(operation.responses).map(([status, answer]) => {
      const { description, content } = resolved<Answer>(document, answer)
      const schema = '$ref' in answer ? undefined : Object.values(content ?? {})[0]?.schema
      return { status, description: description ?? '', shape: schema ? wholeShape(document, schema) : null }
    }),
  }
}

export type NamedShape = { id: string; name: string; shape: string }

/** The schemas that have a name, in the order of their names. */
export const namedShapesOf = ({ components }: ApiDocument): NamedShape[] =>
  Object.entries(components?.schemas ?? {}).map(([name, schema]) => ({
    id: schemaId(name),
    name,
    shape: shapeOf(schema),
  }))

export const schemaId = (name: string): string => `schema-${name}`

/** With the fields of a schema that has a name; what is in them is named. */
const wholeShape = (document: ApiDocument, schema: Schema): string =>
  shapeOf(schema.$ref ? resolved<Schema>(document, { $ref: schema.$ref }) : schema)

/** A schema as a TypeScript type, with descriptions as comments. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const options = schema.anyOf ?? schema.oneOf
  if (options) return [...new Set(options.map((option) => shapeOf(option, indent)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => shapeOf(part, indent)).join(' & ')
  const types = [schema.type ?? 'unknown'].flat()
  const shapes = types.map((type) => typeOf(type, schema, indent))
  return schema.nullable ? [...shapes, 'null'].join(' | ') : shapes.join(' | ')
}

function typeOf(type: string, schema: Schema, indent: string): string {
  if (type === 'array') return arrayOf(shapeOf(schema.items ?? {}, indent))
  if (type === 'object') return objectOf(schema, indent)
  return type === 'integer' ? 'number' : type
}

const arrayOf = (item: string) =>
  item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`

function objectOf({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  if (!properties) {
    return typeof additionalProperties === 'object'
      ? `Record<string, ${shapeOf(additionalProperties, indent)}>`
      : 'object'
  }
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?'
    const comment = property.description ? `  // ${property.description}` : ''
    return `${inner}${name}${mark}: ${shapeOf(property, inner)}${comment}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
