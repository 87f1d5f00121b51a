import type { Verification } from '#contract/verifier.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

type Check = Verification['checks'][number]

/** What was found, one line each. */
export function Found({ checks }: { checks: Check[] }) {
  const words = useWords()
  if (checks.length === 0) return null
  return (
    <Section title={words.verifier.checks.title}>
      <Card className="overflow-hidden">
        <ul>
          {checks.map(({ id, title, status, detail }) => (
            <li
              key={id}
              className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 border-line border-t px-4 py-2.5 first:border-t-0 md:grid-cols-[108px_148px_minmax(0,1fr)] md:px-5"
            >
              <span
                className={`flex items-center gap-1.5 self-start leading-5 text-13 font-medium ${statusColor(status)}`}
              >
                <StatusIcon status={status} className="mt-0.5 size-4" />
                <span className="max-md:sr-only">{words.status[status]}</span>
              </span>
              <span className="font-medium">{title}</span>
              <span className="text-soft wrap-anywhere max-md:col-start-2">{detail}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

/** What to do, by the reason. */
export function Advice({ verification }: { verification: Verification }) {
  const { verifier: words } = useWords()
  const steps = verification.reason ? words.advice[verification.reason] : undefined
  if (!steps) return null
  return (
    <Section title={words.adviceTitle}>
      <Card>
        <ul className="prose flex list-disc flex-col gap-1.5 ps-5 marker:text-faint">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
