import type { Services } from '#services/application/services.ts'
import type { Api } from './types.ts'

/** The API's description: for machines at /openapi.json, for people on the page /docs. */
export function describeApi(api: Api, { site }: Services) {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${site.brand} API`,
      version: site.version,
      description:
        'Errors have one shape: message (a sentence), code, errors per field, request_id. Times are UTC. Lists are {data, meta}.',
    },
    servers: [{ url: site.publicUrl }],
  })
}

export function addDocs(api: Api, services: Services): void {
  api.get('/openapi.json', (c) => c.json(describeApi(api, services)))
}
