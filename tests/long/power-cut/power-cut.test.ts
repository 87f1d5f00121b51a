import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reachEmbedded } from '#storage/embedded/open.ts'
import { openPostgres } from '#storage/postgres.ts'
import { startDnsServer } from '../../../packages/emulators/dns-server.ts'
import { createRandom } from '../../../packages/emulators/random.ts'
import { type StripeEmulator, startStripeEmulator } from '../../../packages/emulators/stripe/server.ts'
import { sellPlans, webhookSecret } from '../../paid-instance.ts'
import { changeAccounts } from '../kills/accounts.ts'
import { createMember, type Member, programs } from '../kills/fleet.ts'
import { sendMails } from '../kills/mails.ts'
import { takePayments } from '../kills/payments.ts'
import { asJson, confirm, createCalls, pause, register, withoutLimits } from '../kills/people.ts'
import { check, type Found, type Loads } from './check.ts'
import { type Copy, createDisk, type Disk, whyNoDisk } from './disk.ts'
import { watchLists } from './watched-lists.ts'

/**
 * The power is cut at random moments, a quarter of the times during the first start of a new instance, else under load.
 * From each copy of the disk the program starts, and nothing is missing that was answered before. `POWER_CUTS`: how many (6);
 * `POWER_SEED`: of all random moments.
 */

const cuts = Number(process.env.POWER_CUTS ?? 6)
const first = Math.ceil(cuts / 4)
const random = createRandom(Number(process.env.POWER_SEED ?? 20261123))
/** Copies that are looked at at once. */
const AT_ONCE = 2
const PEOPLE = 4

type Taken = { copy: Copy; begin: number; end: number }

const whyNot = await whyNoDisk()
if (whyNot) console.log(`power cuts are skipped: ${whyNot}`)

describe.skipIf(whyNot !== null)('what was answered survives a power cut', () => {
  const ends: (() => Promise<unknown>)[] = []
  let logs: string
  let settings: Record<string, string>
  let stripe: StripeEmulator

  beforeAll(async () => {
    logs = await mkdtemp(join(tmpdir(), 'postproof-power-logs-'))
    ends.push(() => rm(logs, { recursive: true, force: true }))
    const dns = await startDnsServer({})
    ends.push(() => dns.close())
    stripe = await startStripeEmulator({ secretKey: 'sk_test_standin' })
    ends.push(() => stripe.close())
    await sellPlans(stripe.url)
    settings = {
      ...{ DNS_SERVERS: dns.address, LOG_LEVEL: 'warn', PICTURES: 'off', SIMULATED_PROVIDERS: 'off' },
      ...{ REQUESTS_PER_MINUTE: '100000', CHECKS_PER_MINUTE: '100000', REGISTRATIONS_PER_HOUR: '100000' },
      ...{ BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: webhookSecret },
      ...{ STRIPE_API_URL: stripe.url, PUBLIC_URL: 'http://localhost:3000' },
    }
  })
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  /** The real program; killed at the end, whatever happens. */
  async function onProgram<T>(name: string, data: string, work: (member: Member) => Promise<T>): Promise<T> {
    const log = join(logs, `${name}.log`)
    const member = await createMember(name, {
      ...{ program: programs.real, parts: 'http,smtp,jobs', data, log, settings },
    })
    try {
      return await work(member)
    } finally {
      await member.kill()
    }
  }

  async function cut(disk: Disk): Promise<Taken> {
    const begin = performance.now()
    const copy = await disk.cut()
    return { copy, begin, end: performance.now() }
  }

  /** Starts the program from a copy. */
  async function fromCopy(
    name: string,
    { copy, within }: { copy: Copy; within: string },
    work: (member: Member, startedAt: Date) => Promise<Found>,
  ): Promise<Found & { starts: boolean }> {
    return copy.use((folder) =>
      onProgram(name, join(folder, within), async (member) => {
        const startedAt = new Date()
        if (!(await member.start())) {
          return { starts: false, answered: {}, faults: [`does not start: ${member.failures.join('; ')}`] }
        }
        const { answered, faults } = await work(member, startedAt)
        await member.stop()
        return { starts: true, answered, faults: [...faults, ...member.failures] }
      }),
    )
  }

  /** Everything at once; answers how to end it, when all that was begun is answered. */
  async function putUnderLoad(member: Member): Promise<Loads & { stop(): Promise<void> }> {
    const { url, release } = (await reachEmbedded(member.data))!
    const db = await openPostgres(url, { connections: 2 })
    await withoutLimits(db)
    const members = [member]
    const calls = createCalls(members, random)
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => register(calls, db)))
    const accounts = changeAccounts({
      calls,
      confirm: async (email) => void (await confirm(db, email)),
      pauseMs: 200,
    })
    const mails = sendMails({ members, calls, people, random, pauseMs: () => 100 })
    const lists = watchLists({ calls, people, pauseMs: 1_500 })
    const payments = takePayments({
      ...{ members, calls, random, stripe, webhookSecret, pauseMs: 1_000 },
      payer: () => register(calls, db),
    })
    return {
      ...{ accounts, mails, lists, payments, stripe },
      async stop() {
        await Promise.all([accounts, mails, lists, payments].map((load) => load.stop()))
        await db.close()
        release()
      },
    }
  }

  test(
    `${first} cuts during the first start: the next one succeeds`,
    async () => {
      const disk = await createDisk()
      const taken: (Taken & { within: string })[] = []
      try {
        for (let instance = 1; taken.length < first; instance++) {
          const within = `first-${instance}`
          await mkdir(join(disk.folder, within))
          await onProgram(within, join(disk.folder, within), async (member) => {
            const started = member.start()
            let isOver = false
            started.finally(() => {
              isOver = true
            })
            while (!isOver && taken.length < first) {
              await Promise.race([started, pause(random.between(0, 2_000))])
              taken.push({ ...(await cut(disk)), within })
            }
          })
        }
        const found = await inTurns(taken, (one, at) =>
          fromCopy(`first-start-${at}`, one, async ({ url }) => {
            const { status } = await createCalls([{ url }], random).again('/api/register', registration)
            return { answered: {}, faults: status === 201 ? [] : [`nobody can register: ${status}`] }
          }),
        )
        judge('during the first start', found)
      } finally {
        await disk.close()
      }
    },
    first * 90_000 + 120_000,
  )

  test(
    `${cuts - first} cuts under load: nothing is missing that was answered`,
    async () => {
      const disk = await createDisk()
      const directory = join(disk.folder, 'data')
      try {
        const taken: Taken[] = []
        const loads = await onProgram('under-load', directory, async (member) => {
          expect(await member.start(), member.failures.join()).toBe(true)
          const loads = await putUnderLoad(member)
          while (taken.length < cuts - first) {
            await someMore(loads)
            if (taken.length === cuts - first - 1) await something(loads)
            await pause(random.between(0, 500))
            taken.push(await cut(disk))
          }
          await loads.stop()
          await member.stop()
          return loads
        })
        const found = await inTurns(taken, (one, at) =>
          fromCopy(`cut-${at}`, { ...one, within: 'data' }, ({ data, url }, startedAt) =>
            check(data, createCalls([{ url }], random), loads, { ...one, startedAt }),
          ),
        )
        judge('under load', found)
        // Something was there to be lost.
        for (const [kind, count] of Object.entries(found.at(-1)!.answered))
          expect(count, kind).toBeGreaterThan(0)
      } finally {
        await disk.close()
      }
    },
    cuts * 90_000 + 240_000,
  )
})

const password = 'a long enough password'
const registration = asJson(null, {
  ...{ name: 'Ada', email: 'ada@example.org', terms: true },
  ...{ password, password_confirmation: password },
})

/** Answers so far, by kind. */
const answers = ({ mails, accounts, lists, payments }: Loads) => ({
  mails: mails.sent.filter(({ acceptedAt }) => acceptedAt !== null).length,
  accounts: accounts.accounts.length,
  keys: accounts.accounts.filter(({ keeps, keys }) => keeps && keys.length > 0).length,
  rows: [...lists.shown.values()].filter((seen) => seen.some(({ done }) => done > 0)).length,
  events: payments.delivered.size,
  purchases: payments.bought.length,
})

/** Waits until more was answered: the machine may be slow. */
async function someMore(loads: Loads): Promise<void> {
  const sum = () => Object.values(answers(loads)).reduce((all, count) => all + count, 0)
  const enough = sum() + random.between(1, 20)
  while (sum() < enough) await pause(20)
}

/** Waits until there is something of each kind to be lost. */
async function something(loads: Loads): Promise<void> {
  while (Object.values(answers(loads)).some((count) => count < 2)) await pause(20)
  const isPaid = ({ id, type }: { id: string; type: string }) =>
    type === 'checkout.session.completed' && loads.payments.delivered.has(id)
  while (!loads.stripe.events.some(isPaid)) await pause(20)
}

/** All of them, some at once, in order. */
async function inTurns<T, R>(items: T[], work: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at]!, at)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

/** Prints what was found, and fails with it. */
function judge(when: string, found: (Found & { starts: boolean })[]): void {
  const sum: Record<string, number> = {}
  for (const { answered } of found) {
    for (const [kind, count] of Object.entries(answered)) sum[kind] = (sum[kind] ?? 0) + count
  }
  const faults = found.flatMap((one, at) => one.faults.map((text) => `cut ${at}: ${text}`))
  const last = found.findLast(({ starts }) => starts)?.answered ?? {}
  console.log(
    [
      `${found.length} power cuts ${when}`,
      `${found.filter(({ starts }) => !starts).length} starts failed`,
      `${faults.length} faults`,
      `looked for over all: ${words(sum)}`,
      `answered before the last: ${words(last)}`,
    ].join('; '),
  )
  expect(faults, faults.slice(0, 40).join('\n')).toEqual([])
}

const words = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ') || 'nothing'
