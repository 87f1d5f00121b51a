import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { Comparison } from '#contract/comparison.ts'
import { devices } from '#contract/devices.ts'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useAccount } from '#web/shell/site.ts'
import { chosen } from '#web/ui/choices.ts'
import { ArrowLeft } from '#web/ui/icons.tsx'
import type { Words } from '#web/words/types.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { type AskedRuns, askedRuns } from '../compare/asked-runs.ts'
import { AttentionTables } from '../compare/attention-table.tsx'
import { ChangeList } from '../compare/change-list.tsx'
import { ChooseRun } from '../compare/choose-run.tsx'
import { GroupTable } from '../compare/group-table.tsx'
import { nearRuns } from '../compare/near-runs.ts'
import { PicturePair } from '../compare/picture-pair.tsx'
import { RunCard } from '../compare/run-card.tsx'
import { usePictureArrivals } from '../pictures/live.ts'

/** So many of the visitor's own tests are offered. */
const mostOffered = 50

/** Two tests that the visitor may see, the older one first whatever the order in the address; or one, to choose another. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { ids, problem } = askedRuns(query)
  const [one, other] = ids
  if (one && other && ids.length === 2 && !problem)
    return { runs: await runsOf(one, other, query, context), choice: null, problem }
  const said: Problem = ids.length > 2 ? 'too-many' : problem
  return { runs: null, choice: await choiceFor(one, context), problem: said }
}

type Problem = AskedRuns['problem'] | 'too-many'

type Context = LoaderFunctionArgs['context']

async function choiceFor(id: string | undefined, context: Context) {
  const { services, visitor } = visitOf({ context })
  if (!id) return null
  const result = await orErrorPage(services.spamTests.result(id, visitor))
  const one = { id: result.id, subject: result.subject, sender: result.sender?.email ?? null }
  const own = await services.spamTests.list({ page: 1, per_page: mostOffered, direction: 'desc' }, visitor)
  return { one, near: nearRuns(one, own.data) }
}

async function runsOf(one: string, other: string, query: URLSearchParams, context: Context) {
  const { services, visitor } = visitOf({ context })
  const compare = (before: string, after: string) =>
    orErrorPage(services.spamTests.compare(before, after, visitor))
  const asked = await compare(one, other)
  const isOrdered = asked.before.created_at <= asked.after.created_at
  const { attention, ...comparison } = isOrdered ? asked : await compare(other, one)
  const device = chosen(query, 'device', devices)
  const side = async ({ id, subject }: Comparison['before']) => {
    const shots = await orErrorPage(services.spamTests.screenshots(id, visitor))
    const maps = await orErrorPage(services.spamTests.heatMap(id, visitor))
    const map = maps.devices.find((each) => each.device === device)
    return {
      isPending: [shots.status, maps.status].includes('pending'),
      subject: subject ?? '',
      sender: shots.inbox.sender,
      shots: shots.screenshots.filter((each) => each.device === device),
      heat: map && { width: map.width, height: map.height, fold: map.fold, cells_url: map.cells_url },
    }
  }
  const [before, after] = [await side(comparison.before), await side(comparison.after)]
  return { comparison, device, before, after, attention: attention.find((each) => each.device === device)! }
}

/** Switching a view asks for nothing; another device, other tests and what has arrived do. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const asked = ({ searchParams }: URL) =>
    [...searchParams.getAll('test'), searchParams.get('device')].join(' ')
  return currentUrl.href === nextUrl.href || asked(currentUrl) !== asked(nextUrl)
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).compare.meta, hidden: true })

/** Two runs beside each other: scores and why, findings, pictures, and where attention moved. */
export default function Compare() {
  const { compare: words } = useWords()
  const { runs, choice, problem } = useLoaderData<typeof loader>()
  const account = useAccount()
  const refused = {
    'not-a-report': words.choose.notAReport,
    same: words.choose.sameTest,
    'too-many': words.choose.tooMany,
  }
  return (
    <div className="content flex flex-col gap-8 pt-6 pb-16 md:pt-10">
      <div>
        {account ? (
          <Link to={paths.tests} className="link inline-flex min-h-6 items-center gap-1.5">
            <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {words.back}
          </Link>
        ) : null}
        <h1 className="mt-2 text-28 font-bold">{words.title}</h1>
        {runs ? null : <p className="prose mt-1 text-soft">{words.choose.lead}</p>}
      </div>
      {runs ? (
        <Runs {...runs} />
      ) : (
        <>
          {choice ? (
            <Link
              to={paths.report(choice.one.id)}
              className="text-16 font-medium wrap-anywhere hover:underline"
              dir="auto"
            >
              {choice.one.subject || words.noSubject}
            </Link>
          ) : null}
          <ChooseRun
            one={choice?.one ?? null}
            near={choice?.near ?? null}
            refused={problem ? refused[problem] : null}
          />
        </>
      )}
    </div>
  )
}

type RunsProps = NonNullable<Awaited<ReturnType<typeof loader>>['runs']>

function Runs({ comparison, device, before, after, attention }: RunsProps) {
  const { compare: words } = useWords()
  const { findings } = comparison
  usePictureArrivals(comparison.before.id, before.isPending)
  usePictureArrivals(comparison.after.id, after.isPending)
  return (
    <>
      <div className="flex flex-col gap-4">
        <Gain gain={comparison.gain} isPending={comparison.pending} />
        <div className="grid gap-4 md:grid-cols-2">
          <RunCard title={words.older} run={comparison.before} score={comparison.common.before} />
          <RunCard title={words.newer} run={comparison.after} score={comparison.common.after} />
        </div>
        {comparison.common.left_out > 0 ? (
          <p className="text-14 text-soft">{words.common({ checks: comparison.common.checks })}</p>
        ) : null}
        {[comparison.before, comparison.after].some(({ edited_from: from }) => from !== null) ? (
          <p className="text-14 text-soft">{words.edited}</p>
        ) : null}
        {[comparison.before, comparison.after].some(({ source }) => source === 'sample') ? (
          <p className="text-13 text-faint">{words.sample}</p>
        ) : null}
      </div>
      <GroupTable comparison={comparison} />
      <ChangeList title={words.findings.gone} none={words.findings.noneGone} changes={findings.gone} />
      <ChangeList title={words.findings.new} none={words.findings.noneNew} changes={findings.new} />
      <ChangeList title={words.findings.changed} changes={findings.changed} />
      <ChangeList
        title={words.findings.unknown}
        lead={words.findings.unknownNote}
        changes={findings.unknown}
      />
      <p className="text-soft">{words.findings.unchanged({ count: findings.unchanged })}</p>
      <PicturePair device={device} before={before} after={after} />
      <AttentionTables attention={attention} />
    </>
  )
}

/** In color only once it is final: what may be taken back is no success yet. */
function Gain({ gain, isPending }: { gain: number | null; isPending: boolean }) {
  const { compare: words } = useWords()
  const tone = isPending || !gain ? '' : gain > 0 ? 'text-good' : 'text-bad'
  return (
    <div role="status">
      {gain === null ? null : (
        <p className={`text-20 font-bold ${tone}`}>
          {isPending ? saidSoFar(gain, words) : said(gain, words)}
        </p>
      )}
      {isPending ? <p className="text-soft">{words.soFar}</p> : null}
    </div>
  )
}

const said = (gain: number, words: Words['compare']): string =>
  gain === 0 ? words.same : gain > 0 ? words.up({ points: gain }) : words.down({ points: -gain })

const saidSoFar = (gain: number, words: Words['compare']): string =>
  gain === 0
    ? words.sameSoFar
    : gain > 0
      ? words.upSoFar({ points: gain })
      : words.downSoFar({ points: -gain })

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
