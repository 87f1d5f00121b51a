import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { ArrowRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

export type NextStep = 'confirm' | 'test' | 'twoFactor' | 'domain'

const targets: Record<NextStep, string> = {
  confirm: paths.confirm,
  test: paths.spamTest,
  twoFactor: paths.account('security'),
  domain: paths.checker('dmarc'),
}

/** What is worth doing now, the most useful first. */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  const { dashboard } = useWords().account
  if (steps.length === 0) return null
  return (
    <Section title={dashboard.next}>
      <Card className="p-0">
        <ol>
          {steps.map((step) => {
            const { title, text, action } = dashboard.steps[step]
            return (
              <li
                key={step}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-5 py-4 first:border-t-0"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <p className="font-medium">{title}</p>
                  <p className="text-soft">{text}</p>
                </div>
                <Link to={targets[step]} className="link inline-flex min-h-6 items-center gap-1.5">
                  {action}
                  <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                </Link>
              </li>
            )
          })}
        </ol>
      </Card>
    </Section>
  )
}
