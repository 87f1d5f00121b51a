import { metaOf } from '#contract/common.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { acknowledgeAlerts, observationsOf, openAlerts } from '#storage/watch/alerts.ts'
import {
  askAgain,
  clientsOf,
  countWatched,
  deleteWatched,
  editWatched,
  endSilenceOf,
  listWatched,
  silenceWatched,
} from '#storage/watch/domains.ts'
import { deleteQuietHours, findQuietHours, putQuietHours } from '#storage/watch/quiet-hours.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { addDomains, limitOf } from './add.ts'
import { presentWatched } from './present.ts'
import { presentQuiet, rowOf } from './quiet-hours.ts'
import type { Parts } from './schedule.ts'
import { factsBefore } from './silence.ts'
import type { WatchedDomainsService } from './types.ts'
import { sayChange } from './words.ts'
import type { WatchWork } from './work.ts'
import { requireWatched, type WatchWorld } from './world.ts'

/** Changes on the page of a domain, and alerts above the list. */
const MOST_CHANGES = 200
const MOST_ALERTS = 100
/** Between looks that are asked for. */
const PAUSE = 60_000
const HOUR = 3_600_000

export function createWatchedDomains(
  world: WatchWorld,
  { wake }: Pick<WatchWork, 'wake'>,
): WatchedDomainsService {
  const { db, clock } = world
  const own = (domain: string, { accountId }: SignedIn) => ({ accountId, domain: domain.toLowerCase() })
  return {
    async list(query, caller) {
      const { accountId } = caller
      const { orders: order, state, client, ...filter } = query
      const [{ data, total }, { domains, bad, warning, open }, clients, limit] = await Promise.all([
        listWatched(db, accountId, { ...filter, order, state, client }),
        countWatched(db, accountId),
        clientsOf(db, accountId),
        limitOf(world, caller),
      ])
      return {
        data: data.map((row) => presentWatched(row, clock.now())),
        meta: metaOf(query, total),
        summary: { domains, bad, warning, open_alerts: open, limit },
        clients,
      }
    },
    async add(input, caller, language = 'en') {
      const added = await addDomains(world, input, caller, language)
      if (added.added.length > 0) wake()
      return added
    },
    async read(domain, caller, language = 'en') {
      const row = await requireWatched(world, domain, caller)
      const changes = (await observationsOf(db, row.id, MOST_CHANGES)).map((each) =>
        sayChange(each, language),
      )
      const open = changes.filter(({ severity, acknowledged_at }) => severity && !acknowledged_at)
      const worst = (['bad', 'warning', 'info', 'good'] as const).find((severity) =>
        open.some((change) => change.severity === severity),
      )
      const listed = { ...row, open: open.length, worst: worst ?? null }
      return { ...presentWatched(listed, clock.now()), changes }
    },
    async edit(domain, change, caller) {
      await requireWatched(world, domain, caller)
      await editWatched(db, own(domain, caller), change)
    },
    async remove(domain, caller) {
      await requireWatched(world, domain, caller)
      await deleteWatched(db, own(domain, caller))
    },
    async lookAgain(domain, caller) {
      const { id } = await requireWatched(world, domain, caller)
      const now = clock.now()
      if (!(await askAgain(db, id, new Date(now), new Date(now - PAUSE))))
        throw new Refusal(429, 'limit', 'watch.too_soon')
      wake()
    },
    async silence(domain, { hours, word }, caller) {
      const { id } = await requireWatched(world, domain, caller)
      const until = new Date(clock.now() + hours * HOUR)
      await silenceWatched(db, id, { until, word, before: (parts) => factsBefore(parts as Parts) })
    },
    async endSilence(domain, caller) {
      const { id } = await requireWatched(world, domain, caller)
      await endSilenceOf(db, id, new Date(clock.now()))
      wake()
    },
    async quietHours({ accountId }) {
      const row = await findQuietHours(db, accountId)
      return row ? presentQuiet(row) : null
    },
    setQuietHours: (hours, { accountId }) =>
      hours ? putQuietHours(db, rowOf(hours, accountId)) : deleteQuietHours(db, accountId),
    alerts: async ({ accountId }, language = 'en') =>
      (await openAlerts(db, accountId, MOST_ALERTS)).map((each) => sayChange(each, language)),
    async acknowledge({ domain, id = null }, caller) {
      const watchedId = domain === undefined ? null : (await requireWatched(world, domain, caller)).id
      return acknowledgeAlerts(db, {
        ...{ accountId: caller.accountId, watchedId, id },
        now: new Date(clock.now()),
      })
    },
  }
}
