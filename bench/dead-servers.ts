import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { exampleDns, send } from '../tests/instance.ts'
import { ms, percentile, printTable } from './figures.ts'
import { type Client, createClient, createFolder, type Instance, startInstance } from './instance.ts'

/**
 * From the final dot until nothing of a report will still change, where pictures, fonts, style sheets and links of the
 * mail lead to servers that do not answer, and on a machine whose resolver does not. Published templates with remote
 * pictures, one at a time and then 20 at once.
 */
const ONE_BY_ONE = 10
const AT_ONCE = 20
const PATIENCE = 400_000

/** Servers that take connections and questions, and never say anything. */
async function startSilence() {
  const tcp = createServer((socket) => socket.on('error', () => undefined))
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const udp = createSocket('udp4')
  udp.bind(0, '127.0.0.1')
  await once(udp, 'listening')
  return {
    web: `127.0.0.1:${(tcp.address() as AddressInfo).port}`,
    resolver: `127.0.0.1:${udp.address().port}`,
    close() {
      tcp.close()
      udp.close()
    },
  }
}

type World = { name: string; settings: Record<string, string>; html(source: string): string; close(): void }

/** What the templates link to, in the place of each host. */
const atHost = (source: string, host: string) => source.replace(/https?:\/\/[a-z0-9.-]+/gi, `http://${host}`)

async function worlds(): Promise<World[]> {
  const silence = await startSilence()
  const dns = await exampleDns()
  const common = { PICTURES: 'on', ALLOW_PRIVATE_NETWORKS: 'on', REQUESTS_PER_MINUTE: '10000000' }
  return [
    {
      name: 'no resolver answers',
      settings: { ...common, DNS_SERVERS: silence.resolver },
      html: (source) => source,
      close: () => undefined,
    },
    {
      name: 'web servers are silent',
      settings: { ...common, DNS_SERVERS: dns.address },
      html: (source) => atHost(source, silence.web),
      close() {
        silence.close()
        void dns.close()
      },
    },
  ]
}

/** The sources of published templates with pictures; what they name by a path is put on a server. */
async function readTemplates(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../shared/data/templates')
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.html'))
  const sources = await Promise.all(paths.toSorted().map((path) => readFile(join(folder, path), 'utf8')))
  const relative = /(<img[^>]+src=["'])(?!https?:|data:|cid:)/gi
  const remote = sources
    .filter((source) => /<img/i.test(source))
    .map((source) => source.replace(relative, '$1https://files.letter.example/'))
  if (remote.length < ONE_BY_ONE)
    throw new Error(`only ${remote.length} templates with pictures in ${folder}`)
  return remote
}

const mailOf = (html: string) =>
  [
    'From: Harbor & Pine <hello@harborandpine.example>',
    'To: you@receiver.example',
    'Subject: Four weekends by the sea',
    'List-Unsubscribe: <https://harborandpine.example/u>',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(html).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n')

type Ended = { reportMs: number; finalMs: number; graded: boolean; ready: boolean; pending: number }

/** Asks for the report until none of its parts is pending and nothing is to be drawn again. */
async function follow(client: Client, id: string, begun: number): Promise<Ended> {
  let reportMs = Number.NaN
  while (performance.now() - begun < PATIENCE) {
    const result = await client.result(id)
    if (result.status === 'completed' && Number.isNaN(reportMs)) reportMs = performance.now() - begun
    const { screenshots, heatmap } = result.features ?? {}
    const shots = JSON.parse((await client.get(`/api/emails/${id}/screenshots`)).body)
    const isFinal =
      result.status === 'completed' &&
      screenshots !== 'pending' &&
      heatmap !== 'pending' &&
      !['waiting', 'drawing'].includes(shots.again?.state)
    if (isFinal)
      return {
        reportMs,
        finalMs: performance.now() - begun,
        graded: result.grade !== null,
        ready: screenshots === 'ready' && heatmap === 'ready',
        pending: shots.screenshots.filter(({ status }: { status: string }) => status === 'pending').length,
      }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${id} was not final within ${ms(PATIENCE)}`)
}

async function test(instance: Instance, html: string): Promise<Ended> {
  const client = createClient(instance.url)
  const { id, email } = await client.address()
  await send(instance.smtpPort, email, mailOf(html), 'hello@harborandpine.example')
  const ended = await follow(client, id, performance.now())
  client.close()
  return ended
}

const rowOf = (name: string, ended: Ended[]) => {
  const all = ended.map(({ finalMs }) => finalMs)
  const count = (is: (each: Ended) => boolean) => `${ended.filter(is).length} of ${ended.length}`
  return [
    name,
    ms(
      percentile(
        ended.map(({ reportMs }) => reportMs),
        0.5,
      ),
    ),
    ms(percentile(all, 0.5)),
    ms(Math.max(...all)),
    count(({ ready }) => ready),
    count(({ graded }) => graded),
  ]
}

export async function benchDeadServers(): Promise<void> {
  const templates = await readTemplates()
  const rows: string[][] = []
  for (const world of await worlds()) {
    const folder = await createFolder()
    const instance = await startInstance(folder.path, world.settings)
    try {
      const sources = templates.map(world.html)
      await test(instance, sources.at(-1)!)
      const alone: Ended[] = []
      for (const html of sources.slice(0, ONE_BY_ONE)) alone.push(await test(instance, html))
      rows.push(rowOf(`${world.name}, one by one`, alone))
      const many = Array.from({ length: AT_ONCE }, (_, at) => sources[at % sources.length]!)
      rows.push(
        rowOf(
          `${world.name}, ${AT_ONCE} at once`,
          await Promise.all(many.map((html) => test(instance, html))),
        ),
      )
    } finally {
      await instance.stop()
      await folder.remove()
      world.close()
    }
  }
  printTable(
    'Published templates whose files nobody delivers: from the final dot on',
    ['what', 'report p50', 'final p50', 'final, the last', 'pictures and maps ready', 'graded'],
    rows,
  )
}
