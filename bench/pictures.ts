import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { printTable } from './figures.ts'
import { createClient, createFolder, type Instance, startInstance } from './instance.ts'
import { addressOf, createShop, heloOf, newsletter, senderOf } from './messages.ts'
import { openSender } from './sender.ts'
import { startSurroundings } from './surroundings.ts'

/**
 * From the final dot to all screenshots and three heat maps, one mail at a time; then 20 mails at once, with the
 * memory of the whole tree of processes, browser included.
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
    const alone: Drawn[] = []
    for (let number = 1; number <= ONE_BY_ONE; number++) alone.push(await draw(number))
    const watch = watchMemory(instance.pid)
    const begun = performance.now()
    const together = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => draw(ONE_BY_ONE + 1 + index)),
    )
    const took = performance.now() - begun
    const most = await watch.end()
    printTable(
      'Pictures: from the final dot to all screenshots and heat maps (10 kB newsletter, 3 pictures)',
      ['what', 'p50', 'p95', 'screenshots', 'heat maps'],
      [
        ['first one, browser starts', ms(first.ms), '', `${first.screenshots}`, `${first.heatMaps}`],
        [`${ONE_BY_ONE} one by one`, ...spread(alone)],
        [`${AT_ONCE} at once`, ...spread(together)],
      ],
    )
    console.log(
      `${AT_ONCE} at once: all done after ${ms(took)}; most memory ${most ? `${Math.round(most)} MB, browser included` : 'unknown: there is no /proc here'}`,
    )
  } finally {
    await instance.stop()
    await around.close()
    await folder.remove()
  }
}

type Drawn = { ms: number; screenshots: number; heatMaps: number }

async function timeOf(instance: Instance, number: number, webPort: number): Promise<Drawn> {
  const client = createClient(instance.url)
  const shop = createShop(number, webPort)
  const { id, email } = await client.address()
  const message = await newsletter(shop, 'small', email)
  const { drawn } = await listenForPictures(instance.url, id)
  const sender = await openSender(instance.smtpPort, addressOf(shop), heloOf(shop))
  const begun = performance.now()
  await sender.send(senderOf(shop), email, message)
  const ended = await drawn
  sender.close()
  const { screenshots } = JSON.parse((await client.get(`/api/emails/${id}/screenshots`)).body)
  const { devices } = JSON.parse((await client.get(`/api/emails/${id}/heatmap`)).body)
  client.close()
  const ready = (rows: { status: string }[]) => rows.filter(({ status }) => status === 'ready').length
  return { ms: ended - begun, screenshots: ready(screenshots), heatMaps: ready(devices) }
}

/** Once the stream is open: `drawn` is the moment of its last picture, by `performance.now()`. */
async function listenForPictures(base: string, id: string): Promise<{ drawn: Promise<number> }> {
  const call = request(`${base}/api/emails/${id}/events`, { agent: false })
  call.end()
  const [response] = await once(call, 'response')
  const drawn = new Promise<number>((resolve, reject) => {
    let text = ''
    response.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-2000)
      if (!text.includes('"type":"pictures"')) return
      resolve(performance.now())
      call.destroy()
    })
    call.setTimeout(240_000, () => reject(new Error('no pictures within four minutes')))
  })
  drawn.catch(() => undefined)
  return { drawn }
}

function spread(rows: Drawn[]): string[] {
  const sorted = rows.map((row) => row.ms).toSorted((a, b) => a - b)
  const at = (share: number) => ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)
  const least = (of: 'screenshots' | 'heatMaps') => `${Math.min(...rows.map((row) => row[of]))} each`
  return [at(0.5), at(0.95), least('screenshots'), least('heatMaps')]
}

const ms = (value: number) => `${Math.round(value)} ms`

/** The most resident memory of a process and all its descendants, MB, looked at four times a second. */
function watchMemory(pid: number) {
  let most = 0
  let ended = false
  const look = async () => {
    while (!ended) {
      most = Math.max(most, await treeMemory(pid))
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  const looking = look()
  return {
    async end() {
      ended = true
      await looking
      return most
    },
  }
}

async function treeMemory(root: number): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const rows = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
      return { pid: Number(pid), parent: field('PPid'), kilobytes: await proportional(pid, field('VmRSS')) }
    }),
  )
  const tree = new Set([root])
  for (let before = 0; before < tree.size; ) {
    before = tree.size
    for (const { pid, parent } of rows) if (tree.has(parent)) tree.add(pid)
  }
  return rows.filter(({ pid }) => tree.has(pid)).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024
}

/** Pages that processes share count once in all (Pss), where the kernel tells. */
async function proportional(pid: string, resident: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? resident)
}
