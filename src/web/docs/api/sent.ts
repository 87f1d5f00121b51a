import type { ApiBody, ApiCall } from './document.ts'
import { headersOf, pathOf, type Typed } from './samples.ts'

/** A call that the page makes for its reader, at this instance. */

export type Sent =
  | { kind: 'answer'; status: number; type: string; text: string | null; size: number; isCut: boolean }
  | { kind: 'failed' }

/** Longer answers are shown up to here. */
const MOST_CHARACTERS = 300_000
const LONGEST_MS = 60_000

type Given = { call: ApiCall; body: ApiBody | null; typed: Typed; key: string; file: File | null }

/** With a key as its owner; without one as the browser is known here. Ends after a minute. */
export async function send({ call, body, typed, key, file }: Given, signal: AbortSignal): Promise<Sent> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), LONGEST_MS)
  const leave = () => limit.abort()
  signal.addEventListener('abort', leave)
  try {
    const answer = await fetch(pathOf(call, typed.parameters), {
      method: call.method,
      headers: {
        ...headersOf(call, typed.parameters),
        ...(body ? { 'Content-Type': body.type } : {}),
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      credentials: key ? 'omit' : 'same-origin',
      ...(body ? { body: body.example === null ? file : (typed.json ?? '') } : {}),
      signal: limit.signal,
    })
    return await read(answer)
  } catch {
    return { kind: 'failed' }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}

async function read(answer: Response): Promise<Sent> {
  const { status } = answer
  const type = answer.headers.get('Content-Type')?.split(';')[0] ?? ''
  const bytes = await answer.arrayBuffer()
  const isText = type === '' || /json|xml|^text\/|^message\//.test(type)
  const whole = isText ? readable(new TextDecoder().decode(bytes), type) : null
  return {
    kind: 'answer',
    ...{ status, type, size: bytes.byteLength },
    text: whole?.slice(0, MOST_CHARACTERS) ?? null,
    isCut: (whole?.length ?? 0) > MOST_CHARACTERS,
  }
}

function readable(text: string, type: string): string {
  if (!type.includes('json')) return text
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
