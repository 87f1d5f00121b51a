import type { PlainCode } from '@postproof/messages/message'
import { suspensionSchema } from '#contract/admin.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { type AccountRow, changeAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { listPasskeys } from '#storage/passkeys.ts'
import { replaceRecoveryCodes } from '#storage/recovery-codes.ts'
import { checked } from '../checked.ts'
import { type Deletion, graceEnd } from '../deletion.ts'
import { changeEpochFor } from '../epochs.ts'
import type { Exports } from '../export.ts'
import { liftFor, resumedNotice } from '../mail-stopped.ts'
import type { Notice } from '../notify.ts'
import { accountTag } from '../owner.ts'
import { noSecondFactor } from '../sign-in/two-factor.ts'
import type { AccountsWorld } from '../world.ts'
import { type Act, createAct, keepAnAdmin } from './act.ts'
import { createAdministrationReads } from './read.ts'
import type { SuspendedOwners } from './suspended-owners.ts'
import type { Administration } from './types.ts'

/** What an operator does with accounts. */
export function createAdministration(
  world: AccountsWorld,
  parts: Pick<Deletion, 'leave'> & Pick<Exports, 'archiveOf'> & { suspended: SuspendedOwners },
): Administration {
  const reads = createAdministrationReads(world)
  const act = createAct(world)
  const done = async (wanted: Act) => {
    await act(wanted)
    return reads.account(wanted.id)
  }
  return {
    ...reads,
    ...suspensionActs(world, { ...parts, act, read: reads.account }),
    ...rightsActs(done),
    ...removalActs(world, { ...parts, act, read: reads.account }),
    confirm: (by, id) =>
      done({ by, id, action: 'address-confirmed', work: (trx, account) => confirm(world, trx, account) }),
    resumeMail: (by, id) =>
      done({
        ...{ by, id, action: 'mail-resumed' },
        async work(trx, account) {
          await liftFor(trx, world.keys, account.email)
          return resumedNotice(account)
        },
      }),
    resetSecondFactor: (by, id) =>
      done({ by, id, action: 'second-factor-reset', work: (trx, account) => resetFactor(trx, account) }),
  }
}

type Parts = Pick<Deletion, 'leave'> &
  Pick<Exports, 'archiveOf'> & {
    suspended: SuspendedOwners
    act(wanted: Act): Promise<void>
    read: Administration['account']
  }

function suspensionActs(
  { addresses, clock }: AccountsWorld,
  { act, read, suspended, leave }: Parts,
): Pick<Administration, 'suspend' | 'restore'> {
  const released = { suspended_at: null, suspended_reason: null, suspended_owner: null }
  return {
    async suspend(by, id, given) {
      const { reason } = checked(suspensionSchema, given)
      const suspension = {
        suspended_at: new Date(clock.now()),
        suspended_reason: reason,
        suspended_owner: accountTag(addresses, id),
      }
      const work: Act['work'] = async (trx, account) => {
        if (account.suspended_at) throw notPossible('admin.suspended_already')
        await keepAnAdmin(trx, account)
        // Passkeys open nothing meanwhile. A deletion that is under way goes on: it is not a wish of whoever may come in.
        const { deletion_at } = account
        await changeEpochFor(trx, account, { ...suspension, deletion_at }, { passkeys: true })
        return { ...toOwner(account), kind: 'account-suspended', reason }
      }
      await act({ by, id, action: 'account-suspended', detail: { reason }, work })
      await suspended.changed()
      await leave(id)
      return read(id)
    },
    async restore(by, id) {
      const work: Act['work'] = async (trx, account) => {
        if (!account.suspended_at) throw notPossible('admin.not_suspended')
        await changeAccount(trx, id, released)
        return { ...toOwner(account), kind: 'account-restored' }
      }
      await act({ by, id, action: 'account-restored', work })
      await suspended.changed()
      return read(id)
    },
  }
}

function rightsActs(
  done: (wanted: Act) => ReturnType<Administration['account']>,
): Pick<Administration, 'promote' | 'demote'> {
  return {
    promote: (by, id) =>
      done({
        ...{ by, id, action: 'admin-granted' },
        async work(trx, account) {
          if (account.is_admin) throw notPossible('admin.admin_already')
          if (!account.confirmed_at) throw new Refusal(409, 'unconfirmed', 'admin.confirm_before')
          if (account.suspended_at) throw new Refusal(409, 'suspended', 'admin.restore_before')
          await changeAccount(trx, id, { is_admin: true })
          return { ...toOwner(account), kind: 'rights-changed' }
        },
      }),
    demote: (by, id) =>
      done({
        ...{ by, id, action: 'admin-withdrawn' },
        async work(trx, account) {
          if (!account.is_admin) throw notPossible('admin.no_admin')
          await keepAnAdmin(trx, account)
          const { deletion_at } = account
          await changeEpochFor(trx, account, { is_admin: false, deletion_at }, { passkeys: true })
          return { ...toOwner(account), kind: 'rights-changed' }
        },
      }),
  }
}

function removalActs(
  { config, clock }: AccountsWorld,
  { act, read, leave, archiveOf }: Parts,
): Pick<Administration, 'scheduleDeletion' | 'cancelDeletion' | 'export'> {
  const url = `${config.PUBLIC_URL}/user-account`
  return {
    async scheduleDeletion(by, id) {
      const work: Act['work'] = async (trx, account) => {
        if (account.deletion_at) throw notPossible('admin.deletion_waits')
        await keepAnAdmin(trx, account)
        const at = graceEnd(clock.now())
        await changeAccount(trx, id, { deletion_at: at })
        const { timezone } = account
        return { ...toOwner(account), kind: 'deletion-by-admin', timezone, url, at: at.toISOString() }
      }
      await act({ by, id, action: 'deletion-scheduled', work })
      await leave(id)
      return read(id)
    },
    async cancelDeletion(by, id) {
      const work: Act['work'] = async (trx, account) => {
        if (!account.deletion_at) throw notPossible('admin.no_deletion')
        await changeAccount(trx, id, { deletion_at: null })
        return null
      }
      await act({ by, id, action: 'deletion-cancelled', work })
      return read(id)
    },
    async export(by, id) {
      const archive = await archiveOf(id)
      const work: Act['work'] = async (_, account) => ({ ...toOwner(account), kind: 'exported-by-admin' })
      await act({ by, id, action: 'export', work })
      return archive
    },
  }
}

/** As by the link: whoever registered the address may not be its owner, so nothing of before is left. */
async function confirm({ clock }: AccountsWorld, trx: Db, account: AccountRow): Promise<Notice> {
  if (account.confirmed_at) throw notPossible('admin.confirmed_already')
  const { deletion_at } = account
  await replaceRecoveryCodes(trx, account.id, [])
  await changeEpochFor(trx, account, {
    ...{ ...noSecondFactor, deletion_at },
    confirmed_at: new Date(clock.now()),
  })
  return { ...toOwner(account), kind: 'address-confirmed' }
}

async function resetFactor(trx: Db, account: AccountRow): Promise<Notice> {
  if (!account.totp_enabled_at && !(await listPasskeys(trx, account.id)).length) {
    throw notPossible('admin.no_second_factor')
  }
  await replaceRecoveryCodes(trx, account.id, [])
  const { deletion_at } = account
  await changeEpochFor(trx, account, { ...noSecondFactor, deletion_at })
  return { ...toOwner(account), kind: 'second-factor-reset' }
}

const toOwner = ({ email: to, locale }: AccountRow) => ({ to, locale })

const notPossible = (why: PlainCode) => new Refusal(409, 'not_possible', why)
