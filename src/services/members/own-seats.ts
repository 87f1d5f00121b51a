import { message } from '@postproof/messages/message'
import { personOf } from '#contract/seat-roles.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { findAccount, lockAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import {
  findInvitation,
  type InvitationRow,
  invitationsFor,
  type OpenInvitation,
  takeInvitation,
} from '#storage/members/invitations.ts'
import { changeSeat, findSeat, listSeatsOf, putSeat, setWorkingIn } from '#storage/members/seats.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import { hashOf, isToken } from '../accounts/secrets.ts'
import { emailKeyOf } from '../accounts/sign-in/throttle.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { noSuchInvitation } from './invitations.ts'
import { noSuchMember } from './people.ts'
import { presentReceived, presentSeat } from './present.ts'
import { requireFreeSeat } from './seat-limit.ts'
import type { MembersService } from './types.ts'
import type { MembersWorld } from './world.ts'

/** Seats as the person who has them sees them: invitations answered, the account chosen, a seat left. */

type OwnSeats = Pick<MembersService, 'own' | 'invitation' | 'accept' | 'decline' | 'leave' | 'workIn'>

export function createOwnSeats(world: MembersWorld): OwnSeats {
  const { db, clock, audit, notify } = world
  const now = () => new Date(clock.now())

  /** The invitation as the person with its address, confirmed, finds it. */
  async function found(id: string, person: SignedIn): Promise<OpenInvitation> {
    requireConfirmed(person)
    const all = await invitationsFor(db, emailKeyOf(person.email), now())
    const invitation = all.find((one) => one.id === id && one.account_id !== person.accountId)
    if (!invitation) throw noSuchInvitation()
    return invitation
  }
  /** Takes it: of two at once, one gets it. */
  async function take(trx: Db, { id, account_id: accountId }: OpenInvitation): Promise<InvitationRow> {
    const taken = await takeInvitation(trx, { id, accountId }, now())
    if (!taken) throw noSuchInvitation()
    return taken
  }

  return {
    async own(caller) {
      const person = personOf(caller)
      const working = caller.seat ? caller.accountId : null
      const invitations = person.confirmed ? await invitationsFor(db, emailKeyOf(person.email), now()) : []
      return {
        seats: (await listSeatsOf(db, person.accountId, now())).map((row) => presentSeat(row, working)),
        invitations: invitations.map(presentReceived),
      }
    },
    async invitation(token) {
      const found = isToken(token) ? await findInvitation(db, hashOf(token), now()) : undefined
      return found ? presentReceived(found) : null
    },
    async accept(id, caller) {
      const person = personOf(caller)
      const invitation = await found(id, person)
      const { account_id: accountId } = invitation
      const { seats: limit } = (await world.plans.current(accountId)).plan.limits
      return db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, accountId)
        const { email, role, ends_at } = await take(trx, invitation)
        if (!account) throw noSuchInvitation()
        await requireFreeSeat(trx, { accountId, limit }, now())
        const ids = { account_id: accountId, member_id: person.accountId }
        await putSeat(trx, { ...ids, email, role, ends_at, epoch: account.epoch, created_at: now() })
        const detail = { role, member: person.accountId }
        await audit.record(
          { actor: accountId, action: 'member-joined', target: person.accountId, detail },
          trx,
        )
        const { email: to, locale, name } = account
        await notify(trx, account, { kind: 'member-joined', to, locale })
        return { accountId, name }
      })
    },
    async decline(id, caller) {
      const person = personOf(caller)
      const invitation = await found(id, person)
      await db.transaction().execute(async (trx) => {
        await take(trx, invitation)
        const { account_id: actor } = invitation
        const detail = { member: person.accountId }
        await audit.record({ actor, action: 'member-declined', target: id, detail }, trx)
      })
    },
    async leave(accountId, caller) {
      const memberId = personOf(caller).accountId
      await db.transaction().execute(async (trx) => {
        const left = await changeSeat(trx, { accountId, memberId }, { over_at: now() }, now())
        if (!left) throw noSuchMember()
        const detail = { member: memberId }
        await audit.record({ actor: accountId, action: 'member-left', target: memberId, detail }, trx)
      })
      if (caller.seat && caller.accountId === accountId) await choose(caller, null)
    },
    async workIn(accountId, caller) {
      const memberId = personOf(caller).accountId
      if (accountId !== null && accountId !== memberId) {
        const account = await findAccount(db, accountId)
        const seat = account && !account.suspended_at && (await findSeat(db, { accountId, memberId }, now()))
        if (!seat) throw new Refusal(404, 'not_found', 'seats.no_seat')
        if (seat.paused) throw new Refusal(403, 'seat', message('seats.paused', { name: account.name }))
      }
      await choose(caller, accountId === memberId ? null : accountId)
    },
  }

  async function choose(caller: SignedIn, accountId: string | null): Promise<void> {
    const { accountId: memberId, via } = personOf(caller)
    if (via.kind === 'session') await setWorkingIn(db, { memberId, sessionId: via.sessionId }, accountId)
  }
}
