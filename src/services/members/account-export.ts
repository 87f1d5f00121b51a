import type { Db } from '#storage/db.ts'
import { listInvitations } from '#storage/members/invitations.ts'
import { allMembers, listSeatsOf } from '#storage/members/seats.ts'
import type { Exporter } from '../accounts/types.ts'

/** `members.json`: who has or had a seat, open invitations, and the accounts of others that this person may work in. */
export const exportMembers = (db: Db): Exporter =>
  async function* (accountId) {
    const now = new Date()
    const members = (await allMembers(db, accountId)).map(({ account_id: _, ...row }) => row)
    const invitations = (await listInvitations(db, accountId, now)).map(
      ({ email, role, ends_at, created_at, expires_at }) => ({
        email,
        role,
        ends_at,
        created_at,
        expires_at,
      }),
    )
    const seats = (await listSeatsOf(db, accountId, now)).map(({ name, role, ends_at, created_at }) => ({
      ...{ account: name, role, ends_at, created_at },
    }))
    yield { name: 'members.json', pieces: [`${JSON.stringify({ members, invitations, seats }, null, 2)}\n`] }
  }
