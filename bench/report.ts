import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { median, ms, percentile, printTable } from './figures.ts'
import {
  type Client,
  createClient,
  createFolder,
  type Instance,
  listenForEnd,
  startInstance,
} from './instance.ts'
import { addressOf, type Bulk, createShop, heloOf, newsletter, senderOf } from './messages.ts'
import { openSender } from './sender.ts'
import { startSurroundings } from './surroundings.ts'

/**
 * From the final dot to a readable report: a real process, a new SMTP connection for each message, one after the
 * other, each from another sender, so that nothing of it is remembered. The report is readable when the event
 * `completed` has arrived and, asked at that moment, the API answers it whole.
 */
type Case = { name: string; bulk: Bulk; messages: number; settings?: Record<string, string>; aim: string }
type Times = { event: number; readable: number; coverage: number }

/** Answers the rows that it prints. */
export async function benchReport(): Promise<string[][]> {
  const silent = createSocket('udp4')
  silent.bind(0, '127.0.0.1')
  await once(silent, 'listening')
  const closed = createSocket('udp4')
  closed.bind(0, '127.0.0.1')
  await once(closed, 'listening')
  const closedPort = closed.address().port
  closed.close()
  const nobody = { ALLOW_PRIVATE_NETWORKS: 'off' }
  const cases: Case[] = [
    { name: '10 kB', bulk: 'small', messages: 60, aim: 'p50 150 ms, p95 400 ms' },
    { name: '100 kB', bulk: 'large', messages: 30, aim: '' },
    {
      name: '10 kB, resolver refuses',
      bulk: 'small',
      messages: 10,
      aim: 'max 5 s',
      settings: { ...nobody, DNS_SERVERS: `127.0.0.1:${closedPort}` },
    },
    {
      name: '10 kB, resolver is silent',
      bulk: 'small',
      messages: 10,
      aim: 'max 5 s',
      settings: { ...nobody, DNS_SERVERS: `127.0.0.1:${silent.address().port}` },
    },
  ]
  try {
    const rows = []
    for (const each of cases) rows.push(await measure(each))
    printTable(
      'From the final dot to a readable report, a new connection and sender for each message',
      [
        'message',
        'count',
        'event p50',
        'event p95',
        'readable p50',
        'readable p95',
        'max',
        'first',
        'coverage',
        'aim',
      ],
      rows,
    )
    return rows
  } finally {
    silent.close()
  }
}

async function measure({ name, bulk, messages, settings, aim }: Case): Promise<string[]> {
  const around = await startSurroundings(messages)
  const folder = await createFolder()
  const instance = await startInstance(folder.path, { ...around.settings, ...settings })
  const client = createClient(instance.url)
  try {
    const times: Times[] = []
    for (let number = 0; number < messages; number++) {
      times.push(await timeOne(instance, client, number, bulk, around.webPort))
    }
    const [events, readable] = [times.map(({ event }) => event), times.map(({ readable }) => readable)]
    return [
      name,
      String(messages),
      ms(median(events)),
      ms(percentile(events, 0.95)),
      ms(median(readable)),
      ms(percentile(readable, 0.95)),
      ms(Math.max(...readable)),
      ms(readable[0]!),
      `${Math.round(100 * median(times.map(({ coverage }) => coverage)))} %`,
      aim,
    ]
  } finally {
    client.close()
    await instance.stop()
    await around.close()
    await folder.remove()
  }
}

async function timeOne(
  instance: Instance,
  client: Client,
  number: number,
  bulk: Bulk,
  webPort: number,
): Promise<Times> {
  const { id, email } = await client.address()
  const shop = createShop(number, webPort)
  const message = await newsletter(shop, bulk, email)
  const [events, sender] = [
    await listenForEnd(instance.url, id),
    await openSender(instance.smtpPort, addressOf(shop), heloOf(shop)),
  ]
  try {
    const begun = await sender.send(senderOf(shop), email, message)
    const event = (await events.completed) - begun
    for (let tries = 0; tries < 200; tries++) {
      const result = await client.result(id)
      if (result.status === 'failed') break
      if (result.status === 'completed')
        return { event, readable: performance.now() - begun, coverage: result.coverage ?? 0 }
      await wait(10)
    }
    throw new Error(`message ${number} has no report`)
  } finally {
    events.close()
    sender.close()
  }
}
