import { randomBytes } from 'node:crypto'
import type { Sealing } from '#platform/keys/sealing.ts'
import type { Db } from '#storage/db.ts'
import { type EndpointRow, endpointsSealedOtherwise, replaceSecrets } from '#storage/events/endpoints.ts'

/** What endpoints are signed with. At rest they are sealed. */

export type Sealed = Pick<EndpointRow, 'id' | 'secret' | 'old_secret' | 'old_until' | 'key_id'>

const OCTETS = 32

/** `whsec_` and base64, as libraries of Standard Webhooks expect it. */
export const newSecret = (): string => `whsec_${randomBytes(OCTETS).toString('base64')}`

export const sealSecret = (sealing: Sealing, id: string, secret: string) =>
  sealing.seal(secret, subjectOf(id))

/** Those that sign now: the present one first, then the one before while it is valid. None where the key is not here. */
export function openSecrets(sealing: Sealing, { id, key_id, ...row }: Sealed, now: number): string[] {
  const open = (secret: string) => sealing.open({ secret, key_id }, subjectOf(id))
  const present = open(row.secret)
  if (present === null) return []
  const before =
    row.old_secret && row.old_until && row.old_until.getTime() > now ? open(row.old_secret) : null
  return before === null ? [present] : [present, before]
}

/** Seals with the present key what older keys sealed. Answers how many endpoints that were. */
export async function resealEndpoints(db: Db, sealing: Sealing): Promise<number> {
  let count = 0
  for (const row of await endpointsSealedOtherwise(db, sealing.keyId)) {
    const again = (secret: string | null) => {
      const opened = secret && sealing.open({ secret, key_id: row.key_id }, subjectOf(row.id))
      return opened ? sealSecret(sealing, row.id, opened).secret : null
    }
    const secret = again(row.secret)
    if (secret === null) continue
    const sealed = { secret, old_secret: again(row.old_secret), key_id: sealing.keyId }
    if (await replaceSecrets(db, row, sealed)) count++
  }
  return count
}

const subjectOf = (id: string) => `webhook/${id}`
