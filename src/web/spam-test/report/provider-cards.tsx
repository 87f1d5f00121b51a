import type { TestResult } from '#contract/spam-test.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { ProviderCard } from './provider-card.tsx'

export function ProviderCards({ result }: { result: TestResult }) {
  const { providers } = useWords().report
  if (result.requirements.length === 0) return null
  return (
    <Section title={providers.title}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {result.requirements.map((provider) => (
          <ProviderCard key={provider.provider} provider={provider} report={result.id} />
        ))}
      </div>
    </Section>
  )
}
