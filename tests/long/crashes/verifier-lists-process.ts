import { appendFileSync } from 'node:fs'
import pino from 'pino'
import { createListWork } from '#services/verifier-lists/create.ts'
import { openDatabase } from '#storage/database.ts'
import { verdictOf } from '../../scenarios/fake-verify.ts'

/**
 * A process that works on lists over the database in the folder it is given, to be killed. Whom it asks stands in the
 * file it is given, written before the answer. `READ` on standard input is a list to take; it tells what it does.
 */
const [folder = '', askedFile = '', concurrency = '20'] = process.argv.slice(2)
const visitor = { browser: 'me', network: '127.0.0.1' }
const database = await openDatabase({ url: '', directory: folder })
const work = await createListWork({
  config: {
    PUBLIC_URL: 'http://localhost',
    RETENTION_DAYS: 30,
    VERIFIER_SMTP: true,
    VERIFIER_LIST_ROWS_PER_DAY: 100_000,
  },
  database,
  addresses: { ownerTag: (browser) => browser },
  probing: () => 'allowed',
  clock: { now: Date.now },
  log: pino({ level: 'error' }),
  concurrency: Number(concurrency),
  async verify(email) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    appendFileSync(askedFile, `${email}\n`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    return verdictOf(email)
  },
})

process.on('message', async (message: { text?: string; download?: string; end?: true }) => {
  if (message.text !== undefined) {
    const text = Buffer.from(message.text)
    const { id } = await work.service.create({ name: 'list', text }, visitor)
    process.send?.({ id })
  }
  if (message.download !== undefined) {
    await work.idle()
    let text = ''
    for await (const piece of await work.service.download(message.download, visitor)) text += piece
    process.send?.({ list: await work.service.get(message.download, visitor), text })
  }
  if (message.end) {
    await work.close()
    await database.close()
    process.disconnect?.()
  }
})
process.send?.({ ready: true })
