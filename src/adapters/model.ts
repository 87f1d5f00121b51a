/**
 * A language model behind an OpenAI-compatible endpoint (`POST {url}/chat/completions`): a service, or one that runs
 * beside Postproof, such as Ollama, llama.cpp or vLLM.
 *
 * This does not go through the guarded client (http.ts). That one is for addresses that strangers name, and reaches
 * public ones at ports 80 and 443 only; this address is the operator's own and is often
 * `http://127.0.0.1:11434/v1`. So it has bounds of its own: time, bytes, no redirects.
 */
import type {
  LanguageModel,
  ModelAnswer,
  ModelFailure,
  ModelRequest,
} from '@postproof/spam-test/advice/model'
import { readCompletion } from './model/completion.ts'

export type ModelOptions = {
  /** With its path, for example `https://api.openai.com/v1`. */
  url: string
  /** Sent as a bearer token; never in an error, a log or an answer. */
  key?: string
  /** As the endpoint knows it, for example `qwen3:8b`. */
  model: string
  /** For the whole exchange. Default 30000. */
  timeoutMs?: number
}

const DEFAULT_MS = 30_000
const MAX_BYTES = 512 * 1024

class Failure extends Error {
  reason: ModelFailure
  constructor(reason: ModelFailure, detail: string) {
    super(detail)
    this.reason = reason
  }
}

/** Throws a TypeError for settings that cannot work, without their values. `complete` never rejects. */
export function createModel(options: ModelOptions): LanguageModel {
  const endpoint = endpointOf(options.url)
  const headers = headersOf(options.key)
  const timeoutMs = options.timeoutMs ?? DEFAULT_MS
  return {
    name: options.model,
    async complete(request): Promise<ModelAnswer> {
      const timer = AbortSignal.timeout(timeoutMs)
      const signal = AbortSignal.any([timer, request.signal])
      const post = (body: object) => ask(endpoint, headers, { model: options.model, ...body }, signal)
      try {
        const { text, model } = await askTwice(request, post)
        if (options.key && `${text}${model}`.includes(options.key))
          throw new Failure('bad-answer', 'the answer holds the key')
        return { ok: true, text, model }
      } catch (error) {
        return { ok: false, ...failureOf(error, timer, request.signal, timeoutMs) }
      }
    },
  }
}

function endpointOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError('the model URL is not an http(s) address')
  if (url.username || url.password)
    throw new TypeError('the model URL holds credentials; set the key instead')
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`
  return url.href
}

function headersOf(key: string | undefined): Record<string, string> {
  // fetch would say the value in its error.
  if (key && !/^[\x21-\x7e]{1,1000}$/.test(key))
    throw new TypeError('the model key has characters no key has')
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  }
}

type Reply = { status: number; body: string }

/**
 * Endpoints differ in which settings they know, and say 400 or 422 to others (`response_format` in LM Studio,
 * `temperature` and `max_tokens` with reasoning models): then the bare question is asked once more.
 */
async function askTwice(
  { system, user, maxTokens }: ModelRequest,
  post: (body: object) => Promise<Reply>,
): Promise<{ text: string; model: string }> {
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
  const settings = { temperature: 0.2, max_tokens: maxTokens, response_format: { type: 'json_object' } }
  let reply = await post({ messages, stream: false, ...settings })
  if (reply.status === 400 || reply.status === 422) reply = await post({ messages })
  const failure = statusFailure(reply.status)
  if (failure) throw new Failure(failure, `the endpoint answered ${reply.status}`)
  const completion = readCompletion(reply.body)
  if (!completion) throw new Failure('bad-answer', 'not an answer of a chat endpoint')
  return completion
}

function statusFailure(status: number): ModelFailure | undefined {
  if (status === 200) return undefined
  if (status === 429 || status === 503) return 'busy'
  if (status >= 500) return 'failed'
  if (status >= 400) return 'refused'
  return status >= 300 ? 'redirect' : 'bad-answer'
}

/** One exchange. The body of anything but 200 is not read: such bodies repeat parts of the key. */
async function ask(
  endpoint: string,
  headers: Record<string, string>,
  body: object,
  signal: AbortSignal,
): Promise<Reply> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    redirect: 'manual',
    signal,
  })
  if (response.status === 200) return { status: 200, body: await readBounded(response) }
  await response.body?.cancel()
  return { status: response.status, body: '' }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Failure('too-large', `the answer is over ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function failureOf(
  error: unknown,
  timer: AbortSignal,
  asked: AbortSignal,
  timeoutMs: number,
): { reason: ModelFailure; detail: string } {
  if (error instanceof Failure) return { reason: error.reason, detail: error.message }
  if (asked.aborted) return { reason: 'cancelled', detail: 'no longer wanted' }
  if (timer.aborted) return { reason: 'timeout', detail: `no whole answer within ${timeoutMs} ms` }
  const code = (error as { cause?: { code?: unknown } }).cause?.code
  const known = typeof code === 'string' && /^[A-Z_0-9]{1,40}$/.test(code) ? ` (${code})` : ''
  return { reason: 'unreachable', detail: `the connection failed${known}` }
}
