import { z } from '@hono/zod-openapi'
import { isLocal } from '#platform/mailer/create.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { isFromHere } from './hosts.ts'
import { json } from './openapi.ts'
import type { Api } from './types.ts'

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
  // Its page, too, by whichever of its addresses.
  api.use('/dev/*', async (c, next) => {
    if (!isFromHere(c)) throw nothing()
    return next()
  })
  api.get('/api/dev/mailbox', (c) => {
    const kept = mailer.kept()
    if (!kept || !isLocal(publicUrl) || !isFromHere(c)) {
      throw nothing()
    }
    return json(c, keptSchema, { data: kept })
  })
}

const nothing = () => new Refusal(404, 'not_found', 'request.no_such_call')
