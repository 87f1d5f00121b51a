import { randomBytes } from 'node:crypto'
import type { Placement } from '#contract/placement.ts'
import { isMarker, newMarker } from '#engines/placement/marker.ts'
import { compare as compareRows } from '#engines/placement/report.ts'
import { placementTextsIn } from '#engines/placement/texts/index.ts'
import { providerName, regionText } from '#engines/placement/texts/providers.ts'
import type { Clock } from '#engines/world.ts'
import type { Changes } from '#platform/live/changes.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/database.ts'
import { resultsOf, type ShortResult, shortResultsOf } from '#storage/placement/results.ts'
import type { SeedCopy } from '#storage/placement/tables.ts'
import {
  countOpen,
  deleteDraft,
  deletePlacement,
  findPlacement,
  insertDraft,
  listPlacements,
  moveTest,
  type PlacementRecord,
  senderDomains,
  sharePlacement,
  startTest,
  testsOfDomain,
} from '#storage/placement/tests.ts'
import { newestByMarker } from '#storage/placement/watched.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Printer } from '../pictures/printer.ts'
import type { Plans } from '../plans/types.ts'
import type { Offer } from './offer.ts'
import { csvOf } from './report/csv.ts'
import { engineRow, finishedTest, presentListRow, presentTest } from './report/present.ts'
import type { PrintTickets } from './report/print-ticket.ts'
import * as words from './report/words.ts'
import type { Waits } from './settings.ts'
import type { Placements } from './types.ts'

/** What people do with placement tests; pages, API and CLI all come through here. */

type World = {
  db: Db
  publicUrl: string
  ownerOf: OwnerOf
  plans: Pick<Plans, 'reserve' | 'release' | 'introduce'>
  retentionDays(owner: string): Promise<number>
  changes: Changes
  offer: Offer
  waits: Waits
  /** The bundled report. */
  sample(language: Visitor['language']): Promise<Placement>
  sendSample(marker: string, addresses: string[]): Promise<void>
  /** Whether simulated mailboxes are of this process. */
  simulatedHere(): boolean
  /** Looks anew at what is to be read, here and in other processes. */
  wake(): void
  tickets: PrintTickets
  printer: Printer | null
  clock: Clock
}

const DAY = 86_400_000
const DRAFT = 3_600_000
/** Tests of one owner that are not over. */
const MOST_OPEN = 20
const MOST_SEEDS = 500
const MOST_DOMAINS = 100
const MOST_POINTS = 200
/** How long a start waits until every mailbox is open; what is not by then is looked back for. */
const OPENING_MS = 5_000
const OPENING_STEP = 60
const idPattern = /^[0-9a-f]{32}$/
const sampleId = 'example'

export function createPlacements(world: World): Placements {
  const { db, ownerOf, clock, changes, offer } = world
  const now = () => new Date(clock.now())

  const mine = async (test: PlacementRecord, visitor: Visitor) => {
    const owner = ownerOf(visitor)
    return owner !== null && test.owner === owner
  }
  const testOf = async (id: string): Promise<PlacementRecord> => {
    const test = idPattern.test(id) ? await findPlacement(db, id) : undefined
    if (!test || test.expires_at.getTime() < clock.now()) throw words.notFound()
    return test
  }
  /** A marker stands in mails that many people get: it opens a test for its owner alone. */
  const byMarker = async (marker: string, visitor: Visitor) => {
    const test = await newestByMarker(db, marker.toLowerCase())
    const isLive = test && test.expires_at.getTime() >= clock.now() && (await mine(test, visitor))
    if (!isLive) throw words.notFound()
    return { test, owner: true }
  }
  /** By its owner, by whoever has the link of a shared one, or with a ticket of the printer. */
  const readable = async (given: string, visitor: Visitor) => {
    if (isMarker(given)) return byMarker(given, visitor)
    const printed = given.includes('.') ? world.tickets.idOf(given, clock.now()) : null
    const test = await testOf(printed ?? given)
    const owner = await mine(test, visitor)
    if (!owner && !printed && test.shared_at === null) throw words.notFound()
    return { test, owner }
  }
  const ownTest = async (id: string, visitor: Visitor) => {
    const test = await testOf(id)
    if (!(await mine(test, visitor))) throw words.notFound()
    return test
  }
  const present = async (found: { test: PlacementRecord; owner: boolean }, { language }: Visitor) => {
    const results = await resultsOf(db, [found.test.id])
    return presentTest({ ...found, results, publicUrl: world.publicUrl, language })
  }
  const read = async (id: string, visitor: Visitor): Promise<Placement> =>
    id === sampleId ? world.sample(visitor.language) : present(await readable(id, visitor), visitor)

  const draft = async (visitor: Visitor) => {
    const owner = ownerOf(visitor)
    if (!owner) throw words.noBrowser()
    if ((await countOpen(db, owner, new Date(clock.now() - DRAFT))) >= MOST_OPEN) {
      throw words.tooManyOpen(MOST_OPEN)
    }
    const id = randomBytes(16).toString('hex')
    const marker = newMarker(randomBytes(32))
    const expiresAt = new Date(clock.now() + DAY)
    await insertDraft(db, { id, owner, marker, createdAt: now(), expiresAt })
    await world.plans.introduce(owner, visitor)
    return { id, owner }
  }

  /** Until every mailbox is open or has said why not. */
  const opened = async (id: string) => {
    const until = performance.now() + OPENING_MS
    for (;;) {
      const results = await shortResultsOf(db, [id])
      const waits = results.some(
        ({ progress }) => progress.readableSince === null && progress.trouble === null,
      )
      if (!waits || performance.now() > until) return
      await new Promise((resolve) => setTimeout(resolve, OPENING_STEP))
    }
  }

  const begin = async (id: string, owner: string, seeds: SeedCopy[], visitor: Visitor) => {
    const isCounted = !seeds.every(({ simulated }) => simulated)
    const startedAt = now()
    const days = await world.retentionDays(owner)
    const start = async (db: Db) => {
      const began = await startTest(db, {
        id,
        owner,
        providers: [...new Set(seeds.map(({ provider }) => provider))],
        seeds,
        startedAt,
        closesAt: new Date(startedAt.getTime() + world.waits.waitMs),
        expiresAt: new Date(startedAt.getTime() + days * DAY),
      })
      // A second start of the same draft has counted nothing: the test is counted once, by its id.
      if (!began) throw words.started()
    }
    if (isCounted) await world.plans.reserve(visitor, { metric: 'inbox_placement', subject: id }, start)
    else await start(db)
    world.wake()
    await opened(id)
    await moveTest(db, id, ['opening'], { status: 'waiting' })
    changes.publish(id)
    return read(id, visitor)
  }

  const rowsOf = (results: ShortResult[], { language }: Visitor) =>
    results.map((result) => engineRow(result, language))

  const completed = async (id: string, visitor: Visitor) => {
    const { test } = await readable(id, visitor)
    if (test.status !== 'completed') throw words.notOver()
    return { test, results: await shortResultsOf(db, [id]) }
  }

  return {
    async providers(reader) {
      const language = reader?.language ?? 'en'
      return (await offer.providers()).map((one) => ({
        ...one,
        name: providerName(one.name, language),
        region: regionText(one.region, language),
      }))
    },
    async seedList(reader) {
      const { markerHint } = placementTextsIn(reader?.language ?? 'en')
      return { marker_hint: markerHint('MARKER'), mailboxes: await offer.seeds() }
    },
    async draft(visitor) {
      return { id: (await draft(visitor)).id, status: 'draft' }
    },
    async start(id, providers, visitor) {
      const test = await ownTest(id, visitor)
      if (test.status !== 'draft') throw words.started()
      const all = await offer.seeds()
      const unknown = [...new Set(providers)].filter((name) => !all.some(({ provider }) => provider === name))
      if (unknown.length) throw words.noSuchProvider(unknown)
      const seeds = all.filter(({ provider }) => providers.includes(provider)).slice(0, MOST_SEEDS)
      return begin(id, test.owner, seeds, visitor)
    },
    async create(mailboxes, visitor) {
      const all = await offer.seeds()
      const wanted = new Set(mailboxes ?? [])
      if ([...wanted].some((id) => !all.some((seed) => seed.id === id))) throw words.noSuchMailbox()
      const seeds = (wanted.size ? all.filter(({ id }) => wanted.has(id)) : all).slice(0, MOST_SEEDS)
      if (!seeds.length) throw words.noMailboxes()
      const { id, owner } = await draft(visitor)
      try {
        return await begin(id, owner, seeds, visitor)
      } catch (error) {
        // Nobody was told of it: it would lie there until it is swept.
        await deleteDraft(db, id)
        throw error
      }
    },
    read,
    async list(query, visitor) {
      const owner = ownerOf(visitor)
      const { data, total } = owner ? await listPlacements(db, owner, query) : { data: [], total: 0 }
      if (total === 0 && !query.search) throw words.noneYet()
      const results = await shortResultsOf(
        db,
        data.map(({ id }) => id),
      )
      const { page, per_page } = query
      return {
        data: data.map((test) =>
          presentListRow(
            test,
            results.filter(({ test_id }) => test_id === test.id),
          ),
        ),
        meta: { current_page: page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
      }
    },
    async remove(id, visitor) {
      const test = await ownTest(id, visitor)
      await deletePlacement(db, id, test.owner)
      if (test.first_seen_at === null) await world.plans.release('inbox_placement', id)
      changes.publish(id)
      world.wake()
    },
    async share(id, shared, visitor) {
      const test = await ownTest(id, visitor)
      if (!(await sharePlacement(db, id, test.owner, shared ? now() : null))) throw words.notFound()
      return read(id, visitor)
    },
    async compare(before, after, visitor) {
      const [one, other] = [await completed(before, visitor), await completed(after, visitor)]
      return {
        before: presentListRow(one.test, one.results),
        after: presentListRow(other.test, other.results),
        rows: compareRows(rowsOf(one.results, visitor), rowsOf(other.results, visitor), visitor.language),
      }
    },
    async domains(visitor) {
      const owner = ownerOf(visitor)
      return owner ? senderDomains(db, owner, MOST_DOMAINS) : []
    },
    async trend(senderDomain, visitor) {
      const owner = ownerOf(visitor)
      const tests = owner ? await testsOfDomain(db, owner, senderDomain, MOST_POINTS) : []
      const results = await shortResultsOf(
        db,
        tests.map(({ id }) => id),
      )
      const points = tests.map((test) => {
        const own = results.filter(({ test_id }) => test_id === test.id)
        const { id, summary, simulated } = presentListRow(test, own)
        return { id, at: new Date(finishedTest(test, own).at).toISOString(), summary, simulated }
      })
      return { sender_domain: senderDomain, points }
    },
    csv: async (id, visitor) => csvOf(await read(id, visitor)),
    async pdf(id, page, visitor) {
      if (id !== sampleId) {
        const { test } = await readable(id, visitor)
        if (test.status !== 'completed') throw words.notOver()
      }
      if (!world.printer) throw words.noPrinter()
      const shown = id === sampleId ? id : world.tickets.idWith(id, clock.now())
      return world.printer(`/placement/${shown}/print`, page)
    },
    async sendSample(id, visitor) {
      const test = await ownTest(id, visitor)
      const seeds = (await shortResultsOf(db, [id])).map(({ seed }) => seed)
      const addresses = seeds.filter(({ simulated }) => simulated).map(({ address }) => address)
      const isOpen = test.status === 'waiting' || test.status === 'collecting'
      if (!isOpen || !addresses.length || !world.simulatedHere()) throw words.noSimulated()
      await world.sendSample(test.marker, addresses)
    },
    async *events(id, visitor, signal) {
      if (id === sampleId) {
        yield await world.sample(visitor.language)
        return
      }
      const changed = changes.watch(id, signal)
      const first = await read(id, visitor)
      yield first
      if (isOver(first)) return
      for await (const _ of changed) {
        const next = await read(id, visitor).catch((error: unknown) => {
          if (error instanceof Refusal) return null
          throw error
        })
        if (!next) return
        yield next
        if (isOver(next)) return
      }
    },
  }
}

const isOver = ({ status }: Placement) => status === 'completed' || status === 'expired'
