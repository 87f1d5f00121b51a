import { useId } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Pages } from '#web/account/pages.tsx'
import { attempt, handleRead, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { readListQuery } from '#web/request/list-query.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Plus } from '#web/ui/icons.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { readMonitor } from '../monitors/monitor-form.ts'
import type { Tried } from '../monitors/monitor-item.tsx'
import { Monitors } from '../monitors/monitors.tsx'
import { orNull, placementTests } from '../placement-tests.ts'
import { NoTests } from '../tests/no-tests.tsx'
import { TestsTable } from '../tests/tests-table.tsx'

const perPage = 15

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, visitor } = requireAccount(args)
  const query = readListQuery(new URL(args.request.url).searchParams, perPage, [])
  const [tests, monitors, providers, list] = await Promise.all([
    placementTests(services, query, visitor),
    orNull(services.placementMonitors.list(account), [503]),
    orNull(services.placements.providers(visitor), [503]),
    orNull(services.placements.seedList(visitor), [503]),
  ])
  return { tests, monitors, providers: providers ?? [], seeds: list?.mailboxes ?? [] }
}

/** What the forms of a watched marker do. */
export async function action(args: ActionFunctionArgs) {
  const { services, account, visitor } = requireAccount(args)
  const { placementMonitors } = services
  const typed = await readForm(args.request)
  const id = textOf(typed, 'id')
  const done = () => redirect(paths.account('placement'))
  // The list stands above its form, out of sight on most screens.
  const saved = () => redirect(`${paths.account('placement')}?done=monitor`)
  switch (textOf(typed, 'intent')) {
    case 'create':
      return handleRead(args, typed, readMonitor(typed), async (input) => {
        const { webhook_secret } = await placementMonitors.create(input, account)
        if (!webhook_secret) return saved()
        return data({ secret: webhook_secret }, { headers: { 'Cache-Control': 'no-store' } })
      })
    case 'edit':
      return handleRead(args, typed, readMonitor(typed), async (input) => {
        await placementMonitors.edit(id, input, account)
        return saved()
      })
    case 'try':
      return attempt(typed, async () => {
        const one = id.replace(/^try-/, '')
        return data({ tried: { id: one, said: await placementMonitors.tryAlert(one, account, visitor) } })
      })
    default:
      return attempt(typed, async () => {
        if (textOf(typed, 'intent') === 'remove') await placementMonitors.remove(id, account)
        return done()
      })
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).placement.list.title, hidden: true })

type Answer = { secret?: string; tried?: { id: string; said: Tried } } | undefined

/** Placement tests of the account, and the markers that are watched. */
export default function Placement() {
  const { monitors: words } = useWords().placement
  const { tests, monitors, providers, seeds } = useLoaderData<typeof loader>()
  const answer = useActionData() as Answer
  return (
    <div className="flex flex-col gap-12">
      {tests ? <Tests /> : <None />}
      {monitors ? (
        <Monitors
          monitors={monitors}
          providers={providers}
          seeds={seeds}
          secret={answer?.secret ?? null}
          tried={answer?.tried ?? null}
        />
      ) : (
        <Section title={words.title}>
          <Empty>{words.unavailable}</Empty>
        </Section>
      )}
    </div>
  )
}

function None() {
  const { list } = useWords().placement
  return (
    <Section title={list.title}>
      <NoTests />
    </Section>
  )
}

function Tests() {
  const { list } = useWords().placement
  const { tests } = useLoaderData<typeof loader>()
  const compare = useId()
  if (!tests) return null
  const completed = tests.data.filter(({ status }) => status === 'completed').length
  return (
    <Section title={list.title}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ButtonLink look="primary" to={paths.newPlacement}>
          <Plus aria-hidden="true" />
          {list.start}
        </ButtonLink>
        {completed > 1 ? (
          <Form id={compare} action={paths.comparePlacements()} className="flex flex-wrap items-center gap-3">
            <p className="text-13 text-faint">{list.compareHint}</p>
            <Button type="submit">{list.compare}</Button>
          </Form>
        ) : null}
      </div>
      <TestsTable tests={tests.data} compareForm={completed > 1 ? compare : undefined} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-faint tabular-nums">{list.found({ count: tests.meta.total })}</p>
        <Pages meta={tests.meta} />
      </div>
    </Section>
  )
}
