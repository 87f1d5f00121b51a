import { Agent, request } from 'node:http'

/** New work that was put off on purpose, which is no error: 421, 45x, 429 or 503. */
export class PutOff extends Error {}

export type Answer = { status: number; body: string }
export type Browser = ReturnType<typeof createBrowser>
type Given = { method?: string; headers?: Record<string, string>; body?: string }

const PATIENCE = 30_000

/** One visitor with one kept connection and the cookie it was given. Anything but 2xx throws. */
export function createBrowser(base: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let cookie = ''
  const send = (path: string, { method = 'GET', headers, body }: Given = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const given = { 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}), ...headers }
      const call = request(`${base}${path}`, { agent, method, headers: given }, (response) => {
        cookie ||= response.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const status = response.statusCode!
          if (status === 429 || status === 503) reject(new PutOff(`${path} answered ${status}`))
          else if (status >= 300) reject(new Error(`${path} answered ${status}`))
          else resolve({ status, body: Buffer.concat(chunks).toString() })
        })
      })
      call.setTimeout(PATIENCE, () => call.destroy(new Error(`no answer: ${path}`)))
      // A kept connection may be closed by the server in the moment it is used again (nodejs.org, request.reusedSocket).
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (call.reusedSocket && error.code === 'ECONNRESET') resolve(send(path, { method, headers, body }))
        else reject(error)
      })
      call.end(body)
    })
  return {
    base,
    send,
    json: async <T>(path: string, given?: Given) => JSON.parse((await send(path, given)).body) as T,
    close: () => agent.destroy(),
  }
}
