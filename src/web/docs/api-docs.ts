/** An OpenAPI document -> what the page about the API shows. Only what our own API uses is understood. */

type Schema = {
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
type Operation = {
  tags?: string[]
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; description?: string }[]
  requestBody?: { content?: Content }
  responses: Record<string, { description?: string; content?: Content }>
}
export type ApiDocument = {
  info: { title: string; version: string; description?: string }
  servers?: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

export type ApiCall = {
  /** For links: `get-api-emails-id-results`. */
  id: string
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
    Object.entries(operations).map(([method, operation]) => callOf(method, path, operation)),
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

function callOf(method: string, path: string, operation: Operation): ApiCall {
  return {
    id: `${method}-${path}`.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, ''),
    method: method.toUpperCase(),
    path,
    group: operation.tags?.[0] ?? '',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    parameters: (operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      where: parameter.in,
      required: parameter.required === true,
      shape: shapeOf(parameter.schema ?? {}),
    })),
    bodies: Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => ({
      type,
      shape: shapeOf(schema ?? {}),
    })),
    answers: Object.entries(operation.responses).map(([status, { description, content }]) => {
      const schema = Object.values(content ?? {})[0]?.schema
      return { status, description: description ?? '', shape: schema ? shapeOf(schema) : null }
    }),
  }
}

/** A schema as a TypeScript type, with descriptions as comments. */
export function shapeOf(schema: Schema, indent = ''): string {
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
