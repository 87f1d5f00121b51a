import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { calls } from './calls.ts'
import { type Form, parseForm } from './form.ts'
import {
  type Answer,
  invoicePage,
  invoicePdf,
  payAction,
  payPage,
  portalAction,
  portalPage,
} from './pages.ts'
import { createState, find, type State, StripeFault } from './state.ts'
import { type Hook, type Manner, sendEvent } from './webhooks.ts'

/** Stripe's HTTP API on loopback, in memory, with pay pages and signed webhooks: what the official SDK speaks to. */

export type StripeEmulator = {
  /** For STRIPE_API_URL. */
  url: string
  state: State
  /** Events, oldest first. */
  events: Stripe.Event[]
  /** Sends one event now; answers the status of the receiver. Again and in any order, as wanted. */
  deliver(event: Stripe.Event, manner?: Manner): Promise<number>
  /** From now on events go there by themselves as they happen; null: they are held. */
  sendTo(hook: Hook | null): void
  /** Where `deliver` goes. */
  hook: Hook | null
  /** Ends when all events that went by themselves were answered. */
  idle(): Promise<void>
  /** Method and path of each call, oldest first. */
  asked: string[]
  /** While true, every call is answered with status 500. */
  broken: boolean
  close(): Promise<void>
}

export type StripeEmulatorOptions = {
  secretKey: string
  /** Unix ms. Default: the system's. */
  now?: () => number
  /** Added by automatic tax. Default 0. */
  taxPercent?: number
  /** The same for customers of a country, by its ISO 3166-1 code. */
  taxes?: Record<string, number>
  port?: number
}

const LONGEST_BODY = 256 * 1024

export async function startStripeEmulator(options: StripeEmulatorOptions): Promise<StripeEmulator> {
  const now = options.now ?? Date.now
  const sending = new Set<Promise<unknown>>()
  let live: Hook | null = null
  let url = ''
  const emitted = (event: Stripe.Event) => {
    if (!live) return
    const sent = sendEvent(live, event, 'signed', Math.floor(now() / 1000))
    sending.add(sent)
    sent.finally(() => sending.delete(sent))
  }
  const { taxPercent = 0, taxes = {} } = options
  const state = createState({ now, taxPercent, taxes, url: () => url, emitted })
  const handle = createHandler(state, options.secretKey)
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const path = new URL(request.url ?? '/', 'http://emulator').pathname
    if (path.startsWith('/v1/')) emulator.asked.push(`${request.method} ${path}`)
    const { status, headers, text } = emulator.broken
      ? failure(500, { type: 'api_error', message: 'The stand-in is broken on purpose.' })
      : handle(request, body)
    response.writeHead(status, { 'request-id': state.freshId('req'), ...headers }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const emulator: StripeEmulator = {
    url,
    state,
    events: state.events,
    hook: null,
    asked: [],
    broken: false,
    async deliver(event, manner = 'signed') {
      if (!emulator.hook) throw new Error('no receiver of events is set')
      return sendEvent(emulator.hook, event, manner, Math.floor(now() / 1000))
    },
    sendTo(hook) {
      live = hook
      emulator.hook = hook ?? emulator.hook
    },
    async idle() {
      while (sending.size) await Promise.all(sending)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return emulator
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > LONGEST_BODY) break
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

type Response = { status: number; headers: Record<string, string>; text: string }

const json = (status: number, value: unknown, headers: Record<string, string> = {}): Response => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  text: JSON.stringify(value),
})
const failure = (status: number, error: StripeFault['error']) => json(status, { error })

function createHandler(state: State, secretKey: string) {
  const known = new Map<string, { asked: string; response: Response }>()
  return (request: IncomingMessage, body: string): Response => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://emulator')
    const form = parseForm(request.method === 'POST' ? body : search.slice(1))
    if (!pathname.startsWith('/v1/')) return shown(pageFor(state, request.method ?? 'GET', pathname, form))
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return failure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
    }
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
    if (typeof key !== 'string') return answer(state, request.method ?? 'GET', pathname, form)
    const asked = createHash('sha256').update(`${pathname}\n${body}`).digest('hex')
    const before = known.get(key)
    if (before && before.asked !== asked) {
      return failure(400, {
        type: 'idempotency_error',
        message: 'This key was used with other parameters.',
      })
    }
    if (before) {
      const headers = { ...before.response.headers, 'idempotent-replayed': 'true' }
      return { ...before.response, headers }
    }
    const response = answer(state, 'POST', pathname, form)
    known.set(key, { asked, response })
    return response
  }
}

function answer(state: State, method: string, path: string, form: Form): Response {
  try {
    for (const [verb, pattern, call] of calls) {
      const match = verb === method ? pattern.exec(path) : null
      if (match) return json(200, call(state, form, match[1] ?? '', match[2] ?? ''))
    }
    throw new StripeFault(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    })
  } catch (error) {
    if (error instanceof StripeFault) return failure(error.status, error.error)
    throw error
  }
}

function pageFor(state: State, method: string, path: string, form: Form): Answer {
  const [, kind, id = '', pdf] = /^\/(pay|portal|invoice)\/(\w+)(\/pdf)?$/.exec(path) ?? []
  try {
    if (kind === 'invoice') return (pdf ? invoicePdf : invoicePage)(find(state.invoices, 'invoice', id))
    if (pdf) return noPage
    if (kind === 'pay' && method === 'POST') return payAction(state, id, form)
    if (kind === 'pay') return payPage(find(state.sessions, 'session', id))
    if (kind === 'portal' && method === 'POST') return portalAction(state, id, form)
    if (kind === 'portal') return portalPage(state, id)
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error
  }
  return noPage
}

const noPage: Answer = { status: 404, html: 'There is no such page.' }

const shown = ({ status, html, pdf, location }: Answer): Response => ({
  status,
  headers: {
    'content-type': pdf ? 'application/pdf' : 'text/html; charset=utf-8',
    ...(location ? { location } : {}),
  },
  text: pdf ?? html ?? '',
})
