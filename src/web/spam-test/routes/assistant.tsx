import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Advice, TestResult } from '#contract/spam-test.ts'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/words/words.ts'
import { Plan } from '../assistant/plan.tsx'
import { planText } from '../assistant/plan-text.ts'
import { WrittenBy } from '../assistant/written-by.tsx'
import { PartNotice } from '../pictures/part-notice.tsx'
import { revalidateWhenAsked, useReport } from '../report.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return { advice: await orErrorPage(services.spamTests.advice(params.id ?? '', visitor)) }
}

export const shouldRevalidate = revalidateWhenAsked

export default function Assistant() {
  const { advice } = useLoaderData<typeof loader>()
  const result = useReport()
  const { assistant: words } = useWords().pictures
  const asked = advice.status === 'pending' && advice.summary !== ''
  if (advice.status === 'pending' && !asked) return <Empty>{words.pending}</Empty>
  if (advice.status !== 'ready' && !asked)
    return <PartNotice status={advice.status} note={null} words={words} />
  return (
    <Section title={words.title}>
      <div className="picture-layout">
        <Card className="p-5 md:p-8 wrap-anywhere">
          <p className="prose text-20 leading-8">{advice.summary}</p>
          {advice.items.length > 0 ? (
            <div className="mt-5 max-w-[72ch]">
              <Plan items={advice.items} checks={result.results} report={result.id} />
            </div>
          ) : null}
        </Card>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-16">
          <Card className="flex flex-col items-start gap-3 p-5">
            <WrittenBy advice={advice} />
            {asked ? <p className="text-13 text-soft">{words.asking}</p> : null}
            {advice.model_note ? <p className="text-13 text-soft">{advice.model_note}</p> : null}
            {advice.items.length > 0 ? (
              <>
                <p className="text-13 text-faint">{words.gainNote}</p>
                <CopyPlan advice={advice} result={result} />
              </>
            ) : null}
          </Card>
          <Ideas title={words.ideas} ideas={advice.subject_ideas ?? []} />
          <Ideas title={words.preheaderIdeas} ideas={advice.preheader_ideas ?? []} />
        </aside>
      </div>
    </Section>
  )
}

function CopyPlan({ advice, result }: { advice: Advice; result: TestResult }) {
  const { assistant: words } = useWords().pictures
  const { report } = useWords()
  const titles = new Map(result.results.map(({ id, title }) => [id, title]))
  const text = planText(advice, {
    title: words.markdownTitle({ subject: result.subject ?? report.untitled }),
    gain: (points) => words.gain({ points }),
    effort: words.effort,
    rests: words.rests,
    check: (id) => titles.get(id) ?? id,
  })
  return (
    <span className="needs-scripts">
      <CopyButton text={text} name={words.copyName} label={words.copy} className={buttonClass('plain')} />
    </span>
  )
}

function Ideas({ title, ideas }: { title: string; ideas: string[] }) {
  const { assistant: words } = useWords().pictures
  if (ideas.length === 0) return null
  return (
    <Card className="p-5">
      <h3 className="text-16 font-bold">{title}</h3>
      <p className="text-13 text-faint">{words.ideasNote}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 marker:text-faint">
        {ideas.map((idea) => (
          <li key={idea} className="wrap-anywhere">
            {idea}
          </li>
        ))}
      </ul>
    </Card>
  )
}
