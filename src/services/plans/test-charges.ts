import type { Session } from '@postproof/spam-test/types'
import type { Metric } from '#contract/billing.ts'
import type { Charge } from '#storage/usage.ts'
import type { Plans } from './types.ts'

/** What a test costs its owner: counted when its report, or its pictures, are stored. The bundled sample is free as it is. */
export type TestCharges = {
  report(test: ChargedTest): Promise<Charge | null>
  pictures(test: ChargedTest): Promise<Charge[]>
  /** Whether all of these could be counted now. */
  haveLeft(charges: (Charge | null)[]): Promise<boolean>
}
export type ChargedTest = {
  id: string
  owner: string | null
  source: Session['source']
  session: Pick<Session, 'edited'>
}

export function createTestCharges(plans: Pick<Plans, 'charge' | 'hasLeft'>): TestCharges {
  const chargeOf = async ({ id, owner, source, session }: ChargedTest, metric: Metric) =>
    source === 'sample' && !session.edited ? null : plans.charge(owner, metric, id)
  return {
    report: (test) => chargeOf(test, 'spam_check'),
    async pictures(test) {
      const charges = [await chargeOf(test, 'screenshots'), await chargeOf(test, 'heatmaps')]
      return charges.filter((charge) => charge !== null)
    },
    async haveLeft(charges) {
      for (const charge of charges) if (!(await plans.hasLeft(charge))) return false
      return true
    },
  }
}
