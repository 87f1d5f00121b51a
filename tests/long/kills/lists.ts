import type { ZoneDefinition } from '@postproof/dns/zone'
import { sql } from 'kysely'
import type { VerifierList } from '#contract/verifier.ts'
import { type MailServer, startMailServer } from '../../../packages/emulators/mail-server.ts'
import type { Db } from './database.ts'
import { asJson, type Calls, type Person, pause } from './people.ts'

/** Lists of addresses, some of them asked for at mail servers of the test, and what has to come out of each row. */

const path = '/api/internal/email-verification-lists'
const HOSTS = 30
/** Addresses in each list whose mail server is asked: processes ask 60 a minute at most. */
const ASKED = 10
const ROWS = 80

/** Mail servers that know who is `known…`, by their addresses; they are put into the zone. */
export async function startMailHosts(zone: ZoneDefinition) {
  const servers: MailServer[] = []
  const ports: Record<string, number> = {}
  for (let at = 0; at < HOSTS; at++) {
    const server = await startMailServer({
      mailboxes: null,
      answer: ({ verb, address }) =>
        verb === 'RCPT' && !address.startsWith('known') ? '550 5.1.1 No such user' : undefined,
    })
    servers.push(server)
    const ip = `11.0.1.${at + 1}`
    ports[ip] = server.port
    zone[`host${at}.example`] = { MX: [[10, `mx.host${at}.example`]] }
    zone[`mx.host${at}.example`] = { A: ip }
  }
  // By these a host that asks sees whether its port 25 leads anywhere.
  for (const [at, name] of ['gmail.com', 'outlook.com', 'gmx.net'].entries()) {
    zone[name] = { MX: [[10, `mx.host${at}.example`]] }
  }
  return { ports, close: () => Promise.all(servers.map((server) => server.close())) }
}

export type Asked = {
  id: string
  person: Person
  rows: { email: string; verdict: string | null }[]
  /** When the upload was answered, by performance.now(). */
  answeredAt: number
}
export type ListLoad = { stop(): Promise<void>; lists: Asked[]; unanswered: number }

export function askForLists(world: { calls: Calls; people: Person[]; pauseMs: number }): ListLoad {
  const load: ListLoad = { stop: async () => {}, lists: [], unanswered: 0 }
  let stopped = false
  let count = 0
  const asking = (async () => {
    while (!stopped) {
      const person = world.people[count % world.people.length]!
      const rows = rowsOf(count++)
      const body = rows.map(({ email }) => email).join('\n')
      const init = { ...asJson(person, ''), body: `email\n${body}\n` }
      const response = await world.calls.once(path, {
        ...init,
        headers: { ...init.headers, 'content-type': 'text/csv' },
      })
      // 429: too many lists of this person are under way.
      if (response?.status === 201) {
        const { id } = (await response.json()) as VerifierList
        load.lists.push({ id, person, rows, answeredAt: performance.now() })
      } else if (!response || response.status >= 500) load.unanswered++
      else if (response.status !== 429) throw new Error(`${response.status} ${await response.text()}`)
      for (let waited = 0; waited < world.pauseMs && !stopped; waited += 100) await pause(100)
    }
  })()
  load.stop = async () => {
    stopped = true
    await asking
  }
  return load
}

/** `verdict`: where the test knows what it must be. */
const rowsOf = (list: number): Asked['rows'] =>
  Array.from({ length: ROWS }, (_, at) => {
    if (at < ASKED) {
      const known = at % 2 === 0
      const host = (list * ASKED + at) % HOSTS
      return {
        email: `${known ? 'known' : 'stranger'}${list}x${at}@host${host}.example`,
        verdict: known ? 'deliverable' : 'undeliverable',
      }
    }
    return { email: `p${list}x${at}@nowhere${at % 7}.invalid`, verdict: 'undeliverable' }
  })

export async function openLists({ db }: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from verifier_lists where status = 'running' or status = 'waiting' and exists
      (select from verifier_list_addresses where list_id = id and due_at < now() + interval '10 minutes')`.execute(
    db,
  )
  return rows[0]!.count
}

/**
 * Every row has one verdict, the right one; nothing was added up twice; each list was counted once. On a machine that is
 * overrun some question of DNS gets no answer in time: such a row is unknown and is asked again after hours; `waits`
 * says how many, and more than three and one in a hundred are a fault.
 */
export async function listFaults(
  { db }: Db,
  calls: Calls,
  { lists, unanswered }: ListLoad,
): Promise<{ faults: string[]; waits: number }> {
  const faults: string[] = []
  let [waits, all] = [0, 0]
  for (const { id, person, rows } of lists) {
    const list = (await (await calls.again(`${path}/${id}`, asJson(person))).json()) as VerifierList
    const { counts } = list
    const sum = counts.deliverable + counts.undeliverable + counts.risky + counts.unknown
    const isOver = list.status === (counts.waiting_retry ? 'waiting' : 'completed')
    if (!isOver || sum !== counts.done || counts.done + counts.waiting_retry !== rows.length) {
      faults.push(`list ${id}: ${list.status} ${JSON.stringify(counts)}`)
    }
    all += rows.length
    waits += counts.waiting_retry
    let unanswered = 0
    const text = await (await calls.again(`${path}/${id}/download`, asJson(person))).text()
    const lines = text.split('\r\n').slice(1, -1)
    if (lines.length !== rows.length) faults.push(`list ${id}: ${lines.length} rows of ${rows.length}`)
    for (const [at, { email, verdict }] of rows.entries()) {
      const [is, found, reason] = lines[at]?.split(',') ?? []
      if (is === email && reason === 'dns_unavailable') unanswered++
      else if (is !== email || !found || (verdict && found !== verdict))
        faults.push(`list ${id}, ${email}: ${lines[at]}`)
    }
    if (unanswered !== counts.waiting_retry) faults.push(`list ${id}: ${unanswered} rows without DNS`)
  }
  const { rows: counted } = await sql<{ subject: string }>`
    select subject from usage_subjects where metric = 'email_verification' and subject like 'list/%'`.execute(
    db,
  )
  const { rows: kept } = await sql<{ id: string; status: string; counted: number }>`
    select id, status, coalesce(counted, 0) as counted from verifier_lists`.execute(db)
  const { rows: used } = await sql<{ used: number }>`
    select coalesce(sum(used), 0)::integer as used from usage where metric = 'email_verification'`.execute(db)
  const begun = kept.filter(({ status }) => status !== 'reading' && status !== 'deleted')
  if (begun.length < lists.length || begun.length > lists.length + unanswered) {
    faults.push(`${begun.length} lists, ${lists.length} answered, ${unanswered} not`)
  }
  const charged = new Set(counted.map(({ subject }) => subject.slice('list/'.length)))
  // A list that came before a process knew whether it may ask counts nothing.
  for (const { id, counted } of begun)
    if (counted > 0 && !charged.delete(id)) faults.push(`list ${id} was not counted`)
  for (const id of charged) faults.push(`list ${id} was counted and is not there`)
  const wanted = begun.reduce((sum, { counted }) => sum + counted, 0)
  if (used[0]!.used !== wanted) faults.push(`${used[0]!.used} addresses counted, the lists say ${wanted}`)
  if (waits > 3 + all / 100) faults.push(`${waits} of ${all} rows wait for DNS`)
  return { faults, waits }
}
