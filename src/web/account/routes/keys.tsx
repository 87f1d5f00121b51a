import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { newKeySchema } from '#contract/accounts.ts'
import { attempt, handle, readForm, type Typed, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { ApplicationsCard } from '../connect/applications-card.tsx'
import { KeyForm } from '../keys/key-form.tsx'
import { KeysTable } from '../keys/keys-table.tsx'
import { NewKey } from '../keys/new-key.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  const [keys, applications, { plan }] = await Promise.all([
    services.apiKeys.list(account.accountId),
    services.oauth.list(account.accountId),
    services.plans.current(account.accountId),
  ])
  return {
    keys,
    applications,
    now: Date.now(),
    confirmed: account.confirmed,
    admin: account.scope.includes('admin'),
    inPlan: plan.has_api && plan.limits.api_keys !== 0,
  }
}

/** Makes a key, which is shown in the answer alone, revokes one, or disconnects an application. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const typed = await readForm(args.request)
  if (textOf(typed, 'intent') === 'revoke') {
    return attempt(typed, async () => {
      await services.apiKeys.revoke(account, textOf(typed, 'id'))
      return redirect(`${paths.account('keys')}?done=key-removed`)
    })
  }
  if (textOf(typed, 'intent') === 'disconnect') {
    return attempt(typed, async () => {
      await services.oauth.disconnect(account, textOf(typed, 'id'))
      return redirect(`${paths.account('keys')}?done=application-removed`)
    })
  }
  return handle(args, keyTyped(typed), newKeySchema, async (input) => {
    const { api_key } = await services.apiKeys.create(account, input)
    return data({ api_key }, { headers: { 'Cache-Control': 'no-store' } })
  })
}

/** One field of networks is a list; an empty choice is none. */
function keyTyped({ networks, expires_in_days, ...typed }: Typed): Typed {
  const listed = typeof networks === 'string' ? networks.split(/[\s,;]+/).filter(Boolean) : []
  return {
    ...typed,
    networks: listed,
    ...(expires_in_days && { expires_in_days }),
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.keys.title, hidden: true })

export default function Keys() {
  const { errors, account } = useWords()
  const { keys: words } = account
  const { keys, applications, now, confirmed, admin, inPlan } = useLoaderData<typeof loader>()
  const answer = useActionData() as { api_key?: string } | Refused | undefined
  const ended = answer && 'errors' in answer && ['revoke', 'disconnect'].includes(answer.intent)
  const refused = ended ? answer.message : null
  return (
    <>
      <Section title={words.title}>
        <p className="prose mb-4 text-soft">{words.lead}</p>
        {answer && 'api_key' in answer && answer.api_key ? <NewKey secret={answer.api_key} /> : null}
        {refused ? (
          <p role="alert" className="form-message mb-4">
            {refused}
          </p>
        ) : null}
        <div className="flex flex-col gap-6">
          {keys.length === 0 ? (
            <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{words.none}</p>
          ) : (
            <KeysTable keys={keys} now={now} />
          )}
          {!confirmed ? (
            <p className="text-soft">{words.unconfirmed}</p>
          ) : inPlan ? (
            <Card className="p-5 md:p-6">
              <KeyForm key={keys.length} admin={admin} />
            </Card>
          ) : (
            <p className="text-soft">
              {words.notInPlan}{' '}
              <Link to={paths.account('plans')} className="link">
                {errors.seePlans}
              </Link>
            </p>
          )}
        </div>
      </Section>
      <ApplicationsCard applications={applications} />
    </>
  )
}
