import { createClient, type Instance, listenForEnd } from './instance.ts'
import { addressOf, createShop, heloOf, newsletter, senderOf } from './messages.ts'
import { openSender } from './sender.ts'

/** Sends a newsletter of 10 kB and waits for its report: its id, and the cookie of the browser it belongs to. */
export async function newsletterReport(instance: Instance, webPort: number) {
  const client = createClient(instance.url)
  const { id, email } = await client.address()
  const shop = createShop(0, webPort)
  const events = await listenForEnd(instance.url, id)
  const sender = await openSender(instance.smtpPort, addressOf(shop), heloOf(shop))
  await sender.send(senderOf(shop), email, await newsletter(shop, 'small', email))
  await events.completed
  events.close()
  sender.close()
  client.close()
  return { id, cookie: client.cookie() ?? '' }
}
