import { personOf } from '#contract/seat-roles.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { type AccountRow, findAccount } from '#storage/accounts.ts'
import { noteProof } from '#storage/sessions.ts'
import { noSuchAccount } from '../checked.ts'
import type { Accounts } from '../types.ts'
import type { SignedIn } from '../visitor.ts'
import type { AccountsWorld } from '../world.ts'
import type { PasskeySigns } from './passkey-signs.ts'
import type { TwoFactorCodes } from './two-factor-codes.ts'

/**
 * Proof of presence, so that an open browser or a stolen cookie is not enough: a password, a code of the second factor
 * or a passkey, given within the last minutes. Signing in is one.
 */
export type Proofs = Pick<Accounts, 'prove' | 'requireProof'> & {
  /** The account when the password is right; Refusal `invalid` (422) on that field, `limit` (429). */
  password(accountId: string, password: string, field: string): Promise<AccountRow>
  /**
   * What is asked before what matters: a proof of the person, who may work in the account of another. Returns the account that
   * they work in. A password that came along is a proof. Refusal `prove_first` (403).
   */
  require(caller: SignedIn, given?: { password: string | undefined; field: string }): Promise<AccountRow>
  /** Notes that the caller has just proved it. */
  note(caller: SignedIn): Promise<void>
}

export const PROOF_MS = 10 * 60_000

export function createProofs(world: AccountsWorld, codes: TwoFactorCodes, signs: PasskeySigns): Proofs {
  const { db, passwords, throttle, clock } = world

  const find = async (id: string) => {
    const account = await findAccount(db, id)
    if (!account) throw noSuchAccount()
    return account
  }
  const note = async (caller: SignedIn) => {
    const { accountId, via } = personOf(caller)
    if (via.kind === 'session') await noteProof(db, accountId, via.sessionId, new Date(clock.now()))
  }
  const password: Proofs['password'] = async (accountId, given, field) => {
    const account = await find(accountId)
    const right = await throttle.beforeSecret(account.email, null)
    if (!(await passwords.matches(account.password_hash, given))) {
      throw refuseField(field, 'account.wrong_password')
    }
    await right()
    return account
  }
  const code = async (accountId: string, given: string) => {
    const account = await find(accountId)
    const right = await throttle.beforeSecret(account.email, null)
    if (!account.totp_enabled_at || !(await codes.accept(account, given))) {
      throw refuseField('totp', 'account.wrong_code', 'wrong_code')
    }
    await right()
  }
  const isFresh = ({ via }: SignedIn) => {
    if (via.kind !== 'session' || via.provenAt === undefined) return false
    const age = clock.now() - via.provenAt
    // One from ahead is of a clock that has been set back since.
    return age >= 0 && age <= PROOF_MS
  }
  const require: Proofs['require'] = async (caller, given) => {
    if (given?.password !== undefined) {
      await password(personOf(caller).accountId, given.password, given.field)
      await note(caller)
    } else if (!isFresh(caller)) throw proveFirst()
    return find(caller.accountId)
  }
  return {
    password,
    require,
    note,
    async requireProof(caller) {
      // A key was made by someone who proved who they are; a cookie may be stolen.
      if (caller.via.kind === 'session') await require(caller)
    },
    async prove(caller, proof) {
      const { accountId } = personOf(caller)
      if (proof.passkey) {
        if (!(await signs.accept(proof.passkey, accountId))) throw wrongPasskey()
      } else if (proof.totp) await code(accountId, proof.totp)
      else await password(accountId, proof.password ?? '', 'password')
      await note(caller)
    },
  }
}

/** The proof is of another account, too old, or not of this site. */
export const wrongPasskey = () => new Refusal(422, 'passkey', 'account.wrong_passkey')

const proveFirst = () => new Refusal(403, 'prove_first', 'account.prove_first')
