import { checkDomain } from '@postproof/address/domain/check'
import { probeHosts } from '@postproof/address/mailbox/hosts'
import { auditSelf, refusedIdentity, type SelfAudit } from '@postproof/address/self-audit'
import type { ProbeHost, SmtpDialer } from '@postproof/address/smtp-types'
import type { Blacklists } from '@postproof/blacklists/types'
import type { Clock, Resolver } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { ServerOff } from '#storage/verification-facts.ts'
import { reachableFrom, type Source, sourcesFrom } from './permits/sources.ts'

/** Whether this host may ask mail servers, by the operator's setting and by what an audit of each source found. */
export type HostAudit = {
  /** Null when mail servers may be asked, from one source at least. */
  off(): Exclude<ServerOff, { why: 'not-wanted' }> | null
  /** Those from which they may be asked; all of them while that is none, so that none is never a question of who. */
  sources(): Source[]
  /** Resolves when the first audit is done, at once where none is made. */
  settled(): Promise<void>
  /** Asks about this host again. Never rejects. */
  run(): Promise<void>
  /** Runs now and every hour. */
  start(): void
  stop(): void
}

export type AuditWorld = {
  config: Config
  resolver: Resolver
  blacklists: Blacklists
  dialer: SmtpDialer
  clock: Clock
  log: Logger
}

const HOUR = 3_600_000

/** Large receivers, by whose servers is seen whether port 25 leads anywhere. */
const RECEIVERS = ['gmail.com', 'outlook.com', 'gmx.net']

export function createHostAudit(world: AuditWorld): HostAudit {
  const { config } = world
  const audits = sourcesFrom(config).map((source) => createSourceAudit(source, world))
  let timer: NodeJS.Timeout | undefined
  let first: Promise<void> | undefined

  const run = async () => {
    if (!config.VERIFIER_SMTP) return
    const done = Promise.all(audits.map((audit) => audit.run())).then(() => {})
    first ??= done
    await done
  }
  return {
    off() {
      if (!config.VERIFIER_SMTP) return { why: 'switched-off' }
      const reasons = audits.map((audit) => audit.off())
      return reasons.includes(null) ? null : (reasons[0] ?? null)
    },
    sources() {
      const allowed = audits.filter((audit) => audit.off() === null)
      return (allowed.length > 0 ? allowed : audits).map(({ source }) => source)
    },
    settled: () => first ?? Promise.resolve(),
    run,
    start() {
      void run()
      timer = setInterval(run, HOUR).unref()
    },
    stop: () => clearInterval(timer),
  }
}

type SourceAudit = {
  source: Source
  /** Null when mail servers may be asked from it. */
  off(): Exclude<ServerOff, { why: 'not-wanted' | 'switched-off' }> | null
  run(): Promise<void>
}

function createSourceAudit(source: Source, world: AuditWorld): SourceAudit {
  const { identity, address } = source
  const refused = refusedIdentity(identity)
  const log = source.id === '' ? world.log : world.log.child({ source: source.id })
  let found: SelfAudit | null = null
  return {
    source,
    off() {
      if (refused) return { why: 'identity', code: refused }
      if (!found) return { why: 'auditing' }
      return found.allowed ? null : { why: 'audit', findings: blockersOf(found) }
    },
    async run() {
      if (refused) return
      const before = found?.allowed
      const reach = await receivers(world.resolver, source)
      found = await auditSelf({ identity, address, reach }, { ...world, now: world.clock.now })
      if (found.allowed === before) return
      if (found.allowed) log.info('email verifier: this host may ask mail servers')
      else log.warn({ blockers: found.blockers }, 'email verifier: this host may not ask mail servers')
    },
  }
}

function blockersOf({ findings, blockers }: SelfAudit) {
  return findings.filter(({ id }) => blockers.includes(id)).map(({ id, code }) => ({ id, code }))
}

async function receivers(resolver: Resolver, source: Source): Promise<ProbeHost[]> {
  const found = await Promise.all(RECEIVERS.map((domain) => checkDomain(domain, resolver)))
  return found.flatMap((facts) => reachableFrom([source], probeHosts(facts)).slice(0, 1))
}
