import type { Clock } from '@postproof/engine/world'
import type { Metric, Quota } from '#contract/billing.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { BillingMode, Entitlements } from '#services/plans/entitlements/entitlements.ts'
import type { Db } from '#storage/db.ts'
import { type Charge, countUse, holderOf, introduceOwner, readUsage, uncountUse } from '#storage/usage.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { accountOf, type Holders } from './holder.ts'
import type { PlanState } from './state.ts'
import type { Plans } from './types.ts'
import { quotaMessage } from './words.ts'

/** Counting against the limits. Where nothing is billed nothing is counted, and nothing is written. */

export type Usage = Pick<
  Plans,
  | 'introduce'
  | 'entitledOwner'
  | 'charge'
  | 'hasLeft'
  | 'locked'
  | 'quota'
  | 'require'
  | 'reserve'
  | 'release'
>

type World = { db: Db; mode: BillingMode; state: PlanState; holders: Holders; clock: Clock }

const DAY = 86_400_000
const MOST_INTRODUCED = 20_000

export function createUsage(world: World): Usage {
  const { db, mode, state, holders } = world
  const introduce = createIntroductions(world)

  const holderOfOwner = async (owner: string) => (await holderOf(db, owner)) ?? holders.ofOwner(owner)
  const entitledHolder = (holder: string) => state.entitled(accountOf(holder))
  const quotaOf = async (holder: string, metric: Metric): Promise<Quota> => {
    const found = await entitledHolder(holder)
    const start = new Date(found.period.start)
    const used = mode === 'off' ? {} : await readUsage(db, holder, start)
    return quotaFrom(found, metric, used[metric] ?? 0)
  }
  const chargeHolder = async (holder: string, metric: Metric, subject: string): Promise<Charge> => {
    const { limits, period } = await entitledHolder(holder)
    return { holder, metric, period: new Date(period.start), limit: limits[metric], subject }
  }
  const require = async (visitor: Visitor, metric: Metric) => {
    const found = await quotaOf(holders.ofVisitor(visitor), metric)
    if (isUsedUp(found)) throw exceeded(found, Boolean(visitor.account))
  }

  return {
    introduce,
    quota: (visitor, metric) => quotaOf(holders.ofVisitor(visitor), metric),
    require: async (visitor, metric) => (mode === 'off' ? undefined : require(visitor, metric)),
    async entitledOwner(owner) {
      return mode === 'off' || !owner ? null : entitledHolder(await holderOfOwner(owner))
    },
    async charge(owner, metric, subject) {
      return mode === 'off' || !owner ? null : chargeHolder(await holderOfOwner(owner), metric, subject)
    },
    async hasLeft(charge) {
      if (!charge || charge.limit === null) return true
      const used = await readUsage(db, charge.holder, charge.period)
      return (used[charge.metric] ?? 0) < charge.limit
    },
    async locked(owner, metric, mayKnow) {
      const quota = mayKnow && owner ? await quotaOf(await holderOfOwner(owner), metric) : undefined
      return new Refusal(403, 'quota_exceeded', 'quota.locked', undefined, quota)
    },
    async reserve(visitor, { metric, subject, amount = 1 }, work) {
      if (mode === 'off' || amount === 0) return work(db)
      const charge = await chargeHolder(holders.ofVisitor(visitor), metric, subject)
      const done = await db
        .transaction()
        .execute(async (trx) =>
          (await countUse(trx, { ...charge, amount })) ? { answer: await work(trx) } : null,
        )
      if (done) return done.answer
      throw exceeded(await quotaOf(charge.holder, metric), Boolean(visitor.account))
    },
    release: async (metric, subject) => (mode === 'off' ? undefined : uncountUse(db, metric, subject)),
  }
}

/** Remembers whom it wrote down today, so that a page view costs no write. */
function createIntroductions({ db, mode, holders, clock }: World): Usage['introduce'] {
  const seen = new Map<string, string>()
  return async (owner, visitor) => {
    if (mode === 'off' || !owner) return
    const holder = holders.ofVisitor(visitor)
    const note = `${holder} ${Math.floor(clock.now() / DAY)}`
    if (seen.get(owner) === note) return
    await introduceOwner(db, owner, holder, new Date(clock.now()))
    seen.delete(owner)
    seen.set(owner, note)
    if (seen.size > MOST_INTRODUCED) seen.delete(seen.keys().next().value!)
  }
}

export function quotaFrom({ limits, period }: Entitlements, metric: Metric, used: number): Quota {
  return {
    metric,
    limit: limits[metric],
    used,
    resets_at: limits[metric] === null ? null : new Date(period.end).toISOString(),
  }
}

const isUsedUp = ({ used, limit }: Quota) => limit !== null && used >= limit

const exceeded = (quota: Quota, signedIn: boolean) =>
  new Refusal(403, 'quota_exceeded', quotaMessage(quota, signedIn), undefined, quota)
