import { createBackground } from '#platform/concurrency/background.ts'
import { presentOwner } from '#storage/ownership.ts'
import { createAdministration } from './administration/administration.ts'
import { createSuspendedOwners, type SuspendedOwners } from './administration/suspended-owners.ts'
import type { Administration } from './administration/types.ts'
import { createAudit, createAuditList } from './audit.ts'
import { createDeletion } from './deletion.ts'
import { createExport } from './export.ts'
import { createMayWrite, type MayWrite } from './letters.ts'
import { createLinks } from './links/links.ts'
import { createMailLinks } from './links/mail-links.ts'
import { createNewAddress } from './links/new-address.ts'
import { createWishes } from './links/wishes.ts'
import { createResumeMail } from './mail-stopped.ts'
import { createNotify, type Notify } from './notify.ts'
import { createProfileCalls } from './profile.ts'
import { resealSecondFactors } from './reseal.ts'
import { ownLoginOnly } from './seats.ts'
import { createSecrets } from './secrets.ts'
import { createFirstAdmin, type FirstAdmin } from './sign-in/first-admin.ts'
import { createPasskeySigns } from './sign-in/passkey-signs.ts'
import { createPasskeys } from './sign-in/passkeys.ts'
import { createProofs, type Proofs } from './sign-in/proof.ts'
import { createRegister } from './sign-in/register.ts'
import { createSessions } from './sign-in/sessions.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { createThrottle } from './sign-in/throttle.ts'
import { createTwoFactor } from './sign-in/two-factor.ts'
import { createTwoFactorCodes } from './sign-in/two-factor-codes.ts'
import type { Accounts, Audit } from './types.ts'
import type { AccountsOptions, AccountsWorld } from './world.ts'

/** Accounts, put together over the database. */
export type AccountsPart = {
  accounts: Accounts
  audit: Audit
  proofs: Proofs
  notify: Notify
  mayWrite: MayWrite
  firstAdmin: FirstAdmin
  administration: Administration
  /** Whose mail is refused. */
  suspended: SuspendedOwners
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
  const throttle = createThrottle({ db, secrets, clock, registrationsPerHour })
  const mayWrite = createMayWrite({ secrets, clock })
  const world: AccountsWorld = {
    ...options,
    mayWrite,
    secrets,
    throttle,
    audit,
    background,
    notify: createNotify({ mailer: options.mailer, mayWrite }),
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
  const { leave, ...deletion } = createDeletion(world, proofs)
  const { archiveOf, ...exports } = createExport(world, proofs, {
    profile: profile.profile,
    audit: auditList,
  })
  const suspended = createSuspendedOwners(options.database)
  const { recognize, logout, revokeSession } = sessions
  const { profile: readProfile, ...profileChanges } = profile
  const { askPasskey, ...passkeys } = createPasskeys(world, proofs)
  const { purge, ...deletionCalls } = deletion
  return {
    accounts: {
      ...{ recognize, logout, askPasskey, purge, profile: readProfile },
      ...createSignIn(world, { sessions, codes, signs, firstAdmin }),
      ...ownLoginOnly({
        ...{ sessions: sessions.sessions, revokeSession },
        register: createRegister(world, { sessions, links, firstAdmin }),
        ...profileChanges,
        resumeMail: createResumeMail(world, links),
        ...createMailLinks(world, links, newAddress),
        ...createWishes(world, links, newAddress),
        ...createTwoFactor(world, proofs, codes),
        ...passkeys,
        ...deletionCalls,
        becomeAdmin: (caller, token) => firstAdmin.claim(caller.accountId, token),
      } satisfies Partial<Accounts>),
      ...{ prove: proofs.prove, requireProof: proofs.requireProof },
      ...exports,
      audit: auditList,
      strength: options.strength,
    },
    audit,
    proofs,
    notify: world.notify,
    mayWrite,
    administration: createAdministration(world, { leave, archiveOf, suspended }),
    suspended,
    firstAdmin,
    presentOwner: (tag) => presentOwner(db, tag),
    reseal: () => resealSecondFactors(db, secrets),
    makeAskedLinks: links.makeAsked,
    idle: () => world.background.idle(),
  }
}
