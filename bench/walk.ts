import { Agent, request } from 'node:http'
import { confirm, register } from './account.ts'
import { percentile, printTable } from './figures.ts'
import { createFolder, type Instance, listenForEnd, startInstance } from './instance.ts'
import { createShop, newsletter } from './messages.ts'

/**
 * What one caller can do to another's page: each operation of the API document is pressed by 16 connections of many networks
 * with its dearest bodies, legal and not, while a page and /healthz are asked from another network.
 * `node bench/main.ts walk`. The table has the operations that held the page up most.
 */

const CONNECTIONS = 16
const SECONDS = 1.2
const WORST = 25
const WARM_UP = 10
const email = 'walker@example.org'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  maxLength?: number
  maxItems?: number
  anyOf?: Schema[]
  format?: string
}
type Body = { type: string; data: Buffer }
type Operation = { method: string; path: string; bodies: Body[] }

export async function benchWalk(): Promise<void> {
  const folder = await createFolder()
  const instance = await startInstance(folder.path, { LOG_LEVEL: 'warn', TRUST_PROXY: 'true' })
  try {
    await register(instance.url, email)
    const token = await confirm(instance.url, email)
    const operations = await operationsOf(instance, await testOf(instance, token))
    // What a process does only in its first seconds is no operation's.
    for (let turn = 0; turn < WARM_UP; turn++) await pressed(instance, null, token)
    const idle = await pressed(instance, null, token)
    const found: { name: string; page: number; health: number; answers: string }[] = []
    for (const operation of operations) {
      const seen = await pressed(instance, operation, token)
      found.push({ name: `${operation.method} ${operation.path}`, ...seen })
    }
    found.sort((a, b) => b.page - a.page)
    const row = ({ name, page, health, answers }: (typeof found)[number]) => [
      name,
      page.toFixed(0),
      health.toFixed(0),
      answers,
    ]
    const head = ['operation', 'page p95, ms', '/healthz p95, ms', 'answers']
    printTable(`${found.length} operations, pressed by ${CONNECTIONS} connections each`, head, [
      row({ name: 'nothing', ...idle }),
      ...found.slice(0, WORST).map(row),
    ])
  } finally {
    await instance.stop()
    await folder.remove()
  }
}

/** The id of a test whose report is there. */
async function testOf({ url }: Instance, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' }
  const body = new Uint8Array(await newsletter(createShop(0), 'large'))
  const { id } = (await (await fetch(`${url}/api/emails`, { method: 'POST', headers, body })).json()) as {
    id: string
  }
  await (await listenForEnd(url, id)).completed
  return id
}

/** `id`: of a test. What ends the session comes last. */
async function operationsOf({ url }: Instance, id: string): Promise<Operation[]> {
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema?: Schema }> } }>>
  }
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/(?<=emails\/|compare\/)\{[^}]+\}/g, id).replaceAll(/\{[^}]+\}/g, 'a'.repeat(20)),
      bodies: requestBody ? bodiesOf(requestBody.content?.['application/json']?.schema ?? {}) : [],
    })),
  )
  const isLast = ({ path }: Operation) => path.endsWith('/logout')
  return [...all.filter((one) => !isLast(one)), ...all.filter(isLast)]
}

const text = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length)
const jsonOf = (data: unknown): Body => ({
  type: 'application/json',
  data: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
})

/** Texts on which expressions that are not linear take longest. */
const seeds = [
  'user not takcertakcer',
  'url(',
  '<a href="',
  'a@',
  ' \t',
  'v=spf1 include:',
  '((((',
  '\u{1f950}',
]

function bodiesOf(schema: Schema): Body[] {
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`a${n}`, n]))
  const boundary = Array.from(
    { length: 1_500 },
    (_, n) => `--b\r\nContent-Disposition: form-data; name="${n}"\r\n\r\n1`,
  )
  return [
    jsonOf(wide),
    jsonOf('['.repeat(60_000)),
    jsonOf(`{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    jsonOf({ a: text('x', 60_000) }),
    { type: 'multipart/form-data; boundary=b', data: Buffer.from(`${boundary.join('\r\n')}\r\n--b--\r\n`) },
    ...seeds.flatMap((seed) => [
      jsonOf(exampleOf(schema, seed, 60_000)),
      jsonOf(exampleOf(schema, seed, 1_900)),
    ]),
  ]
}

/** A value of this schema whose texts are as long as they may be; `most`: octets of a text that has no bound. */
function exampleOf(schema: Schema, seed: string, most: number): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0]!, seed, most)
  const [type] = [schema.type].flat()
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(fields.map(([name, one]) => [name, exampleOf(one, seed, most / fields.length)]))
  }
  if (type === 'array') {
    const length = Math.min(schema.maxItems ?? 1_000, 1_000)
    return Array.from({ length }, () => exampleOf(schema.items ?? {}, seed, most / length))
  }
  if (type === 'number' || type === 'integer') return 1
  if (type === 'boolean') return true
  if (schema.format === 'email') return `${text('a+', 60)}@${text('b.', 120)}example.org`
  return text(seed, Math.min(schema.maxLength ?? Number.POSITIVE_INFINITY, most))
}

async function pressed(instance: Instance, operation: Operation | null, token: string) {
  const end = performance.now() + SECONDS * 1000
  const answers = new Map<number, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const press = async (number: number) => {
    for (let turn = number; operation && performance.now() < end; turn += CONNECTIONS) {
      const body = operation.bodies[turn % Math.max(operation.bodies.length, 1)]
      const status = await ask(instance.url, agent, operation, {
        body,
        headers: {
          // From many networks, as the limits of one would end what is measured here.
          'x-forwarded-for': `100.64.${(turn >> 8) % 256}.${turn % 256}`,
          authorization: `Bearer ${token}`,
          'sec-fetch-site': 'same-origin',
        },
      })
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }
  const look = async (path: string, network: string) => {
    const own = new Agent({ keepAlive: true, maxSockets: 1 })
    const times: number[] = []
    while (performance.now() < end) {
      const begun = performance.now()
      await ask(instance.url, own, { method: 'GET', path }, { headers: { 'x-forwarded-for': network } })
      times.push(performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    own.destroy()
    return percentile(times, 0.95)
  }
  const pressing = Array.from({ length: CONNECTIONS }, (_, number) => press(number))
  const [page, health] = await Promise.all([
    look('/spam-test', '198.51.100.7'),
    look('/healthz', '203.0.113.7'),
  ])
  agent.destroy()
  await Promise.all(pressing)
  const counts = [...answers]
    .toSorted(([, a], [, b]) => b - a)
    .map(([status, count]) => `${count} x ${status}`)
  return { page, health, answers: counts.join(', ') }
}

type Asked = { body?: Body; headers: Record<string, string> }

/** The status; 0 for a connection that ended without one. */
function ask(
  url: string,
  agent: Agent,
  to: { method: string; path: string },
  { body, headers }: Asked,
): Promise<number> {
  return new Promise((resolve) => {
    const own = {
      ...headers,
      ...(body && { 'content-type': body.type, 'content-length': String(body.data.length) }),
    }
    const call = request(`${url}${to.path}`, { agent, method: to.method, headers: own }, (response) => {
      const stream = response.headers['content-type']?.startsWith('text/event-stream')
      if (stream) response.destroy()
      response.resume()
      response.once('close', () => resolve(response.statusCode ?? 0))
    })
    call.once('error', () => resolve(0))
    call.end(body?.data)
  })
}
