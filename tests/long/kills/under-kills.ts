import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ZoneDefinition } from '@postproof/dns/zone'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#storage/db.ts'
import type { Served } from '#storage/embedded/serve.ts'
import { startDnsServer } from '../../../packages/emulators/dns-server.ts'
import { createRandom } from '../../../packages/emulators/random.ts'
import { type StripeEmulator, startStripeEmulator } from '../../../packages/emulators/stripe/server.ts'
import { sellPlans, webhookSecret } from '../../paid-instance.ts'
import { honestHost, probing } from '../../scenarios/verifier-world.ts'
import { accountFaults, changeAccounts } from './accounts.ts'
import { lookInto, throughOutages } from './database.ts'
import { createMember, type Member, programs } from './fleet.ts'
import { createKilling } from './killing.ts'
import { askForLists, listFaults, openLists, startMailHosts } from './lists.ts'
import { mailFaults, openTests, sendMails, storedTests } from './mails.ts'
import { openCustomers, paymentFaults, takePayments } from './payments.ts'
import { confirm, createCalls, type Person, pause, register, withoutLimits } from './people.ts'
import { openPlacements, placementFaults, startSeeds, testPlacements } from './placements.ts'
import { createVictims } from './victims.ts'

/**
 * Programs under load of which something is killed again and again. At the end the ledgers of those who used them are
 * compared with what stands in the database. `KILLS`: how often (12); `KILLS_MODE`: embedded or url, else both;
 * `KILL_SEED`: of all random moments; `KILL_MINUTES`: after these no further kill (60); `KILLS_DRAWN`: how many of the
 * kills, the last ones, happen while pictures are made.
 */

const kills = Number(process.env.KILLS ?? 12)
const drawn = Number(process.env.KILLS_DRAWN ?? 0)
const seed = Number(process.env.KILL_SEED ?? 20261122)
const minutes = Number(process.env.KILL_MINUTES ?? 60)
/** After the last kill everything must be done: claims of the dead last up to five minutes. */
const DONE_MS = 8 * 60_000
const PEOPLE = 8

export type Setting = {
  mode: 'embedded' | 'url'
  /** What each program runs. */
  parts: string[]
  /** The server of DATABASE_URL, in this folder; null: each program has its own. */
  startServer: ((folder: string) => Promise<Served>) | null
  /** Where the database is reached, once the first program has started. */
  reach(first: Member, server: Served | null): Promise<{ url: string; release(): void }>
}

export function describeKills(title: string, { mode, parts, startServer, reach }: Setting): void {
  const isAsked = (process.env.KILLS_MODE ?? mode) === mode
  describe.skipIf(!isAsked)(title, () => {
    const random = createRandom(seed)
    const ends: (() => Promise<unknown>)[] = []
    const members: Member[] = []
    let server: Served | null = null
    let database: Database
    let stripe: StripeEmulator
    let people: Person[]

    beforeAll(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'postproof-kills-'))
      ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
      server = startServer ? await startServer(folder) : null
      if (server) ends.push(server.stop)
      const zone: ZoneDefinition = { ...honestHost }
      const hosts = await startMailHosts(zone)
      ends.push(() => hosts.close())
      const dns = await startDnsServer(zone)
      ends.push(() => dns.close())
      stripe = await startStripeEmulator({ secretKey: 'sk_test_standin' })
      ends.push(() => stripe.close())
      await sellPlans(stripe.url)
      const settings = {
        ...{ DNS_SERVERS: dns.address, MAIL_HOSTS: JSON.stringify(hosts.ports) },
        ...(server ? { DATABASE_URL: server.url } : {}),
        ...{ LOG_LEVEL: 'warn', ALLOW_PRIVATE_NETWORKS: 'on', SIMULATED_PROVIDERS: 'off' },
        ...{ SEED_KEY: randomBytes(32).toString('hex'), PICTURES: 'off' },
        ...{ REQUESTS_PER_MINUTE: '100000', CHECKS_PER_MINUTE: '100000', REGISTRATIONS_PER_HOUR: '100000' },
        ...{ BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: webhookSecret },
        ...{ STRIPE_API_URL: stripe.url, PUBLIC_URL: 'http://localhost:3000', ...probing },
      }
      const secret = randomBytes(32).toString('hex')
      for (const [at, of] of parts.entries()) {
        const name = `p${at + 1}`
        const [data, log] = [join(folder, name), join(folder, `${name}.log`)]
        const program = programs.withWorld
        members.push(await createMember(name, { program, parts: of, data, log, settings, secret }))
      }
      ends.push(() => Promise.all(members.map((member) => member.stop())))
      // The first one makes the tables.
      const [maker, ...others] = members
      expect(await maker!.start(), maker!.failures.join()).toBe(true)
      expect(await Promise.all(others.map((member) => member.start()))).toEqual(others.map(() => true))
      const { url, release } = await reach(maker!, server)
      ends.push(async () => release())
      database = await lookInto(url)
      ends.push(() => database.close())
      await withoutLimits(database)
      const calls = createCalls(members, random)
      people = []
      for (let more = PEOPLE; more; more--) people.push(await register(calls, database))
    }, 300_000)
    afterAll(async () => {
      for (const end of ends.reverse()) await end()
    }, 300_000)

    test(
      `nothing is lost and nothing doubled over ${kills} kills`,
      async () => {
        const begun = performance.now()
        const calls = createCalls(members, random)
        const seeds = await startSeeds(calls, database, people[0]!)
        ends.push(() => Promise.all(seeds.map((mailbox) => mailbox.close())))
        const quietly = { mails: 150 }
        const mails = sendMails({ members, calls, people, random, pauseMs: () => quietly.mails })
        const lists = askForLists({ calls, people, pauseMs: 8_000 })
        const placements = testPlacements({ calls, people, seeds, pauseMs: 4_000 })
        const accounts = changeAccounts({
          ...{ calls, pauseMs: 1_000 },
          confirm: async (email) => void (await confirm(database, email)),
        })
        const payments = takePayments({
          ...{ members, calls, random, stripe, webhookSecret, pauseMs: 5_000 },
          payer: () => register(calls, database),
        })
        const killing = createKilling({ members, victims: createVictims(random, server), random })
        const until = (share: number) => begun + minutes * 60_000 * share
        await killing.run(kills - drawn, { draws: false, until: until(1 - drawn / kills) })
        // Each draws from its own kill on; at the end all of them do.
        if (drawn) quietly.mails = 4_000
        await killing.run(drawn, { draws: true, until: until(1) })
        await Promise.all([mails, lists, placements, accounts, payments].map((load) => load.stop()))
        const killed = Math.round((performance.now() - begun) / 1000)

        const open = () =>
          throughOutages(async () => ({
            mails: openTests(await storedTests(database)).length,
            lists: await openLists(database),
            placements: await openPlacements(database, placements),
            customers: await openCustomers(database),
          }))
        const late = performance.now() + DONE_MS
        let left = await open()
        for (; Object.values(left).some(Boolean) && performance.now() < late; left = await open())
          await pause(1_000)
        const seconds = Math.round((performance.now() - begun) / 1000)

        const accepted = mails.sent.filter((one) => one.acceptedAt !== null)
        const tests = await storedTests(database)
        const listed = await listFaults(database, calls, lists)
        const always = { begin: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY }
        const changed = await accountFaults(calls, accounts.accounts, always)
        const sum = Object.values(killing.kills).reduce((all, count) => all + count, 0)
        console.log(
          [
            `${mode}: ${sum} kills (${JSON.stringify(killing.kills)}) in ${killed} s, all done after ${seconds} s`,
            `${killing.givenUp} starts given up for want of the database`,
            `${accepted.length} messages accepted, ${mails.sent.length - accepted.length} not answered, ${tests.length} reports`,
            `${lists.lists.length} lists of ${lists.lists.reduce((all, { rows }) => all + rows.length, 0)} rows, ${listed.waits} asked again later for want of DNS`,
            `${placements.begun.length} placement tests of ${placements.begun.length * seeds.length} results`,
            `${accounts.accounts.length} accounts, ${changed.changes} changes and ${changed.keys} keys of them`,
            `${payments.bought.length} payments, ${stripe.events.length} events, ${payments.retries} retries, ${payments.doubles} sent twice`,
          ].join('; '),
        )
        const faults = [
          ...(await mailFaults(database, mails.sent)),
          ...listed.faults,
          ...(await placementFaults(database, calls, placements, seeds)),
          ...changed.faults,
          ...(await paymentFaults(database, payments, stripe)),
          ...killing.faults,
          ...members.flatMap(({ failures }) => failures),
        ]
        if (faults.length) console.log(`${faults.length} faults`, left)
        // In the message too, which is all that a summary of the run shows.
        expect(faults, faults.slice(0, 40).join('\n')).toEqual([])
        expect(accepted.length).toBeGreaterThan(kills / 2)
      },
      DONE_MS + kills * 30_000 + 240_000,
    )
  })
}
