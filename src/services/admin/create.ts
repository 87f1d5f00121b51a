import type { AccountAct, Grant, Health } from '#contract/admin.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { CurrentPlan, Plan, Tax } from '#contract/billing.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Administration } from '../accounts/administration/types.ts'
import { requireAdmin } from '../accounts/require-admin.ts'
import type { Proofs } from '../accounts/sign-in/proof.ts'
import type { Audit } from '../accounts/types.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import type { Plans } from '../plans/types.ts'
import { readHealth } from '../status/health.ts'
import type { HealthWorld } from '../status/types.ts'
import type { Admin } from './types.ts'

export type AdminWorld = HealthWorld & {
  plans: Plans
  audit: Audit
  administration: Administration
  proofs: Pick<Proofs, 'requireProof'>
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
    ...accountCalls(world),
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
    async grant(caller, accountId, given) {
      requireAdmin(caller)
      return givePlan(world, caller.accountId, accountId, given)
    },
  }
}

/** The accounts of others. What an administrator does with their own stands on their own pages, with its own proofs. */
function accountCalls({ administration, plans, proofs }: AdminWorld): AccountCalls {
  const mayChange: (caller: SignedIn | null, accountId: string) => asserts caller is SignedIn = (
    caller,
    accountId,
  ) => {
    requireAdmin(caller)
    if (caller.accountId === accountId) throw new Refusal(403, 'own_account', 'admin.own_account')
  }
  return {
    async accounts(caller, query) {
      requireAdmin(caller)
      return administration.accounts(query)
    },
    async account(caller, accountId) {
      requireAdmin(caller)
      return administration.account(accountId)
    },
    async accountPlan(caller, accountId) {
      requireAdmin(caller)
      await administration.account(accountId)
      return plans.current(accountId)
    },
    async accountAudit(caller, accountId, query) {
      requireAdmin(caller)
      return administration.audit(accountId, query)
    },
    async act(caller, accountId, act) {
      mayChange(caller, accountId)
      await proofs.requireProof(caller)
      return administration[actCalls[act]](caller.accountId, accountId)
    },
    async suspend(caller, accountId, suspension) {
      mayChange(caller, accountId)
      await proofs.requireProof(caller)
      return administration.suspend(caller.accountId, accountId, suspension)
    },
    async exportAccount(caller, accountId) {
      mayChange(caller, accountId)
      await proofs.requireProof(caller)
      return administration.export(caller.accountId, accountId)
    },
  }
}

type AccountCalls = Pick<
  Admin,
  'accounts' | 'account' | 'accountPlan' | 'accountAudit' | 'act' | 'suspend' | 'exportAccount'
>

const actCalls = {
  confirm: 'confirm',
  restore: 'restore',
  promote: 'promote',
  demote: 'demote',
  'reset-second-factor': 'resetSecondFactor',
  delete: 'scheduleDeletion',
  'cancel-deletion': 'cancelDeletion',
  'resume-mail': 'resumeMail',
} as const satisfies Record<AccountAct, keyof Administration>

/** `by`: who stands in the audit log. Refusal `subscription_runs` (409), and those of Plans.grant. */
export async function givePlan(
  { plans, audit, refuseGrant }: Pick<AdminWorld, 'plans' | 'audit' | 'refuseGrant'>,
  by: string,
  accountId: string,
  given: Grant,
): Promise<CurrentPlan> {
  await refuseGrant(accountId)
  await plans.grant(accountId, {
    planId: given.plan_id,
    interval: given.interval,
    status: statusOf(given),
    renewsAt: null,
    cancelAt: given.until,
    source: 'admin',
  })
  const detail = { plan: given.plan_id, until: given.until }
  await audit.record({ actor: by, action: 'plan-granted', target: accountId, detail })
  return plans.current(accountId)
}

function statusOf({ plan_id, interval }: Grant): 'free' | 'lifetime' | 'active' {
  if (plan_id === 'free') return 'free'
  return interval === 'lifetime' ? 'lifetime' : 'active'
}
