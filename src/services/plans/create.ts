import type { Clock } from '@postproof/engine/world'
import { type CurrentPlan, metrics } from '#contract/billing.ts'
import type { EventData } from '#contract/events.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import type { BillingMode } from '#services/plans/entitlements/entitlements.ts'
import type { Db } from '#storage/db.ts'
import { storeEvent } from '#storage/events/events.ts'
import { countMonitors } from '#storage/placement/monitors.ts'
import { findAccountPlan, grantPlan, listTaxes, replaceTaxes, savePlan, seedPlans } from '#storage/plans.ts'
import { accountHolder, forgetUsage, purgeUsage, readUsage } from '#storage/usage.ts'
import { plans as seeds } from '../../../data/plans.ts'
import { createHolders } from './holder.ts'
import { createPlanState, type PlanState } from './state.ts'
import type { PlanGrant, Plans } from './types.ts'
import { createUsage, quotaFrom } from './usage.ts'

export type PlansService = {
  service: Plans
  /** Id of the plan an account has now. */
  planOf(accountId: string): Promise<string>
  /** Removes what was counted for an account that goes, in its transaction. */
  erase(trx: Db, accountId: string): Promise<void>
  /** Removes what was counted in periods long past; answers how many rows. */
  purge(): Promise<number>
}

export type PlansWorld = {
  db: Db
  mode: BillingMode
  /** Days that a plan stays when its payment failed. */
  graceDays: number
  secret: Uint8Array
  clock: Clock
}

/** Two billing months and some days: what is counted is shown for the present one alone. */
const KEPT_MS = 70 * 86_400_000

/** Opens the plans, and writes those of data/plans.ts that the database lacks. */
export async function createPlans(world: PlansWorld): Promise<PlansService> {
  const { db, mode, clock } = world
  await seedPlans(db, seeds)
  const state = createPlanState(world)
  const usage = createUsage({ db, mode, state, holders: createHolders(world.secret), clock })
  const service: Plans = {
    ...usage,
    mode,
    list: async () => (mode === 'off' ? [] : (await state.plans()).filter(({ id }) => id !== 'anonymous')),
    guest: async () =>
      mode === 'off' ? null : ((await state.plans()).find(({ id }) => id === 'anonymous') ?? null),
    all: () => state.plans(),
    entitled: ({ account }) => state.entitled(account?.accountId ?? null),
    current: (accountId) => currentPlan(accountId, world, state),
    async save(plan) {
      await savePlan(db, plan).catch(refuseDuplicate)
      state.forget()
    },
    taxes: () => listTaxes(db),
    saveTaxes: (taxes) => replaceTaxes(db, taxes),
    grant: (accountId, grant) => give(accountId, grant, world, state),
  }
  return {
    service,
    planOf: async (accountId) => (await state.entitled(accountId)).plan.id,
    erase: forgetUsage,
    purge: () => purgeUsage(db, new Date(clock.now() - KEPT_MS)),
  }
}

const noAccount = () => new Refusal(404, 'not_found', 'account.not_found')

async function currentPlan(
  accountId: string,
  { db, mode }: PlansWorld,
  state: PlanState,
): Promise<CurrentPlan> {
  const account = await state.account(accountId)
  if (!account) throw noAccount()
  const found = await state.entitled(accountId)
  const counted =
    mode === 'off' ? {} : await readUsage(db, accountHolder(accountId), new Date(found.period.start))
  // A plan limits how many monitors exist, not how many are made in a period.
  const used = { ...counted, monitors: await countMonitors(db, accountId) }
  const holding = mode !== 'off' && account.holding?.planId === found.plan.id ? account.holding : null
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())
  const usage = metrics.map((metric) => {
    const { limit, used: count } = quotaFrom(found, metric, used[metric] ?? 0)
    return [metric, { used: count, limit }] as const
  })
  return {
    plan: found.plan,
    interval: holding?.interval ?? null,
    renews_at: iso(holding?.renewsAt ?? null),
    cancel_at: iso(holding?.cancelAt ?? null),
    status: found.status,
    usage: Object.fromEntries(usage) as CurrentPlan['usage'],
    period: { start: iso(found.period.start)!, end: iso(found.period.end)! },
  }
}

async function give(accountId: string, grant: PlanGrant, { db, clock }: PlansWorld, state: PlanState) {
  if (!(await state.account(accountId))) throw noAccount()
  const plans = await state.plans()
  const plan = plans.find(({ id }) => id === grant.planId)
  if (!plan) throw refuseField('plan_id', 'billing.no_such_plan')
  const at = new Date(clock.now())
  const date = (iso: string | null) => (iso === null ? null : new Date(iso))
  await db.transaction().execute(async (trx) => {
    const before = await findAccountPlan(trx, accountId)
    await grantPlan(trx, {
      account_id: accountId,
      plan_id: plan.id,
      interval: grant.interval,
      status: grant.status,
      renews_at: date(grant.renewsAt),
      cancel_at: date(grant.cancelAt),
      source: grant.source,
      since: at,
    })
    // Stripe says again and again what is known: the next date of payment is no change.
    if (before?.plan_id === plan.id && before.status === grant.status) return
    const data: EventData<'plan.changed'> = {
      ...{ plan: plan.slug, name: plan.name, status: grant.status },
      before: plans.find(({ id }) => id === before?.plan_id)?.slug ?? null,
    }
    await storeEvent(trx, { accountId, type: 'plan.changed', object: 'subscription', data, at })
  })
}

/** SQLSTATE unique_violation. */
const DUPLICATE = '23505'

function refuseDuplicate(error: unknown): never {
  if ((error as { code?: string }).code !== DUPLICATE) throw error
  throw refuseField('slug', 'billing.plan_taken')
}
