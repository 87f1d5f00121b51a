import pino from 'pino'
import { createApi } from '#api/app.ts'
import { describeApi } from '#api/docs.ts'
import { readConfig } from '#config.ts'

/** The description of the API, without anything behind it: calls are described when they are added. */

export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
  enum?: unknown[]
  const?: unknown
  format?: string
}
export type Parameter = { name: string; in: string; required?: boolean; schema?: Schema }
export type Content = Record<string, { schema?: Schema }>
export type Answer = { description?: string; content?: Content }
type Ref = { $ref: string }
export type Operation = {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Ref)[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Answer | Ref>
}
export type Document = {
  openapi: string
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
    securitySchemes: Record<string, { type: string }>
  }
}

/** Stands for every service: nothing is called while calls are added. */
const nothing: unknown = new Proxy(() => nothing, {
  get: (_target, key) => (key === Symbol.iterator ? [][Symbol.iterator] : nothing),
})

export function describedApi(): Document {
  const site = { brand: 'Postproof', version: '0.0.0', publicUrl: 'https://postproof.example.org' }
  const services = new Proxy({ site }, { get: (target, key) => (key === 'site' ? target.site : nothing) })
  const api = createApi({
    config: readConfig({ PUBLIC_URL: site.publicUrl }),
    services: services as never,
    keys: { signing: [new Uint8Array(32)] },
    ready: async () => ({ ok: true, parts: [] }),
    log: pino({ level: 'silent' }),
  })
  return JSON.parse(JSON.stringify(describeApi(api, services as never))) as Document
}

/** Every operation with its method and path. */
export const operationsOf = ({ paths }: Document): (Operation & { call: string })[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      call: `${method.toUpperCase()} ${path}`,
    })),
  )

export function resolved<T extends object>({ components }: Document, given: T | Ref): T {
  if (!('$ref' in given) || typeof given.$ref !== 'string') return given as T
  const [, , kind = '', name = ''] = given.$ref.split('/')
  const found = components[kind as 'schemas']?.[name]
  if (!found) throw new Error(`${given.$ref} is not there`)
  return found as T
}
