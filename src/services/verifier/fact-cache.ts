import type { MailboxReport } from '@postproof/address/mailbox'
import type { BackOff } from '@postproof/address/politeness'
import { catchAllLife, hostsLife, mailboxLife } from '@postproof/address/politeness/lifetimes'
import type { DomainFacts, Suggestion } from '@postproof/address/types'
import type { Clock } from '@postproof/engine/world'
import { storable } from '@postproof/spam-test/storable'
import type { KnownMailbox } from '#storage/verification-facts.ts'
import type { VerifierCache } from './cache.ts'
import type { Tags } from './tags.ts'

export type KnownDomain = { facts: Omit<DomainFacts, 'dns'>; suggestion: Suggestion | null }

/** Who answered. A backup host often takes every name while the first one is away. */
export type Answerer = 'first-host' | 'backup-host'

/** What is known from before of mailboxes and domains, each for the time it may be believed. */
export type FactCache = {
  /** By normalized address. A greylisting is known until it was tried for the last time. */
  mailbox(address: string): Promise<KnownMailbox | undefined>
  keepMailbox(address: string, known: KnownMailbox, from: Answerer): Promise<void>
  /** Undefined: a random name may be asked for. */
  catchAll(domain: string): Promise<boolean | null | undefined>
  keepCatchAll(
    domain: string,
    report: Pick<MailboxReport, 'catchAll' | 'catchAllFrom' | 'randomAsked'>,
    from: Answerer,
  ): Promise<void>
  domain(domain: string): Promise<KnownDomain | undefined>
  keepDomain(domain: string, known: KnownDomain): Promise<void>
  /** Operators that an earlier version left alone: it had no rows for them. */
  backOffs(): Promise<BackOff[]>
}

const HOUR = 3_600_000

const lifeFrom = (from: Answerer, life: number) => (from === 'backup-host' ? Math.min(HOUR, life) : life)

export function createFactCache(cache: VerifierCache, tags: Tags, clock: Clock): FactCache {
  const lifeOf = ({ report, recheck }: KnownMailbox) =>
    recheck ? Math.max(0, recheck.at - clock.now()) + HOUR : mailboxLife(report.result)
  return {
    mailbox: async (address) => (await cache.get(tags('mailbox', address))) as KnownMailbox | undefined,
    keepMailbox: (address, known, from) =>
      cache.put(tags('mailbox', address), storable(known), lifeFrom(from, lifeOf(known))),
    catchAll: async (domain) => (await cache.get(tags('catch-all', domain))) as boolean | null | undefined,
    // The refusal of one name is no word on the others: a former employee may be the only one who is refused.
    async keepCatchAll(domain, { catchAll, catchAllFrom, randomAsked }, from) {
      if (!randomAsked && catchAllFrom !== 'probe') return
      await cache.put(tags('catch-all', domain), catchAll, lifeFrom(from, catchAllLife(catchAll)))
    },
    domain: async (domain) => (await cache.get(tags('hosts', domain))) as KnownDomain | undefined,
    async keepDomain(domain, known) {
      // What could not be asked is asked again the next time.
      if (known.facts.status === 'no-data' || known.facts.error) return
      await cache.put(tags('hosts', domain), storable(known), hostsLife(known.facts.ttl))
    },
    backOffs: async () => ((await cache.get(tags('back-offs', ''))) as BackOff[] | undefined) ?? [],
  }
}
