import { Fragment } from 'react'
import type { Verification } from '#contract/verifier.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { MessageCircleOff } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Smtp = NonNullable<Verification['smtp']>
type Step = Smtp['steps'][number]

/** What was said to the mail servers and what they answered, word by word. `open`: the verdict had to do without. */
export function Dialogue({ smtp, open = false }: { smtp: Smtp; open?: boolean }) {
  const { smtp: words } = useWords().verifier
  return (
    <Section title={words.title} note={smtp.attempted ? words.noData : undefined}>
      {smtp.steps.length > 0 ? <Conversation steps={smtp.steps} /> : null}
      {smtp.attempted ? null : <NotAsked why={smtp.why_not} open={open} />}
    </Section>
  )
}

/** Why the mailbox was not asked, and what that means. */
function NotAsked({ why, open }: { why: string | null; open: boolean }) {
  const { smtp: words } = useWords().verifier
  return (
    <Card className="flex gap-3 p-5">
      <MessageCircleOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
      <div>
        <p className="font-medium">{words.notAsked}</p>
        {why ? <p className="prose text-soft">{why}</p> : null}
        {open ? <p className="prose mt-1 text-13 text-faint">{words.notAskedNote}</p> : null}
      </div>
    </Card>
  )
}

function Conversation({ steps }: { steps: Step[] }) {
  return (
    <Card className="overflow-hidden py-2">
      <ol className="font-mono text-13" dir="ltr">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recorded conversation never changes
          <Fragment key={index}>
            {step.host !== steps[index - 1]?.host ? (
              <li className="border-line border-t px-4 pt-2 pb-1 font-sans text-faint first:border-t-0 first:pt-0.5 md:px-5 [&:not(:first-child)]:mt-2">
                {step.host}
              </li>
            ) : null}
            <Said step={step} />
          </Fragment>
        ))}
      </ol>
    </Card>
  )
}

/** What was sent and what came back; either may be missing. */
function Said({ step }: { step: Step }) {
  const { smtp } = useWords().verifier
  const sent = step.step === 'connect' ? `${smtp.connect} ${step.sent}` : step.sent
  const reply = [step.code, step.enhanced].filter((part) => part !== null).join(' ')
  const answered = reply !== '' || step.text !== '' || step.verdict !== 'ok'
  return (
    <li className="px-4 py-0.5 md:px-5">
      {sent ? (
        <p className="dialogue-line">
          <span className="font-sans text-accent">{smtp.we}</span>
          <span className={`wrap-anywhere ${step.step === 'connect' ? 'font-sans text-faint' : ''}`}>
            {sent}
          </span>
          {answered ? null : <Note step={step} />}
        </p>
      ) : null}
      {answered ? (
        <p className="dialogue-line">
          <span className="font-sans text-faint">{smtp.they}</span>
          <span className="min-w-0 wrap-anywhere">
            {reply ? <strong className={`font-medium ${tone(step.code)}`}>{reply} </strong> : null}
            {step.text || (reply ? '' : <span className="font-sans text-faint">{smtp.nothing}</span>)}
          </span>
          <Note step={step} />
        </p>
      ) : null}
    </li>
  )
}

/** What the reply was taken for, where that matters, and how long it took. */
function Note({ step }: { step: Step }) {
  const words = useWords()
  const { took } = useFigures()
  const telling = step.step.endsWith('rcpt') || step.verdict !== 'accepted'
  const meaning = telling ? words.verifier.smtp.verdicts[step.verdict] : undefined
  return (
    <span className="dialogue-note font-sans text-faint">
      {meaning ? <span className="text-soft">{meaning}</span> : null}
      <span className="tabular-nums">{took(step.ms)}</span>
    </span>
  )
}

/** By the class of the reply: 4 is for now, 5 is for good (RFC 5321, 4.2.1). */
const tone = (code: number | null): string =>
  code === null || code < 400 ? 'text-good' : code < 500 ? 'text-warning' : 'text-bad'
