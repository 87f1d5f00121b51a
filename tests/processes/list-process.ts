import { appendFileSync } from 'node:fs'
import { loadLists } from '@postproof/address/lists/load'
import { createLately } from '@postproof/address/mailbox/lately'
import { adaptiveLimits } from '@postproof/address/politeness'
import pino from 'pino'
import { createStoredCache } from '#services/verifier/cache.ts'
import { createFactCache } from '#services/verifier/fact-cache.ts'
import { timerOf } from '#services/verifier/permits/permits.ts'
import { createInvestigate, createVerify } from '#services/verifier/verify.ts'
import { createListWork } from '#services/verifier-lists/create.ts'
import { takeOver } from '#storage/take-over.ts'
import { literalResolver } from '../verifier/literal-resolver.ts'
import { createInternet, type OperatorRules } from '../verifier/simulated-internet.ts'
import { CLOCK, openWaiting, source } from './waiting.ts'

/**
 * A process that works on lists at a simulated Internet, with the real verifier over the database it is given, to be killed.
 * Into the file it is given it writes `asked ADDRESS` before a server's word on it is on its way, and `told ADDRESS` when the
 * list has heard it. `text`: a list to take; `download`: one to hand over when it is done.
 */
const [url = '', file = '', operators = '1', begun = '0'] = process.argv.slice(2)
/** What is believed for an hour is believed for two seconds here. */
const BELIEVED_FASTER = 2000
const believing = { now: () => Number(begun) + (Date.now() - Number(begun)) * BELIEVED_FASTER }
const visitor = { browser: 'me', network: '127.0.0.1' }
const rules = Array.from(
  { length: Number(operators) },
  (_, at): OperatorRules => ({
    // Each third takes one connection alone: two are refused there, until one has learned it.
    ...{ perMinute: 100_000, atOnce: at % 3 === 0 ? 1 : 8, replyMs: 3 },
    ...{ greylists: false, blocksAfter: 100_000 },
  }),
)
const note = (what: string, email: string) => appendFileSync(file, `${what} ${email}\n`)
const internet = createInternet(rules, timerOf(CLOCK), (recipient) => note('asked', recipient))
const limits = adaptiveLimits({
  perMinute: { first: 6000, least: 600, most: 12_000 },
  atOnce: { first: 2, most: 4 },
  allPerMinute: { first: 60_000, most: 60_000 },
})
const { database, permits, mutex, tags } = await openWaiting(url, { limits })
// As the only process does it at its start.
await takeOver(database.db, new Date())
const lists = await loadLists()
const verify = createVerify(
  createInvestigate({
    ...{ permits, mutex, clock: CLOCK, lately: createLately(CLOCK), asksConsumers: false },
    factCache: createFactCache(createStoredCache(database.db, believing), tags, believing),
    dialer: internet.dialer,
    resolver: literalResolver(internet.zone),
    lists: async () => lists,
    audit: { off: () => null, sources: () => [source], settled: async () => {} },
    isOptedOut: async () => false,
    allowPrivate: false,
  }),
)
const work = await createListWork({
  config: {
    ...{ PUBLIC_URL: 'http://localhost', RETENTION_DAYS: 30, VERIFIER_SMTP: true },
    VERIFIER_LIST_ROWS_PER_DAY: 100_000,
  },
  database,
  addresses: { ownerTag: (browser) => browser },
  probing: () => 'allowed',
  clock: CLOCK,
  log: pino({ level: 'error' }),
  concurrency: 40,
  // Who was refused waits for a moment here, not for minutes.
  outageMinutes: Array.from({ length: 50 }, () => 0.001),
  async verify(email, options) {
    const verification = await verify(email, options)
    if (verification.smtp?.attempted && verification.status !== 'unknown') note('told', email)
    return verification
  },
})
const again = setInterval(() => void work.takeUp(), 50)

process.on('message', async (message: { text?: string; download?: string }) => {
  if (message.text !== undefined) {
    const { id } = await work.service.create({ name: 'list', text: Buffer.from(message.text) }, visitor)
    process.send?.({ id })
  }
  if (message.download !== undefined) {
    const { signal } = new AbortController()
    for await (const { list } of work.service.events(message.download, visitor, signal))
      if (list.status === 'completed') break
    clearInterval(again)
    let text = ''
    for await (const piece of await work.service.download(message.download, visitor)) text += piece
    process.send?.({ list: await work.service.get(message.download, visitor), text })
  }
})
process.send?.({ ready: true })
