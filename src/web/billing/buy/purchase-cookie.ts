import { wantedPlanSchema } from '#contract/billing.ts'
import { paths } from '#web/shell/paths.ts'

/**
 * What a new account is about to buy, kept until its address is confirmed: the link in the mail opens in another tab, often
 * in another app of the same phone, and would else end at a dashboard with the limits of the free plan.
 */

const name = 'postproof_purchase'
/** As long as the link of the mail can be asked for again and still be the same purchase. */
const day = 86_400
const attributes = 'Path=/; HttpOnly; SameSite=Lax'

export const keepPurchase = (planId: string, interval: string): string =>
  `${name}=${planId}.${interval}; Max-Age=${day}; ${attributes}`

export const dropPurchase = `${name}=; Max-Age=0; ${attributes}`

/** The page where the purchase goes on; null where none was begun in this browser. */
export function purchaseOf(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? ''
  const [, plan_id, interval] = new RegExp(`(?:^|;\\s*)${name}=([^;.]*)\\.([^;]*)`).exec(cookies) ?? []
  const wanted = wantedPlanSchema.safeParse({ plan_id, interval })
  return wanted.success ? paths.buy(wanted.data.plan_id, wanted.data.interval) : null
}
