import type { TestResult } from '#contract/spam-test.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'
import { ProviderCard } from './provider-card.tsx'

type Props = { providers: TestResult['requirements']; result: ReportOutline }

export function ProviderCards({ providers: all, result }: Props) {
  const { providers } = useWords().report
  if (all.length === 0) return null
  return (
    <Section title={providers.title}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {all.map((provider) => (
          <ProviderCard key={provider.provider} provider={provider} report={result} />
        ))}
      </div>
    </Section>
  )
}
