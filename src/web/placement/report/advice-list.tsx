import { Link } from 'react-router'
import type { Placement } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** What to do, most urgent first: one line each, behind it the reason and the steps. */
export function AdviceList({ test }: { test: Placement }) {
  const { report } = useWords().placement
  if (test.advice.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-16 font-bold">{report.advice}</h2>
      <Card className="overflow-hidden">
        <ol>
          {test.advice.map((advice) => (
            <li key={advice.title} className="keep border-line border-t first:border-t-0">
              <details className="fold">
                <summary className="flex min-h-11 items-center gap-x-3 px-4 py-2 hover:bg-well md:px-5">
                  <h3 className="font-medium wrap-anywhere">{advice.title}</h3>
                  <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
                </summary>
                <div className="px-4 pb-5 md:px-5">
                  <Reason advice={advice} test={test} />
                </div>
              </details>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}

/** The same for paper, with nothing folded. */
export function PaperAdvice({ test }: { test: Placement }) {
  const { report } = useWords().placement
  if (test.advice.length === 0) return null
  return (
    <section>
      <h2>{report.advice}</h2>
      <ol className="flex flex-col gap-2">
        {test.advice.map((advice) => (
          <li key={advice.title} className="keep">
            <h3 className="wrap-anywhere">{advice.title}</h3>
            <Reason advice={advice} test={test} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type ReasonProps = { advice: Placement['advice'][number]; test: Placement }

/** Why, what to do step by step, and at which providers. */
function Reason({ advice: { why, steps, mailboxes }, test }: ReasonProps) {
  const { report } = useWords().placement
  const concerned = test.results.filter(({ mailbox }) => mailboxes.includes(mailbox.id))
  const names = [...new Set(concerned.map(({ mailbox }) => mailbox.name))]
  return (
    <>
      <p className="prose text-soft">{why}</p>
      <ol className="prose mt-1.5 flex list-decimal flex-col gap-0.5 ps-5 marker:text-faint">
        {steps.map((step) => (
          <li key={step}>
            <WithLinks text={step} />
          </li>
        ))}
      </ol>
      {names.length > 0 ? (
        <p className="mt-1.5 text-13 text-faint">{report.concerns({ names: names.join(', ') })}</p>
      ) : null}
    </>
  )
}

const toolPaths = {
  spf: paths.checker('spf'),
  dkim: paths.checker('dkim'),
  dmarc: paths.checker('dmarc'),
  'ip-blacklist': paths.checker('ip-blacklist'),
  'domain-blacklist': paths.checker('domain-blacklist'),
  'spam-test': paths.emailTest,
}
const toolIds = Object.keys(toolPaths) as (keyof typeof toolPaths)[]

/** The tools that a step names, as links. */
function WithLinks({ text }: { text: string }) {
  const { tools } = useWords().placement.report
  return text.split(new RegExp(`(${Object.values(tools).join('|')})`)).map((part) => {
    const tool = toolIds.find((id) => tools[id] === part)
    return tool ? (
      <Link key={part} to={toolPaths[tool]} className="link">
        {part}
      </Link>
    ) : (
      part
    )
  })
}
