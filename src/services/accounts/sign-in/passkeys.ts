import { message } from '@postproof/messages/message'
import { challengeOf } from '#adapters/passkeys.ts'
import { personOf } from '#contract/seat-roles.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { type AccountRow, findAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { findToken, insertToken, takeToken } from '#storage/mail-tokens.ts'
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  renamePasskey,
} from '#storage/passkeys.ts'
import { requireConfirmed } from '../confirmed.ts'
import { changeEpoch } from '../epochs.ts'
import { hashOf, isToken, newToken } from '../secrets.ts'
import type { Accounts } from '../types.ts'
import type { SignedIn } from '../visitor.ts'
import type { AccountsWorld } from '../world.ts'
import type { Proofs } from './proof.ts'

/**
 * Passkeys of an account. A challenge is a token that is good once, for five minutes. One by itself lets in, since it knows
 * its owner; after the password it is as good as a code.
 */
export type Passkeys = Pick<
  Accounts,
  'passkeys' | 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey' | 'askPasskey'
>

const CHALLENGE_MS = 5 * 60_000
const MOST = 20

export function createPasskeys(world: AccountsWorld, proofs: Proofs): Passkeys {
  const { db, clock, audit, passkeyChecks, notify } = world
  const now = () => new Date(clock.now())
  const present = (row: PasskeyRow) => ({
    id: row.id,
    name: row.name,
    synced: row.synced,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  })

  async function challengeFor(kind: 'passkey' | 'new-passkey', account: AccountRow | null): Promise<string> {
    const token = newToken()
    await insertToken(db, {
      tokenHash: hashOf(token),
      kind,
      accountId: account?.id ?? null,
      epoch: account?.epoch ?? 0,
      email: null,
      createdAt: now(),
      expiresAt: new Date(clock.now() + CHALLENGE_MS),
    })
    return token
  }
  /** Adds or removes a passkey in a new epoch that the others join, and notifies the account. */
  const change = (account: AccountRow, by: SignedIn, work: (trx: Db, epoch: number) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      const begun = await changeEpoch(trx, account, {}, by, { passkeys: true })
      await work(trx, begun.account.epoch)
      const { email: to, locale } = account
      await notify(trx, account, { kind: 'passkey-changed', to, locale })
      return begun.token
    })

  return {
    passkeys: async ({ accountId }) => (await listPasskeys(db, accountId)).map(present),
    async beginPasskey(caller) {
      requireConfirmed(caller)
      const account = await proofs.require(caller)
      const known = await listPasskeys(db, account.id)
      if (known.length >= MOST) throw tooMany()
      return passkeyChecks.creation({ challenge: await challengeFor('new-passkey', account), account, known })
    },
    async addPasskey(caller, name, answer) {
      requireConfirmed(caller)
      const account = await proofs.require(caller)
      const challenge = challengeOf(answer) ?? ''
      const token = isToken(challenge) && (await takeToken(db, hashOf(challenge), ['new-passkey'], now()))
      const made =
        token && token.account_id === account.id ? await passkeyChecks.created(answer, challenge) : null
      if (!made) throw notMade()
      const { id, publicKey: public_key, counter, transports, synced } = made
      const row = {
        id,
        account_id: account.id,
        name,
        public_key,
        counter,
        transports,
        synced,
        created_at: now(),
      }
      const renewed = await change(account, caller, async (trx, epoch) => {
        if (!(await insertPasskey(trx, { ...row, epoch }))) throw notMade()
      })
      await audit.record({ actor: account.id, action: 'passkey-added' })
      return renewed
    },
    async renamePasskey({ accountId }, id, name) {
      if (!(await renamePasskey(db, accountId, id, name))) throw noPasskey()
    },
    async removePasskey(caller, id) {
      const account = await proofs.require(caller)
      const renewed = await change(account, caller, async (trx) => {
        if (!(await deletePasskey(trx, account.id, id))) throw noPasskey()
      })
      await audit.record({ actor: account.id, action: 'passkey-removed' })
      return renewed
    },
    async askPasskey(challenge, caller) {
      const found = challenge ? await findToken(db, hashOf(challenge), ['two-factor'], now()) : undefined
      if (challenge && !found) throw challengeOver()
      const id = found?.account_id ?? (caller && personOf(caller).accountId)
      const account = (id && (await findAccount(db, id))) || null
      const known = account ? await listPasskeys(db, account.id) : []
      return passkeyChecks.request(await challengeFor('passkey', account), known)
    },
  }
}

const noPasskey = () => new Refusal(404, 'not_found', 'account.no_such_passkey')
const notMade = () => new Refusal(422, 'passkey', 'account.passkey_not_added')
const tooMany = () => new Refusal(409, 'too_many', message('account.too_many_passkeys', { count: MOST }))
const challengeOver = () => new Refusal(422, 'challenge_over', 'account.challenge_over')
