import { sql } from 'kysely'
import { readGreeting } from '#adapters/smtp-greeting.ts'
import type { PartHealth } from '#contract/admin.ts'
import { withTimeout } from '#platform/concurrency/timeout.ts'
import { QUIET_MS } from '#platform/health/readiness.ts'
import { readDepths, readPicturesLately, readQueueTick } from '#storage/health.ts'
import { askBlacklists, askDisk, askLoad, askProcesses, askSeeds, askWaiting } from './depth-parts.ts'
import type { HealthWorld } from './types.ts'

/** How the parts of an instance are, each asked within a few seconds. */

type State = Pick<PartHealth, 'status' | 'detail'>
type Part = { id: PartHealth['id']; title: string; ask(world: HealthWorld): Promise<State> }

const TIMEOUT_MS = 5_000
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const good = (detail: string): State => ({ status: 'good', detail })
const warning = (detail: string): State => ({ status: 'warning', detail })
const bad = (detail: string): State => ({ status: 'bad', detail })
const noData = (detail: string): State => ({ status: 'no-data', detail })

const parts: Part[] = [
  {
    id: 'database',
    title: 'Database',
    async ask({ db }) {
      await sql`select 1`.execute(db)
      return good('It answers.')
    },
  },
  { id: 'queue', title: 'Jobs', ask: askQueue },
  { id: 'browser', title: 'Browser for screenshots', ask: askBrowser },
  { id: 'dns', title: 'DNS resolver', ask: askDns },
  { id: 'smtp', title: 'Mail receiver', ask: askReceiver },
  { id: 'mailer', title: 'Mail to users', ask: askMailer },
  { id: 'store', title: 'Object store', ask: askStore },
  { id: 'processes', title: 'Processes', ask: askProcesses },
  { id: 'waiting', title: 'What waits', ask: askWaiting },
  { id: 'load', title: 'Load', ask: askLoad },
  { id: 'disk', title: 'Disk', ask: askDisk },
  { id: 'blacklists', title: 'Blacklists', ask: askBlacklists },
  { id: 'seeds', title: 'Seed mailboxes', ask: askSeeds },
]

/** All parts, or those of `ids`. Never rejects: what cannot be asked is bad, with the reason. */
export function readHealth(world: HealthWorld, ids?: PartHealth['id'][]): Promise<PartHealth[]> {
  return Promise.all(
    parts
      .filter(({ id }) => ids?.includes(id) ?? (id !== 'store' || world.blobs.keeper === 's3'))
      .map(async ({ id, title, ask }) => {
        const start = world.clock.now()
        const state = await within(ask(world))
        return { id, title, ...state, ms: world.clock.now() - start }
      }),
  )
}

async function within(work: Promise<State>): Promise<State> {
  const failed = work.catch((error: unknown) =>
    bad(`It failed: ${error instanceof Error ? error.name : 'unknown'}.`),
  )
  return withTimeout(failed, TIMEOUT_MS, () => bad(`No answer within ${TIMEOUT_MS / 1000} s.`))
}

async function askQueue({ db }: HealthWorld): Promise<State> {
  const found = await readQueueTick(db)
  if (found === undefined) return noData('No process of this instance has run jobs yet.')
  if (found === null) return warning('It was set up, and its clock has not ticked yet.')
  const { quiet } = found
  if (quiet < QUIET_MS) return good('Its clock ticks.')
  return bad(
    `Its clock last ticked ${Math.round(quiet / MINUTE)} minutes ago. Is a process with the part jobs running?`,
  )
}

async function askBrowser({ db, config, clock }: HealthWorld): Promise<State> {
  if (!config.PICTURES) return noData('Screenshots are switched off.')
  const { ready, failed, waiting } = await readPicturesLately(db, new Date(clock.now() - DAY))
  const waits = waiting ? ` ${waiting} wait.` : ''
  if (!ready && !failed) return noData(`No mail was drawn in the last day.${waits}`)
  const counts = `Mails drawn in the last day: ${ready}, failed: ${failed}.${waits}`
  if (!ready) return bad(counts)
  return failed > ready / 10 ? warning(counts) : good(counts)
}

async function askDns({ resolver, config }: HealthWorld): Promise<State> {
  const { outcome, records } = await resolver.lookup(config.MAIL_DOMAIN, 'MX')
  if (outcome === 'answer') return good(`It answers. ${config.MAIL_DOMAIN} has ${records.length} MX.`)
  if (outcome === 'nxdomain' || outcome === 'nodata') {
    return warning(`It answers, and ${config.MAIL_DOMAIN} has no MX: mail from elsewhere will not come.`)
  }
  return bad(`It does not answer: ${outcome}.`)
}

async function askReceiver({ config }: HealthWorld): Promise<State> {
  if (!config.PARTS.includes('smtp')) return noData('Another process runs it.')
  if (!config.SMTP_PORT) return noData('Its port is not known.')
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[config.SMTP_HOST] ?? config.SMTP_HOST
  const greeting = await readGreeting(host, config.SMTP_PORT, TIMEOUT_MS - 1000)
  if (greeting === null) return bad('It does not greet.')
  return greeting.startsWith('220') ? good('It greets.') : bad(`It greets with ${greeting.slice(0, 3)}.`)
}

async function askMailer({ mailer }: HealthWorld): Promise<State> {
  const found = await mailer.check()
  if (!found)
    return warning('No server is set: mail to users is kept in memory. See docs/en/operate/mail.md.')
  return found.ok
    ? good('The server answers and lets us in.')
    : bad(`The server does not take mail: ${found.why}.`)
}

async function askStore({ db, blobs }: HealthWorld): Promise<State> {
  await blobs.check()
  const { removals } = await readDepths(db)
  return removals
    ? warning(`It answers. It has not removed ${removals} objects that are to go; they are tried again.`)
    : good('It answers.')
}
