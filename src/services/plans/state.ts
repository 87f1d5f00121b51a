import type { Clock } from '@postproof/engine/world'
import type { Plan } from '#contract/billing.ts'
import {
  type Account,
  type BillingMode,
  type Entitlements,
  entitlements,
} from '#services/plans/entitlements/entitlements.ts'
import type { Db } from '#storage/db.ts'
import { findEntitled, listPlans } from '#storage/plans.ts'

/** What entitlements() needs, read from the database. */
export type PlanState = {
  /** Believed for some seconds. */
  plans(): Promise<Plan[]>
  /** Another read is due: something was edited here. */
  forget(): void
  /** Null: not signed in. An account that is gone counts as an unconfirmed one without a plan. */
  entitled(accountId: string | null): Promise<Entitlements>
  account(accountId: string): Promise<Account | null>
}

/** An edit by another process is seen after this long. */
const FRESH_MS = 5_000

export function createPlanState(world: {
  db: Db
  mode: BillingMode
  graceDays: number
  clock: Clock
}): PlanState {
  const { db, mode, clock } = world
  let known: { plans: Promise<Plan[]>; until: number } | null = null

  const plans = () => {
    const now = clock.now()
    if (known && now < known.until) return known.plans
    const reading = listPlans(db)
    reading.catch(() => {
      known = null
    })
    known = { plans: reading, until: now + FRESH_MS }
    return reading
  }
  const account = async (accountId: string): Promise<Account | null> => {
    const row = await findEntitled(db, accountId)
    return row ? accountFrom(row) : null
  }
  return {
    plans,
    forget() {
      known = null
    },
    account,
    async entitled(accountId) {
      const now = clock.now()
      if (mode === 'off') return entitlements(mode, null, [], now)
      const who = accountId === null ? null : ((await account(accountId)) ?? nobody)
      return entitlements(mode, who, await plans(), now, world.graceDays * 86_400_000)
    },
  }
}

const nobody: Account = { confirmed: false, holding: null }

function accountFrom(row: NonNullable<Awaited<ReturnType<typeof findEntitled>>>): Account {
  const { plan_id, status, since } = row
  const time = (date: Date | null) => date?.getTime() ?? null
  return {
    confirmed: row.confirmed_at !== null,
    holding:
      plan_id && status && since
        ? {
            planId: plan_id,
            interval: row.interval,
            status,
            renewsAt: time(row.renews_at),
            cancelAt: time(row.cancel_at),
            since: since.getTime(),
          }
        : null,
  }
}
