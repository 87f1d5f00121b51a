import type { Language } from '@postproof/messages/languages'
import { message, messageOf, type Sayable } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { sql } from 'kysely'
import { readGreeting } from '#adapters/smtp-greeting.ts'
import type { PartHealth } from '#contract/admin.ts'
import { withTimeout } from '#platform/concurrency/timeout.ts'
import { sayState, spanOf } from '#platform/health/part-state.ts'
import { QUIET_MS } from '#platform/health/readiness.ts'
import { readDepths, readPicturesLately, readQueueTick } from '#storage/health.ts'
import { askBlacklists, askDisk, askLoad, askProcesses, askSeeds, askWaiting } from './depth-parts.ts'
import type { HealthState, HealthWorld } from './types.ts'

/** How the parts of an instance are, each asked within a few seconds. */

type Part = { id: PartHealth['id']; ask(world: HealthWorld): Promise<HealthState> }
/** As it was found, without words. */
export type AskedPart = HealthState & Pick<PartHealth, 'id' | 'ms'>

const TIMEOUT_MS = 5_000
const DAY = 24 * 60 * 60_000

const state =
  (status: HealthState['status']) =>
  (...reasons: Sayable[]): HealthState => ({ status, reasons: reasons.map(messageOf) })
const [good, warning, bad, noData] = [state('good'), state('warning'), state('bad'), state('no-data')]

const parts: Part[] = [
  {
    id: 'database',

    async ask({ db }) {
      await sql`select 1`.execute(db)
      return good('health.answers')
    },
  },
  { id: 'queue', ask: askQueue },
  { id: 'browser', ask: askBrowser },
  { id: 'dns', ask: askDns },
  { id: 'smtp', ask: askReceiver },
  { id: 'mailer', ask: askMailer },
  { id: 'store', ask: askStore },
  { id: 'processes', ask: askProcesses },
  { id: 'waiting', ask: askWaiting },
  { id: 'load', ask: askLoad },
  { id: 'disk', ask: askDisk },
  { id: 'blacklists', ask: askBlacklists },
  { id: 'seeds', ask: askSeeds },
]

/** All parts, or those of `ids`. Never rejects: what cannot be asked is bad, with the reason. */
export function askParts(world: HealthWorld, ids?: PartHealth['id'][]): Promise<AskedPart[]> {
  return Promise.all(
    parts
      .filter(({ id }) => ids?.includes(id) ?? (id !== 'store' || world.blobs.keeper === 's3'))
      .map(async ({ id, ask }) => {
        const start = world.clock.now()
        const found = await within(ask(world))
        return { id, ...found, ms: world.clock.now() - start }
      }),
  )
}

/** All parts in a language. Never rejects. */
export async function readHealth(world: HealthWorld, language: Language): Promise<PartHealth[]> {
  const found = await askParts(world)
  return found.map(({ id, ms, ...asked }) => ({
    id,
    title: say(language, message(`health.title.${id}`)),
    ...sayState(language, asked),
    ms,
  }))
}

async function within(work: Promise<HealthState>): Promise<HealthState> {
  const failed = work.catch((error: unknown) =>
    bad(message('health.failed', { why: error instanceof Error ? error.name : 'unknown' })),
  )
  return withTimeout(failed, TIMEOUT_MS, () =>
    bad(message('health.no_answer', { seconds: TIMEOUT_MS / 1000 })),
  )
}

async function askQueue({ db }: HealthWorld): Promise<HealthState> {
  const found = await readQueueTick(db)
  if (found === undefined) return noData('health.jobs.none')
  if (found === null) return warning('health.jobs.not_ticked')
  const { quiet } = found
  if (quiet < QUIET_MS) return good('health.jobs.ticks')
  return bad(message('health.jobs.quiet', { span: spanOf(quiet) }))
}

async function askBrowser({ db, config, clock }: HealthWorld): Promise<HealthState> {
  if (!config.PICTURES) return noData('health.browser.off')
  const { ready, failed, waiting } = await readPicturesLately(db, new Date(clock.now() - DAY))
  const waits = waiting ? [message('health.browser.waiting', { count: waiting })] : []
  if (!ready && !failed) return noData('health.browser.idle', ...waits)
  const counts = [message('health.browser.drawn', { ready, failed }), ...waits]
  if (!ready) return bad(...counts)
  return failed > ready / 10 ? warning(...counts) : good(...counts)
}

async function askDns({ resolver, config }: HealthWorld): Promise<HealthState> {
  const domain = config.MAIL_DOMAIN
  const { outcome, records } = await resolver.lookup(domain, 'MX')
  if (outcome === 'answer') return good(message('health.dns.answers', { domain, count: records.length }))
  if (outcome === 'nxdomain' || outcome === 'nodata') return warning(message('health.dns.no_mx', { domain }))
  return bad(message('health.dns.fails', { outcome }))
}

async function askReceiver({ config }: HealthWorld): Promise<HealthState> {
  if (!config.PARTS.includes('smtp')) return noData('health.receiver.elsewhere')
  if (!config.SMTP_PORT) return noData('health.receiver.no_port')
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[config.SMTP_HOST] ?? config.SMTP_HOST
  const greeting = await readGreeting(host, config.SMTP_PORT, TIMEOUT_MS - 1000)
  if (greeting === null) return bad('health.receiver.silent')
  return greeting.startsWith('220')
    ? good('health.receiver.greets')
    : bad(message('health.receiver.refuses', { code: greeting.slice(0, 3) }))
}

async function askMailer({ mailer }: HealthWorld): Promise<HealthState> {
  const found = await mailer.check()
  if (!found) return warning('health.mailer.none')
  return found.ok ? good('health.mailer.accepts') : bad(message('health.mailer.refuses', { why: found.why }))
}

async function askStore({ db, blobs }: HealthWorld): Promise<HealthState> {
  await blobs.check()
  const { removals } = await readDepths(db)
  return removals ? warning(message('health.store.removals', { count: removals })) : good('health.answers')
}
