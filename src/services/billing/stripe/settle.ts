import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { createFailureLog } from '#platform/logs/failure-log.ts'
import { closeSessions } from '#storage/billing/checkouts.ts'
import {
  type ClaimedCustomer,
  claimCustomer,
  holdsCustomer,
  releaseCustomer,
  renewCustomer,
  settleCustomer,
} from '#storage/billing/customers.ts'
import { keepLedger } from '#storage/billing/ledger.ts'
import { redeemOfferCode } from '#storage/billing/offer-codes.ts'
import { findAccountPlan } from '#storage/plans.ts'
import { holdingsOf } from '../holdings.ts'
import type { BillingWorld } from '../parts.ts'
import { freePlan, standingOf } from '../standing.ts'
import { type ReadCustomer, readCustomer } from './read-stripe.ts'

/**
 * Brings an account's plan in line with what it paid for: reads Stripe, keeps a copy, gives the plan. One process at a
 * time works on a customer; one that was overtaken writes nothing.
 */

/** A customer whose process was killed waits so long for another one. A living process renews its claim meanwhile. */
const CLAIM_MS = 60_000
const RENEW_MS = 15_000
const ATTEMPTS = 100
const PAUSE_MS = 100

export type Settling = {
  /** This account now; waits while another works on it. Rejects when Stripe cannot be asked. */
  settle(accountId: string): Promise<void>
  /** All whose turn it is; answers how many. A customer that fails is left for the next time. */
  settleDue(): Promise<number>
}

export function createSettling(world: BillingWorld & { stripe: Stripe | null }): Settling {
  const { database, log } = world
  const failures = createFailureLog(log, 'renewing the claims of customers')
  const claim = (by: string, accountId?: string) => {
    const now = new Date(world.clock.now())
    const before = new Date(now.getTime() - CLAIM_MS)
    return claimCustomer(database.db, { by, now, before, ...(accountId ? { accountId } : {}) })
  }

  const settleClaimed = async (customer: ClaimedCustomer, by: string) => {
    const { account_id: accountId } = customer
    const renewal = setInterval(() => {
      const now = new Date(world.clock.now())
      void failures.watch(() => renewCustomer(database.db, accountId, { by, now }))
    }, RENEW_MS).unref()
    try {
      await settleOne(world, customer, by)
    } catch (error) {
      await releaseCustomer(database.db, accountId, by)
      throw error
    } finally {
      clearInterval(renewal)
    }
  }

  return {
    async settle(accountId) {
      const by = randomUUID()
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const customer = await claim(by, accountId)
        if (customer) return settleClaimed(customer, by)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
      throw new Error('another process holds this customer for too long')
    },
    async settleDue() {
      const failed = new Set<string>()
      for (let done = 0; ; done++) {
        const by = randomUUID()
        const customer = await claim(by)
        if (!customer) return done
        if (failed.has(customer.account_id)) {
          await releaseCustomer(database.db, customer.account_id, by)
          return done
        }
        try {
          await settleClaimed(customer, by)
        } catch (error) {
          const { type, code, requestId, name } = error as Record<string, unknown>
          log.error({ name, type, code, requestId }, 'a customer could not be settled; tried again later')
          failed.add(customer.account_id)
        }
      }
    },
  }
}

async function settleOne(
  world: BillingWorld & { stripe: Stripe | null },
  { account_id: accountId, stripe_id: stripeId, revision }: ClaimedCustomer,
  by: string,
): Promise<void> {
  const { database, plans, clock, log } = world
  const now = new Date(clock.now())
  const read =
    world.stripe && stripeId
      ? await readCustomer(world.stripe, stripeId, accountId, await plans.list())
      : null
  if (read?.unknownPrices.length) {
    log.warn({ prices: read.unknownPrices }, 'a subscription has a price that belongs to no plan')
  }
  const settled = await database.db.transaction().execute(async (db) => {
    if (!(await holdsCustomer(db, accountId, by))) return null
    if (read) await keepRead(db, accountId, read, now)
    const customer = await db
      .selectFrom('customers')
      .select('granted')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    const standing = standingOf(await holdingsOf(db, accountId), now, world.graceDays)
    const given = (await findAccountPlan(db, accountId))?.source === 'admin'
    return { ...standing, before: customer?.granted ?? null, given }
  })
  if (!settled) return
  const granted = JSON.stringify(settled.grant)
  // Who never had anything, or has nothing left, keeps what an operator may have given.
  const nothingYet = settled.before === null && settled.grant.status === 'free'
  const keeps = nothingYet || (settled.given && settled.grant.planId === freePlan)
  if (granted !== settled.before && !keeps) await plans.grant(accountId, settled.grant)
  await settleCustomer(database.db, { accountId, by, revision }, { granted, dueAt: settled.dueAt })
}

type Db = BillingWorld['database']['db']

async function keepRead(db: Db, accountId: string, read: ReadCustomer, now: Date): Promise<void> {
  await keepLedger(db, accountId, read)
  await closeSessions(db, accountId, read.closedSessions)
  for (const code of read.paidOffers) await redeemOfferCode(db, code, accountId, { now, grants: false })
}
