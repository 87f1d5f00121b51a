import type { ReportSummary } from '#contract/domain-reports.ts'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** The verdict in one sentence, the figures behind it, and the next step of the policy. */
export function SummaryHead({ summary }: { summary: ReportSummary }) {
  const { percent, dayAlone } = useFigures()
  const { domainReports: words } = useWords()
  const { messages, passed, days, reports, first, last, next } = summary
  return (
    <Card className="p-5 md:p-6">
      <p className="text-20 font-bold tracking-[-0.01em] wrap-anywhere">{summary.says}</p>
      {messages > 0 ? (
        <p className="mt-2 text-soft">
          {words.figures({ messages, days, reports })}{' '}
          <span className="font-medium text-ink">{words.passes({ share: percent(passed / messages) })}</span>
          {first && last ? (
            <span className="block text-13 text-faint">
              {words.sources.span({ from: dayAlone(first), to: dayAlone(last) })}
            </span>
          ) : null}
        </p>
      ) : null}
      {summary.complete ? null : <p className="mt-2 text-14 text-warning">{words.incomplete}</p>}
      {messages > 0 ? (
        <div id="next" className="mt-4 scroll-mt-6 border-line border-t pt-4">
          <h2 className="font-medium">{words.next.title}</h2>
          <p className="prose mt-1 text-soft">
            {next.says}{' '}
            {next.now ? (
              <span className="whitespace-nowrap">{words.next.now({ policy: next.now })}.</span>
            ) : null}
          </p>
          {next.step === 'ready' || next.step === 'unknown' ? (
            <ButtonLink
              size="small"
              className="mt-3"
              to={paths.checker('dmarc', `?domain=${encodeURIComponent(summary.domain)}`)}
            >
              {words.next.check}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </Card>
  )
}
