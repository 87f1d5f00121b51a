import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { bombs } from '../tests/hostile/bombs.ts'
import { ms, percentile, printTable } from './figures.ts'
import {
  type Client,
  createClient,
  createFolder,
  type Instance,
  listenForEnd,
  startInstance,
} from './instance.ts'
import { proportionalMemoryOfTree } from './journeys/usage.ts'
import { addressOf, createShop, heloOf, newsletter, senderOf } from './messages.ts'
import { openSender } from './sender.ts'
import { startSurroundings } from './surroundings.ts'

/**
 * Forty hostile mails at once, and what everyone else has of the product meanwhile: the home page, the greeting of the
 * receiver, reports of small mails. Then how much memory it gives back.
 */

const BOMBS = 40
const SIZES = [400_000, 1_000_000, 2_000_000, 5_000_000, 20_000_000]
/** The receiver waits so long before it greets, to see who talks too early. */
const GREETING_MS = 100
const GIVEN_BACK_MS = 120_000

export async function benchBombs(): Promise<void> {
  const around = await startSurroundings(400)
  const folder = await createFolder()
  const instance = await startInstance(folder.path, around.settings)
  const client = createClient(instance.url, 4)
  try {
    await report(instance, client, 0, around.webPort)
    await wait(2_000)
    const idle = await proportionalMemoryOfTree(instance.pid)
    const quiet = await meanwhile(instance, client, around.webPort, 100, wait(10_000))
    const begun = performance.now()
    const sent = throwBombs(instance, client)
    const during = await meanwhile(instance, client, around.webPort, 200, sent)
    const outcomes = await sent
    const seconds = (performance.now() - begun) / 1000
    const after = await proportionalMemoryOfTree(instance.pid)
    await wait(GIVEN_BACK_MS)
    const later = await proportionalMemoryOfTree(instance.pid)
    printTable(
      `${BOMBS} hostile mails of 0.4 to 20 MB at once, done after ${Math.round(seconds)} s: ${outcomes}`,
      ['what', 'before p50 / p95', 'meanwhile p50 / p95', 'aim (p95)'],
      [
        ['home page', spread(quiet.home), spread(during.home), '100 ms'],
        [
          `greeting, without its ${GREETING_MS} ms`,
          spread(quiet.greeting),
          spread(during.greeting),
          '100 ms',
        ],
        ['report of a mail of 10 kB', spread(quiet.report), spread(during.report), '2 s'],
      ],
    )
    console.log(
      `Memory of all processes (PSS): idle ${idle} MB, when the last was done ${after} MB, two minutes later ${later} MB.`,
    )
  } finally {
    client.close()
    await instance.stop()
    await folder.remove()
    await around.close()
  }
}

const spread = (values: number[]) => `${ms(percentile(values, 0.5))} / ${ms(percentile(values, 0.95))}`

/** Sends all of them and waits for their reports; answers how they ended. */
async function throwBombs(instance: Instance, client: Client): Promise<string> {
  const names = Object.keys(bombs)
  const ids: string[] = []
  for (let n = 0; n < BOMBS; n++) {
    const raw = Buffer.from(bombs[names[n % names.length]!]!(SIZES[n % SIZES.length]!))
    const { id, email } = await client.address()
    const sender = await openSender(instance.smtpPort, `203.0.113.${n + 1}`, 'bomb.example')
    await sender.send('a@bomb.example', email, raw)
    sender.close()
    ids.push(id)
  }
  const outcomes: Record<string, number> = {}
  for (const id of ids) {
    const { status } = await done(client, id)
    outcomes[status] = (outcomes[status] ?? 0) + 1
  }
  return Object.entries(outcomes)
    .map(([status, count]) => `${count} ${status}`)
    .join(', ')
}

async function done(client: Client, id: string) {
  for (;;) {
    const result = await client.result(id)
    if (result.status === 'completed' || result.status === 'failed') return result
    await wait(200)
  }
}

type Seen = { home: number[]; greeting: number[]; report: number[] }

async function meanwhile(
  instance: Instance,
  client: Client,
  webPort: number,
  from: number,
  until: Promise<unknown>,
): Promise<Seen> {
  const seen: Seen = { home: [], greeting: [], report: [] }
  let over = false
  until.finally(() => {
    over = true
  })
  const every = async (pause: number, look: () => Promise<void>) => {
    while (!over) {
      await look()
      await wait(pause)
    }
  }
  let shop = from
  await Promise.all([
    every(150, async () => void seen.home.push(await homePage(instance.url))),
    every(150, async () => void seen.greeting.push((await greeting(instance.smtpPort)) - GREETING_MS)),
    every(400, async () => void seen.report.push(await report(instance, client, shop++, webPort))),
  ])
  return seen
}

async function homePage(url: string): Promise<number> {
  const begun = performance.now()
  const [response] = await once(request(url, { agent: false }).end(), 'response')
  response.resume()
  await once(response, 'end')
  return performance.now() - begun
}

async function greeting(port: number): Promise<number> {
  const begun = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.write('PROXY TCP4 198.51.100.7 127.0.0.1 40000 25\r\n')
  await once(socket, 'data')
  socket.destroy()
  return performance.now() - begun
}

/** From the final dot to the event that the report is there. */
async function report(instance: Instance, client: Client, shop: number, webPort: number): Promise<number> {
  const from = createShop(shop % 400, webPort)
  const message = await newsletter(from, 'small')
  const { id, email } = await client.address()
  const end = await listenForEnd(instance.url, id)
  const sender = await openSender(instance.smtpPort, addressOf(from), heloOf(from))
  const dot = await sender.send(senderOf(from), email, message)
  sender.close()
  const completed = await end.completed
  end.close()
  return completed - dot
}
