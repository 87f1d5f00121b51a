import { replaceSecondFactor, secondFactors } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import type { Secrets } from './secrets.ts'

/**
 * Seals with the present secret the second factors that an older one sealed. `lost`: how many no secret here opens; their
 * owners come in by a recovery code.
 */
export async function resealSecondFactors(
  db: Db,
  secrets: Secrets,
): Promise<{ resealed: number; lost: number }> {
  const count = { resealed: 0, lost: 0 }
  for (const { id, totp_secret } of await secondFactors(db)) {
    if (secrets.isPresent(totp_secret)) continue
    const opened = secrets.open(totp_secret, id)
    if (opened === null) count.lost++
    else if (await replaceSecondFactor(db, id, totp_secret, secrets.seal(opened, id))) count.resealed++
  }
  return count
}
