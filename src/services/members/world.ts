import type { Clock } from '@postproof/engine/world'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Db } from '#storage/db.ts'
import type { MayWrite } from '../accounts/letters.ts'
import type { Notify } from '../accounts/notify.ts'
import type { Proofs } from '../accounts/sign-in/proof.ts'
import type { Audit } from '../accounts/types.ts'
import type { Plans } from '../plans/types.ts'

/** What the people of an account need of the rest of the product. */
export type MembersWorld = {
  db: Db
  proofs: Pick<Proofs, 'require'>
  notify: Notify
  mayWrite: MayWrite
  mailer: Mailer
  audit: Audit
  plans: Pick<Plans, 'entitled' | 'current'>
  publicUrl: string
  clock: Clock
}
