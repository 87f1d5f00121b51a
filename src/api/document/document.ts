import { OpenAPIHono, type z } from '@hono/zod-openapi'
import type { Api } from '../types.ts'
import { about, tagList } from './about.ts'
import { createNames, type JsonObject, type Names } from './names.ts'
import { responses } from './responses.ts'
import { schemaNames } from './schema-names.ts'
import { securitySchemes } from './security.ts'

/** The whole description: each schema, parameter and refusal once, by its name. */

type Operation = {
  operationId: string
  parameters?: JsonObject[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Content = Record<string, { schema?: JsonObject }>
type Paths = Record<string, Record<string, Operation>>

type Site = { brand: string; version: string; publicUrl: string }

export function documentOf(api: Api, site: Site) {
  const found = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${site.brand} API`, version: site.version, description: about },
    servers: [{ url: site.publicUrl }],
    tags: tagList,
  })
  // A plain copy: undefined values are gone, and what is shared may be changed.
  const { paths, webhooks } = JSON.parse(JSON.stringify(found)) as { paths: Paths; webhooks: Paths }
  const names = createNames(jsonOf(schemaNames))
  const parameters = createParameters()
  for (const operation of operationsOf(paths)) nameParts(operation, names, parameters.replace)
  for (const operation of operationsOf(webhooks)) nameParts(operation, names, parameters.replace)
  // Named in no call: the shape of every refusal, and any of the reports on records.
  const { Problem, RecordReport } = schemaNames
  for (const schema of Object.values(jsonOf({ Problem, RecordReport }))) names.replace(schema)
  // A schema that holds itself has its name from where it is declared.
  const { schemas = {} } = JSON.parse(JSON.stringify(found.components ?? {})) as { schemas?: JsonObject }
  const recursive = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, names.replace(schema)]),
  )
  const components = {
    schemas: { ...names.components(), ...recursive },
    parameters: parameters.components(),
    responses: usedResponses(paths),
    securitySchemes,
  }
  const { info, openapi, servers, tags } = found
  return { openapi, info, servers, tags, paths, webhooks, components }
}

const operationsOf = (paths: Paths): Operation[] =>
  Object.values(paths).flatMap((path) => Object.values(path))

function nameParts(operation: Operation, names: Names, parameter: (given: JsonObject) => JsonObject): void {
  const named = operation.operationId.replace(/^./, (letter) => letter.toUpperCase())
  for (const [type, body] of Object.entries(operation.requestBody?.content ?? {}))
    nameSchema(body, names, `${named}${type === 'multipart/form-data' ? 'Form' : 'Request'}`)
  for (const { content } of Object.values(operation.responses))
    for (const body of Object.values(content ?? {})) nameSchema(body, names, `${named}Response`)
  if (!operation.parameters) return
  operation.parameters = operation.parameters.map((each) =>
    parameter({ ...each, schema: names.replace(each.schema ?? {}) }),
  )
}

function nameSchema(body: { schema?: JsonObject }, names: Names, name: string): void {
  if (body.schema) body.schema = names.replaceWhole(body.schema, name) as JsonObject
}

/** As the generator describes them where nothing has a name. */
function jsonOf(schemas: Record<string, z.ZodType>): Record<string, JsonObject> {
  const alone = new OpenAPIHono()
  for (const [name, schema] of Object.entries(schemas))
    alone.openAPIRegistry.registerPath({
      method: 'get',
      path: `/${name}`,
      responses: { 200: { description: name, content: { 'application/json': { schema } } } },
    })
  const { paths } = alone.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
  const plain = JSON.parse(JSON.stringify(paths)) as Paths
  return Object.fromEntries(
    Object.keys(schemas).map((name) => [
      name,
      plain[`/${name}`]!.get!.responses['200']!.content!['application/json']!.schema!,
    ]),
  )
}

/** Parameters that lists share: by the name of the parameter, where the whole of it is the same. */
const sharedParameters = {
  page: 'Page',
  per_page: 'PerPage',
  orders: 'Orders',
  direction: 'Direction',
  search: 'Search',
  'Idempotency-Key': 'IdempotencyKey',
} as const

function createParameters() {
  const known: Record<string, JsonObject> = {}
  return {
    replace(given: JsonObject): JsonObject {
      const name = sharedParameters[given.name as keyof typeof sharedParameters]
      if (!name) return given
      known[name] ??= given
      return JSON.stringify(known[name]) === JSON.stringify(given)
        ? { $ref: `#/components/parameters/${name}` }
        : given
    },
    components: () => known,
  }
}

function usedResponses(paths: Paths): Partial<typeof responses> {
  const text = JSON.stringify(paths)
  return Object.fromEntries(
    Object.entries(responses).filter(([name]) => text.includes(`"#/components/responses/${name}"`)),
  )
}
