import { message } from '@postproof/messages/message'
import type { Command } from 'commander'
import type { z } from 'zod'
import { readConfig } from '#config.ts'
import type { ApiError } from '#contract/common.ts'
import { plainText } from './plain.ts'

/** Calls of a running instance with an API key, which comes from the environment and from nowhere else. */

export type Instance = {
  get<T>(path: string, schema: z.ZodType<T>): Promise<T>
  post<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T>
  /** A file as the body. */
  send<T>(path: string, octets: Uint8Array, schema: z.ZodType<T>): Promise<T>
}

const TIMEOUT_MS = 90_000
const LONGEST = 20 * 1024 * 1024

/** The options that every command has which talks to an instance. */
export const withInstance = (command: Command): Command =>
  command
    .option('--url <address>', 'URL of the instance (default: PUBLIC_URL)')
    .option('--json', 'print JSON, as in the API')

export const keyHelp =
  '\nThe API key is read from POSTPROOF_API_KEY. Create one in your account, under API keys.'

/** Throws a Refusal for an answer that is one, and for a call that cannot be made. */
export async function instanceAt(url: string | undefined): Promise<Instance> {
  const { Refusal } = await import('#platform/refusals/refusal.ts')
  const base = url ?? readConfig(process.env).PUBLIC_URL
  const key = process.env.POSTPROOF_API_KEY?.trim()
  if (!key) throw new Refusal(401, 'unauthorized', 'cli.set_api_key')
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) {
    throw new Refusal(422, 'invalid', 'cli.address_of_instance')
  }
  if (!isSafe(new URL(base))) {
    console.error(
      'Warning: the key is sent without encryption, because the URL does not start with https://.',
    )
  }

  const call = async <T>(path: string, init: RequestInit, schema: z.ZodType<T>): Promise<T> => {
    const address = `${base.replace(/\/+$/, '')}${path}`
    const headers = { authorization: `Bearer ${key}`, accept: 'application/json', ...init.headers }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(address, { ...init, headers, signal, redirect: 'manual' }).catch(
      (error: unknown) => {
        throw ((error as Error).cause as Error | undefined) ?? error
      },
    )
    const body = await readJson(answer)
    if (!answer.ok) {
      const { code = 'failed', message: sentence, errors } = (body ?? {}) as Partial<ApiError>
      if (typeof sentence !== 'string') {
        throw new Refusal(422, code, message('cli.instance_status', { status: answer.status }))
      }
      // In the words of the instance.
      const fields = Object.entries(errors ?? {}).map(([field, texts]) => `  ${field}: ${texts.join(' ')}`)
      const said = [sentence, ...fields].map(plainText).join('\n')
      throw new Refusal(422, code, message('cli.instance_said', { said }))
    }
    const read = schema.safeParse(body)
    if (read.success) return read.data
    throw new Refusal(422, 'failed', 'cli.no_postproof')
  }
  return {
    get: (path, schema) => call(path, {}, schema),
    post: (path, body, schema) =>
      call(
        path,
        { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
        schema,
      ),
    send: (path, octets, schema) =>
      call(
        path,
        {
          method: 'POST',
          body: octets as Uint8Array<ArrayBuffer>,
          headers: { 'content-type': 'application/octet-stream' },
        },
        schema,
      ),
  }
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

async function readJson(answer: Response): Promise<unknown> {
  if (Number(answer.headers.get('content-length') ?? 0) > LONGEST) return undefined
  return answer.json().catch(() => undefined)
}
