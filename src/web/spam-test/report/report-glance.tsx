import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dial } from '#web/ui/dial.tsx'
import { ArrowRight } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { ExampleGlance } from '../begin/example.ts'
import { RuleCells } from './rule-cells.tsx'

type Glance = NonNullable<ExampleGlance>

/** A real report, small enough to read. */
export function ReportGlance({ example }: { example: Glance }) {
  const { example: words } = useWords().home
  return (
    <section>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-28 font-bold">{words.title}</h2>
          <p className="prose mt-2 text-16 text-soft">{words.lead}</p>
        </div>
        <ButtonLink to={paths.report('example')}>
          {words.open}
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
        </ButtonLink>
      </div>
      <Card className="">
        <div className="flex flex-col items-center gap-x-8 gap-y-4 p-5 sm:flex-row md:p-8">
          <Dial
            value={example.score}
            level={example.verdict?.level ?? 'no-data'}
            caption={words.outOf}
            label={`${words.score} ${example.score ?? '–'} ${words.outOf}`}
            still
            className="size-36 shrink-0"
          />
          <div className="min-w-0">
            <p className="text-13 text-faint">{words.of({ subject: example.subject ?? words.untitled })}</p>
            <p className="mt-1 max-w-[36ch] text-20 font-bold tracking-[-0.01em] md:text-28">
              {example.verdict?.title}
            </p>
            <p className="prose mt-2 text-14 text-soft">{example.verdict?.text}</p>
          </div>
        </div>
        <div className="grid border-line border-t lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <GlanceFixes example={example} />
          <GlanceProviders example={example} />
        </div>
      </Card>
    </section>
  )
}

function GlanceFixes({ example }: { example: Glance }) {
  const { number } = useFigures()
  const { example: words } = useWords().home
  return (
    <div className="p-5 md:px-8 md:py-6">
      <h3 className="mb-2 text-14 font-bold">{words.fixes}</h3>
      <ul>
        {example.fixes.map((fix) => (
          <li key={fix.id} className="border-line border-t first:border-t-0">
            <Link
              to={paths.check('example', fix.id)}
              className="group grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-3 py-3"
            >
              <StatusIcon status={fix.status} className="mt-0.5 size-4" />
              <span className="min-w-0">
                <span className="block font-medium group-hover:underline">{fix.title}</span>
                <span className="block text-13 text-soft">{fix.summary}</span>
              </span>
              {fix.gain === null ? null : (
                <span className="font-medium text-good">{words.gain({ points: number(fix.gain) })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function GlanceProviders({ example }: { example: Glance }) {
  const { example: words } = useWords().home
  return (
    <div className="border-line border-t p-5 md:px-8 md:py-6 lg:border-s lg:border-t-0">
      <h3 className="mb-3 text-14 font-bold">{words.providers}</h3>
      <ul className="flex flex-col gap-4">
        {example.providers.map((provider) => (
          <li key={provider.provider}>
            <p className="mb-1.5 flex items-baseline justify-between gap-4">
              <span>{provider.title}</span>
              <span className="text-soft">
                {words.passed({ passed: provider.passed, total: provider.items.length })}
              </span>
            </p>
            <RuleCells items={provider.items} />
          </li>
        ))}
      </ul>
    </div>
  )
}
