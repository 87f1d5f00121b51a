import type { Message } from '@postproof/message/types'
import type { Language } from '@postproof/messages/languages'
import { createReader, type Detail, detailOf, type Summary, summaryOf } from './mail.ts'
import { fits, termsOf } from './search.ts'
import type { Store } from './store.ts'
import type { Kept, MailReport } from './types.ts'

/** The engine takes most of the start: it is loaded with the first mail. */
const loadEngine = () => import('../lint/run.ts')

/** What pages and calls ask of a staging inbox. */
export type Inbox = {
  store: Store
  /** `latest` is the newest. */
  find(id: string): Kept | undefined
  summary(kept: Kept): Promise<Summary>
  detail(kept: Kept): Promise<Detail>
  message(kept: Kept): Promise<Message>
  report(kept: Kept): Promise<MailReport>
  /** Those that fit the query, the newest first; all of them without one. */
  search(query: string): Promise<Summary[]>
  tags(): string[]
  /** The newest mail that fits, now or within that time; undefined if none comes. */
  wait(query: string, timeoutMs: number, signal: AbortSignal): Promise<Summary | undefined>
}

const MOST_REPORTS = 200

export function createInbox(store: Store, language: Language): Inbox {
  const read = createReader((id) => store.raw(id))
  const summaries = new Map<string, Summary>()
  const reports = new Map<string, Promise<MailReport>>()
  store.watch(() => {
    for (const known of [summaries, reports])
      for (const id of known.keys()) if (!store.find(id)) known.delete(id)
  })

  const message = async ({ id }: Kept): Promise<Message> => {
    const found = await read(id)
    if (!found) throw new Error(`The mail ${id} is not kept any more.`)
    return found
  }
  const summary = async (kept: Kept): Promise<Summary> => {
    const known = summaries.get(kept.id) ?? summaryOf(kept, await message(kept))
    summaries.set(kept.id, known)
    return { ...known, Read: kept.read }
  }
  const search = async (query: string): Promise<Summary[]> => {
    const terms = termsOf(query)
    const all: Summary[] = []
    for (const kept of store.list()) {
      if (!summaries.has(kept.id)) await otherWork()
      const one = await summary(kept)
      if (fits(one, terms)) all.push(one)
    }
    return all
  }

  const stop = store.watch(() => {
    stop()
    void loadEngine()
  })
  void readAhead(store, summary, (id) => summaries.has(id))
  return {
    store,
    message,
    summary,
    search,
    find: (id) => (id === 'latest' ? store.list()[0] : store.find(id)),
    detail: async (kept) => detailOf(kept, await message(kept)),
    report(kept) {
      const known = reports.get(kept.id)
      if (known) return known
      const fresh = Promise.all([message(kept), loadEngine()]).then(([{ raw }, { lintSource }]) =>
        lintSource(`${kept.id}.eml`, raw, language),
      )
      reports.set(kept.id, fresh)
      if (reports.size > MOST_REPORTS) reports.delete(reports.keys().next().value!)
      return fresh
    },
    tags: () => [...new Set([...summaries.values()].flatMap(({ Tags }) => Tags))].sort(),
    async wait(query, timeoutMs, signal) {
      const end = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      for (;;) {
        // Watched before the look, so that no mail comes between the two.
        const next = changeOf(store, end)
        const [found] = await search(query)
        if (found || end.aborted) return found
        await next
      }
    },
  }
}

/** Resolves with the next change of the store, or with the end. */
function changeOf(store: Store, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.watch(() => over())
    const over = () => {
      stop()
      end.removeEventListener('abort', over)
      resolve()
    }
    end.addEventListener('abort', over)
    if (end.aborted) over()
  })
}

/** Reads what has come while nothing else is to be done, so that lists and searches need not. */
async function readAhead(
  store: Store,
  summary: (kept: Kept) => Promise<unknown>,
  isRead: (id: string) => boolean,
): Promise<void> {
  // Node 20 has no Promise.withResolvers.
  let resolve = () => {}
  let changed = new Promise<void>((done) => (resolve = done))
  store.watch(() => resolve())
  for (;;) {
    for (const kept of store.list()) {
      if (isRead(kept.id) || !store.find(kept.id)) continue
      // One that is gone by now is read by nobody.
      await summary(kept).catch(() => {})
      await otherWork()
    }
    await changed
    changed = new Promise<void>((done) => (resolve = done))
  }
}

const otherWork = () => new Promise((resolve) => setImmediate(resolve))
