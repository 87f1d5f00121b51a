import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DnsServer, startDnsServer } from '#outside/standin/dns-server.ts'
import { type StripeStandin, startStripeStandin } from '#outside/standin/stripe/server.ts'
import type { ZoneDefinition } from '#outside/standin/zone.ts'
import { sellPlans, webhookSecret } from '../../paid-instance.ts'
import { honestHost, probing } from '../../scenarios/verifier-world.ts'
import { peer } from '../peer.ts'
import { freshDatabase } from './database.ts'
import { createMember, type Member } from './fleet.ts'
import { askForLists, listFaults, openLists, startMailHosts } from './lists.ts'
import { mailFaults, openTests, sendMails, storedTests } from './mails.ts'
import { openCustomers, paymentFaults, takePayments } from './payments.ts'
import { createCalls, type Person, pause, register } from './people.ts'
import { openPlacements, placementFaults, startSeeds, testPlacements } from './placements.ts'
import { createRandom } from './random.ts'

/**
 * Four processes on one PostgreSQL, under load, killed one after the other. At the end the ledgers of those who used
 * them are compared with what stands in the database. `KILLS`: how often (12); `KILL_PARTS`: what the four run;
 * `KILL_SEED`: of all random moments; `KILL_MINUTES`: after these no further kill (60); `KILLS_DRAWN`: how many of the
 * kills, the last ones, happen while pictures are made.
 */

const server = peer('TEST_DATABASE_URL', 'four processes on one PostgreSQL that are killed')
const kills = Number(process.env.KILLS ?? 12)
const drawn = Number(process.env.KILLS_DRAWN ?? 0)
const seed = Number(process.env.KILL_SEED ?? 20261122)
const minutes = Number(process.env.KILL_MINUTES ?? 60)
const parts = (process.env.KILL_PARTS ?? 'http,smtp,jobs;http,smtp,jobs;http;smtp,jobs').split(';')
/** After the last kill everything must be done: claims of the dead last up to five minutes. */
const DONE_MS = 8 * 60_000
const PEOPLE = 8
const LIMITS = {
  spam_check: 1e6,
  screenshots: 1e6,
  heatmaps: 1e6,
  inbox_placement: 1e6,
  email_verification: 1e6,
}

describe.skipIf(!server)('four processes', () => {
  const random = createRandom(seed)
  const ends: (() => Promise<unknown>)[] = []
  const members: Member[] = []
  let folder: string
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let stripe: StripeStandin
  let dns: DnsServer
  let people: Person[]
  const draws = { PICTURES: 'off' }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postproof-kills-'))
    ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    fresh = await freshDatabase(server!)
    ends.push(() => fresh.drop())
    const zone: ZoneDefinition = { ...honestHost }
    const hosts = await startMailHosts(zone)
    ends.push(() => hosts.close())
    dns = await startDnsServer(zone)
    ends.push(() => dns.close())
    stripe = await startStripeStandin({ secretKey: 'sk_test_standin' })
    ends.push(() => stripe.close())
    await sellPlans(stripe.url)
    const settings = {
      ...{ DATABASE_URL: fresh.url, DNS_SERVERS: dns.address, MAIL_HOSTS: JSON.stringify(hosts.ports) },
      ...{
        LOG_LEVEL: 'warn',
        ALLOW_PRIVATE_NETWORKS: 'on',
        SIMULATED_PROVIDERS: 'off',
        SEED_KEY: randomBytes(32).toString('hex'),
      },
      ...{ REQUESTS_PER_MINUTE: '100000', CHECKS_PER_MINUTE: '100000', REGISTRATIONS_PER_HOUR: '100000' },
      ...{ BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: webhookSecret },
      ...{ STRIPE_API_URL: stripe.url, PUBLIC_URL: 'http://localhost:3000', ...probing },
    }
    const secret = randomBytes(32).toString('hex')
    for (const [at, of] of parts.entries())
      members.push(await createMember(`p${at + 1}`, of, folder, { settings, secret }))
    ends.push(() => Promise.all(members.map((member) => member.kill())))
    // The first one makes the tables.
    const [maker, ...others] = members
    expect(await maker!.start(draws)).toBe(true)
    expect(await Promise.all(others.map((member) => member.start(draws)))).toEqual(others.map(() => true))
    await sql`update plans set limits = limits || ${JSON.stringify(LIMITS)}::jsonb`.execute(fresh.database.db)
    const calls = createCalls(members, random)
    people = []
    for (let more = PEOPLE; more; more--) people.push(await register(calls, fresh.database))
  }, 300_000)
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  /** One after the other, at a random moment; some are killed again while they start. */
  async function killAll(count: number, first: number, until: number) {
    const untrue: string[] = []
    let done = 0
    const starting = new Set<Promise<unknown>>()
    for (let at = 0; at < count && Date.now() < until; at++) {
      await pause(random.between(300, 3_000))
      const victim = members[(first + at) % members.length]!
      // One in five is killed while it still starts; the others had time to begin with something.
      for (let waited = random.next() < 0.2 ? 0 : 60; waited && !victim.isReady(); waited--) await pause(500)
      await victim.kill()
      done++
      const start = victim.start(draws).finally(() => starting.delete(start))
      starting.add(start)
      untrue.push(...(await untruths()))
    }
    await Promise.all(starting)
    return { untrue, done }
  }

  /** A process that says it is ready answers so, and the others notice nothing of one that is gone. */
  async function untruths(): Promise<string[]> {
    const found: string[] = []
    for (const member of members) {
      const pid = member.pid()
      const isSame = () => member.isReady() && member.pid() === pid
      let answer = member.url && isSame() ? await readiness(member.url) : null
      // On an overrun machine an answer may come too late once.
      for (let more = 2; answer && more && isSame(); more--) {
        await pause(1_000)
        answer = await readiness(member.url!)
      }
      if (answer && isSame()) found.push(`${member.name}: ${answer}`)
    }
    return found
  }

  /** Null when it is ready. */
  async function readiness(url: string): Promise<string | null> {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(20_000) }).catch(() => null)
    if (response?.status === 200) return null
    return `${response?.status} ${await response?.text().catch(() => null)}`
  }

  test(
    `nothing is lost and nothing doubled over ${kills} kills`,
    async () => {
      const begun = performance.now()
      const { database } = fresh
      const calls = createCalls(members, random)
      const seeds = await startSeeds(calls, database, people[0]!)
      ends.push(() => Promise.all(seeds.map((mailbox) => mailbox.close())))
      const quietly = { mails: 150 }
      const mails = sendMails({ members, calls, people, random, pauseMs: () => quietly.mails })
      const lists = askForLists({ calls, people, pauseMs: 8_000 })
      const placements = testPlacements({ calls, people, seeds, pauseMs: 4_000 })
      const payments = takePayments({
        ...{ members, calls, random, stripe, webhookSecret, pauseMs: 5_000 },
        payer: () => register(calls, database),
      })
      const lastKill = Date.now() + minutes * 60_000 * (1 - drawn / (kills + drawn))
      const first = await killAll(kills - drawn, 0, lastKill)
      if (drawn) {
        Object.assign(draws, { PICTURES: 'on' })
        quietly.mails = 4_000
      }
      // Each draws from its own kill on; at the end all of them do.
      const second = await killAll(drawn, kills - drawn, Date.now() + minutes * 60_000)
      await Promise.all([mails, lists, placements, payments].map((load) => load.stop()))
      const killed = Math.round((performance.now() - begun) / 1000)

      const open = async () => ({
        mails: openTests(await storedTests(database)).length,
        lists: await openLists(database),
        placements: await openPlacements(database, placements),
        customers: await openCustomers(database),
      })
      const until = Date.now() + DONE_MS
      let left = await open()
      for (; Object.values(left).some(Boolean) && Date.now() < until; left = await open()) await pause(1_000)
      const seconds = Math.round((performance.now() - begun) / 1000)

      const accepted = mails.sent.filter((one) => one.accepted)
      const tests = await storedTests(database)
      const listed = await listFaults(database, calls, lists)
      console.log(
        [
          `${first.done + second.done} kills (${second.done} with pictures) in ${killed} s, all done after ${seconds} s`,
          `${accepted.length} messages accepted, ${mails.sent.length - accepted.length} not answered, ${tests.length} reports`,
          `${lists.lists.length} lists of ${lists.lists.reduce((sum, { rows }) => sum + rows.length, 0)} rows, ${listed.waits} asked again later for want of DNS`,
          `${placements.begun.length} placement tests of ${placements.begun.length * seeds.length} results`,
          `${payments.bought.length} payments, ${stripe.events.length} events, ${payments.retries} retries, ${payments.doubles} sent twice`,
        ].join('; '),
      )
      const faults = [
        ...(await mailFaults(database, mails.sent)),
        ...listed.faults,
        ...(await placementFaults(database, calls, placements, seeds)),
        ...(await paymentFaults(database, payments, stripe)),
        ...[...first.untrue, ...second.untrue].map((text) => `not ready: ${text}`),
        ...members.flatMap(({ failures }) => failures),
      ]
      if (faults.length) console.log(`${faults.length} faults`, left)
      // In the message too, which is all that a summary of the run shows.
      expect(faults, faults.slice(0, 40).join('\n')).toEqual([])
      expect(accepted.length).toBeGreaterThan(kills / 2)
    },
    DONE_MS + kills * 15_000 + 120_000,
  )
})
