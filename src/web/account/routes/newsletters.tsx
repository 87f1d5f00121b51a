import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { newsletterInputSchema } from '#contract/newsletters.ts'
import { handle, readForm } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { Card } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { AddNewsletter } from '../newsletters/add-newsletter.tsx'
import { NewsletterFilter } from '../newsletters/newsletter-filter.tsx'
import { readNewsletterQuery } from '../newsletters/newsletter-query.ts'
import { NewsletterTable } from '../newsletters/newsletter-table.tsx'
import { Pages } from '../pages.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  const query = readNewsletterQuery(new URL(args.request.url).searchParams)
  const newsletters = await services.newsletters.list(query, account)
  const { search, client, orders } = query
  return { newsletters, filter: { search, client, orders } }
}

export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const typed = await readForm(args.request)
  return handle(args, typed, newsletterInputSchema, async (input) => {
    const { id } = await services.newsletters.add(input, account)
    return redirect(paths.newsletters(id))
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).newsletters.title, hidden: true })

/** The newsletters whose every issue is tested, each with its last one, and the way to add more. */
export default function Newsletters() {
  const words = useWords().newsletters
  const { newsletters, filter } = useLoaderData<typeof loader>()
  const answer = useActionData() as Refused | undefined
  const { summary, data, meta: pages, clients } = newsletters
  const { newsletters: count, limit } = summary
  const isEmpty = count === 0
  const isFull = limit !== null && count >= limit
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-28 font-bold">{words.title}</h1>
        {limit === null ? null : <p className="text-13 text-faint">{words.count({ count, limit })}</p>}
      </div>
      <p className="prose mt-1 mb-6 text-soft">
        {isEmpty ? words.none : words.lead}{' '}
        <Link to={paths.docs('guide/newsletters')} className="link">
          {words.guide}
        </Link>
      </p>
      {isEmpty ? null : (
        <>
          <NewsletterFilter filter={filter} clients={clients} />
          {data.length > 0 ? (
            <NewsletterTable newsletters={newsletters} />
          ) : (
            <Empty>
              {words.noneFound}{' '}
              <Link to={paths.newsletters()} className="link">
                {words.showAll}
              </Link>
            </Empty>
          )}
          <div className="my-4 flex justify-end">
            <Pages meta={pages} />
          </div>
        </>
      )}
      {isFull ? (
        <Full />
      ) : isEmpty ? (
        <Card className="p-0">
          <AddNewsletter perDay={summary.per_day} />
        </Card>
      ) : (
        <FoldCard title={words.add.title} open={answer !== undefined}>
          <AddNewsletter perDay={summary.per_day} />
        </FoldCard>
      )}
    </div>
  )
}

/** The plan has no room for another one. */
function Full() {
  const words = useWords().newsletters
  const isBilled = useBilling() !== 'off'
  return (
    <Empty>
      {words.full}{' '}
      {isBilled ? (
        <Link to={paths.subscription} className="link">
          {words.one.plans}
        </Link>
      ) : null}
    </Empty>
  )
}
