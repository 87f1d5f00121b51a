import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { TestResult } from '#contract/spam-test.ts'
import type { Ability } from '#engines/entitlements/entitlements.ts'
import { withRendering } from '#engines/spam-test/join.ts'
import { pendingRendering } from '#engines/spam-test/rendering/pending.ts'
import type { Session } from '#engines/spam-test/types.ts'
import type { Clock, SpamEngine } from '#engines/world.ts'
import { message } from '#messages/message.ts'
import { orRefuse } from '#platform/blobs/blobs.ts'
import type { Live } from '#platform/live/live.ts'
import { mailIsWaiting, Refusal, refuseField } from '#platform/refusals/refusal.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import { findPictures, redrawPictures, unlockPictures } from '#storage/pictures.ts'
import type { TestStatus } from '#storage/tables.ts'
import {
  deleteTest,
  findOwner,
  findTest,
  findTestHead,
  listTests,
  newerTest,
  readRaw,
  shareTest,
} from '#storage/tests.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { type AnalysisPool, octetsOf } from '../analysis/pool.ts'
import { type MailReader, readBy, readTest } from '../analysis/reader.ts'
import type { PictureQueue } from '../pictures/picture-queue.ts'
import { partOf } from '../pictures/present-pictures.ts'
import type { Printer } from '../pictures/printer.ts'
import type { Plans } from '../plans/types.ts'
import { type Analysis, arrival, pendingSteps } from './analysis.ts'
import type { Assistant } from './assistant/assistant.ts'
import type { Intake } from './intake/intake.ts'
import type { TestAddress, TestAddresses } from './intake/test-addresses.ts'
import { isMail } from './intake/uploads.ts'
import { compare } from './recheck.ts'
import { present, type Subject } from './report/present.ts'
import { createPresented } from './report/presented.ts'
import { createReportParts } from './report/report-parts.ts'
import type { Sample } from './sample.ts'
import type { SpamTests } from './types.ts'

/** What people do with spam tests; pages, API and CLI all come through here. */

type World = {
  config: Config
  database: Database
  blobs: Blobs
  addresses: TestAddresses
  ownerOf: OwnerOf
  /** Whose the things under a tag are now. */
  presentOwner(tag: string): Promise<string>
  intake: Intake
  /** False while too many mails wait. */
  mayTake(): boolean
  analysis: Analysis
  pool: AnalysisPool
  /** Null where none are made. */
  pictures: Pick<PictureQueue, 'drain'> | null
  plans: Plans
  live: Live
  sample: Sample
  spamEngines: SpamEngine[]
  assistant: Assistant
  /** Null where no browser may be used. */
  printer: Printer | null
  clock: Clock
  log: Logger
}
type Find<T> = (db: Database['db'], id: string) => Promise<T | undefined>
type Row = NonNullable<Awaited<ReturnType<typeof findTest>>>
type Head = NonNullable<Awaited<ReturnType<typeof findTestHead>>>

const notFound = () => new Refusal(404, 'not_found', 'test.not_found')
const gone = () => new Refusal(410, 'expired', 'test.expired')
const waiting = () => new Refusal(409, 'not_ready', 'test.no_mail_yet')
/** One row more than the longest id we give out has no use. */
const idPattern = /^[a-z2-7]{29}(-[1-9]\d{0,5})?$/

export function createSpamTests(world: World): SpamTests {
  const { config, database, blobs, addresses, ownerOf, intake, analysis, live, sample, clock } = world
  const { db } = database
  const emailOf = (id: string) => `${id}@${config.MAIL_DOMAIN}`
  const urlOf = (id: string) => `${config.PUBLIC_URL}/results/${id}`
  const issue = (visitor: Visitor) => addresses.issue(ownerOf(visitor) ?? '', clock.now())

  /** An address may have been given to the browser before it signed in. */
  const owns = async (tag: string, visitor: Visitor) => {
    const owner = ownerOf(visitor)
    return owner !== null && (tag === owner || (await world.presentOwner(tag)) === owner)
  }

  type Kept = Pick<Row, 'status' | 'expires_at'>
  async function kept<T extends Kept>(id: string, find: Find<T>): Promise<T> {
    if (!idPattern.test(id)) throw notFound()
    const row = await find(db, id)
    if (row && (row.status === 'deleted' || row.expires_at.getTime() < clock.now())) throw gone()
    if (row) return row
    const { state } = addresses.recognize(id, clock.now())
    throw state === 'live' ? waiting() : state === 'expired' ? gone() : notFound()
  }
  const rowOf = (id: string) => kept(id, findTest)

  /** The row, of a test that waited for the plan as well: it goes on when there is one left by now. */
  async function readable(id: string, visitor: Visitor): Promise<Row> {
    const row = await rowOf(id)
    if (row.status !== 'locked') return row
    if (await orRefuse(analysis.unlock(row), world.log)) return { ...row, status: 'analyzing' }
    throw await world.plans.locked(row.owner, 'spam_check', row.owner === ownerOf(visitor))
  }

  /** By the plan of whoever the test belongs to, not of whoever looks. */
  async function entitledTo(what: Ability, owner: string | null): Promise<boolean> {
    const found = await world.plans.entitledOwner(owner)
    return (found ?? (await world.plans.entitled({ account: null }))).can[what]
  }

  /** Mail comes without a visitor: whom it counts for is known from here on. */
  const introduce = (visitor: Visitor) =>
    world.plans
      .introduce(ownerOf(visitor), visitor)
      .catch((error: unknown) => world.log.warn({ error }, 'an owner was not noted'))
  async function rawOf(id: string): Promise<Uint8Array> {
    if (id === 'example') return sample.raw()
    await kept(id, findPictures)
    return (await readRaw(blobs, id)) ?? fail(gone())
  }
  async function readerOf(id: string): Promise<MailReader> {
    const [raw, test] = [await rawOf(id), await findOwner(db, id)]
    return test ? readTest(world.pool, raw, test) : readBy(world.pool, { mail: octetsOf(raw) })
  }
  const parts = createReportParts({
    database,
    blobs,
    sample,
    picturesOf: (id) => kept(id, findPictures),
    readerOf,
    printer: world.printer,
  })

  const waitingSubject = async (address: TestAddress, visitor: Visitor): Promise<Subject> => ({
    ...blank,
    id: address.id,
    status: 'waiting',
    address: emailOf(address.id),
    createdAt: new Date(address.expiresAt - config.ADDRESS_HOURS * 3_600_000),
    expiresAt: new Date(address.expiresAt),
    steps: pendingSteps(),
    owner: await owns(address.owner, visitor),
    language: visitor.language,
    reportUrl: urlOf(address.id),
  })

  async function subjectOf(row: Row, visitor: Visitor): Promise<Subject> {
    const finished = row.status === 'completed'
    const steps = analysis.progress(row.id) ?? pendingSteps()
    return {
      id: row.id,
      status: shownStatus(row.status),
      source: row.source,
      session: row.session,
      address: row.source === 'smtp' || row.source === 'sample' ? emailOf(row.address_id) : null,
      createdAt: row.received_at,
      receivedAt: row.received_at,
      completedAt: row.completed_at,
      expiresAt: row.expires_at,
      newerId: await newerTest(db, row),
      sizeBytes: row.size_bytes,
      steps: finished ? finishedSteps(row.report?.timings) : steps,
      owner: row.owner !== null && row.owner === ownerOf(visitor),
      language: visitor.language,
      shared: row.shared_at !== null,
      reportUrl: urlOf(row.id),
      report: row.report,
      pictures: row.pictures,
    }
  }

  const presented = createPresented()
  /** A finished report is worded once for all who read it; whose it is, is said to its owner alone. */
  async function finished(head: Head, visitor: Visitor): Promise<TestResult> {
    const newerId = await newerTest(db, head)
    const key = [head.id, head.version, newerId, visitor.language].join(' ')
    const stranger = { browser: null, network: '', language: visitor.language }
    const result = await presented.get(key, async () =>
      present(await subjectOf(await rowOf(head.id), stranger), world.spamEngines),
    )
    const owner = head.owner !== null && head.owner === ownerOf(visitor)
    return owner ? { ...result, owner } : result
  }

  async function start(raw: Uint8Array, session: Session, address: TestAddress) {
    if (!world.mayTake()) throw mailIsWaiting()
    await intake.accept({ ids: [address.id], raw, session })
    return { id: address.id, report_url: urlOf(address.id) }
  }

  return {
    ...parts,
    issueAddress(visitor) {
      const address = issue(visitor)
      introduce(visitor)
      return {
        id: address.id,
        email: emailOf(address.id),
        status: 'waiting',
        expires_at: new Date(address.expiresAt).toISOString(),
        report_url: urlOf(address.id),
        events_url: `${config.PUBLIC_URL}/api/emails/${address.id}/events`,
      }
    },
    async result(id, visitor) {
      if (id === 'example') return sample.result(visitor.language)
      const address = addresses.recognize(id, clock.now())
      try {
        const head = await kept(id, findTestHead)
        if (head.status === 'completed') return await finished(head, visitor)
        return present(await subjectOf(await readable(id, visitor), visitor), world.spamEngines)
      } catch (error) {
        const unmailed = error instanceof Refusal && error.code === 'not_ready' && address.state === 'live'
        if (!unmailed) throw error
        return present(await waitingSubject(address.address, visitor), world.spamEngines)
      }
    },
    async source(id) {
      return (await readerOf(id))('source', undefined)
    },
    rawMessage: rawOf,
    async advice(id, visitor) {
      const isSample = id === 'example'
      const row = isSample ? null : await rowOf(id)
      const report = row ? row.report : (await sample.report()).report
      if (!report)
        return { id, status: 'pending', source: 'rules', summary: '', items: [], generated_at: null }
      // What is to be drawn again may take hours, and the rest is judged.
      const complete = row !== null && (row.pictures_cut || partOf(row.pictures) !== 'pending')
      const mayAsk = complete && (await entitledTo('assistant', row.owner))
      const { language } = visitor ?? {}
      const test = { id, report, kept: (mayAsk && row?.advice) || null, mayAsk, language }
      return world.assistant.advise(test, () => rawOf(id))
    },
    async list(query, visitor) {
      const tag = ownerOf(visitor)
      const { can, period } = await world.plans.entitled(visitor)
      // Without the history of tests, those of the present period are shown.
      const since = can.history ? null : new Date(period.start)
      const { data, total } = tag ? await listTests(db, tag, query, since) : { data: [], total: 0 }
      return {
        data: data.map((row) => ({
          id: row.id,
          subject: row.subject,
          sender: row.sender,
          score: row.score,
          total: row.score === null ? null : row.score / 10,
          status: shownStatus(row.status),
          created_at: row.received_at.toISOString(),
          expires_at: row.expires_at.toISOString(),
        })),
        meta: {
          current_page: query.page,
          per_page: query.per_page,
          total,
          last_page: Math.max(1, Math.ceil(total / query.per_page)),
        },
      }
    },
    async remove(id, visitor) {
      const tag = ownerOf(visitor)
      if (tag && (await deleteTest(db, id, tag))) return
      await rowOf(id)
      throw notFound()
    },
    async draw(id, visitor) {
      const row = await rowOf(id)
      if (row.owner === null || row.owner !== ownerOf(visitor)) throw notFound()
      const nothing = new Refusal(409, 'not_locked', 'test.nothing_to_draw')
      if (!world.pictures) throw nothing
      if (row.pictures === 'locked') {
        for (const metric of ['screenshots', 'heatmaps'] as const) await world.plans.require(visitor, metric)
        const wait = (report: NonNullable<Row['report']>) =>
          withRendering(report, pendingRendering('pending'))
        if (!(await unlockPictures(db, id, wait))) throw nothing
      } else if (!(await redrawPictures(db, id))) throw nothing
      world.pictures.drain().catch((error: unknown) => world.log.error({ id, error }, 'pictures wait'))
    },
    async share(id, shared, visitor) {
      const tag = ownerOf(visitor)
      if (tag && (await shareTest(db, id, tag, shared ? new Date(clock.now()) : null))) return
      await rowOf(id)
      throw notFound()
    },
    async recheck(id, visitor) {
      const row = await rowOf(id)
      const raw = await readRaw(blobs, id)
      if (!row.report || !raw) throw waiting()
      const kept = row.owner !== null && row.owner === ownerOf(visitor)
      const after = kept
        ? await analysis.repeat(id, raw, row.session)
        : await analysis.judgeAgain(raw, row.session, row.report)
      return compare(row.report, after, { at: new Date(clock.now()), kept }, visitor.language)
    },
    async upload(raw, visitor) {
      if (raw.byteLength > config.SMTP_MAX_SIZE) {
        const megabytes = Math.floor(config.SMTP_MAX_SIZE / 1024 / 1024)
        throw new Refusal(413, 'too_large', message('test.mail_too_large', { megabytes }))
      }
      if (!isMail(raw)) throw refuseField('file', 'test.not_a_mail', 'not_a_mail')
      await world.plans.require(visitor, 'spam_check')
      await introduce(visitor)
      return start(raw, uploadSession(config, clock), issue(visitor))
    },
    async sendSample(visitor, id) {
      const known = id ? addresses.recognize(id, clock.now()) : undefined
      if (known && known.state !== 'live') throw known.state === 'expired' ? gone() : notFound()
      const { raw, session } = sample.mail()
      return start(raw, session, known?.state === 'live' ? known.address : issue(visitor))
    },
    async *events(id, signal) {
      const events = live.subscribe(id, signal)
      const now = await this.result(id, { browser: null, network: '' })
      const session = (await findTest(db, id))?.session
      yield {
        type: 'status',
        status: now.status,
        ...(session?.source ? arrival(session) : {}),
        ...(now.size_bytes === null ? {} : { size_bytes: now.size_bytes }),
      }
      if (now.newer_id) yield { type: 'newer', id: now.newer_id }
      yield* events
    },
  }
}

function fail(refusal: Refusal): never {
  throw refusal
}

/** A mail that waits for the plan to have a test left was received, and no more. */
function shownStatus(status: TestStatus) {
  return status === 'deleted' ? 'expired' : status === 'locked' ? 'received' : status
}

const blank = {
  source: null,
  session: null,
  receivedAt: null,
  completedAt: null,
  newerId: null,
  shared: false,
  sizeBytes: null,
  report: null,
  pictures: 'pending' as const,
}

function finishedSteps(timings: Record<string, number> | undefined) {
  return pendingSteps().map((step) => ({
    ...step,
    status: 'done' as const,
    ms: timings?.[step.id] === undefined ? null : Math.round(timings[step.id]!),
  }))
}

/** An uploaded file says nothing of how it was sent: what depends on that is no-data. */
export function uploadSession(config: Pick<Config, 'SMTP_HOSTNAME'>, clock: Clock): Session {
  return {
    source: 'upload',
    clientAddress: null,
    addressUnusable: 'unknown',
    addressFrom: 'none',
    helo: null,
    mailFrom: null,
    recipients: [],
    tls: null,
    tlsOffered: null,
    smtputf8: false,
    transcript: [],
    receivedAt: clock.now(),
    hostname: config.SMTP_HOSTNAME,
  }
}
