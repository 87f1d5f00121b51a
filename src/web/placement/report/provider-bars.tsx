import type { Placement } from '#contract/placement.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ProviderIcon, ProviderName } from '../provider-icon.tsx'
import { ShareBar } from '../share-bar.tsx'

type Group = Placement['by_provider'][number]

/** One bar for each provider, with counts; a percentage only where there are enough mailboxes. */
export function ProviderBars({ test }: { test: Placement }) {
  const { report } = useWords().placement
  const simulated = new Set(test.results.filter((row) => row.simulated).map((row) => row.mailbox.provider))
  return (
    <Section title={report.providers} note={report.providersNote}>
      <Card className="py-1.5">
        <ul>
          {test.by_provider.map((group) => (
            <li key={group.provider} className="provider-bar">
              <span className="flex min-w-0 items-center gap-3">
                <ProviderIcon name={group.name} simulated={simulated.has(group.provider)} />
                <ProviderName name={group.name} simulated={simulated.has(group.provider)} />
              </span>
              <ShareBar summary={group.summary} />
              <Share group={group} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function Share({ group: { share, summary } }: { group: Group }) {
  const { percent } = useFigures()
  const { report } = useWords().placement
  if (share.counted === 0) return <span className="text-13 text-faint">{report.nothing}</span>
  const { inbox, low, high } = share
  return (
    <span className="text-13 tabular-nums" title={share.text}>
      {report.inbox({ inbox: summary.inbox, counted: share.counted })}
      {inbox === null || low === null || high === null ? null : (
        <span className="block text-faint">
          {report.interval({ share: percent(inbox), low: percent(low), high: percent(high) })}
        </span>
      )}
    </span>
  )
}
