import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requireAccount, visitOf } from '../account.ts'
import { AuthHead } from '../components/auth/auth-head.tsx'
import { ButtonLink } from '../components/button.tsx'
import { ActionForm, Submit } from '../forms/action-form.tsx'
import { ownMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { defaultWords, useWords } from '../words/words.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  const { account } = visitOf({ context })
  return { signedIn: account !== null, here: paths.becomeAdmin(params.token ?? '') }
}

export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const became = await services.accounts.becomeAdmin(account.accountId, args.params.token ?? '')
  if (became) return redirect(`${paths.admin()}?done=admin`)
  return data({ failed: true }, { status: 422 })
}

export const meta: MetaFunction = ({ matches }) => ownMeta(defaultWords.account.becomeAdmin.meta, matches)

/** The link that the program prints at its first start: whoever holds it administers the instance. */
export default function BecomeAdmin() {
  const { becomeAdmin: words, menu } = useWords().account
  const { signedIn, here } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <AuthHead title={words.title}>{signedIn ? words.lead : words.guest}</AuthHead>
      {answer?.failed ? (
        <p role="alert" className="form-message mb-4">
          {words.failed}
        </p>
      ) : null}
      {signedIn ? (
        <ActionForm intent="become-admin">
          <Submit className="h-11! w-full">{words.submit}</Submit>
        </ActionForm>
      ) : (
        <div className="flex flex-col gap-3">
          <ButtonLink look="primary" to={paths.register(here)} className="h-11!">
            {menu.signUp}
          </ButtonLink>
          <ButtonLink to={paths.login(here)} className="h-11!">
            {menu.login}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
