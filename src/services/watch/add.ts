import { randomUUID } from 'node:crypto'
import type { Language } from '@postproof/messages/languages'
import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { WatchAdded, WatchInput } from '#contract/watched-domains.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { insertWatched } from '#storage/watch/domains.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { type ListedDomain, readDomainList } from './read-list.ts'
import type { WatchWorld } from './world.ts'

/** Domains of one account, where its plan names no limit. */
export const MOST_DOMAINS = 2_000
/** Lines that cannot be read and are named. */
const MOST_REFUSED = 100

/** How many domains the plan of an account watches. */
export async function limitOf({ plans }: Pick<WatchWorld, 'plans'>, caller: SignedIn): Promise<number> {
  const { limits } = await plans.entitled({ account: caller })
  return Math.min(limits.watched_domains ?? MOST_DOMAINS, MOST_DOMAINS)
}

export async function addDomains(
  world: WatchWorld,
  { domains: given, client }: WatchInput,
  caller: SignedIn,
  language: Language,
): Promise<WatchAdded> {
  requireConfirmed(caller)
  const { accountId } = caller
  const most = await limitOf(world, caller)
  const { domains, refused } = readDomainList(given)
  if (domains.length === 0) throw refuseField('domains', refused[0]?.reason ?? 'watch.no_domains')
  const at = new Date(world.clock.now())
  const rows = domains.map((one: ListedDomain) => ({
    ...{ id: randomUUID(), account_id: accountId, at, domain: one.domain },
    ...{ client: one.client || client, note: one.note },
  }))
  const { added, there } = await insertWatched(world.db, accountId, rows, most)
  if (added.length + there.length === 0) throw tooMany(most)
  const known = new Set([...added, ...there])
  const left = domains.filter(({ domain }) => !known.has(domain))
  const full = say(language, message('watch.full', { count: most }))
  return {
    added,
    there,
    refused: [
      ...refused.map(({ line, text, reason }) => ({ line, text, reason: say(language, message(reason)) })),
      ...left.map(({ domain, line }) => ({ line, text: domain, reason: full })),
    ].slice(0, MOST_REFUSED),
  }
}

const tooMany = (most: number) =>
  new Refusal(
    403,
    'quota_exceeded',
    most === 0 ? 'watch.none_in_plan' : message('watch.full', { count: most }),
  )
