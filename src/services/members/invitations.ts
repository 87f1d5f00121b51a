import { Refusal, refuseField, TooMany } from '#platform/refusals/refusal.ts'
import { type AccountRow, findAccountByEmail, lockAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import {
  type InvitationRow,
  listInvitations,
  putInvitation,
  takeInvitation,
} from '#storage/members/invitations.ts'
import { findSeat } from '#storage/members/seats.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import { hashOf, newId, newToken } from '../accounts/secrets.ts'
import { emailKeyOf } from '../accounts/sign-in/throttle.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { requireToCome } from './people.ts'
import { endOf, presentInvitation } from './present.ts'
import { requireFreeSeat } from './seat-limit.ts'
import type { MembersService } from './types.ts'
import type { MembersWorld } from './world.ts'

/** Invitations as the account makes them: sent, sent again, withdrawn. */

const INVITATION_DAYS = 7
const DAY = 86_400_000

type Invitations = Pick<MembersService, 'invite' | 'resend' | 'withdraw'>

export function createInvitations(world: MembersWorld): Invitations {
  const { db, clock, audit, proofs } = world
  const now = () => new Date(clock.now())

  /** Keeps the invitation and its letter, in the language of the invited person where it is known. */
  async function write(
    trx: Db,
    account: AccountRow,
    given: Pick<InvitationRow, 'email' | 'role' | 'ends_at'>,
  ) {
    const token = newToken()
    const at = now()
    const invitation: InvitationRow = {
      ...{ id: newId(), account_id: account.id, epoch: account.epoch },
      ...given,
      email_key: emailKeyOf(given.email),
      ...{ created_at: at, expires_at: new Date(at.getTime() + INVITATION_DAYS * DAY) },
    }
    const invited = await findAccountByEmail(trx, invitation.email_key)
    const letter = {
      ...({ kind: 'member-invited', to: given.email, by: account.email } as const),
      locale: invited?.locale ?? account.locale,
      url: `${world.publicUrl}/invitation?token=${token}`,
    }
    const isAllowed = await world.mayWrite(trx, { confirmed_at: invited?.confirmed_at ?? null }, letter)
    if (!isAllowed) throw new TooMany('seats.letters_enough', DAY / 1000)
    await putInvitation(trx, { ...invitation, token_hash: hashOf(token) })
    if (!(await world.mailer.send(letter, { trx, account: account.id })))
      throw new Refusal(503, 'busy', 'seats.not_sent')
    return invitation
  }
  const record = (
    trx: Db,
    { accountId }: SignedIn,
    action: 'member-invited' | 'member-invited-again' | 'member-invitation-withdrawn',
    { id, role }: InvitationRow,
  ) => audit.record({ actor: accountId, action, target: id, detail: { role } }, trx)

  return {
    async invite({ email, role, last_day }, caller) {
      requireConfirmed(caller)
      await proofs.require(caller)
      const { limits } = await world.plans.entitled({ account: caller })
      const ends_at = endOf(last_day)
      requireToCome(ends_at, now())
      const invitation = await db.transaction().execute(async (trx) => {
        const account = await held(trx, caller.accountId)
        await refuseKnown(trx, account, email, now())
        await requireFreeSeat(trx, { accountId: account.id, limit: limits.seats }, now())
        const made = await write(trx, account, { email, role, ends_at })
        await record(trx, caller, 'member-invited', made)
        return made
      })
      return presentInvitation(invitation)
    },
    async resend(id, caller) {
      const again = await db.transaction().execute(async (trx) => {
        const account = await held(trx, caller.accountId)
        const earlier = await takeInvitation(trx, { id, accountId: account.id }, now())
        if (!earlier) throw noSuchInvitation()
        const made = await write(trx, account, earlier)
        await record(trx, caller, 'member-invited-again', made)
        return made
      })
      return presentInvitation(again)
    },
    async withdraw(id, caller) {
      await db.transaction().execute(async (trx) => {
        const taken = await takeInvitation(trx, { id, accountId: caller.accountId }, now())
        if (!taken) throw noSuchInvitation()
        await record(trx, caller, 'member-invitation-withdrawn', taken)
      })
    },
  }
}

async function held(trx: Db, accountId: string): Promise<AccountRow> {
  const account = await lockAccount(trx, accountId)
  if (!account) throw new Refusal(404, 'not_found', 'account.not_found')
  return account
}

/** Refusal `invalid` (422) at `email` for the account itself, its members, and addresses that are invited already. */
async function refuseKnown(trx: Db, account: AccountRow, email: string, now: Date): Promise<void> {
  const key = emailKeyOf(email)
  if (key === account.email_key) throw refuseField('email', 'seats.own_address')
  const invitations = await listInvitations(trx, account.id, now)
  if (invitations.some(({ email_key }) => email_key === key))
    throw refuseField('email', 'seats.invited_already')
  const invited = await findAccountByEmail(trx, key)
  if (!invited) return
  const of = { accountId: account.id, memberId: invited.id }
  if (await findSeat(trx, of, now)) throw refuseField('email', 'seats.member_already')
}

export const noSuchInvitation = () => new Refusal(404, 'not_found', 'seats.no_such_invitation')
