import { groupBy } from '@postproof/engine/group-by'
import type { Context, Hono } from 'hono'
import { type Severity, severities } from '#services/lint/types.ts'
import type { Inbox } from './inbox.ts'
import type { Kept } from './types.ts'

/**
 * Calls of the inbox. Those below `/api/v1` answer as mailpit's do, so that tests written for it go on; those below `/api/inbox` are
 * ours: the report on a mail, and waiting for one.
 */
export function addCalls(app: Hono, inbox: Inbox): void {
  addMailpitCalls(app, inbox)
  addOwnCalls(app, inbox)
}

const MOST_LISTED = 1000
const MOST_WAIT_SECONDS = 60

function addMailpitCalls(app: Hono, inbox: Inbox): void {
  const { store } = inbox
  app.get('/api/v1/info', (c) =>
    c.json({ Version: 'postproof', Messages: store.list().length, Unread: unreadOf(inbox) }),
  )
  app.get('/api/v1/messages', async (c) => {
    const { start, limit } = pageOf(c)
    const page = store.list().slice(start, start + limit)
    return c.json(await listed(inbox, page, store.list().length, start))
  })
  app.get('/api/v1/search', async (c) => {
    const { start, limit } = pageOf(c)
    const found = await inbox.search(c.req.query('query') ?? '')
    const page = found.slice(start, start + limit).flatMap(({ ID }) => store.find(ID) ?? [])
    return c.json(await listed(inbox, page, found.length, start))
  })
  app.delete('/api/v1/search', async (c) => {
    await store.remove((await inbox.search(c.req.query('query') ?? '')).map(({ ID }) => ID))
    return c.text('ok')
  })
  app.delete('/api/v1/messages', async (c) => {
    const { ids } = await given(c, inbox)
    await store.remove(ids)
    return c.text('ok')
  })
  app.put('/api/v1/messages', async (c) => {
    const { ids, read } = await given(c, inbox)
    store.markRead(ids, read)
    return c.text('ok')
  })
  app.get('/api/v1/tags', (c) => c.json(inbox.tags()))
  app.get('/api/v1/message/:id', async (c) => {
    const kept = inbox.find(c.req.param('id'))
    if (!kept) return missing(c)
    // As mailpit does: who asks for a mail has read it.
    if (!kept.read) store.markRead([kept.id], true)
    return c.json(await inbox.detail(kept))
  })
  app.get('/api/v1/message/:id/headers', async (c) => {
    const kept = inbox.find(c.req.param('id'))
    if (!kept) return missing(c)
    const { headers } = await inbox.message(kept)
    const byName = groupBy(headers, ({ name }) => name)
    return c.json(Object.fromEntries([...byName].map(([name, all]) => [name, all.map(({ value }) => value)])))
  })
  app.get('/api/v1/message/:id/raw', async (c) => {
    const kept = inbox.find(c.req.param('id'))
    const raw = kept && (await store.raw(kept.id))
    if (!raw) return missing(c)
    return c.body(Uint8Array.from(raw), 200, { 'Content-Type': 'text/plain; charset=utf-8' })
  })
}

function addOwnCalls(app: Hono, inbox: Inbox): void {
  app.get('/api/inbox/messages/:id/report', async (c) => {
    const kept = inbox.find(c.req.param('id'))
    return kept ? c.json(await inbox.report(kept)) : missing(c)
  })
  app.get('/api/inbox/wait', async (c) => {
    const failOn = c.req.query('fail_on') ?? 'never'
    const order = severities.indexOf(failOn as Severity)
    if (order < 0 && failOn !== 'never') return wrong(c, `fail_on is one of ${severities.join(', ')}, never.`)
    const seconds = Number(c.req.query('timeout') ?? 10)
    if (!(seconds >= 0 && seconds <= MOST_WAIT_SECONDS))
      return wrong(c, `timeout is a number of seconds from 0 to ${MOST_WAIT_SECONDS}.`)
    const found = await inbox.wait(queryOf(c), seconds * 1000, c.req.raw.signal)
    const kept = found && inbox.store.find(found.ID)
    if (!found || !kept) return c.json({ Error: `No such mail came within ${seconds} s.` }, 408)
    const report = await inbox.report(kept)
    const failing = report.findings.filter(({ severity }) => severities.indexOf(severity) <= order)
    return c.json({ message: found, report, failing, ok: failing.length === 0 })
  })
}

/** `to`, `from`, `subject` and `tag` as they stand, and `query` as in the search. */
function queryOf(c: Context): string {
  const fields = ['to', 'from', 'subject', 'tag'].flatMap((name) => {
    const value = c.req.query(name)?.replaceAll('"', '')
    return value ? [`${name}:"${value}"`] : []
  })
  return [...fields, c.req.query('query') ?? ''].join(' ')
}

const unreadOf = ({ store }: Inbox) => store.list().filter(({ read }) => !read).length

async function listed(inbox: Inbox, page: Kept[], found: number, start: number) {
  // Read first: reading them tells their tags.
  const messages = await Promise.all(page.map((kept) => inbox.summary(kept)))
  return {
    total: inbox.store.list().length,
    unread: unreadOf(inbox),
    count: page.length,
    messages_count: found,
    start,
    tags: inbox.tags(),
    messages,
  }
}

function pageOf(c: Context): { start: number; limit: number } {
  const number = (name: string, otherwise: number, most: number) => {
    const value = Number(c.req.query(name) ?? otherwise)
    return Number.isInteger(value) && value >= 0 ? Math.min(value, most) : otherwise
  }
  return { start: number('start', 0, Number.MAX_SAFE_INTEGER), limit: number('limit', 50, MOST_LISTED) }
}

/** The body of mailpit's calls that change: `{ "IDs": [...], "Read": true }`; all mails without ids. */
async function given(c: Context, { store }: Inbox): Promise<{ ids: string[]; read: boolean }> {
  const body = (await c.req.json().catch(() => ({}))) as { IDs?: unknown; Read?: unknown } | null
  const named = Array.isArray(body?.IDs) ? body.IDs.filter((id) => typeof id === 'string') : []
  const ids = named.length > 0 ? named : store.list().map(({ id }) => id)
  return { ids, read: body?.Read === true }
}

const missing = (c: Context) => c.json({ Error: 'No such mail is kept.' }, 404)
const wrong = (c: Context, said: string) => c.json({ Error: said }, 400)
