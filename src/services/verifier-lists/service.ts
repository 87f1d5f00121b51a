import { randomBytes } from 'node:crypto'
import type { Clock } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Config } from '#config.ts'
import type { Language } from '#contract/language.ts'
import type { VerifierList } from '#contract/verifier.ts'
import type { Changes } from '#platform/live/changes.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Database, Db } from '#storage/database.ts'
import type { ListFormat } from '#storage/tables.ts'
import { askUnknownAgain, countUnknownToAsk } from '#storage/verifier-list-work.ts'
import {
  badRows,
  countUnfinished,
  deleteList,
  expireLists,
  findList,
  insertList,
  insertListRows,
  type ListRecord,
  listIsRead,
  listLists,
  type NewAddress,
  type NewRow,
  pauseList,
  removeDeleted,
  resumeList,
  rowsWithVerdicts,
} from '#storage/verifier-lists.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { decodeList } from './file/decode.ts'
import { headLine, rowLine } from './file/download.ts'
import { MOST_BYTES, type Plan, planList } from './file/plan.ts'
import type { Forecast } from './forecast.ts'
import { noteOf } from './note.ts'
import { presentList, SHOWN_BAD_ROWS } from './present.ts'
import type { RowQuota } from './quota.ts'
import type { ListRunner } from './run.ts'
import type { Probing, VerifierLists } from './types.ts'

/** What people do with lists of addresses; pages, API and CLI all come through here. */

type World = {
  config: Pick<Config, 'PUBLIC_URL' | 'RETENTION_DAYS'>
  database: Database
  ownerOf: OwnerOf
  changes: Changes
  runner: ListRunner
  forecast: Forecast
  quota: RowQuota
  probing(visitor: Visitor): Probing
  reserve?: Reserve
  clock: Clock
}

/** Counts the addresses of a list for whoever brought it and does the work, or refuses. */
export type Reserve = (
  visitor: Visitor,
  id: string,
  addresses: number,
  work: (db: Db) => Promise<void>,
) => Promise<void>

type Given = {
  name: string
  mark: boolean
  replaced: number
  owner: string
  probing: Probing
  counting(id: string, work: (db: Db) => Promise<void>): Promise<void>
}

/** Rows stored or read by one statement. */
const GROUP = 1000
/** Lists of one visitor that are not completed. */
const MOST_UNFINISHED = 5
const DAY = 86_400_000
const READING_MS = 600_000
const idPattern = /^[0-9a-f]{32}$/

export type ListService = VerifierLists & {
  /** Removes lists past their time and what deleted ones left; answers how many. */
  purge(): Promise<number>
}

export function createVerifierLists(world: World): ListService {
  const { config, database, ownerOf, changes, runner, clock, forecast } = world
  const { db } = database
  const now = () => new Date(clock.now())
  const inTurn = createTurn()

  async function ownList(id: string, visitor: Visitor): Promise<ListRecord> {
    const tag = ownerOf(visitor)
    const list = tag && idPattern.test(id) ? await findList(db, id, tag) : undefined
    if (!list) throw new Refusal(404, 'not_found', 'list.not_found')
    return list
  }

  async function present(list: ListRecord, { language = 'en' }: Visitor): Promise<VerifierList> {
    const bad = list.bad_row_count > 0 ? await badRows(db, list.id, SHOWN_BAD_ROWS) : []
    const over = (list.status === 'completed' || list.status === 'waiting') && list.unknown > 0
    const askable = over ? await countUnknownToAsk(db, list.id) : 0
    const expected = await forecast(list)
    return presentList(list, { bad, askable, expected }, config.PUBLIC_URL, language)
  }

  async function move(id: string, visitor: Visitor, to: 'running' | 'paused'): Promise<VerifierList> {
    const { owner, status } = await ownList(id, visitor)
    const moved = await (to === 'paused' ? pauseList : resumeList)(db, id, owner)
    const already = to === 'paused' ? status === 'paused' : status === 'running' || status === 'waiting'
    if (!moved && !already) {
      throw new Refusal(409, 'not_possible', to === 'paused' ? 'list.not_pausable' : 'list.not_resumable')
    }
    changes.publish(id)
    return present(await ownList(id, visitor), visitor)
  }

  async function store(plan: Plan, given: Given): Promise<string> {
    const id = randomBytes(16).toString('hex')
    const { refused } = plan.suspicion
    const createdAt = now()
    await insertList(db, {
      id,
      owner: given.owner,
      name: given.name,
      status: refused ? 'refused' : 'reading',
      note: noteOf(plan, given),
      format: formatOf(plan, given.mark),
      counts: plan.counts,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + config.RETENTION_DAYS * DAY),
    })
    if (refused) return id
    try {
      for (const { rows, addresses } of groupsOf(plan, given.probing === 'allowed'))
        await insertListRows(db, id, rows, addresses, createdAt)
      await given.counting(id, (db) => listIsRead(db, id, now()))
    } catch (error) {
      await deleteList(db, id, given.owner)
      throw error
    }
    return id
  }

  return {
    create: ({ name, text, column }, visitor) =>
      inTurn(async () => {
        requireConfirmed(visitor.account)
        const owner = ownerOf(visitor)
        if (!owner) throw new Refusal(403, 'no_owner', 'list.no_browser')
        if (text.byteLength > MOST_BYTES)
          throw new Refusal(413, 'too_large', message('list.too_large', { megabytes: MOST_BYTES / 1e6 }))
        if ((await countUnfinished(db, owner)) >= MOST_UNFINISHED)
          throw new Refusal(429, 'limit', message('list.too_many', { count: MOST_UNFINISHED }))
        const decoded = decodeList(text)
        const plan = await planList(decoded.text, column?.trim() || undefined)
        const probing = world.probing(visitor)
        const counting: Given['counting'] = (id, work) =>
          world.reserve ? world.reserve(visitor, id, plan.counts.addresses, work) : work(db)
        if (!plan.suspicion.refused) await world.quota.take(visitor, plan.counts.rows)
        const { mark, replaced } = decoded
        const id = await store(plan, {
          name: nameOf(name, visitor),
          mark,
          replaced,
          owner,
          probing,
          counting,
        })
        runner.wake()
        return present(await ownList(id, visitor), visitor)
      }),
    async list(query, visitor) {
      const tag = ownerOf(visitor)
      const { data, total } = tag ? await listLists(db, tag, query) : { data: [], total: 0 }
      const { page, per_page } = query
      return {
        data: await Promise.all(data.map((list) => present(list, visitor))),
        meta: { current_page: page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
      }
    },
    get: async (id, visitor) => present(await ownList(id, visitor), visitor),
    async pause(id, visitor) {
      const list = await move(id, visitor, 'paused')
      runner.halt(id)
      return list
    },
    async resume(id, visitor) {
      const list = await move(id, visitor, 'running')
      runner.wake()
      return list
    },
    async askAgain(id, visitor) {
      const { owner } = await ownList(id, visitor)
      if ((await askUnknownAgain(db, id, owner, now())) === 0)
        throw new Refusal(409, 'not_possible', 'list.none_unknown')
      changes.publish(id)
      const list = await present(await ownList(id, visitor), visitor)
      runner.wake()
      return list
    },
    async remove(id, visitor) {
      const { owner, status } = await ownList(id, visitor)
      if (status === 'reading') throw new Refusal(409, 'not_ready', 'list.still_reading')
      await deleteList(db, id, owner)
      runner.halt(id)
      changes.publish(id)
      await removeDeleted(db)
    },
    async download(id, visitor) {
      const list = await ownList(id, visitor)
      if (list.status === 'reading' || list.status === 'refused')
        throw new Refusal(409, 'not_ready', 'list.nothing_there')
      return linesOf(database, list, visitor.language ?? 'en')
    },
    async *events(id, visitor, signal) {
      const changed = changes.watch(id, signal)
      yield { type: 'list', list: await present(await ownList(id, visitor), visitor) }
      for await (const _ of changed) {
        const list = await ownList(id, visitor).catch(() => null)
        if (!list) return
        yield { type: 'list', list: await present(list, visitor) }
      }
    },
    async purge() {
      const count = await expireLists(db, now(), new Date(clock.now() - READING_MS))
      await removeDeleted(db)
      await world.quota.forget()
      return count
    },
  }
}

/** One list is read at a time: a file and its keys are held in memory for as long. */
function createTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

function formatOf({ delimiter, header, width, column }: Plan, mark: boolean): ListFormat {
  return { delimiter, mark, header, width, column: { index: column.index, name: column.name } }
}

/** The rows of a list in groups; an address stands in the group where it comes first. */
function* groupsOf(plan: Plan, probing: boolean): Generator<{ rows: NewRow[]; addresses: NewAddress[] }> {
  const positions = new Map<string, number>()
  let group = { rows: [] as NewRow[], addresses: [] as NewAddress[] }
  for (const row of plan.rows()) {
    const { number, raw } = row
    if ('problem' in row) {
      group.rows.push({ number, raw, position: null, problem: row.problem, problem_text: row.text })
    } else {
      const { key, address, domain } = row.address
      let position = positions.get(key)
      if (position === undefined) {
        position = positions.size
        positions.set(key, position)
        group.addresses.push({
          position,
          email: address,
          ask: probing && !plan.suspicion.unasked.has(domain),
        })
      }
      group.rows.push({ number, raw, position, problem: null, problem_text: null })
    }
    if (group.rows.length === GROUP) {
      yield group
      group = { rows: [], addresses: [] }
    }
  }
  if (group.rows.length) yield group
}

async function* linesOf(
  database: Database,
  { id, format }: ListRecord,
  language: Language,
): AsyncGenerator<string> {
  yield headLine(format)
  for (let after = 0; ; ) {
    const rows = await rowsWithVerdicts(database.db, id, after, GROUP)
    if (rows.length) yield rows.map((row) => rowLine(row, format, language)).join('')
    if (rows.length < GROUP) return
    after = rows.at(-1)!.number
  }
}

function nameOf(name: string, { language = 'en' }: Visitor): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed()
  return plain || say(language, message('lists.pasted'))
}
