import { Link } from 'react-router'
import { ArrowRight } from '#web/icons.tsx'
import { paths } from '../../paths.ts'
import { useWords } from '../../words/words.ts'
import { Card, Section } from '../card.tsx'

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
