import { Link } from 'react-router'
import type { Placement } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'

/** What to do, most urgent first, each with its reason and its steps. */
export function AdviceList({ test }: { test: Placement }) {
  const { report } = useWords().placement
  if (test.advice.length === 0) return null
  const names = new Map(test.results.map(({ mailbox }) => [mailbox.id, mailbox.name]))
  return (
    <Section title={report.advice}>
      <Card className="p-0">
        <ol>
          {test.advice.map(({ title, why, steps, mailboxes }) => {
            const concerned = [...new Set(mailboxes.map((id) => names.get(id)))].filter(Boolean)
            return (
              <li key={title} className="keep border-line border-t px-5 py-5 first:border-t-0 md:px-6">
                <h3 className="text-16 font-bold wrap-anywhere">{title}</h3>
                <p className="prose mt-1 text-soft">{why}</p>
                <ol className="prose mt-3 flex list-decimal flex-col gap-1 ps-5 marker:text-faint">
                  {steps.map((step) => (
                    <li key={step}>
                      <WithLinks text={step} />
                    </li>
                  ))}
                </ol>
                {concerned.length > 0 ? (
                  <p className="mt-3 text-13 text-faint">
                    {report.concerns({ names: concerned.join(', ') })}
                  </p>
                ) : null}
              </li>
            )
          })}
        </ol>
      </Card>
    </Section>
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
