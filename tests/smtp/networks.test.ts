import { afterEach, describe, expect, test } from 'vitest'
import type { ReceiverOptions } from '#smtp/types.ts'
import { Dialogue, type Stage, stage } from './dialogue.ts'

/** No network takes everything: slots and octets are shared. A balancer tells the addresses, since loopback has none of these. */

let open: Stage | undefined
let clients: Dialogue[] = []
afterEach(async () => {
  for (const client of clients) client.close()
  clients = []
  await open?.receiver.close()
  open = undefined
})

async function start(options: Partial<ReceiverOptions> = {}): Promise<Stage> {
  open = await stage({ proxyProtocol: ['127.0.0.1'], ...options })
  return open
}

async function from(address: string): Promise<{ client: Dialogue; greeting: string }> {
  const client = Dialogue.to(open!.port)
  clients.push(client)
  const version = address.includes(':') ? 'TCP6' : 'TCP4'
  const here = address.includes(':') ? '::1' : '127.0.0.1'
  client.write(`PROXY ${version} ${address} ${here} 4711 25\r\n`)
  return { client, greeting: await client.reply() }
}

async function sendsMail(address: string): Promise<string> {
  const { client, greeting } = await from(address)
  if (!greeting.startsWith('220')) return greeting
  await client.say('EHLO honest.example')
  await client.say('MAIL FROM:<from@honest.example>')
  await client.say('RCPT TO:<test-abc@in.example>')
  await client.say('DATA')
  const answer = await client.say('Subject: x\r\n\r\nbody\r\n.')
  client.close()
  return answer
}

/** Opens connections until `rounds` in a row are refused; each stays open. */
async function occupy(addresses: string[], each: number): Promise<number> {
  let inside = 0
  for (let n = 0; n < each; n++) {
    for (const address of addresses) if ((await from(address)).greeting.startsWith('220')) inside += 1
  }
  return inside
}

const many = (count: number, name: (n: number) => string) => Array.from({ length: count }, (_, n) => name(n))
const honest = ['198.51.100.7', '2001:db8:ffff::7']

describe('slots, all taken that can be had', () => {
  test.each([
    ['eleven addresses of one /64', many(11, (n) => `2001:db8::${n + 1}`), 50],
    ['a /48 with forty /64', many(40, (n) => `2001:db8:0:${(n * 16).toString(16)}::1`), 200],
    ['eleven addresses of IPv4', many(11, (n) => `192.0.2.${n + 1}`), 450],
    ['eleven addresses of IPv4 that come as IPv6', many(11, (n) => `::ffff:192.0.2.${n + 1}`), 450],
  ])('%s: others send mail throughout', async (_name, addresses, most) => {
    await start({ maxClients: 500, maxClientsPerAddress: 50 })
    const rounds = Math.ceil(600 / addresses.length)
    expect(await occupy(addresses, rounds)).toBeLessThanOrEqual(most)
    for (const address of honest) expect(await sendsMail(address)).toMatch(/^250/)
    expect((await from(addresses[0]!)).greeting).toMatch(/^421 4\.7\.0 /)
  })
})

test('octets of messages under way: one /64 has a share, others send mail', async () => {
  await start({ maxBuffered: 400_000, maxSize: 200_000 })
  const attackers = many(8, (n) => `2001:db8::${n + 1}`)
  const answers: string[] = []
  for (const address of attackers) {
    const { client } = await from(address)
    await client.say('EHLO evil.example')
    await client.say('MAIL FROM:<from@evil.example>')
    await client.say('RCPT TO:<test-abc@in.example>')
    await client.say('DATA')
    // Held, not ended: the octets stay in memory.
    client.write(`Subject: x\r\n\r\n${'x'.repeat(70)}\r\n`.padEnd(60_000, 'held back line\r\n'))
    answers.push(address)
  }
  expect(answers).toHaveLength(8)
  for (const address of honest) expect(await sendsMail(address)).toMatch(/^250/)
})

test('whoever says that too much waits may say it of one network alone', async () => {
  await start({ overloaded: (address) => address === '192.0.2.1' })
  expect((await from('192.0.2.1')).greeting).toMatch(/^421 4\.3\.2 /)
  expect(await sendsMail(honest[0]!)).toMatch(/^250/)
})
