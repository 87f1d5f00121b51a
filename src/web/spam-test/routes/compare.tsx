import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { requireAccount } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { ArrowLeft } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { ChangeList } from '../compare/change-list.tsx'
import { compareRuns } from '../compare/compare-runs.ts'
import { RunCard } from '../compare/run-card.tsx'

/** Two tests of this account, the older one first whatever the order in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const { services, visitor } = requireAccount(args)
  const ids = [...new Set(new URL(args.request.url).searchParams.getAll('test'))]
  if (ids.length !== 2) return { runs: null }
  const results = await orErrorPage(Promise.all(ids.map((id) => services.spamTests.result(id, visitor))))
  const [before, after] = results.sort((a, b) => a.created_at.localeCompare(b.created_at))
  const short = ({ id, subject, sender, created_at, score, verdict }: typeof before & object) => ({
    id,
    subject,
    sender: sender?.email ?? null,
    created_at,
    score,
    level: verdict?.level ?? ('no-data' as const),
  })
  return { runs: { before: short(before!), after: short(after!), comparison: compareRuns(before!, after!) } }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.compare.meta, hidden: true })

/** Two runs side by side: the scores, what improved, what got worse. */
export default function Compare() {
  const { compare: words } = useWords().account
  const { runs } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-8">
      <div>
        <Link to={paths.account('subscription')} className="link inline-flex min-h-6 items-center gap-1.5">
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {words.back}
        </Link>
        <h1 className="mt-2 text-28 font-bold">{words.title}</h1>
      </div>
      {runs ? (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <RunCard title={words.older} run={runs.before} />
            <RunCard title={words.newer} run={runs.after} />
          </div>
          <Gain gain={runs.comparison.gain} />
          <ChangeList title={words.improved} none={words.noneImproved} changes={runs.comparison.improved} />
          <ChangeList title={words.worse} none={words.noneWorse} changes={runs.comparison.worse} />
          <ChangeList title={words.changed} changes={runs.comparison.other} />
          <p className="text-soft">{words.unchanged({ count: runs.comparison.unchanged })}</p>
        </>
      ) : (
        <p className="text-16 text-soft">{words.two}</p>
      )}
    </div>
  )
}

function Gain({ gain }: { gain: number | null }) {
  const { number } = useFigures()
  const { compare: words } = useWords().account
  if (gain === null) return null
  const points = number(Math.abs(gain))
  const said = gain > 0 ? words.up({ points }) : gain < 0 ? words.down({ points }) : words.same
  const tone = gain > 0 ? 'text-good' : gain < 0 ? 'text-bad' : ''
  return <p className={`text-20 font-bold ${tone}`}>{said}</p>
}
