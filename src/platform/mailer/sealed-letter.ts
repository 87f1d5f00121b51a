import type { Db } from '#storage/db.ts'
import { mailSealedOtherwise, replaceLetter, type SealedMail } from '#storage/outgoing-mail.ts'
import type { Sealing } from '../keys/sealing.ts'

/**
 * A mail as it waits in the database. Its link signs its reader in, and its recipient is an account here: all of it is
 * sealed, so that the database alone gives neither away.
 */

/** `raw`: the octets of the message. */
export type SealableLetter = { from: string; to: string; raw: Buffer }

const subjectOf = (id: string) => `mail/${id}`

export function sealLetter(sealing: Sealing, id: string, { from, to, raw }: SealableLetter): SealedMail {
  const { secret, key_id } = sealing.seal(
    JSON.stringify({ from, to, raw: raw.toString('latin1') }),
    subjectOf(id),
  )
  return { id, letter: secret, key_id }
}

/** Null for what no key that is here sealed. */
export function openLetter(sealing: Sealing, { id, letter, key_id }: SealedMail): SealableLetter | null {
  const text = sealing.open({ secret: letter, key_id }, subjectOf(id))
  if (text === null) return null
  const { from, to, raw } = JSON.parse(text)
  return { from, to, raw: Buffer.from(raw, 'latin1') }
}

/** Seals with the present key what older ones sealed; answers how many. */
export async function resealLetters(db: Db, sealing: Sealing): Promise<number> {
  let count = 0
  for (let after = ''; ; ) {
    const found = await mailSealedOtherwise(db, sealing.keyId, after)
    for (const mail of found) {
      const letter = openLetter(sealing, mail)
      if (letter && (await replaceLetter(db, mail, sealLetter(sealing, mail.id, letter)))) count++
    }
    if (!found.length) return count
    after = found.at(-1)!.id
  }
}
