import { once } from 'node:events'
import { request } from 'node:http'
import { median, ms, percentile, printTable } from './figures.ts'
import { createClient, createFolder, type Instance, startInstance } from './instance.ts'
import { eachOf, type Parts, processorTimeByRole, roles, sumOf, watchMemory } from './journeys/tree.ts'
import { addressOf, createShop, heloOf, newsletter, senderOf } from './messages.ts'
import { openSender } from './sender.ts'
import { startSurroundings } from './surroundings.ts'

/**
 * From the final dot to the first picture, and to all screenshots and three heat maps, one mail at a time; then 20 mails
 * at once. Beside it what says more on a busy machine: the processor time of a mail and the most memory, of all processes
 * and by what they are for.
 */
const ONE_BY_ONE = 15
const AT_ONCE = 20

export async function benchPictures(): Promise<void> {
  const around = await startSurroundings(ONE_BY_ONE + AT_ONCE + 1)
  const folder = await createFolder()
  const instance = await startInstance(folder.path, { ...around.settings, PICTURES: 'on' })
  try {
    const draw = (number: number) => timeOf(instance, number, around.webPort)
    const first = await draw(0)
    const aloneCost = await watchCost(instance.pid)
    const alone: Drawn[] = []
    for (let number = 1; number <= ONE_BY_ONE; number++) alone.push(await draw(number))
    const costAlone = await aloneCost.end(ONE_BY_ONE)
    const togetherCost = await watchCost(instance.pid)
    const begun = performance.now()
    const together = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => draw(ONE_BY_ONE + 1 + index)),
    )
    const took = performance.now() - begun
    const costTogether = await togetherCost.end(AT_ONCE)
    printTable(
      'Pictures: from the final dot on (10 kB newsletter, 3 pictures)',
      ['what', 'first picture p50', 'all p50', 'all p95', 'screenshots', 'heat maps'],
      [
        ['first one, browser starts', ...spread([first])],
        [`${ONE_BY_ONE} one by one`, ...spread(alone)],
        [`${AT_ONCE} at once`, ...spread(together)],
      ],
    )
    console.log(`\n${AT_ONCE} at once: all done after ${ms(took)}`)
    printTable(
      'Processor time of a mail, ms, and the most memory, MB',
      ['what', 'all', ...roles],
      [
        ['one by one, ms a mail', ...rowOf(costAlone.ms)],
        ['at once, ms a mail', ...rowOf(costTogether.ms)],
        ['one by one, MB', ...rowOf(costAlone.megabytes)],
        ['at once, MB', ...rowOf(costTogether.megabytes)],
      ],
    )
  } finally {
    await instance.stop()
    await around.close()
    await folder.remove()
  }
}

const rowOf = (parts: Parts) =>
  [sumOf(parts), ...roles.map((role) => parts[role])].map((value) => value.toFixed(0))

/** Of a whole instance from now on. */
async function watchCost(pid: number) {
  const before = await processorTimeByRole(pid)
  const memory = watchMemory(pid)
  return {
    async end(mails: number): Promise<{ ms: Parts; megabytes: Parts }> {
      const after = await processorTimeByRole(pid)
      const megabytes = await memory.end()
      return { ms: eachOf((role) => (after[role] - before[role]) / mails), megabytes }
    },
  }
}

type Drawn = { firstMs: number; ms: number; screenshots: number; heatMaps: number }

async function timeOf(instance: Instance, number: number, webPort: number): Promise<Drawn> {
  const client = createClient(instance.url)
  const shop = createShop(number, webPort)
  const { id, email } = await client.address()
  const message = await newsletter(shop, 'small', email)
  const { first, drawn } = await listenForPictures(instance.url, id)
  const sender = await openSender(instance.smtpPort, addressOf(shop), heloOf(shop))
  const begun = performance.now()
  await sender.send(senderOf(shop), email, message)
  const ended = await drawn
  sender.close()
  const { screenshots } = JSON.parse((await client.get(`/api/emails/${id}/screenshots`)).body)
  const { devices } = JSON.parse((await client.get(`/api/emails/${id}/heatmap`)).body)
  client.close()
  const ready = (rows: { status: string }[]) => rows.filter(({ status }) => status === 'ready').length
  return {
    firstMs: (await first) - begun,
    ms: ended - begun,
    screenshots: ready(screenshots),
    heatMaps: ready(devices),
  }
}

/** Once the stream is open: the moments of the first picture of the mail and of the last, by `performance.now()`. */
async function listenForPictures(
  base: string,
  id: string,
): Promise<{ first: Promise<number>; drawn: Promise<number> }> {
  const call = request(`${base}/api/emails/${id}/events`, { agent: false })
  call.end()
  const [response] = await once(call, 'response')
  const firstSeen = Promise.withResolvers<number>()
  const allSeen = Promise.withResolvers<number>()
  let text = ''
  response.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    if (text.includes('"type":"picture"')) firstSeen.resolve(performance.now())
    if (!text.includes('"type":"pictures"')) return
    // Where all drawings failed none came before.
    firstSeen.resolve(performance.now())
    allSeen.resolve(performance.now())
    call.destroy()
  })
  call.setTimeout(240_000, () => allSeen.reject(new Error('no pictures within four minutes')))
  allSeen.promise.catch(firstSeen.reject)
  firstSeen.promise.catch(() => undefined)
  return { first: firstSeen.promise, drawn: allSeen.promise }
}

function spread(rows: Drawn[]): string[] {
  const all = rows.map((row) => row.ms)
  const least = (of: 'screenshots' | 'heatMaps') => `${Math.min(...rows.map((row) => row[of]))} each`
  return [
    ms(median(rows.map((row) => row.firstMs))),
    ms(median(all)),
    ms(percentile(all, 0.95)),
    least('screenshots'),
    least('heatMaps'),
  ]
}
