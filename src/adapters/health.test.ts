import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import type { Resolver } from '@postproof/engine/world'
import { readMessage } from '@postproof/message/read'
import { collectHealth } from '@postproof/spam-test/links/health'
import encodeQR from 'qr'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from './http.ts'
import { createImageDecoder } from './images.ts'

/** The health of a real message's links and images, through the real client and decoder, over loopback. */

const asked: string[] = []
let server: Server
let qrPicture: Buffer

async function drawQr(text: string): Promise<Buffer> {
  const modules = encodeQR(text, 'raw', { border: 4 })
  const gray = Buffer.from(modules.flat().map((dark) => (dark ? 0 : 255)))
  const raw = { width: modules.length, height: modules.length, channels: 1 as const }
  return sharp(gray, { raw })
    .resize(modules.length * 5, undefined, { kernel: 'nearest' })
    .jpeg({ quality: 70 })
    .toBuffer()
}

beforeAll(async () => {
  qrPicture = await drawQr('https://qr.example/menu')
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`)
    switch (request.url) {
      case '/qr.jpg':
        return response.setHeader('content-type', 'image/jpeg').end(qrPicture)
      case '/moved':
        return response.writeHead(301, { location: 'http://b.example/here' }).end()
      case '/here':
        return response.writeHead(request.method === 'HEAD' ? 405 : 200).end('page')
      case '/inside':
        return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
      case '/unsubscribe':
        return response.writeHead(200, { allow: 'POST' }).end()
      default:
        return response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

const resolver: Resolver = {
  lookup: async (name, type) => {
    const known = name.endsWith('.example') && type === 'A'
    const records = known ? [{ type: 'A' as const, name, ttl: 60, address: '93.184.216.34' }] : []
    const outcome = known ? 'answer' : 'nodata'
    return {
      name,
      type,
      outcome,
      records,
      cnames: [],
      ttl: 60,
      authenticated: false,
      server: 'emulator',
      ms: 0,
      at: 0,
    }
  },
}

test('links, images and the unsubscribe link of one message', async () => {
  const html = [
    '<a href="http://a.example/moved">News</a>',
    '<a href="http://a.example/gone">Offer</a>',
    '<a href="http://a.example/inside">Inside</a>',
    '<a href="http://a.example/unsubscribe">Abmelden</a>',
    '<img src="http://a.example/qr.jpg"><img src="http://a.example/none.png">',
  ].join('\r\n')
  const head =
    'From: a@a.example\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n'
  const port = (server.address() as AddressInfo).port
  const http = createHttp({ resolver, dial: () => connect({ host: '127.0.0.1', port }) })
  const signal = new AbortController().signal
  const health = await collectHealth(readMessage(Buffer.from(head + html)), {
    http,
    images: createImageDecoder(),
    signal,
  })

  expect(health.links).toMatchObject([
    { status: 'ok', method: 'GET', finalUrl: 'http://b.example/here', redirects: [{ status: 301 }] },
    { status: 'broken', httpStatus: 404 },
    { status: 'refused', failure: 'refused-address', redirects: [{ status: 302 }] },
    { status: 'ok', headOnly: true, method: 'HEAD' },
  ])
  expect(health.images).toMatchObject([
    { status: 'ok', format: 'jpeg', bytes: qrPicture.length, blank: false, qr: ['https://qr.example/menu'] },
    { status: 'broken', httpStatus: 404, format: null },
  ])
  expect(health.oneClick).toBe(null)
  expect(asked.filter((line) => line.includes('unsubscribe'))).toEqual(['HEAD a.example/unsubscribe'])
})
