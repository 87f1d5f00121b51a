import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSpool } from '#storage/spool/open.ts'
import { readyForData } from './dialogue.ts'

const source = (path: string) => JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href)

/** A receiver with a spool and nothing behind it, in a process that can be killed. */
const program = `
const { createReceiver } = await import(${source('smtp/receiver.ts')})
const { openSpool } = await import(${source('storage/spool/open.ts')})
const spool = await openSpool(process.argv[2], { segmentBytes: 100000 })
let count = 0
const receiver = createReceiver({
  host: '127.0.0.1', port: 0, hostname: 'mx.in.example', tls: null, greetingDelay: false,
  recognize: () => ({ ok: true, id: 'x' }),
  accept: ({ raw, session }) => spool.write({ id: String(count += 1), meta: session, raw }),
  log: { debug() {}, info() {}, warn() {}, error() {} },
})
process.send(await receiver.listen())
`

test('after kill -9 every message that got a 250 is in the spool, with its session', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'durable-'))
  const script = join(folder, 'server.mjs')
  await writeFile(script, program)
  const child = fork(script, [join(folder, 'spool')])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]

  const promised: string[] = []
  const sendUntilKilled = async (n: number) => {
    const client = await readyForData(port, `test-${n}@in.example`)
    for (let i = 0; ; i += 1) {
      const name = `mail ${n}-${i}`
      if ((await client.say('DATA')) === '') return
      const answer = await client.say(`Subject: ${name}\r\n\r\n${'x'.repeat(2000)}\r\n.`)
      if (answer.startsWith('250')) promised.push(name)
      if (promised.length === 150) child.kill('SIGKILL')
      await client.say('MAIL FROM:<a@b.example>')
      await client.say(`RCPT TO:<test-${n}@in.example>`)
    }
  }
  await Promise.allSettled(Array.from({ length: 12 }, (_, n) => sendUntilKilled(n)))

  const spool = await openSpool(join(folder, 'spool'))
  const found = new Map<string, unknown>()
  for await (const { raw, meta } of spool.replay()) {
    found.set(/^Subject: (.*)\r\n/.exec(Buffer.from(raw).toString())?.[1] ?? '', meta)
  }
  expect(promised.length).toBeGreaterThanOrEqual(150)
  expect(promised.filter((name) => !found.has(name))).toEqual([])
  expect(found.get(promised[0]!)).toMatchObject({
    source: 'smtp',
    helo: 'client.example',
    hostname: 'mx.in.example',
  })
  await spool.close()
  await rm(folder, { recursive: true, force: true })
})
