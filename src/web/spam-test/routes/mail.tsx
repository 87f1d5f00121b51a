import { useMemo } from 'react'
import { Link, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import type { HeatMap } from '#contract/pictures.ts'
import { usedUp } from '#web/billing/quota/quota.ts'
import { visitOf } from '#web/request/access.ts'
import { orAway, orErrorPage } from '#web/request/refusals.ts'
import { paths } from '#web/shell/paths.ts'
import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { WholePlan } from '../assistant/whole-plan.tsx'
import { CheckGroups } from '../checks/check-groups.tsx'
import { DrawnMail } from '../pictures/drawn-mail.tsx'
import { MailStrip } from '../pictures/mail-strip.tsx'
import { type PinnedShots, pinned } from '../pictures/pins.ts'
import { CategoryBars } from '../report/category-bars.tsx'
import { FixFirst } from '../report/fix-first.tsx'
import { ReportHead } from '../report/report-head.tsx'
import { revalidateWhenAsked, useInPart, useReport } from '../report.ts'

/** What is asked for only where the address says so. */
const opened = ['attention', 'plan'] as const

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const { searchParams: query } = new URL(request.url)
  const id = params.id ?? ''
  const isOpen = (what: (typeof opened)[number]) => query.get(what) === 'open'
  const result = await orErrorPage(services.spamTests.result(id, visitor))
  const drawn = await orErrorPage(orAway(services.spamTests.screenshots(id, visitor)))
  const shots = drawn.away === null ? pinned(result, drawn.value) : null
  const heatMap = isOpen('attention') ? await orErrorPage(services.spamTests.heatMap(id, visitor)) : null
  const advice = isOpen('plan') ? await orErrorPage(services.spamTests.advice(id, visitor)) : null
  const spent = shots?.status === 'locked' ? await usedUp(services, visitor, 'screenshots') : null
  // As texts, by which a page that is kept is known again.
  return {
    shots: shots && JSON.stringify(shots),
    away: drawn.away,
    heatMap: heatMap && JSON.stringify(heatMap),
    advice,
    spent,
  }
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const query = ({ searchParams }: URL) => opened.map((each) => searchParams.get(each)).join()
  return revalidateWhenAsked(args) || query(args.currentUrl) !== query(args.nextUrl)
}

/** The mail as it was drawn, with what is to be said of it. */
export default function MailPart() {
  const { report: result, still } = useInPart()
  const { screenshots: words } = useWords().pictures
  const data = useLoaderData<typeof loader>()
  const shots = useMemo(
    () => (data.shots === null ? null : (JSON.parse(data.shots) as PinnedShots)),
    [data.shots],
  )
  const heatMap = useMemo(
    () => (data.heatMap === null ? null : (JSON.parse(data.heatMap) as HeatMap)),
    [data.heatMap],
  )
  return (
    <>
      <div className="mail-layout">
        <div className="mail-verdict">
          {shots ? <MailStrip shots={shots} /> : null}
          <ReportHead result={result} still={still} />
          <FixFirst result={result} />
        </div>
        <div className="mail-picture">
          {shots ? (
            <DrawnMail shots={shots} heatMap={heatMap} spent={data.spent} />
          ) : (
            <Section id="picture" title={words.title}>
              <Empty>{data.away}</Empty>
            </Section>
          )}
        </div>
      </div>
      <div id="findings" className="flex flex-col gap-12">
        <CheckGroups part="mail" most={2} fixesAbove />
      </div>
      <WholePlan result={result} advice={data.advice} />
      <CategoryBars result={result} />
      <RuleSet />
    </>
  )
}

function RuleSet() {
  const { analyzer } = useReport()
  const { report } = useWords()
  const { day } = useFigures()
  return (
    <p className="text-13 text-faint">
      {report.analyzer({ version: analyzer.version, date: day(analyzer.rules_date) })}{' '}
      <Link className="link" to={paths.docs('guide/how-good-is-this')}>
        {report.howGood}
      </Link>
    </p>
  )
}
