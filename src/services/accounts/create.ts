import { presentOwner } from '#storage/ownership.ts'
import type { Accounts, Audit } from '../account-types.ts'
import { createAudit, createAuditList } from './audit.ts'
import { createBackground } from './background.ts'
import { createDeletion } from './deletion.ts'
import { createExport } from './export.ts'
import { createFirstAdmin, type FirstAdmin } from './first-admin.ts'
import { createLinks } from './links.ts'
import { createMailLinks } from './mail-links.ts'
import { createNewAddress } from './new-address.ts'
import { createPasskeySigns, createPasskeys } from './passkeys.ts'
import { createProfileCalls } from './profile.ts'
import { createProofs, type Proofs } from './proof.ts'
import { createRegister } from './register.ts'
import { resealSecondFactors } from './reseal.ts'
import { createSecrets } from './secrets.ts'
import { createSessions } from './sessions.ts'
import { createSignIn } from './sign-in.ts'
import { createSlowDown } from './slow-down.ts'
import { createTell, type Tell } from './tell.ts'
import { createTwoFactor } from './two-factor.ts'
import { createTwoFactorCodes } from './two-factor-codes.ts'
import { createWishes } from './wishes.ts'
import type { AccountsOptions, AccountsWorld } from './world.ts'

/** Accounts, put together over the database. */
export type AccountsPart = {
  accounts: Accounts
  audit: Audit
  proofs: Proofs
  tell: Tell
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
  const codes = createTwoFactorCodes(world)
  const signs = createPasskeySigns(world)
  const proofs = createProofs(world, codes, signs)
  const sessions = createSessions(world)
  const links = createLinks(world)
  const newAddress = createNewAddress(world, proofs, links)
  const firstAdmin = createFirstAdmin(world)
  const profile = createProfileCalls(world, { proofs, newAddress, links })
  const auditList = createAuditList(db)
  // What an earlier run left.
  links.wake()
  const { recognize, logout, revokeSession } = sessions
  return {
    accounts: {
      ...{ recognize, logout, sessions: sessions.sessions, revokeSession },
      ...createSignIn(world, { sessions, codes, signs, firstAdmin }),
      register: createRegister(world, { sessions, links, firstAdmin }),
      ...profile,
      ...createMailLinks(world, links, newAddress),
      ...createWishes(world, links, newAddress),
      ...createTwoFactor(world, proofs, codes),
      ...createPasskeys(world, proofs),
      ...{ prove: proofs.prove, requireProof: proofs.requireProof },
      ...createDeletion(world, proofs),
      export: createExport(world, proofs, { profile: profile.profile, audit: auditList }),
      audit: auditList,
      strength: options.strength,
      becomeAdmin: firstAdmin.claim,
    },
    audit,
    proofs,
    tell: world.tell,
    firstAdmin,
    presentOwner: (tag) => presentOwner(db, tag),
    reseal: () => resealSecondFactors(db, secrets),
    makeAskedLinks: links.makeAsked,
    idle: () => world.background.idle(),
  }
}
