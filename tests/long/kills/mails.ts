import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { IssuedAddress } from '#contract/spam-test.ts'
import type { Random } from '../../../packages/emulators/random.ts'
import type { Db } from './database.ts'
import type { Member } from './fleet.ts'
import { asJson, type Calls, type Person, pause } from './people.ts'

/**
 * Mail programs that send all the time, and what they were told: a message that got a 250 is in the ledger as accepted.
 * One whose answer was lost may be there or not, but never twice.
 */

export type Sent = {
  marker: string
  recipients: number
  /** SHA-256 of the message, in hexadecimal. */
  digest: string
  /** When its 250 came, by performance.now(); null: there was none. */
  acceptedAt: number | null
}

export type MailLoad = {
  stop(): Promise<void>
  sent: Sent[]
}

const SENDERS = 3

export function sendMails(world: {
  members: Member[]
  calls: Calls
  people: Person[]
  random: Random
  pauseMs(): number
}): MailLoad {
  const { members, calls, people, random } = world
  const ports = members.flatMap(({ smtpPort }) => smtpPort ?? [])
  const sent: Sent[] = []
  let stopped = false
  let count = 0

  const sendOne = async () => {
    const person = random.pick(people)
    const marker = `m${++count}x`
    const addresses: string[] = []
    // Every fifth goes to two addresses at once.
    for (let more = count % 5 === 0 ? 2 : 1; more; more--) {
      const response = await calls.once('/api/get-email', asJson(person))
      // Nobody there, or too busy: the next one tries again.
      if (!response?.ok) return
      addresses.push(((await response.json()) as IssuedAddress).email)
    }
    const raw = mail(marker, count % 7)
    const digest = createHash('sha256').update(raw).digest('hex')
    const entry: Sent = { marker, recipients: addresses.length, digest, acceptedAt: null }
    sent.push(entry)
    if (await deliver(random.pick(ports), addresses, raw)) entry.acceptedAt = performance.now()
  }
  const sender = async () => {
    while (!stopped) {
      await sendOne()
      await pause(random.between(0, 2) * world.pauseMs())
    }
  }
  const senders = Array.from({ length: SENDERS }, sender)
  return {
    sent,
    async stop() {
      stopped = true
      await Promise.all(senders)
    },
  }
}

/** Whether 250 was said. */
async function deliver(port: number, to: string[], raw: string): Promise<boolean> {
  const transport = createTransport({
    ...{ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 },
  })
  try {
    const { response } = await transport.sendMail({ envelope: { from: 'a@example.org', to }, raw })
    return response.startsWith('250')
  } catch {
    return false
  } finally {
    transport.close()
  }
}

/** `more`: paragraphs of a kilobyte. */
const mail = (marker: string, more: number) =>
  [
    'From: News <news@sender.example>',
    'To: reader@example.org',
    `Subject: ${marker}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${marker}@sender.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<!DOCTYPE html><html lang="en"><head><title>News</title></head><body><h1>News of the week</h1>',
    '<p>Hello, here is what happened. <a href="https://example.org/">Read on</a>.</p>',
    ...Array.from({ length: more }, () => `<p>${'It goes on.\r\n'.repeat(80)}</p>`),
    '</body></html>',
    '',
  ].join('\r\n')

type Stored = { id: string; subject: string | null; status: string; pictures: string; digest: string | null }

export const storedTests = async ({ db }: Db) =>
  (
    await sql<Stored>`
      select id, subject, status, pictures, encode(sha256(b.bytes), 'hex') as digest
      from tests left join blobs b on b.key = 'mail/' || id`.execute(db)
  ).rows

/** What is not done yet; ends with an empty list when all is. */
export const openTests = (tests: Stored[]) =>
  tests.filter(({ status, pictures }) => status !== 'completed' || !['ready', 'disabled'].includes(pictures))

/** Every way in which the tests that stand in the database differ from what was promised. */
export async function mailFaults(database: Db, sent: Sent[]): Promise<string[]> {
  const tests = await storedTests(database)
  const bySubject = Map.groupBy(tests, ({ subject }) => subject ?? 'none')
  const faults: string[] = []
  for (const { marker, recipients, digest, acceptedAt } of sent) {
    const of = bySubject.get(marker) ?? []
    bySubject.delete(marker)
    if (acceptedAt === null ? of.length > recipients : of.length !== recipients) {
      const answer = acceptedAt === null ? 'unanswered' : 'accepted'
      faults.push(`${marker}: ${answer} for ${recipients}, ${of.length} tests`)
    }
    if (of.some((one) => one.digest !== digest)) faults.push(`${marker} has other bytes than were sent`)
  }
  for (const [subject, of] of bySubject)
    faults.push(`${of.length} tests that nobody sent: ${subject}, ${of.map(({ status }) => status)}`)
  for (const test of openTests(tests)) faults.push(`${test.id} is ${test.status}, pictures ${test.pictures}`)
  return [...faults, ...(await chargeFaults(database, tests))]
}

/** Each report is counted once, and so are its pictures where it has some. */
async function chargeFaults({ db }: Db, tests: Stored[]): Promise<string[]> {
  const { rows } = await sql<{ metric: string; subject: string }>`
    select metric, subject from usage_subjects where metric in ('spam_check', 'screenshots', 'heatmaps')`.execute(
    db,
  )
  const { rows: used } = await sql<{ metric: string; used: number }>`
    select metric, sum(used)::integer as used from usage group by metric`.execute(db)
  const faults: string[] = []
  const compare = (metric: string, wanted: Set<string>) => {
    const counted = rows.filter((row) => row.metric === metric).map(({ subject }) => subject)
    const inAll = used.find((row) => row.metric === metric)?.used ?? 0
    if (inAll !== wanted.size) faults.push(`${metric}: ${inAll} counted, ${wanted.size} done`)
    for (const id of counted)
      if (!wanted.delete(id)) faults.push(`${metric} counted for ${id}, which is not done`)
    for (const id of wanted) faults.push(`${metric} not counted for ${id}`)
  }
  compare('spam_check', new Set(tests.map(({ id }) => id)))
  const drawn = tests.filter(({ pictures }) => pictures === 'ready').map(({ id }) => id)
  compare('screenshots', new Set(drawn))
  compare('heatmaps', new Set(drawn))
  return faults
}
