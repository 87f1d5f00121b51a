import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { isOwnHost, isOwnOrigin } from './access.ts'
import { addCalls } from './calls.ts'
import { documentOf, partHeaders, policyOf } from './documents.ts'
import type { Inbox } from './inbox.ts'
import { pageOf } from './page.ts'
import { script, style } from './page-files.ts'
import type { Kept } from './types.ts'

/** The page and the calls of a staging inbox. */

/** Comments that keep a stream open through what lies between. */
const BEAT_MS = 20_000

export function createApp(inbox: Inbox): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    if (!isOwnHost(c.req.header('host')))
      return c.text('Open the inbox by its address or as localhost: other names could belong to anyone.', 403)
    const changes = !['GET', 'HEAD'].includes(c.req.method)
    if (changes && !isOwnOrigin(c.req.header('origin'), c.req.header('host')))
      return c.text('A page elsewhere may not change this inbox.', 403)
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', own)
  })
  app.get('/', async (c) => c.html(await pageOf(inbox, new URL(c.req.url).searchParams)))
  app.get('/inbox.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/inbox.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  app.get('/livez', (c) => c.text('ok'))
  app.get('/readyz', (c) => c.text('ok'))
  app.get('/events', (c) => events(c, inbox))
  app.post('/delete', async (c) => {
    const ids = (await c.req.formData()).getAll('id').map(String)
    await inbox.store.remove(ids.includes('all') ? inbox.store.list().map(({ id }) => id) : ids)
    return c.redirect('/', 303)
  })
  app.get('/view/:file', async (c) => {
    const [, id = '', ending = 'html'] = /^([0-9a-z-]+)\.(html|txt)$/.exec(c.req.param('file')) ?? []
    const kept = inbox.find(id)
    if (!kept) return c.text('No such mail is kept.', 404)
    return ending === 'txt' ? viewText(c, inbox, kept) : viewHtml(c, inbox, kept)
  })
  app.get('/api/v1/message/:id/part/:part', async (c) => {
    const kept = inbox.find(c.req.param('id'))
    const part = kept && (await inbox.message(kept)).parts.find(({ path }) => path === c.req.param('part'))
    if (!part || part.children.length > 0) return c.json({ Error: 'No such part.' }, 404)
    const content = Uint8Array.from(part.content())
    return c.body(content, 200, partHeaders(part.type, part.filename ?? `part-${part.path}`))
  })
  addCalls(app, inbox)
  app.onError((error, c) => {
    console.error(error)
    return c.json({ Error: 'The inbox could not answer this. See its output.' }, 500)
  })
  return app
}

const own =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

async function viewHtml(c: Context, inbox: Inbox, kept: Kept): Promise<Response> {
  const shown = {
    ...{ id: kept.id, origin: new URL(c.req.url).origin },
    remote: c.req.query('remote') === '1',
  }
  const body = documentOf(await inbox.message(kept), shown)
  return c.body(body, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policyOf(shown),
  })
}

async function viewText(c: Context, inbox: Inbox, kept: Kept): Promise<Response> {
  return c.text((await inbox.message(kept)).text?.source ?? '')
}

/** Says that something changed; who hears it reads again. */
function events(c: Context, { store }: Inbox): Response {
  return streamSSE(c, async (stream) => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    stream.onAbort(() => end())
    const stop = store.watch(() => void stream.writeSSE({ event: 'changed', data: '' }).catch(() => end()))
    const beat = setInterval(() => void stream.write(': \n\n').catch(() => end()), BEAT_MS)
    await stream.writeSSE({ event: 'open', data: '' })
    await ended
    clearInterval(beat)
    stop()
  })
}

/** Rejects when the port cannot be had. */
export async function startServing(inbox: Inbox, { host, port }: { host: string; port: number }) {
  const app = createApp(inbox)
  return new Promise<{ port: number; close(): Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (address: AddressInfo) =>
      resolve({
        port: address.port,
        close: () =>
          new Promise<void>((done) => {
            server.close(() => done())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      }),
    )
    server.on('error', reject)
  })
}
