import { createLogoReader } from '#adapters/logos.ts'
import type { ReportBrandInput } from '#contract/client-reports.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import { findBrand, putBrand } from '#storage/client-reports/brands.ts'
import type { Db } from '#storage/db.ts'

/** The name and the logo on an account's reports. */
export type Brand = { name: string; logo: Uint8Array | null }

/** `owner`: the name of the account, where no other was set. */
export async function brandOf(db: Db, { id, owner }: { id: string; owner: string }): Promise<Brand> {
  const row = await findBrand(db, id)
  return { name: row?.name || owner, logo: row?.logo ?? null }
}

const readLogo = createLogoReader()

/** Refusal `invalid` (422) for what is no picture of a kind and size that is taken. */
export async function keepBrand(db: Db, accountId: string, { name, logo }: ReportBrandInput): Promise<void> {
  if (!logo) return putBrand(db, accountId, { name, logo })
  const read = await readLogo(logo)
  if (!read.ok) throw refuseField('logo', read.why === 'broken' ? 'clients.broken_logo' : 'clients.bad_logo')
  await putBrand(db, accountId, { name, logo: Buffer.from(read.png) })
}
