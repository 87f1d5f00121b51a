import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { createReceiver } from '#smtp/receiver.ts'
import { openSpool } from '#storage/spool/open.ts'

/**
 * Durable messages accepted per second: our receiver with the spool, beside a plain smtp-server that throws the
 * octets away. Server and client are one process each and share the machine's cores, the client being the same
 * code for both. The spool is on the disk of this project. `node bench/receive.ts` prints the table.
 */
export type ReceiveRow = {
  connections: number
  messages: number
  /** Messages per second. */
  plain: number
  ours: number
  ratio: number
  /** Processor time of the server process per message, microseconds: less shaken by whatever else the machine does. */
  plainCpu: number
  oursCpu: number
  /** Resident memory of our server at the end, MB. */
  oursMemory: number
}

const LOADS = [
  { connections: 1, messages: 4000 },
  { connections: 20, messages: 20_000 },
  { connections: 400, messages: 20_000 },
]
const ROUNDS = 3

/** Runs every load three times on each server, in turn, and takes the median. */
export async function benchReceive(): Promise<ReceiveRow[]> {
  const rows: ReceiveRow[] = []
  for (const { connections, messages } of LOADS) {
    const plain: Measured[] = []
    const ours: Measured[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(await measure('plain', connections, messages))
      ours.push(await measure('ours', connections, messages))
    }
    const [plainRate, oursRate] = [median(plain, 'rate'), median(ours, 'rate')]
    rows.push({
      connections,
      messages,
      plain: plainRate,
      ours: oursRate,
      ratio: oursRate / plainRate,
      plainCpu: median(plain, 'cpu') / messages,
      oursCpu: median(ours, 'cpu') / messages,
      oursMemory: median(ours, 'memory'),
    })
  }
  return rows
}

type Measured = { rate: number; cpu: number; memory: number }

function median(rounds: Measured[], of: keyof Measured): number {
  return rounds.map((round) => round[of]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!
}

async function measure(server: 'plain' | 'ours', connections: number, messages: number): Promise<Measured> {
  const child = start(server)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const client = start('client', port, connections, messages)
  const [{ rate }] = (await once(client, 'message')) as [{ rate: number }]
  child.send('stop')
  const [{ cpu, memory }] = (await once(child, 'message')) as [Omit<Measured, 'rate'>]
  if (child.exitCode === null) await once(child, 'exit')
  return { rate, cpu, memory }
}

function start(...args: (string | number)[]): ChildProcess {
  return fork(import.meta.filename, args.map(String), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

async function servePlain(): Promise<void> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      stream.on('end', () => callback())
      stream.resume()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  await untilStopped((server.server.address() as AddressInfo).port)
}

async function serveOurs(): Promise<void> {
  const cache = join(import.meta.dirname, '../node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'bench-spool-'))
  const spool = await openSpool(folder)
  let taken = 0
  const receiver = createReceiver({
    host: '127.0.0.1',
    port: 0,
    hostname: 'mx.in.example',
    tls: null,
    recognize: () => ({ ok: true, id: 'bench' }),
    async accept({ raw, session }) {
      taken += 1
      const id = `m${taken}`
      await spool.write({ id, meta: session, raw })
      // As if the database had it by then.
      setImmediate(() => spool.remove(id))
    },
    log: { debug() {}, info() {}, warn() {}, error: console.error },
  })
  await untilStopped((await receiver.listen()).port)
  await rm(folder, { recursive: true, force: true })
}

async function untilStopped(port: number): Promise<void> {
  const before = process.cpuUsage()
  process.send?.({ port })
  await once(process, 'message')
  const { user, system } = process.cpuUsage(before)
  process.send?.({ cpu: user + system, memory: Math.round(process.memoryUsage.rss() / 1e6) })
}

/** A newsletter of 10,000 octets as it goes over the line, style rules that begin with a dot included. */
function newsletter(): Buffer {
  const head = [
    'From: Shop <news@shop.example>',
    'To: test@in.example',
    'Subject: Your autumn offers',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html><head><style>',
    '..button { color: #fff }',
    '..footer { color: #666 }',
    '</style></head><body>',
  ]
  const line = '<p style=3D"margin:0">Warm coats, dry boots and a hot drink for all of us.</p>'
  const end = '</body></html>\r\n.\r\n'
  let text = `${head.join('\r\n')}\r\n`
  while (text.length + line.length + 2 + end.length <= 10_000) text += `${line}\r\n`
  return Buffer.from(text + end)
}

async function runClient(port: number, connections: number, messages: number): Promise<void> {
  const mail = newsletter()
  const each = Math.floor(messages / connections)
  const clients = await Promise.all(Array.from({ length: connections }, () => openClient(port)))
  const begun = performance.now()
  await Promise.all(clients.map((client) => client.send(mail, each)))
  const seconds = (performance.now() - begun) / 1000
  process.send?.({ rate: Math.round((each * connections) / seconds) })
  for (const client of clients) client.close()
  process.disconnect?.()
}

const ENVELOPE = Buffer.from('MAIL FROM:<news@shop.example>\r\nRCPT TO:<test@in.example>\r\nDATA\r\n')

/** A raw socket that pipelines the envelope, as mail servers do, and waits for 354 and for the final 250. */
async function openClient(port: number) {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  let awaited = 0
  let wake: () => void = () => undefined
  socket.on('data', (chunk: Buffer) => {
    for (let at = 0, end = chunk.indexOf(10); end >= 0; at = end + 1, end = chunk.indexOf(10, at)) {
      const isLast = chunk[at + 3] !== 0x2d
      if (chunk[at]! > 0x33) throw new Error(chunk.toString('latin1', at, end))
      if (isLast) awaited -= 1
    }
    if (awaited === 0) wake()
  })
  const replies = (count: number) =>
    new Promise<void>((resolve) => {
      awaited += count
      wake = resolve
    })
  await replies(1)
  socket.write('EHLO client.example\r\n')
  await replies(1)
  return {
    async send(mail: Buffer, times: number) {
      for (let sent = 0; sent < times; sent += 1) {
        socket.write(ENVELOPE)
        await replies(3)
        socket.write(mail)
        await replies(1)
      }
    },
    close: () => socket.destroy(),
  }
}

export function printReceive(rows: ReceiveRow[]): void {
  console.log('Durable messages per second, 10 kB newsletter, one server process')
  console.log(
    `${availableParallelism()} cores shared by server and client, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
  )
  console.log(
    '| connections | plain smtp-server, discards | our receiver + spool, synced | ratio | CPU plain | CPU ours | our memory |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const row of rows) {
    const cpu = `${row.plainCpu.toFixed(0)} µs | ${row.oursCpu.toFixed(0)} µs`
    const rates = `${row.plain} | ${row.ours} | ${row.ratio.toFixed(2)}`
    console.log(`| ${row.connections} | ${rates} | ${cpu} | ${row.oursMemory} MB |`)
  }
}

if (import.meta.main) {
  const [role, ...numbers] = process.argv.slice(2)
  const [port = 0, connections = 1, messages = 1] = numbers.map(Number)
  if (role === 'plain') await servePlain()
  else if (role === 'ours') await serveOurs()
  else if (role === 'client') await runClient(port, connections, messages)
  else printReceive(await benchReceive())
  if (role === 'plain' || role === 'ours') process.exit(0)
}
