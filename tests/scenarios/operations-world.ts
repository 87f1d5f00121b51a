import type { SignedIn } from '#services/accounts/visitor.ts'
import { type Instance, startInstance } from '../instance.ts'
import { beginLife, type Life, type Time } from './account-life-world.ts'
import { recordingMailer } from './accounts-world.ts'

/** An instance with an administrator, and others who come along. */
export async function startOperated(settings: Record<string, string> = {}) {
  const mailer = recordingMailer()
  const time: Time = { shift: 0 }
  const instance: Instance = await startInstance(
    { REGISTRATIONS_PER_HOUR: '100000', ...settings },
    { mailer },
  )
  const begin = () => beginLife({ instance, sent: mailer.sent, time })
  const root = await begin()
  await root.owned()
  const { accountId } = await root.callerOf(root.owner)
  const { firstAdmin } = instance.running.application.accountsPart
  await firstAdmin.claim(accountId, (await firstAdmin.link())!.split('/').at(-1)!)
  const member = async (): Promise<Life> => {
    const life = await begin()
    await life.owned()
    return life
  }
  /** The administrator, who has just given the password. */
  const admin = async (): Promise<SignedIn> => {
    await root.signIn(root.owner)
    return root.callerOf(root.owner)
  }
  return {
    instance,
    mailer,
    root,
    member,
    admin,
    operations: instance.running.application.services.operations,
  }
}
export type Operated = Awaited<ReturnType<typeof startOperated>>

/** Who may come along, and what each is answered: `done` for whatever the call itself says of something that is not there. */
export async function callers({ admin, member }: Operated) {
  const root = await admin()
  const other = await member()
  const someone = await other.callerOf(other.owner)
  const byKey = (caller: SignedIn, scopes: ('read' | 'test' | 'verify' | 'admin')[]): SignedIn => ({
    ...caller,
    via: { kind: 'key', keyId: 'k', scopes },
  })
  return [
    ['a guest', null, 'unauthorized'],
    ['a member', someone, 'forbidden'],
    ['a key of a member that says it may', byKey(someone, ['admin']), 'forbidden'],
    ['a key of an administrator for reading', byKey(root, ['read', 'test', 'verify']), 'forbidden'],
    ['a key of an administrator with the scope', byKey(root, ['admin']), 'let in'],
    ['an administrator', root, 'let in'],
  ] as const
}
