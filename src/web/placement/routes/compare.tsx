import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { PlacementListRow } from '#contract/placement.ts'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useAccount } from '#web/shell/site.ts'
import { Card } from '#web/ui/card.tsx'
import { ArrowLeft } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Ring, RingLegend } from '../picture/ring.tsx'
import { CompareTable } from '../report/compare-table.tsx'
import { SimulatedNote } from '../simulated-note.tsx'

/** Two tests, the older one first whatever the order in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const query = new URL(request.url).searchParams
  const asked = [query.get('before'), query.get('after'), ...query.getAll('test')]
  const [one, other, ...more] = [...new Set(asked.filter((id): id is string => Boolean(id)))]
  if (!one || !other || more.length > 0) return { comparison: null }
  const compare = (before: string, after: string) =>
    orErrorPage(services.placements.compare(before, after, visitor))
  const comparison = await compare(one, other)
  const isOrdered = comparison.before.created_at <= comparison.after.created_at
  return { comparison: isOrdered ? comparison : await compare(other, one) }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).placement.compare.meta, hidden: true })

/** What changed between two tests, provider by provider. */
export default function ComparePlacements() {
  const { compare: words } = useWords().placement
  const { comparison } = useLoaderData<typeof loader>()
  const [better = 0, worse = 0] = (['better', 'worse'] as const).map(
    (wanted) => comparison?.rows.filter(({ change }) => change === wanted).length,
  )
  const account = useAccount()
  return (
    <div className="content flex flex-col gap-8 pt-6 pb-16 md:pt-10">
      <div>
        <Link
          to={account ? paths.account('placement') : paths.inboxPlacement}
          className="link inline-flex min-h-6 items-center gap-1.5"
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {words.back}
        </Link>
        <h1 className="mt-2 text-28 font-bold">{words.title}</h1>
      </div>
      {comparison ? (
        <>
          <p className="text-20 font-bold tracking-[-0.01em]">
            {better + worse === 0 ? words.unchanged : words.sums({ better, worse })}
          </p>
          <div className="grid gap-4 md:grid-cols-2">
            <Side title={words.before} test={comparison.before} />
            <Side title={words.after} test={comparison.after} />
          </div>
          {comparison.before.simulated || comparison.after.simulated ? <SimulatedNote /> : null}
          <CompareTable rows={comparison.rows} />
        </>
      ) : (
        <p className="text-16 text-soft">{words.two}</p>
      )}
    </div>
  )
}

function Side({ title, test }: { title: string; test: PlacementListRow }) {
  const { dateTime } = useFigures()
  const { test: words } = useWords().placement
  return (
    <Card className="flex items-center gap-5 p-5">
      <Ring summary={test.summary} />
      <div className="min-w-0">
        <h2 className="text-13 font-normal text-faint">{title}</h2>
        <Link
          to={paths.placement(test.id)}
          className="block py-0.5 text-16 font-medium wrap-anywhere hover:underline"
          dir="auto"
        >
          {test.subject || words.untitled}
        </Link>
        <p className="mb-2 text-13 text-faint">{dateTime(test.completed_at ?? test.created_at)}</p>
        <RingLegend summary={test.summary} />
      </div>
    </Card>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
