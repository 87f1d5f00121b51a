import type { AdminAccount, Grant, Health } from '#contract/admin.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { CurrentPlan, Plan, Tax } from '#contract/billing.ts'
import type { List, ListQuery } from '#contract/common.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { listAccounts } from '#storage/account-list.ts'
import { requireAdmin } from '../accounts/require-admin.ts'
import type { Audit } from '../accounts/types.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import type { Plans } from '../plans/types.ts'
import { readHealth } from '../status/health.ts'
import type { HealthWorld } from '../status/types.ts'
import type { Admin } from './types.ts'

export type AdminWorld = HealthWorld & {
  plans: Plans
  audit: Audit
  version: string
  /** Refuses (409) where a plan that is given would not last. */
  refuseGrant(accountId: string): Promise<void>
}

/** What only administrators do. Each call asks for one; what changes something is in the audit log. */
export function createAdmin(world: AdminWorld): Admin {
  const { plans, audit, clock } = world
  const record = (
    caller: SignedIn,
    action: AuditAction,
    target: string,
    detail: Record<string, string | number | boolean | null>,
  ) => audit.record({ actor: caller.accountId, action, target, detail })

  return {
    async health(caller, { language = 'en' }): Promise<Health> {
      requireAdmin(caller)
      const at = new Date(clock.now()).toISOString()
      return { at, version: world.version, parts: await readHealth(world, language) }
    },
    async accounts(caller, query) {
      requireAdmin(caller)
      return accountPage(world, query)
    },
    async plans(caller): Promise<Plan[]> {
      requireAdmin(caller)
      return plans.all()
    },
    async savePlan(caller, plan) {
      requireAdmin(caller)
      await plans.save(plan)
      await record(caller, 'plan-changed', plan.id, { name: plan.name })
      return plan
    },
    async saveTaxes(caller, taxes): Promise<Tax[]> {
      requireAdmin(caller)
      if (new Set(taxes.map(({ id }) => id)).size < taxes.length) {
        throw new Refusal(422, 'invalid', 'billing.two_taxes')
      }
      await plans.saveTaxes(taxes)
      await record(caller, 'taxes-changed', 'taxes', { count: taxes.length })
      return plans.taxes()
    },
    async grant(caller, accountId, given): Promise<CurrentPlan> {
      requireAdmin(caller)
      await world.refuseGrant(accountId)
      await plans.grant(accountId, {
        planId: given.plan_id,
        interval: given.interval,
        status: statusOf(given),
        renewsAt: null,
        cancelAt: given.until,
        source: 'admin',
      })
      await record(caller, 'plan-granted', accountId, { plan: given.plan_id, until: given.until })
      return plans.current(accountId)
    },
  }
}

function statusOf({ plan_id, interval }: Grant): 'free' | 'lifetime' | 'active' {
  if (plan_id === 'free') return 'free'
  return interval === 'lifetime' ? 'lifetime' : 'active'
}

async function accountPage({ db }: AdminWorld, query: ListQuery): Promise<List<AdminAccount>> {
  const { data, total } = await listAccounts(db, query)
  return {
    data: data.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      confirmed: row.confirmed_at !== null,
      admin: row.is_admin,
      created_at: row.created_at.toISOString(),
      plan_id: row.plan_id ?? 'free',
      status: row.status ?? 'free',
      cancel_at: row.cancel_at?.toISOString() ?? null,
    })),
    meta: {
      current_page: query.page,
      per_page: query.per_page,
      total,
      last_page: Math.max(1, Math.ceil(total / query.per_page)),
    },
  }
}
