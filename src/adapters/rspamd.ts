/**
 * rspamd over HTTP (`POST /checkv2`): the raw mail as body, the envelope in request headers. Optional: it runs
 * beside Postproof where the operator set it up, and mail goes nowhere else.
 */
import type { Clock, Envelope, SpamEngine, SpamRule, SpamScan } from '@postproof/engine/world'
import { plain, sourceForFilter } from './spamd/source.ts'

export type RspamdOptions = {
  /** For example `http://127.0.0.1:11333`. */
  url: string
  password?: string
  /** Default 10000. */
  timeoutMs?: number
  clock?: Clock
}

const ENGINE = 'rspamd'
const MAX_MESSAGE = 10 * 1024 * 1024
const MAX_REPLY = 1024 * 1024
/** rspamd's level for "add header", that is "looks like spam", unless its answer says another. */
const ADD_HEADER = 6
/** Symbols that tell of a resolver that did not answer, and those that then take points for nothing. */
const DNS_FAILED = /^(?:R_SPF_DNSFAIL|DMARC_DNSFAIL|RDNS_DNSFAIL|R_DKIM_TEMPFAIL|ASN_FAIL)$/
const NEEDS_DNS = /^(?:HFILTER_|RDNS_|AUTH_NA)/

/**
 * Makes the engine. `scan` never rejects. `threshold` is the score at which rspamd marks mail as spam ("add
 * header", 6 by default; its own `required_score` is the one for rejection). Where its resolver failed, points of
 * rules that need DNS are taken out of the score, and their descriptions say so.
 */
export function createRspamd(options: RspamdOptions): SpamEngine {
  const { timeoutMs = 10_000, password } = options
  const clock = options.clock ?? { now: () => Date.now() }
  return {
    name: ENGINE,
    async scan(raw, envelope): Promise<SpamScan> {
      const started = clock.now()
      const ms = () => Math.max(0, clock.now() - started)
      const failed = (reason: string): SpamScan => ({ ok: false, engine: ENGINE, reason, ms: ms() })
      // rspamd answers an empty body with 200 and a score of 0.
      if (raw.length === 0) return failed('the message is empty')
      if (raw.length > MAX_MESSAGE) return failed('the message is over 10 MB')
      try {
        const response = await fetch(new URL('/checkv2', options.url), {
          method: 'POST',
          headers: {
            ...envelopeHeaders(envelope),
            ...(password === undefined ? {} : { Password: password }),
          },
          body: new Uint8Array(sourceForFilter(raw, null, started)),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        const text = await readBounded(response)
        if (response.status !== 200) return failed(`rspamd answered ${response.status}`)
        const verdict = readVerdict(text)
        if (typeof verdict === 'string') return failed(verdict)
        return { ok: true, engine: ENGINE, version: versionOf(response), ...verdict, ms: ms() }
      } catch (error) {
        return failed(reasonOf(error, timeoutMs))
      }
    },
  }
}

function envelopeHeaders(envelope: Envelope): Record<string, string> {
  const known: [string, string | null][] = [
    ['IP', envelope.clientAddress],
    ['Helo', envelope.helo],
    ['From', envelope.mailFrom],
    ['Rcpt', envelope.recipient],
    ['Hostname', envelope.hostname],
  ]
  return Object.fromEntries(
    known
      .flatMap(([name, value]) => (value ? [[name, plain(value)] as const] : []))
      .filter(([, value]) => value),
  )
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_REPLY) throw new Error('the answer does not end')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

type Verdict = { score: number; threshold: number; rules: SpamRule[] }

/** Reads the JSON of /checkv2; a sentence when there is no verdict in it. */
export function readVerdict(text: string): Verdict | string {
  const reply = parse(text)
  if (!reply || !isNumber(reply.score)) return 'not an answer of rspamd'
  // It also says "skipped" of mail that needs no further look, as with the GTUBE test string; then there is a score.
  if (reply.is_skipped === true && reply.score === 0) return 'rspamd skipped the message'
  const symbols = Object.entries(reply.symbols ?? {}).slice(0, 500)
  const blind = symbols.some(([name]) => DNS_FAILED.test(name))
  const rules = symbols.map(([name, symbol]) => ruleOf(name, symbol, blind))
  const uncounted = symbols.reduce(
    (sum, [name, symbol]) => sum + (blind && NEEDS_DNS.test(name) ? pointsOf(symbol) : 0),
    0,
  )
  const addHeader = reply.thresholds?.['add header']
  return {
    score: round(reply.score - uncounted),
    threshold: isNumber(addHeader) ? addHeader : ADD_HEADER,
    rules: rules
      .filter(({ points, description }) => points !== 0 || description !== '')
      .sort((a, b) => b.points - a.points || a.name.localeCompare(b.name)),
  }
}

type Reply = {
  score?: unknown
  is_skipped?: unknown
  symbols?: Record<string, unknown>
  thresholds?: Record<string, unknown>
}

function parse(text: string): Reply | undefined {
  try {
    const reply: unknown = JSON.parse(text)
    return typeof reply === 'object' && reply !== null && !Array.isArray(reply) ? reply : undefined
  } catch {
    return undefined
  }
}

function ruleOf(name: string, symbol: unknown, blind: boolean): SpamRule {
  const said = (symbol as { description?: unknown } | null)?.description
  const description = typeof said === 'string' ? said.slice(0, 500) : ''
  const points = pointsOf(symbol)
  if (!blind || !NEEDS_DNS.test(name) || points === 0) return { name, points, description }
  return { name, points: 0, description: `Not counted, because DNS did not answer: ${description || name}` }
}

function pointsOf(symbol: unknown): number {
  const score = (symbol as { score?: unknown } | null)?.score
  return isNumber(score) ? round(score) : 0
}

/** JSON may say 1e400, which is read as infinite; single precision ends before 1e39. */
const isNumber = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 1e39

/** rspamd counts in single precision: 8.9 comes as 8.899999. */
const round = (points: number) => Math.round(points * 1000) / 1000 + 0

function versionOf(response: Response): string {
  return /^rspamd\/([\w.-]{1,20})/i.exec(response.headers.get('server') ?? '')?.[1] ?? ''
}

function reasonOf(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  if (name === 'TimeoutError') return `no answer within ${timeoutMs} ms`
  if (cause?.code === 'ECONNREFUSED') return 'nothing listens there'
  return cause?.code ?? message.slice(0, 100)
}
