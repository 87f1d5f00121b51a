import { presentOwner } from '#storage/ownership.ts'
import type { Accounts, Audit } from '../account-types.ts'
import { createAudit, createAuditList } from './audit.ts'
import { createBackground } from './background.ts'
import { createDeletion } from './deletion.ts'
import { createExport } from './export.ts'
import { createFirstAdmin, type FirstAdmin } from './first-admin.ts'
import { createMailLinks } from './mail-links.ts'
import { createProfileCalls, createProvePassword } from './profile.ts'
import { createRegister } from './register.ts'
import { resealSecondFactors } from './reseal.ts'
import { createSecrets } from './secrets.ts'
import { createSessions } from './sessions.ts'
import { createSignIn } from './sign-in.ts'
import { createSlowDown } from './slow-down.ts'
import { createTell } from './tell.ts'
import { createTwoFactor } from './two-factor.ts'
import type { AccountsOptions, AccountsWorld } from './world.ts'

/** Accounts, put together over the database. */
export type AccountsPart = {
  accounts: Accounts
  audit: Audit
  firstAdmin: FirstAdmin
  /** Whose the things under a tag are now: a browser's may have moved into an account. */
  presentOwner(tag: string): Promise<string>
  /** Seals with the present secret what older ones sealed. */
  reseal(): ReturnType<typeof resealSecondFactors>
  /** The safety net: makes links that were asked for before a process died; answers how many. */
  makeAskedLinks(): Promise<number>
  /** When links are made and entries written that no answer waited for. */
  idle(): Promise<void>
}

export function createAccounts(options: AccountsOptions): AccountsPart {
  const { db, clock } = options
  const secrets = createSecrets(options.keys)
  const audit = createAudit({ db, secrets, clock })
  const registrationsPerHour = options.config.REGISTRATIONS_PER_HOUR
  const background = createBackground(options.log)
  const slowDown = createSlowDown({ db, secrets, clock, registrationsPerHour })
  const world: AccountsWorld = {
    ...options,
    secrets,
    slowDown,
    audit,
    background,
    tell: createTell({ mailer: options.mailer, slowDown }),
  }
  const prove = createProvePassword(world)
  const sessions = createSessions(world)
  const links = createMailLinks(world)
  const firstAdmin = createFirstAdmin(world)
  const twoFactor = createTwoFactor(world, prove)
  const profile = createProfileCalls(world, prove, links)
  const auditList = createAuditList(db)
  // What an earlier run left.
  links.wake()
  const { recognize, logout, revokeSession } = sessions
  const { forgot, reset, confirm, verify } = links
  const { beginTwoFactor, enableTwoFactor, disableTwoFactor } = twoFactor
  return {
    accounts: {
      ...{ recognize, logout, sessions: sessions.sessions, revokeSession },
      ...createSignIn(world, { sessions, twoFactor, firstAdmin }),
      register: createRegister(world, { sessions, links, firstAdmin }),
      ...profile,
      ...{ forgot, reset, confirm, verify },
      ...{ beginTwoFactor, enableTwoFactor, disableTwoFactor },
      ...createDeletion(world, prove),
      export: createExport(world, { profile: profile.profile, audit: auditList }),
      audit: auditList,
      strength: options.strength,
      becomeAdmin: firstAdmin.claim,
    },
    audit,
    firstAdmin,
    presentOwner: (tag) => presentOwner(db, tag),
    reseal: () => resealSecondFactors(db, secrets),
    makeAskedLinks: links.makeAsked,
    idle: () => world.background.idle(),
  }
}
