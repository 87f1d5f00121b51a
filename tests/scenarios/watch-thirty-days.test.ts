import type { BlacklistReport, ListAnswer, ListState } from '@postproof/blacklists/types'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { unanswered } from '@postproof/hosts/probe'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '#services/checkers/domain/examine.ts'
import type { HostProbes } from '#services/checkers/hosts/probes.ts'
import { createMailChannel } from '#services/watch/mail-channel.ts'
import { createWatchWork } from '#services/watch/work.ts'
import type { WatchWorld } from '#services/watch/world.ts'
import { insertAccount } from '#storage/accounts.ts'
import type { Database } from '#storage/db.ts'
import { observationsOf, openAlerts } from '#storage/watch/alerts.ts'
import { allWatched, insertWatched } from '#storage/watch/domains.ts'
import { claimWatched, releaseWatched } from '#storage/watch/work.ts'
import { createServerAuthority } from '../../packages/emulators/server-certificates.ts'
import { cases } from '../cases.ts'
import { DKIM } from '../conformance/domains/world.ts'
import { openOwnDatabase } from '../postgres/database.ts'
import { recordingMailer } from './accounts-world.ts'

/**
 * Days of watching, by a clock that jumps to what is due. Resolvers fail, answers rotate, parked answers come for one
 * look, one domain flaps, and processes die in the middle of looks. Each planted change is reported once, and nothing else.
 */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.UTC(2026, 9, 1, 6)
const DOMAINS = 7
/** Twelve days where a person waits for them. */
const DAYS = cases(12, 30)
const nameOf = (at: number) => `client${at}.com`

/** The same numbers in each run. */
function drawing(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function zoneOf(domain: string): ZoneDefinition {
  return {
    'ns1.dnsone.net': { A: '46.10.1.1' },
    'ns2.dnstwo.org': { A: '47.20.1.1' },
    'mail.other.com': { A: '45.45.46.1' },
    [domain]: {
      A: '45.45.45.9',
      MX: [
        [10, `mx1.${domain}`],
        [20, `mx2.${domain}`],
      ],
      TXT: ['v=spf1 mx -all', 'site-verification=1'],
      NS: ['ns1.dnsone.net', 'ns2.dnstwo.org'],
      SOA: { primary: 'ns1.dnsone.net', serial: 1 },
    },
    [`mx1.${domain}`]: { A: ['45.45.45.1', '45.45.45.2'] },
    [`mx2.${domain}`]: { A: ['45.45.47.1'] },
    '45.45.46.1': { PTR: 'mail.other.com' },
    '45.45.45.1': { PTR: `mx1.${domain}` },
    '45.45.45.2': { PTR: `mx1.${domain}` },
    '45.45.47.1': { PTR: `mx2.${domain}` },
    [`_dmarc.${domain}`]: { TXT: `v=DMARC1; p=reject; rua=mailto:d@${domain}` },
    [`s1._domainkey.${domain}`]: { TXT: DKIM },
  }
}

type World = {
  zones: Map<string, ZoneDefinition>
  listed: Map<string, Set<string>>
  /** Days on which the certificates of its mail servers end, by domain; the others' do not. */
  certificates: Map<string, string>
  /** Unix ms of the end of a registration. */
  registrations: Map<string, number>
}
type Planted = { day: number; at: number; says: string; plant(world: World, domain: string): void }

const own = (zones: World['zones'], domain: string) =>
  zones.get(domain)![domain] as Exclude<ZoneDefinition[string], string>

/** `at`: which domain. `says`: part, kind and severity of its alert. */
const planted: Planted[] = [
  { day: 2, at: 0, says: 'dmarc worse bad', plant: ({ zones }, d) => delete zones.get(d)![`_dmarc.${d}`] },
  {
    ...{ day: 5, at: 0, says: 'dmarc better good' },
    plant: ({ zones }, d) => {
      zones.get(d)![`_dmarc.${d}`] = { TXT: `v=DMARC1; p=reject; rua=mailto:d@${d}` }
    },
  },
  {
    ...{ day: 3, at: 1, says: 'spf worse bad' },
    plant: ({ zones }, d) => {
      own(zones, d).TXT = ['v=spf1 +all']
    },
  },
  {
    ...{ day: 4, at: 2, says: 'spf changed info' },
    plant: ({ zones }, d) => {
      own(zones, d).TXT = ['v=spf1 mx ip4:45.45.46.0/28 -all']
    },
  },
  {
    ...{ day: 6, at: 3, says: 'mx changed info' },
    plant: ({ zones }, d) => {
      own(zones, d).MX = [[10, 'mail.other.com']]
    },
  },
  { day: 8, at: 4, says: 'blacklists worse bad', plant: ({ listed }, d) => listed.get(d)!.add(d) },
  { day: 15, at: 4, says: 'blacklists better good', plant: ({ listed }, d) => listed.get(d)!.clear() },
  {
    ...{ day: 10, at: 3, says: 'tls-rpt changed info' },
    plant: ({ zones }, d) => {
      zones.get(d)![`_smtp._tls.${d}`] = { TXT: `v=TLSRPTv1; rua=mailto:d@${d}` }
    },
  },
  {
    ...{ day: 12, at: 1, says: 'dkim worse bad' },
    plant: ({ zones }, d) => {
      zones.get(d)![`s1._domainkey.${d}`] = { TXT: 'v=DKIM1; k=rsa; p=broken' }
    },
  },
  {
    ...{ day: 14, at: 2, says: 'nameservers worse warning' },
    plant: ({ zones }, d) => {
      own(zones, d).NS = ['ns1.dnsone.net']
    },
  },
  {
    ...{ day: 16, at: 3, says: 'dmarc worse warning' },
    plant: ({ zones }, d) => {
      zones.get(d)![`_dmarc.${d}`] = { TXT: `v=DMARC1; p=none; rua=mailto:d@${d}` }
    },
  },
  { day: 18, at: 5, says: 'mx worse bad', plant: ({ zones }, d) => zones.set(d, {}) },
  // A fortnight before their ends, without any change of records.
  { day: 7, at: 0, says: 'mail-servers worse warning', plant: () => {} },
  {
    ...{ day: 9, at: 0, says: 'mail-servers better good' },
    plant: ({ certificates }, d) => certificates.delete(d),
  },
  { day: 6, at: 4, says: 'age worse warning', plant: () => {} },
  {
    ...{ day: 8, at: 4, says: 'age better good' },
    plant: ({ registrations }, d) => registrations.delete(d),
  },
  // Keys and serials change by themselves.
  {
    ...{ day: 20, at: 2, says: '' },
    plant: ({ zones }, d) => {
      own(zones, d).SOA = { primary: 'ns1.dnsone.net', serial: 2 }
    },
  },
]

/** What stands at every name of a domain that a registrar or a provider parked. */
const parkedZone = (domain: string): ZoneDefinition => ({
  ...{ 'ns1.parked.net': { A: '91.1.1.1' }, 'ns2.parked.net': { A: '92.1.1.1' } },
  [domain]: { A: '91.1.1.9', NS: ['ns1.parked.net', 'ns2.parked.net'], TXT: ['v=spf1 -all'] },
  [`*.${domain}`]: { A: '91.1.1.9', TXT: ['parked'] },
})

const FLAPS = DOMAINS - 1

const flapped = (domain: string, isOdd: boolean): ZoneDefinition => {
  const zone = zoneOf(domain)
  if (isOdd) delete zone[`_dmarc.${domain}`]
  return zone
}

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database?.close())

test('each planted change is reported once within its interval, and nothing else', async () => {
  const { db } = database
  const draw = drawing(7)
  const names = Array.from({ length: DOMAINS }, (_, at) => nameOf(at))
  const world: World = {
    zones: new Map(names.map((name) => [name, zoneOf(name)])),
    listed: new Map(names.map((name) => [name, new Set()])),
    certificates: new Map([[nameOf(0), '2026-10-22']]),
    registrations: new Map([[nameOf(4), START + 20 * DAY]]),
  }
  let now = START
  const clock = { now: () => now }
  const looks = new Map<string, number>()
  const parkedAt = new Map<string, number>()
  const mailer = recordingMailer()
  const examined: WatchWorld['examine'] = async (domain, knownSelectors) => {
    const count = (looks.get(domain) ?? 0) + 1
    looks.set(domain, count)
    const isParked = now - (parkedAt.get(domain) ?? now) > DAY && draw() < 0.05
    if (isParked || count === 1) parkedAt.set(domain, now)
    // A day on which this server reaches no resolver at all, and single questions without an answer on all others.
    const day = Math.floor((now - START) / DAY)
    const failing = day === 11 ? 1 : draw() < 0.25 ? 0.05 : 0
    const zone = isParked
      ? parkedZone(domain)
      : domain === nameOf(FLAPS)
        ? flapped(domain, count % 2 === 0)
        : world.zones.get(domain)!
    const resolver = unsteady(createZone(zone), draw, failing)
    const blacklists = listsOf(world.listed.get(domain)!, draw, failing)
    const http = { fetch: async () => ({ ok: false as const, failure: 'timeout' as const }) }
    const { sections } = await examine(
      { domain, knownSelectors },
      {
        ...{ resolver, blacklists, clock, http: http as never },
        probes: probesOf(world.certificates.get(domain), { clock, draw, failing }),
        registrations: {
          find: async () => ({
            ...{ outcome: 'found' as const, at: START - 900 * DAY, server: 'rdap.test' },
            ends: world.registrations.get(domain) ?? START + 400 * DAY,
          }),
        },
      },
    )
    return sections
  }
  const watched: WatchWorld = {
    ...{ db, clock, log: pino({ level: 'silent' }) },
    plans: { entitled: async () => Promise.reject(new Error('not asked')) },
    examine: examined,
    selectorsOf: async () => ['s1'],
    channels: [createMailChannel({ mailer, mayWrite: async () => true, publicUrl: 'https://x.test' })],
  }
  const accounts = ['one', 'two']
  for (const id of accounts) {
    await insertAccount(db, {
      ...{ id, name: 'A', email: `${id}@a.example`, emailKey: id, passwordHash: 'h', locale: 'en' },
      ...{ timezone: 'UTC', isAdmin: false, createdAt: new Date(now) },
    })
    await db
      .updateTable('accounts')
      .set({ confirmed_at: new Date(now) })
      .where('id', '=', id)
      .execute()
    const rows = names
      .filter((_, at) => at % 2 === accounts.indexOf(id))
      .map((domain) => ({
        ...{ id: `w-${domain}`, account_id: id, domain, client: '', note: '', at: new Date(now) },
      }))
    await insertWatched(db, id, rows, 100)
  }

  const happening = planted.filter(({ day }) => day < DAYS - 2)
  const plans = happening.toSorted((a, b) => a.day - b.day)
  let work = createWatchWork(watched)
  let kills = 0
  while (now < START + DAYS * DAY) {
    while (plans[0] && START + plans[0].day * DAY <= now) {
      const { at, plant } = plans.shift()!
      plant(world, nameOf(at))
    }
    if (draw() < 0.05) {
      // A process that claimed a domain and died; another one starts.
      kills += (await claimWatched(db, new Date(now), new Date(now - HOUR))) ? 1 : 0
      await releaseWatched(db)
      work = createWatchWork(watched)
    }
    await work.work()
    const due = (await Promise.all(accounts.map((id) => allWatched(db, id))))
      .flat()
      .map(({ due_at }) => due_at.getTime())
    const unsent = await db
      .selectFrom('watch_alerts')
      .select('made_at')
      .where('sent_at', 'is', null)
      .execute()
    const next = Math.min(...due, ...(unsent.length > 0 ? [now + 10 * MINUTE] : []))
    now = Math.max(now + MINUTE, next)
  }

  const alerts = (await Promise.all(accounts.map((id) => openAlerts(db, id, 1000)))).flat()
  const said = alerts.map(({ domain, part, kind, severity }) => `${domain} ${part} ${kind} ${severity}`)
  const expected = happening.filter(({ says }) => says).map(({ at, says }) => `${nameOf(at)} ${says}`)
  expect(said.toSorted()).toEqual(expected.toSorted())

  // Within a day and the time of a second look; a day longer where no resolver was reached.
  const late = happening.flatMap(({ day, at, says }) => {
    const alert = alerts.find(
      (one) => says && says === `${one.part} ${one.kind} ${one.severity}` && one.domain === nameOf(at),
    )
    const most = day >= 10 && day <= 11 ? 2.2 * DAY : 1.5 * DAY
    return alert && alert.at.getTime() - (START + day * DAY) > most ? [says] : []
  })
  expect(late).toEqual([])
  expect(alerts.every(({ sent_at }) => sent_at !== null)).toBe(true)

  // One letter for all that a round found, each with both sides and what to do.
  const letters = mailer.sent.filter(({ kind }) => kind === 'watch-alert')
  expect(letters.length).toBeGreaterThanOrEqual(cases(5, 8))
  expect(letters.length).toBeLessThanOrEqual(expected.length)
  expect(kills).toBeGreaterThan(0)
  const flapping = await observationsOf(db, `w-${nameOf(FLAPS)}`, 100)
  expect(flapping).toEqual([])
  expect(Math.max(...looks.values())).toBeLessThan(DAYS * 24)
}, 240_000)

/** A resolver that mixes the order of records, and gives no answer to a share of the questions. */
function unsteady(resolver: Resolver, draw: () => number, failing: number): Resolver {
  return {
    async lookup(name, type, options): Promise<DnsAnswer> {
      const answer = await resolver.lookup(name, type, options)
      if (draw() < failing)
        return { ...answer, outcome: draw() < 0.5 ? 'servfail' : 'timeout', records: [], cnames: [], ttl: 0 }
      return { ...answer, records: answer.records.toSorted(() => draw() - 0.5) }
    },
  }
}

const authority = createServerAuthority()
const issued = new Map<string, Uint8Array[]>()

function chainOf(host: string, to: string): Uint8Array[] {
  const key = `${host} ${to}`
  const chain = issued.get(key) ?? authority.issue({ names: [host], to }).chain
  issued.set(key, chain)
  return chain
}

/** Mail servers that answer but for a share of the connections. `to`: the day on which their certificates end. */
function probesOf(
  to = '2027-12-31',
  { clock, draw, failing }: { clock: { now(): number }; draw(): number; failing: number },
): HostProbes {
  return {
    ...{ off: null, now: clock.now, roots: () => authority.roots, isPortOpen: async () => true },
    visit:
      () =>
      async (host, [address = '']) => {
        if (draw() < failing) return unanswered(address, draw() < 0.5 ? 'silent' : 'busy')
        const tls = { version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384', chain: chainOf(host, to) }
        return { ...unanswered(address, 'answered'), name: host, greetingMs: 50, starttls: 'works', tls }
      },
  }
}

/** A large list and a small one. */
function listsOf(listed: Set<string>, draw: () => number, failing: number): WatchWorldLists {
  const report = async (subject: string): Promise<BlacklistReport> => {
    const answer = (name: string, tier: 1 | 3, is: boolean): ListAnswer => {
      const state: ListState = draw() < failing ? 'timeout' : is ? 'listed' : 'not-listed'
      return {
        ...{ list: name, name, tier, kind: 'block', state, codes: [], meaning: [], reason: null, ms: 1 },
        ...{ severity: state === 'listed' ? 'major' : null, removalUrl: null },
      }
    }
    const answers = [answer('Large list', 1, listed.has(subject)), answer('Small list', 3, false)]
    const answered = answers.filter(({ state }) => state !== 'timeout').length
    const isListed = answers.some(({ state }) => state === 'listed')
    const status = isListed ? 'bad' : answers[0]!.state === 'timeout' ? 'no-data' : 'good'
    return { subject, status, answered, asked: 2, answers }
  }
  return { checkAddress: report, checkDomain: report, checkEmail: report }
}
type WatchWorldLists = Parameters<typeof examine>[1]['blacklists']
