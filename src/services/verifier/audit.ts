import { networkInterfaces } from 'node:os'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { canonicalAddress } from '#engines/addresses.ts'
import type { Blacklists } from '#engines/blacklists/types.ts'
import { checkDomain } from '#engines/verifier/domain/check.ts'
import { probeHosts } from '#engines/verifier/mailbox/hosts.ts'
import { auditSelf, refusedIdentity, type SelfAudit } from '#engines/verifier/self-audit.ts'
import type { ProbeHost, ProbeIdentity, SmtpDialer } from '#engines/verifier/smtp-types.ts'
import type { Clock, Resolver } from '#engines/world.ts'
import type { ServerOff } from '#storage/verification-facts.ts'
import { ofFamily } from './family.ts'

/** Whether this host may ask mail servers, by the operator's setting and by what an audit of it found. */
export type HostAudit = {
  /** Null when mail servers may be asked. */
  off(): Exclude<ServerOff, { why: 'not-wanted' }> | null
  identity: ProbeIdentity
  /** What the last audit found; null before the first. */
  found(): SelfAudit | null
  /** Resolves when the first audit is done, at once where none is made. */
  settled(): Promise<void>
  /** Asks about this host anew. Never rejects. */
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
  const { config, log } = world
  const address = config.VERIFIER_SOURCE_ADDRESS || null
  const identity: ProbeIdentity = {
    helo: config.VERIFIER_HELO,
    mailFrom: config.VERIFIER_MAIL_FROM,
    sourceAddress: ownAddress(address),
  }
  const refused = config.VERIFIER_SMTP ? refusedIdentity(identity) : null
  let found: SelfAudit | null = null
  let timer: NodeJS.Timeout | undefined
  let first: Promise<void> | undefined

  const audited = async () => {
    const before = found?.allowed
    const reach = await receivers(world.resolver, address)
    found = await auditSelf({ identity, address, reach }, { ...world, now: world.clock.now })
    if (found.allowed === before) return
    if (found.allowed) log.info('email verifier: this host may ask mail servers')
    else log.warn({ blockers: found.blockers }, 'email verifier: this host may not ask mail servers')
  }
  const run = async () => {
    if (!config.VERIFIER_SMTP || refused) return
    const done = audited()
    first ??= done
    await done
  }
  return {
    off() {
      if (!config.VERIFIER_SMTP) return { why: 'switched-off' }
      if (refused) return { why: 'identity', code: refused }
      if (!found) return { why: 'auditing' }
      return found.allowed ? null : { why: 'audit', findings: blockersOf(found) }
    },
    identity,
    found: () => found,
    settled: () => first ?? Promise.resolve(),
    run,
    start() {
      void run()
      timer = setInterval(run, HOUR).unref()
    },
    stop: () => clearInterval(timer),
  }
}

function blockersOf({ findings, blockers }: SelfAudit) {
  return findings.filter(({ id }) => blockers.includes(id)).map(({ id, code }) => ({ id, code }))
}

async function receivers(resolver: Resolver, address: string | null): Promise<ProbeHost[]> {
  const found = await Promise.all(RECEIVERS.map((domain) => checkDomain(domain, resolver)))
  return found.flatMap((facts) => ofFamily(probeHosts(facts), address).slice(0, 1))
}

/** The address itself where this machine has it; null behind a translation, where the system chooses. */
function ownAddress(address: string | null): string | null {
  if (address === null) return null
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const wanted = canonicalAddress(address)
  return own.some((one) => canonicalAddress(one.address) === wanted) ? address : null
}
