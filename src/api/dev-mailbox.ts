import { z } from '@hono/zod-openapi'
import type { Mailer } from '#services/account-types.ts'
import { isLocal } from '#services/mailer/create.ts'
import { Refusal } from '#services/refusal.ts'
import type { Api } from './app.ts'
import { json } from './openapi.ts'

const keptSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      at: z.string(),
      raw: z.string(),
    }),
  ),
})

/**
 * What would have been sent, for whoever develops on this machine: links in it sign people in, so there is no such call
 * once mail is really sent, for a site with a public name, or for a caller from elsewhere.
 */
export function addDevMailbox(api: Api, { mailer, publicUrl }: { mailer: Mailer; publicUrl: string }): void {
  api.get('/api/dev/mailbox', (c) => {
    const kept = mailer.kept()
    if (!kept || !isLocal(publicUrl) || !isLoopback(c.get('network'))) {
      throw new Refusal(404, 'not_found', 'There is no such call. The calls are described at /docs/api.')
    }
    return json(c, keptSchema, { data: kept })
  })
}

const isLoopback = (network: string) => network === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(network)
