import type { Services } from '#services/application/services.ts'
import { documentOf } from './document/document.ts'
import type { Api } from './types.ts'

/** The API's description: for machines at /openapi.json, for people on the page /docs/api. */

const described = new WeakMap<Api, ReturnType<typeof documentOf>>()

/** Made when it is first asked for: no call is added later. */
export function describeApi(api: Api, { site }: Pick<Services, 'site'>) {
  const document = described.get(api) ?? documentOf(api, site)
  described.set(api, document)
  return document
}

export function addDocs(api: Api, services: Services): void {
  // Where the `type` of a problem leads to (RFC 9457, 3.1.1).
  api.get('/problems/:code', (c) => c.redirect('/docs/develop/errors-and-limits'))
  api.get('/openapi.json', (c) => {
    c.header('Cache-Control', 'public, no-cache')
    return c.json(describeApi(api, services))
  })
}
