import { becomeFirstAdmin, hasAdmin } from '#storage/accounts.ts'
import { deleteAdminTokens, findToken, insertToken, takeToken } from '#storage/mail-tokens.ts'
import { hashOf, isToken, newToken } from '../secrets.ts'
import type { AccountsWorld } from '../world.ts'

/** The first administrator: the visitor of the link that the program prints. */
export type FirstAdmin = {
  /** A fresh link to print; null when there is an administrator. */
  link(): Promise<string | null>
  isGood(token: string): Promise<boolean>
  /** Makes the account administrator, once in the life of an instance; false when the token is no good. */
  claim(accountId: string, token: string): Promise<boolean>
}

const days = 30

export function createFirstAdmin(
  world: Pick<AccountsWorld, 'config' | 'db' | 'clock' | 'audit'>,
): FirstAdmin {
  const { config, db, clock, audit } = world
  const now = () => new Date(clock.now())
  return {
    async link() {
      if (await hasAdmin(db)) return null
      const token = newToken()
      await insertToken(db, {
        tokenHash: hashOf(token),
        kind: 'admin',
        accountId: null,
        epoch: 0,
        email: null,
        createdAt: now(),
        expiresAt: new Date(clock.now() + days * 86_400_000),
      })
      return `${config.PUBLIC_URL}/become-admin/${token}`
    },
    isGood: async (token) =>
      isToken(token) && (await findToken(db, hashOf(token), ['admin'], now())) !== undefined,
    async claim(accountId, token) {
      if (!isToken(token) || !(await takeToken(db, hashOf(token), ['admin'], now()))) return false
      const became = await becomeFirstAdmin(db, accountId)
      await deleteAdminTokens(db)
      if (became) await audit.record({ actor: accountId, action: 'became-admin' })
      return became
    },
  }
}
