import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { changePasswordSchema, codeSchema, deleteAccountSchema } from '#contract/accounts.ts'
import { requireAccount } from '../../account.ts'
import { PasswordCard } from '../../components/account/password-card.tsx'
import { SessionsCard } from '../../components/account/sessions-card.tsx'
import { TwoFactorCard } from '../../components/account/two-factor-card.tsx'
import { attempt, handle, readForm, textOf } from '../../forms/form.ts'
import { ownMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { readSetup, type TwoFactorAnswer } from '../../two-factor-setup.ts'
import { wordsOf } from '../../words/words.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  const [profile, sessions] = await Promise.all([
    services.accounts.profile(account.accountId),
    services.accounts.sessions(account),
  ])
  return { twoFactor: profile.two_factor_enabled, sessions }
}

/** Password, second factor, sessions: each form by its intent. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const { accounts } = services
  const typed = await readForm(args.request)
  const done = (what: string) => redirect(`${paths.account('security')}?done=${what}`)
  switch (textOf(typed, 'intent')) {
    case 'password':
      return handle(args, typed, changePasswordSchema, async ({ current_password, password }) => {
        await accounts.changePassword(account, current_password, password)
        return done('password')
      })
    case 'two-factor-begin':
      return attempt(typed, async () => data({ setup: await accounts.beginTwoFactor(account.accountId) }))
    case 'two-factor-enable': {
      const answer = await handle(args, typed, codeSchema, async ({ code }) =>
        data({ recovery_codes: await accounts.enableTwoFactor(account.accountId, code) }),
      )
      // A mistyped code is asked for again under the same picture: the app has read it already.
      return 'errors' in answer.data
        ? data({ ...answer.data, setup: readSetup(textOf(typed, 'setup')) }, { status: answer.init?.status })
        : answer
    }
    case 'two-factor-disable':
      return handle(args, typed, deleteAccountSchema, async ({ password }) => {
        await accounts.disableTwoFactor(account.accountId, password)
        return done('two-factor-off')
      })
    default:
      return attempt(typed, async () => {
        await accounts.revokeSession(account, textOf(typed, 'id'))
        return done('session')
      })
  }
}

export const meta: MetaFunction = ({ matches }) => ownMeta(wordsOf(matches).account.security.title, matches)

export default function Security() {
  const { twoFactor, sessions } = useLoaderData<typeof loader>()
  const answer = useActionData() as TwoFactorAnswer | undefined
  return (
    <div className="flex flex-col gap-10">
      <PasswordCard />
      <TwoFactorCard
        enabled={twoFactor}
        setup={answer?.setup ?? null}
        codes={answer?.recovery_codes ?? null}
      />
      <SessionsCard sessions={sessions} />
    </div>
  )
}
