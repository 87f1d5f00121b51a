import { sql } from 'kysely'
import type { Placement } from '#contract/placement.ts'
import { type MailboxEmulator, startMailbox } from '#emulators/placement/mailbox-server.ts'
import { mail } from '../../scenarios/placement-world.ts'
import type { Db } from './database.ts'
import { asJson, type Calls, type Person, pause } from './people.ts'

/** Placement tests at mailboxes of the test, which outlive every process: where each mail lies is known beforehand. */

const path = '/api/inbox-placement'
const password = 'correct horse battery'
const places = [
  { folder: 'INBOX', tab: 'inbox' },
  { folder: 'Junk', tab: 'spam' },
  { folder: 'INBOX', tab: 'inbox' },
] as const
type Seed = MailboxEmulator & { address: string; folder: string; tab: string }

export async function startSeeds(calls: Calls, database: Db, admin: Person): Promise<Seed[]> {
  await sql`update accounts set is_admin = true where id = ${admin.accountId}`.execute(database.db)
  const seeds: Seed[] = []
  for (const [at, place] of places.entries()) {
    const address = `seed${at}@own.example`
    const mailbox = await startMailbox({
      ...{ address, password, maxMessages: 5000 },
      folders: [{ path: 'Junk', use: '\\Junk' }],
    })
    const seed = {
      provider: 'own',
      address,
      host: '127.0.0.1',
      port: mailbox.port,
      security: 'none',
      password,
    }
    const response = await calls.again('/api/admin/seeds', asJson(admin, seed))
    if (!response.ok) throw new Error(`no seed: ${await response.text()}`)
    seeds.push(Object.assign(mailbox, { address, ...place }))
  }
  return seeds
}

type Begun = { id: string; person: Person; marker: string }
export type PlacementLoad = { stop(): Promise<void>; begun: Begun[]; unanswered: number }

/** Begins a test, sends its mail to every mailbox at random moments, and begins the next. */
export function testPlacements(world: {
  calls: Calls
  people: Person[]
  seeds: Seed[]
  pauseMs: number
}): PlacementLoad {
  const { calls, people, seeds } = world
  const load: PlacementLoad = { stop: async () => {}, begun: [], unanswered: 0 }
  let stopped = false
  let count = 0
  const testing = (async () => {
    while (!stopped) {
      const person = people[count++ % people.length]!
      const response = await calls.once(path, asJson(person, {}))
      if (response?.ok) {
        const { id, marker } = (await response.json()) as Placement
        load.begun.push({ id, marker, person })
        for (const seed of seeds) {
          await pause((world.pauseMs * count) % 3)
          seed.append(seed.folder, mail({ Subject: marker }))
        }
      } else if (!response || response.status >= 500) load.unanswered++
      else if (response.status !== 429) throw new Error(`${response.status} ${await response.text()}`)
      for (let waited = 0; waited < world.pauseMs && !stopped; waited += 100) await pause(100)
    }
  })()
  load.stop = async () => {
    stopped = true
    await testing
  }
  return load
}

export async function openPlacements({ db }: Db, { begun }: PlacementLoad): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from placement_tests where status = 'completed'`.execute(db)
  const done = new Set(rows.map(({ id }) => id))
  return begun.filter(({ id }) => !done.has(id)).length
}

/** Each mailbox has one result in each test, the right one, and each test is counted once. */
export async function placementFaults(
  { db }: Db,
  calls: Calls,
  { begun, unanswered }: PlacementLoad,
  seeds: Seed[],
): Promise<string[]> {
  const faults: string[] = []
  for (const { id, person } of begun) {
    const test = (await (await calls.again(`${path}/${id}`, asJson(person))).json()) as Placement
    if (test.status !== 'completed' || test.results.length !== seeds.length) {
      faults.push(`placement ${id}: ${test.status}, ${test.results.length} results`)
    }
    for (const { address, folder } of seeds) {
      const found = test.results.find((row) => row.address === address)
      if (
        found?.status !== 'delivered' ||
        found.folder !== folder ||
        found.note?.includes('more with this marker')
      ) {
        faults.push(`placement ${id} at ${address}: ${found?.status} ${found?.folder} ${found?.note}`)
      }
    }
  }
  const { rows } = await sql<{ id: string; status: string; counted: boolean }>`
    select t.id, t.status, s.subject is not null as counted
    from usage_subjects s full join placement_tests t on t.id = s.subject and s.metric = 'inbox_placement'
    where t.id is not null or s.metric = 'inbox_placement'`.execute(db)
  const began = rows.filter(({ status }) => status !== 'draft')
  if (began.length > begun.length + unanswered)
    faults.push(`${began.length} placement tests, ${begun.length} asked for`)
  for (const { id, status, counted } of rows) {
    if (counted !== (status !== 'draft' && id !== null))
      faults.push(`placement ${id}, ${status}: counted ${counted}`)
  }
  const { rows: used } = await sql<{ used: number }>`
    select coalesce(sum(used), 0)::integer as used from usage where metric = 'inbox_placement'`.execute(db)
  if (used[0]!.used !== began.length)
    faults.push(`${used[0]!.used} placement tests counted, ${began.length} begun`)
  return faults
}
