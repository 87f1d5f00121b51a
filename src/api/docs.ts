import type { Services } from '#services/application/services.ts'
import { compressedOnce } from './compressed.ts'
import { documentOf } from './document/document.ts'
import type { Api } from './types.ts'

/** The API's description: for machines at /openapi.json, for people on the page /docs/api. */

type Described = { document: ReturnType<typeof documentOf>; sent: ReturnType<typeof compressedOnce> }

const made = new WeakMap<Api, Described>()

/** Made when it is first asked for: no call is added later. */
function describedOf(api: Api, { site }: Pick<Services, 'site'>): Described {
  const known = made.get(api)
  if (known) return known
  const document = documentOf(api, site)
  const described = { document, sent: compressedOnce(JSON.stringify(document)) }
  made.set(api, described)
  return described
}

export const describeApi = (api: Api, services: Pick<Services, 'site'>) => describedOf(api, services).document

export function addDocs(api: Api, services: Services): void {
  // Where the `type` of a problem leads to (RFC 9457, 3.1.1).
  api.get('/problems/:code', (c) => c.redirect('/docs/develop/errors-and-limits'))
  api.get('/openapi.json', async (c) => {
    const { body, headers } = await describedOf(api, services).sent(c.req.header('accept-encoding'))
    const kind = { 'Cache-Control': 'public, no-cache', 'Content-Type': 'application/json' }
    return c.body(body, 200, { ...kind, ...headers })
  })
}
