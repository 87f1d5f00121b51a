import { median, ms, percentile, printTable } from './figures.ts'
import { createClient, createFolder, listenForEnd, startInstance } from './instance.ts'
import { addressOf, type Bulk, createShop, heloOf, newsletter, senderOf } from './messages.ts'
import { openSender } from './sender.ts'
import { startSurroundings } from './surroundings.ts'

/** What a read costs: 20 connections kept open, each asking again as soon as it has its answer. */
const CONNECTIONS = 20
const SECONDS = 4
const MOST = 20_000

export async function benchRequests(): Promise<void> {
  const around = await startSurroundings(2)
  const folder = await createFolder()
  const instance = await startInstance(folder.path, { ...around.settings, LOG_LEVEL: 'warn' })
  const client = createClient(instance.url, CONNECTIONS)
  const test = async (number: number, bulk: Bulk) => {
    const { id, email } = await client.address()
    const shop = createShop(number, around.webPort)
    const events = await listenForEnd(instance.url, id)
    const sender = await openSender(instance.smtpPort, addressOf(shop), heloOf(shop))
    await sender.send(senderOf(shop), email, await newsletter(shop, bulk, email))
    await events.completed
    events.close()
    sender.close()
    return id
  }
  try {
    const [small, large] = [await test(0, 'small'), await test(1, 'large')]
    const paths: [name: string, path: string][] = [
      ['health', '/healthz'],
      ['a fresh address', '/api/get-email'],
      ['results, 10 kB mail', `/api/emails/${small}/results`],
      ['results, 100 kB mail', `/api/emails/${large}/results`],
      ['home page', '/'],
      ['report page, 10 kB mail', `/results/${small}`],
      ['report page, 100 kB mail', `/results/${large}`],
    ]
    const rows = []
    for (const [name, path] of paths) {
      await load(client.get, path, 1)
      rows.push([name, ...(await load(client.get, path, SECONDS))])
    }
    printTable(`Reads with ${CONNECTIONS} connections`, ['', 'answers a second', 'p50', 'p95', 'size'], rows)
  } finally {
    client.close()
    await instance.stop()
    await around.close()
    await folder.remove()
  }
}

async function load(
  get: ReturnType<typeof createClient>['get'],
  path: string,
  seconds: number,
): Promise<string[]> {
  const times: number[] = []
  let size = 0
  const begun = performance.now()
  const ask = async () => {
    while (times.length < MOST && performance.now() - begun < seconds * 1000) {
      const before = performance.now()
      const { status, body } = await get(path)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      times.push(performance.now() - before)
      size = body.length
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  const rate = times.length / ((performance.now() - begun) / 1000)
  return [rate.toFixed(0), ms(median(times)), ms(percentile(times, 0.95)), `${Math.round(size / 1000)} kB`]
}
