import type {
  InvitationInput,
  Member,
  MemberInvitation,
  Members,
  OwnSeats,
  ReceivedInvitation,
  SeatInput,
} from '#contract/members.ts'
import type { SignedIn } from '../accounts/visitor.ts'

/** The people of an account. The caller works in it as an owner, which the gate before a call makes sure of (contract/seat-rights.ts). */
export interface MembersService {
  list(caller: SignedIn): Promise<Members>
  /**
   * Invites an address by mail. Needs a proof. Refusal `quota_exceeded` (403) when no seat is free, `invalid` (422) for members
   * and the account itself, `limit` (429) when the address has had enough letters, `unconfirmed` (403).
   */
  invite(input: InvitationInput, caller: SignedIn): Promise<MemberInvitation>
  /** Sends the letter again, with a new link and another seven days. Refusals as of `invite`, `not_found` (404). */
  resend(id: string, caller: SignedIn): Promise<MemberInvitation>
  withdraw(id: string, caller: SignedIn): Promise<void>
  /** Needs a proof. Refusal `not_found` (404). */
  change(memberId: string, input: SeatInput, caller: SignedIn): Promise<Member>
  remove(memberId: string, caller: SignedIn): Promise<void>

  /** The accounts that the person may work in, and invitations to their confirmed address. */
  own(caller: SignedIn): Promise<OwnSeats>
  /** By the token of the letter; null when it was answered, withdrawn, or has expired. */
  invitation(token: string): Promise<ReceivedInvitation | null>
  /**
   * For the person with the invited address, confirmed. Answers the account. Refusal `not_found` (404), `quota_exceeded` (403) when
   * the plan has fewer seats by now.
   */
  accept(id: string, caller: SignedIn): Promise<{ accountId: string; name: string }>
  decline(id: string, caller: SignedIn): Promise<void>
  leave(accountId: string, caller: SignedIn): Promise<void>
  /** Which account the session works in from now on; null: the person's own. Refusal `not_found` (404) without a seat there. */
  workIn(accountId: string | null, caller: SignedIn): Promise<void>
}

export type MembersPart = {
  service: MembersService
  /** Writes down the seats whose end has come, and removes expired invitations; answers how many. */
  purge(now: Date): Promise<number>
}
