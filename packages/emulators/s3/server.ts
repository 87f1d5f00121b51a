import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultOf, type Keys } from './signature.ts'
import { deletedXml, faultXml, keysIn, listXml } from './xml.ts'

/** An S3 bucket on loopback, in memory: what the client of its maker speaks to, signatures checked. */

/**
 * - `slow`: it answers after `slowMs`. `hang`: never. `drop`: it closes the connection.
 * - `busy`: 503 SlowDown. `refuse`: 403 AccessDenied. `lacking`: 501 NotImplemented.
 * - `cut`: half a body, then the connection ends. `wrong`: as many octets as there should be, other ones.
 */
export type Manner = 'well' | 'slow' | 'hang' | 'drop' | 'busy' | 'refuse' | 'lacking' | 'cut' | 'wrong'
export type Call = { method: string; key: string; bulk: boolean }

export type S3Emulator = {
  /** For S3_ENDPOINT. */
  url: string
  /** For S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. */
  bucket: string
  keys: Keys
  objects: Map<string, { bytes: Uint8Array; at: Date }>
  /** How the calls from now on are answered. */
  manner: Manner | ((call: Call) => Manner)
  slowMs: number
  /** Keys that DeleteObjects fails for. */
  held: Set<string>
  /** `PUT key` of each call that came, oldest first. */
  asked: string[]
  close(): Promise<void>
}

const LONGEST_BODY = 256 * 1024 * 1024
const statuses: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  NotImplemented: 501,
  BadDigest: 400,
  XAmzContentSHA256Mismatch: 400,
  SlowDown: 503,
}

export async function startS3Emulator(options: { bucket?: string; port?: number } = {}): Promise<S3Emulator> {
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => answer(emulator, request, response, body))
      // A client that has gone.
      .catch(() => response.destroy())
  })
  const emulator: S3Emulator = {
    url: '',
    bucket: options.bucket ?? 'mails',
    keys: { id: 'STANDINKEY', secret: 'emulator-secret-of-no-use' },
    objects: new Map(),
    manner: 'well',
    slowMs: 300,
    held: new Set(),
    asked: [],
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  emulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return emulator
}

async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > LONGEST_BODY) throw new Error('too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function answer(
  emulator: S3Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  body: Uint8Array,
) {
  const { method = 'GET', url: target = '/', headers } = request
  const url = new URL(target, emulator.url)
  const [bucket = '', ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent)
  const call = { method, key: rest.join('/'), bulk: url.searchParams.has('delete') }
  emulator.asked.push(`${method} ${call.key}`)
  const manner = typeof emulator.manner === 'string' ? emulator.manner : emulator.manner(call)
  if (manner === 'hang') return
  if (manner === 'drop') return void request.socket.destroy()
  if (manner === 'slow') await new Promise((resolve) => setTimeout(resolve, emulator.slowMs))
  const fault =
    { busy: 'SlowDown', refuse: 'AccessDenied', lacking: 'NotImplemented' }[manner as string] ??
    faultOf({ method, target, headers, body }, emulator.keys) ??
    (bucket === emulator.bucket ? null : 'NoSuchBucket')
  if (fault) return say(response, statuses[fault] ?? 403, faultXml(fault, call.key))
  if (!call.key) return answerBucket(emulator, call, url.searchParams, response, body)
  answerObject(emulator, call, { response, body, manner, md5: headers['content-md5'] })
}

function say(response: ServerResponse, status: number, xml = '') {
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(xml) })
  response.end(xml)
}

function answerBucket(
  emulator: S3Emulator,
  { method, bulk }: Call,
  parameters: URLSearchParams,
  response: ServerResponse,
  body: Uint8Array,
) {
  const { objects, held, bucket } = emulator
  if (method === 'HEAD') return say(response, 200)
  if (method === 'POST' && bulk) {
    const keys = keysIn(Buffer.from(body).toString('utf8'))
    const removed = keys.filter((key) => !held.has(key))
    for (const key of removed) objects.delete(key)
    return say(
      response,
      200,
      deletedXml(
        removed,
        keys.filter((key) => held.has(key)),
      ),
    )
  }
  if (method !== 'GET' || parameters.get('list-type') !== '2')
    return say(response, 501, faultXml('NotImplemented', ''))
  const prefix = parameters.get('prefix') ?? ''
  const after = parameters.get('continuation-token') ?? parameters.get('start-after') ?? ''
  const most = Math.min(1000, Number(parameters.get('max-keys') ?? 1000))
  const left = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = left.slice(0, most).map((key) => {
    const { bytes, at } = objects.get(key)!
    return { key, size: bytes.byteLength, at }
  })
  say(response, 200, listXml(bucket, prefix, page, left.length > most ? page.at(-1)!.key : null))
}

type Exchange = {
  response: ServerResponse
  body: Uint8Array
  manner: Manner
  md5: string | string[] | undefined
}

function answerObject({ objects, held }: S3Emulator, { method, key }: Call, exchange: Exchange) {
  const { response, body, manner, md5 } = exchange
  const found = objects.get(key)
  if (method === 'PUT') {
    if (md5 && md5 !== createHash('md5').update(body).digest('base64')) {
      return say(response, 400, faultXml('BadDigest', key))
    }
    objects.set(key, { bytes: body, at: new Date() })
    return say(response, 200)
  }
  if (method === 'DELETE') {
    if (held.has(key)) return say(response, 500, faultXml('InternalError', key))
    objects.delete(key)
    response.writeHead(204).end()
    return
  }
  if (!found) return say(response, 404, method === 'HEAD' ? '' : faultXml('NoSuchKey', key))
  const bytes = manner === 'wrong' ? found.bytes.map((octet) => octet ^ 1) : found.bytes
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-length': bytes.byteLength,
    'last-modified': found.at.toUTCString(),
    etag: `"${createHash('md5').update(found.bytes).digest('hex')}"`,
  })
  if (method === 'HEAD') return void response.end()
  if (manner !== 'cut') return void response.end(bytes)
  response.write(bytes.subarray(0, Math.ceil(bytes.byteLength / 2)), () => response.destroy())
}
