import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { changePasswordSchema, codeSchema, newPasskeySchema, passkeyNameSchema } from '#contract/accounts.ts'
import type { Token } from '#services/accounts/types.ts'
import { attempt, handle, readForm, type Typed, textOf } from '#web/forms/form.ts'
import { readPasskey } from '#web/forms/passkeys.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { wordsOf } from '#web/words/words.ts'
import { PasskeysCard } from '../security/passkeys-card.tsx'
import { PasswordCard } from '../security/password-card.tsx'
import { SessionsCard } from '../security/sessions-card.tsx'
import { TwoFactorCard } from '../security/two-factor-card.tsx'
import { readSetup, type TwoFactorAnswer } from '../security/two-factor-setup.ts'
import { startSession } from '../session-cookie.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  const [profile, sessions, keys, passkeys] = await Promise.all([
    services.accounts.profile(account.accountId),
    services.accounts.sessions(account),
    services.apiKeys.list(account.accountId),
    services.accounts.passkeys(account),
  ])
  return {
    twoFactor: profile.two_factor_enabled,
    forAdmin: account.needsFactor === true,
    sessions,
    keys: keys.length,
    passkeys,
    confirmed: account.confirmed,
  }
}

/** Without a name it has the one that all have. */
const named = ({ name, ...typed }: Typed): Typed => (name ? { ...typed, name } : typed)

/** Password, second factor, passkeys, sessions: each form by its intent. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const { accounts } = services
  const typed = await readForm(args.request)
  /** The session goes on under another token wherever it has one. */
  const renewed = (token: Token | null): Record<string, string> =>
    token ? { 'Set-Cookie': startSession(token, services.site.publicUrl) } : {}
  const done = (what: string, token: Token | null = null) =>
    redirect(`${paths.account('security')}?done=${what}`, { headers: renewed(token) })
  switch (textOf(typed, 'intent')) {
    case 'password':
      return handle(args, typed, changePasswordSchema, async ({ current_password, password }) => {
        return done('password', await accounts.changePassword(account, current_password, password))
      })
    case 'two-factor-begin':
      return attempt(typed, async () => data({ setup: await accounts.beginTwoFactor(account) }))
    case 'two-factor-enable': {
      const answer = await handle(args, typed, codeSchema, async ({ code }) => {
        const { codes, token } = await accounts.enableTwoFactor(account, code)
        return data({ recovery_codes: codes }, { headers: renewed(token) })
      })
      // A mistyped code is asked for again under the same picture: the app has read it already.
      return 'errors' in answer.data
        ? data({ ...answer.data, setup: readSetup(textOf(typed, 'setup')) }, answer.init ?? {})
        : answer
    }
    case 'two-factor-disable':
      return attempt(typed, async () => done('two-factor-off', await accounts.disableTwoFactor(account)))
    case 'passkey-begin':
      return handle(args, named(typed), passkeyNameSchema, async ({ name }) =>
        data({ begun: { name, options: await accounts.beginPasskey(account) } }),
      )
    case 'passkey-add': {
      const given = { ...typed, passkey: readPasskey(textOf(typed, 'passkey')) } as Typed
      return handle(args, given, newPasskeySchema, async ({ name, passkey }) =>
        done('passkey-added', await accounts.addPasskey(account, name, passkey)),
      )
    }
    case 'passkey-name':
      return handle(args, typed, passkeyNameSchema, async ({ name }) => {
        await accounts.renamePasskey(account, textOf(typed, 'id'), name)
        return done('passkey-named')
      })
    case 'passkey-remove':
      return attempt(typed, async () =>
        done('passkey-removed', await accounts.removePasskey(account, textOf(typed, 'id'))),
      )
    default:
      return attempt(typed, async () => {
        await accounts.revokeSession(account, textOf(typed, 'id'))
        return done('session')
      })
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.security.title, hidden: true })

export default function Security() {
  const { twoFactor, forAdmin, sessions, keys, passkeys, confirmed } = useLoaderData<typeof loader>()
  const answer = useActionData() as
    | (TwoFactorAnswer & { begun?: { options: object; name: string } })
    | undefined
  return (
    <div className="flex flex-col gap-10">
      <PasswordCard keys={keys} />
      <TwoFactorCard
        enabled={twoFactor}
        forAdmin={forAdmin}
        keys={keys}
        setup={answer?.setup ?? null}
        codes={answer?.recovery_codes ?? null}
      />
      <PasskeysCard passkeys={passkeys} keys={keys} confirmed={confirmed} begun={answer?.begun ?? null} />
      <SessionsCard sessions={sessions} />
    </div>
  )
}
