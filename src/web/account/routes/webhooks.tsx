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
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, handleRead, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { WebhookFields } from '../webhooks/webhook-fields.tsx'
import { readWebhook } from '../webhooks/webhook-form.ts'
import { WebhookItem } from '../webhooks/webhook-item.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, visitor } = requireAccount(args)
  const [endpoints, { plan }] = await Promise.all([
    services.webhooks.list(account),
    services.plans.current(account.accountId),
  ])
  const log = new URL(args.request.url).searchParams.get('log')
  const isThere = endpoints.some(({ id }) => id === log)
  return {
    endpoints,
    log: isThere ? log : null,
    deliveries: isThere ? await services.webhooks.deliveries(log!, account, visitor.language) : [],
    confirmed: account.confirmed,
    inPlan: plan.has_api,
  }
}

/** What the forms of webhooks do. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const { webhooks } = services
  const typed = await readForm(args.request)
  const id = textOf(typed, 'id')
  const intent = textOf(typed, 'intent')
  const shown = (secret: string) => data({ secret }, { headers: { 'Cache-Control': 'no-store' } })
  const back = (done: string) => redirect(`${paths.account('webhooks')}?done=${done}`)
  const toLog = (of: string) => redirect(`${paths.account('webhooks')}?log=${encodeURIComponent(of)}#${of}`)
  switch (intent) {
    case 'create':
      return handleRead(args, typed, readWebhook(typed), async (input) => {
        const { endpoint, secret } = await webhooks.create(input, account)
        // Messages to a chat are not signed.
        return endpoint.format === 'events' ? shown(secret) : back('webhook-saved')
      })
    case 'edit':
      return handleRead(args, typed, readWebhook(typed), async (input) => {
        await webhooks.change(id, input, account)
        return back('webhook-saved')
      })
    case 'rotate':
      return attempt(typed, async () => shown((await webhooks.rotate(id, account)).secret))
    case 'try':
      return attempt(typed, async () => {
        await webhooks.try(id, account)
        return toLog(id)
      })
    case 'replay':
      return attempt(typed, async () => {
        await webhooks.replay(id, {}, account)
        return toLog(id)
      })
    case 'replay-one':
      return attempt(typed, async () => {
        const of = textOf(typed, 'webhook')
        await webhooks.replay(of, { event: id }, account)
        return toLog(of)
      })
    default:
      return attempt(typed, async () => {
        if (intent === 'remove') await webhooks.remove(id, account)
        return back('webhook-removed')
      })
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.webhooks.title, hidden: true })

/** The webhooks of the account, and a form for one more. */
export default function Webhooks() {
  const { errors, account } = useWords()
  const { webhooks: words } = account
  const { endpoints, log, deliveries, confirmed, inPlan } = useLoaderData<typeof loader>()
  const answer = useActionData() as { secret?: string } | undefined
  return (
    <Section title={words.title}>
      <p className="prose mb-4 text-soft">
        {words.lead}{' '}
        <Link to={paths.docs('develop/webhooks')} className="link">
          {words.docs}
        </Link>
      </p>
      {answer?.secret ? (
        <ShownOnce
          title={words.secret}
          text={words.secretOnce}
          secret={answer.secret}
          copy={words.copySecret}
          testId="webhook-secret"
        />
      ) : null}
      {endpoints.length === 0 ? (
        <p className="mb-4 rounded-lg border border-line border-dashed px-5 py-4 text-soft">{words.none}</p>
      ) : (
        <Card className="mb-4 p-0">
          <ul aria-label={words.title}>
            {endpoints.map((endpoint) => (
              <WebhookItem
                key={endpoint.id}
                endpoint={endpoint}
                deliveries={endpoint.id === log ? deliveries : null}
              />
            ))}
          </ul>
        </Card>
      )}
      {!confirmed ? (
        <p className="text-soft">{words.unconfirmed}</p>
      ) : inPlan ? (
        <Card className="p-5 md:p-6">
          <ActionForm intent="create" key={endpoints.length} className="flex flex-col gap-5">
            <h3 className="text-16 font-bold">{words.add}</h3>
            <WebhookFields />
            <div>
              <Submit>{words.create}</Submit>
            </div>
          </ActionForm>
        </Card>
      ) : (
        <p className="text-soft">
          {words.notInPlan}{' '}
          <Link to={paths.account('plans')} className="link">
            {errors.seePlans}
          </Link>
        </p>
      )}
    </Section>
  )
}
