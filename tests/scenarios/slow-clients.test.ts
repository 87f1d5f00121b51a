import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'

/** Requests whose bodies never come, by hundreds: everyone else is served throughout. */

let instance: Instance
const ends: (() => unknown)[] = []
beforeAll(async () => {
  instance = await startInstance({ TRUST_PROXY: 'on' })
})
afterAll(async () => {
  for (const end of ends) end()
  await instance?.close()
})

const attackers = ['2001:db8:a::1', '2001:db8:b::1', '2001:db8:c::1', '2001:db8:d::1']
const honest = ['198.51.100.7', '2001:db8:ffff::7', '203.0.113.200']
const from = (address: string) => ({ 'x-forwarded-for': address })
const mail = 'From: a@sender.example\r\nTo: b@example.org\r\nSubject: hello\r\n\r\nHello.\r\n'

const upload = (address: string) =>
  fetch(`${instance.url}/api/emails`, {
    method: 'POST',
    body: mail,
    headers: { ...from(address), 'content-type': 'message/rfc822' },
  })

async function everybodyIsServed() {
  for (const address of honest) {
    for (const path of ['/', '/api/get-email', '/readyz']) {
      const response = await fetch(`${instance.url}${path}`, { headers: from(address) })
      expect([address, path, response.status]).toEqual([address, path, 200])
      await response.arrayBuffer()
    }
    expect((await upload(address)).status).toBe(201)
  }
}

async function beginUpload(address: string): Promise<void> {
  const socket = connect(Number(new URL(instance.url).port), '127.0.0.1')
  ends.push(() => socket.destroy())
  socket.on('error', () => undefined)
  const head = ['POST /api/emails HTTP/1.1', 'Host: localhost', `X-Forwarded-For: ${address}`]
  socket.write([...head, 'Content-Type: message/rfc822', 'Content-Length: 1000', '', 'From: a@'].join('\r\n'))
  await new Promise((resolve) => socket.once('connect', resolve))
}

test('440 slow bodies of four /64 networks', async () => {
  const asks = Array.from({ length: 440 }, (_, n) => {
    const [network = ''] = attackers[n % 4]!.split('::')
    return `${network}::${(n + 1).toString(16)}`
  })
  for (const [n, address] of asks.entries()) {
    await beginUpload(address)
    if (n % 110 === 109) await everybodyIsServed()
  }
  // Reading is another matter than sending: even from there.
  expect((await fetch(`${instance.url}/api/get-email`, { headers: from(attackers[0]!) })).status).toBe(200)
})

test('440 slow bodies of 220 networks under one /48', async () => {
  for (let n = 0; n < 440; n++) await beginUpload(`2001:db8:e:${(n % 220).toString(16)}::1`)
  await everybodyIsServed()
})
