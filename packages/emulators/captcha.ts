import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A CAPTCHA service on loopback. Tokens are good once; everything else fails as at the real ones. */
export type CaptchaServer = {
  url: string
  /** Forms received, newest last. */
  received: Record<string, string>[]
  close(): Promise<void>
}

/**
 * - `good` tokens pass once. `secret`: another one is answered with `invalid-input-secret`.
 * - `fault`: answers status 500 with a page, or nothing at all.
 */
export async function startCaptchaServer(options: {
  good: string[]
  secret: string
  fault?: 'page' | 'silence'
}): Promise<CaptchaServer> {
  const left = new Set(options.good)
  const received: Record<string, string>[] = []
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    received.push(form)
    if (options.fault === 'silence') return
    if (options.fault === 'page') {
      response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>')
      return
    }
    const answer =
      form.secret !== options.secret
        ? { success: false, 'error-codes': ['invalid-input-secret'] }
        : left.delete(form.response ?? '')
          ? { success: true }
          : { success: false, 'error-codes': ['invalid-input-response'] }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    received,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
