import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { compressed } from './compressed.ts'

/** How the JSON of calls goes over the wire: compressed, and not at all to who has it already. */

const json = /^application\/(?:problem\+)?json\b/

export function deliverJson(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    if (!json.test(headers.get('Content-Type') ?? '') || !c.res.body) return
    const text = Buffer.from(await c.res.arrayBuffer())
    const sent = new Headers(headers)
    if (status === 200 && isRead(c)) {
      const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      sent.set('ETag', tag)
      if (has(c.req.header('if-none-match'), tag)) {
        sent.delete('Content-Type')
        sent.delete('Content-Length')
        // What is kept compressed says so already.
        if (sent.has('Content-Encoding')) sent.delete('Content-Encoding')
        else sent.append('Vary', 'Accept-Encoding')
        return replace(c, new Response(null, { status: 304, headers: sent }))
      }
    }
    const body = await compressed(text, sent, c.req.header('accept-encoding'))
    replace(c, new Response(body, { status, headers: sent }))
  }
}

const isRead = (c: Context) => c.req.method === 'GET' || c.req.method === 'HEAD'

/** RFC 9110, 13.1.2: weak tags are compared without their mark. */
function has(given: string | undefined, tag: string): boolean {
  if (given === undefined) return false
  const opaque = (each: string) => each.trim().replace(/^W\//, '')
  return (
    given.trim() === '*' ||
    given
      .slice(0, 2_000)
      .split(',')
      .some((each) => opaque(each) === opaque(tag))
  )
}

/** As it is: an answer that is only set takes over the headers of the one before. */
function replace(c: Context, response: Response): void {
  c.res = undefined
  c.res = response
}
