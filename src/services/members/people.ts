import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { findAccount } from '#storage/accounts.ts'
import { listInvitations, purgeInvitations } from '#storage/members/invitations.ts'
import { changeSeat, endDueSeats, listMembers } from '#storage/members/seats.ts'
import { endOf, presentInvitation, presentMember } from './present.ts'
import { seatsTaken } from './seat-limit.ts'
import type { MembersService } from './types.ts'
import type { MembersWorld } from './world.ts'

/** The members of an account: listed, changed, removed. */

export function createPeople(world: MembersWorld): Pick<MembersService, 'list' | 'change' | 'remove'> {
  const { db, clock, audit, proofs } = world
  const now = () => new Date(clock.now())

  return {
    async list(caller) {
      const { accountId } = caller
      const [members, invitations, { limits }] = await Promise.all([
        listMembers(db, accountId, now()),
        listInvitations(db, accountId, now()),
        world.plans.entitled({ account: caller }),
      ])
      return {
        limit: limits.seats,
        used: seatsTaken(members, invitations),
        members: members.map(presentMember),
        invitations: invitations.map(presentInvitation),
      }
    },
    async change(memberId, { role, last_day }, caller) {
      const { epoch } = await proofs.require(caller)
      const { accountId } = caller
      const ends_at = endOf(last_day)
      requireToCome(ends_at, now())
      const seat = await db.transaction().execute(async (trx) => {
        const changed = await changeSeat(trx, { accountId, memberId }, { role, ends_at, epoch }, now())
        if (!changed) throw noSuchMember()
        const detail = { role, last_day: last_day || null }
        await audit.record({ actor: accountId, action: 'member-changed', target: memberId, detail }, trx)
        return changed
      })
      return presentMember({ ...seat, paused: false, name: (await findAccount(db, memberId))?.name ?? '' })
    },
    async remove(memberId, { accountId }) {
      await db.transaction().execute(async (trx) => {
        const removed = await changeSeat(trx, { accountId, memberId }, { over_at: now() }, now())
        if (!removed) throw noSuchMember()
        await audit.record({ actor: accountId, action: 'member-removed', target: memberId }, trx)
      })
    },
  }
}

/** Refusal `invalid` (422) at `last_day` for a day that is over. */
export function requireToCome(endsAt: Date | null, now: Date): void {
  if (endsAt && endsAt <= now) throw refuseField('last_day', 'seats.day_over')
}

/** For the scheduler: a seat counts by its end itself, this only writes it down. */
export const endSeats = ({ db, audit }: Pick<MembersWorld, 'db' | 'audit'>, now: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const ended = await endDueSeats(trx, now)
    for (const { account_id: target, member_id } of ended) {
      await audit.record(
        { actor: 'system', action: 'member-ended', target, detail: { member: member_id } },
        trx,
      )
    }
    return ended.length + (await purgeInvitations(trx, now))
  })

export const noSuchMember = () => new Refusal(404, 'not_found', 'seats.no_such_member')
