import type { Client } from './client.ts'
import { browserClients } from './clients/browsers.ts'
import { gmailClients } from './clients/gmail.ts'
import { outlookNew, outlookWeb } from './clients/outlook-web.ts'
import { outlookWindows } from './clients/outlook-windows.ts'
import { yahooClients } from './clients/yahoo.ts'
import { rewriteAs } from './rewrite.ts'
import type { ClientId, Rewritten } from './types.ts'

export type { Change, ClientId, Rewritten, Source } from './types.ts'

const clients: ReadonlyMap<ClientId, Client> = new Map(
  [...gmailClients, outlookWindows, outlookWeb, outlookNew, ...yahooClients, ...browserClients].map(
    (client) => [client.id, client],
  ),
)

/** Every client that a mail can be rewritten as, with its name in the data of caniemail (`family.platform`). */
export const rewriteClients: readonly { id: ClientId; platform: string }[] = [...clients.values()].map(
  ({ id, platform }) => ({ id, platform }),
)

/**
 * The HTML of a mail as `client` leaves it before it draws: what a browser draws of it is what the client shows.
 * `html`: the decoded HTML part. Pure, linear in its size, never throws for input; the answer is not safe to show
 * before the browser's own preparation. The client's answer to its own answer is the same.
 */
export function rewriteFor(client: ClientId, html: string): Rewritten {
  return rewriteAs(clients.get(client)!, html)
}
