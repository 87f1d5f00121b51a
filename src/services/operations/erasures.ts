import type { ErasureReport } from '#contract/operations.ts'
import { addressSchema } from '#contract/operations.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { findAccountByEmail } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { eraseMentions, findMentions, type Mention, type Sought } from '#storage/erasure/erase.ts'
import { checked } from '../accounts/checked.ts'
import type { Secrets } from '../accounts/secrets.ts'
import { emailKeyOf } from '../accounts/sign-in/throttle.ts'
import type { Audit } from '../accounts/types.ts'

/** Erasure at the request of someone without an account, who sent or received a mail that was tested here. */
export type Erasures = {
  /** What mentions the address, table by table. Refusal `invalid` (422), `has_account` (409). */
  find(given: unknown): Promise<ErasureReport>
  /** Erases it; answers what was done. The audit log names a keyed hash in place of the address. */
  erase(by: string, given: unknown): Promise<ErasureReport>
}

export function createErasures(world: {
  db: Db
  audit: Audit
  secrets: Pick<Secrets, 'tag'>
  /** The keyed hashes under which the verifier keeps an address. */
  keysOf(address: string): Sought['keys']
  /** Whether mails stand in an object store, which is not searched. */
  storesElsewhere: boolean
}): Erasures {
  const { db, audit, secrets, keysOf, storesElsewhere } = world
  const soughtIn = async (given: unknown): Promise<Sought> => {
    const { address } = checked(addressSchema, given)
    if (await findAccountByEmail(db, emailKeyOf(address))) {
      throw new Refusal(409, 'has_account', 'operations.has_account')
    }
    return { address, keys: keysOf(address) }
  }
  const reportOf = (tables: Mention[]): ErasureReport => ({ tables, stores_elsewhere: storesElsewhere })
  return {
    find: async (given) => reportOf(await findMentions(db, await soughtIn(given))),
    async erase(by, given) {
      const sought = await soughtIn(given)
      const tables = await eraseMentions(db, sought)
      const counts = Object.fromEntries(tables.map(({ table, count }) => [table, count]))
      const hash = secrets.tag('mail', `erased ${sought.address.toLowerCase()}`)
      await audit.record({ actor: by, action: 'address-erased', target: hash, detail: counts })
      return reportOf(tables)
    },
  }
}
