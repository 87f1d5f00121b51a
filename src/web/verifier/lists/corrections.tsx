import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { ownPath } from '#contract/local-path.ts'
import type { ListSummary } from '#contract/verifier.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CircleCheck, TriangleAlert } from '#web/ui/icons.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useWords } from '#web/words/words.ts'
import { addressesAnchor, hrefOf } from './address-query.ts'

export type CorrectionIntent = 'accept' | 'undo'

/** What the page's action answers to a correction. */
export type CorrectionAnswer =
  | { intent: CorrectionIntent; id: number | null; changed: number }
  | { error: string }

const key = 'corrections'

/** Accepts or undoes one suggestion, or all without `id`. Works without scripts too. */
export function CorrectionForm({
  intent,
  id,
  className,
  children,
}: {
  intent: CorrectionIntent
  id?: number
  className?: string
  children: ReactNode
}) {
  const { Form } = useFetcher({ key })
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={ownPath({ pathname, search })} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {id === undefined ? null : <input type="hidden" name="id" value={id} />}
      {children}
    </Form>
  )
}

/** Says what a correction did and what comes next, with the way back. */
export function useCorrectionNotice(): void {
  const { data, state, submit } = useFetcher<CorrectionAnswer>({ key })
  const { pathname, search } = useLocation()
  const { typos: words } = useWords().verifier.lists
  const toast = useToast()
  const say = useEffectEvent((answer: CorrectionAnswer) => {
    if ('error' in answer) return toast.error(answer.error, { id: key })
    const { intent, id, changed: count } = answer
    if (intent === 'undo') return toast.success(words.undone({ count }), { id: key })
    const undo = () =>
      submit(
        { intent: 'undo', ...(id === null ? {} : { id }) },
        { method: 'post', action: ownPath({ pathname, search }) },
      )
    toast.success(words.accepted({ count }), {
      id: key,
      // All are taken back where all stand, since some may have been accepted before.
      ...(id === null ? {} : { action: { label: words.undo, onClick: undo } }),
    })
  })
  useEffect(() => {
    if (data) say(data)
  }, [data])
  const over = data !== undefined && state === 'idle'
  useEffect(() => {
    // The button that was pressed is gone with its suggestion: the keyboard goes on where it stood.
    if (over && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${addressesAnchor} .table-box`)?.focus({ preventScroll: true })
  }, [over])
}

/** How many addresses look mistyped, and how many were corrected; all at once, one way and back. */
export function Corrections({ summary }: { summary: ListSummary }) {
  const { typos: words } = useWords().verifier.lists
  const { suggested, corrected } = summary
  if (suggested + corrected === 0) return null
  return (
    <Card className="overflow-hidden">
      {suggested > 0 ? (
        <Line
          icon={<TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />}
          title={words.title({ count: suggested })}
          text={words.text}
          show={hrefOf({ correction: 'suggested' })}
        >
          <CorrectionForm intent="accept">
            <Button type="submit">{words.acceptAll({ count: suggested })}</Button>
          </CorrectionForm>
        </Line>
      ) : null}
      {corrected > 0 ? (
        <Line
          icon={<CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />}
          title={words.corrected({ count: corrected })}
          text={words.correctedText}
          show={hrefOf({ correction: 'corrected' })}
        >
          <CorrectionForm intent="undo">
            <Button type="submit">{words.undoAll({ count: corrected })}</Button>
          </CorrectionForm>
        </Line>
      ) : null}
    </Card>
  )
}

type LineProps = { icon: ReactNode; title: string; text: string; show: string; children: ReactNode }

function Line({ icon, title, text, show, children }: LineProps) {
  const { typos: words } = useWords().verifier.lists
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t px-4 py-4 first:border-t-0 md:px-6">
      <div className="flex min-w-0 flex-1 basis-80 gap-3">
        {icon}
        <div className="min-w-0">
          <h2 className="text-16 font-bold">{title}</h2>
          <p className="prose text-soft">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={show}
          preventScrollReset
          className="link inline-block py-1"
          aria-label={`${words.show}: ${title}`}
        >
          {words.show}
        </Link>
        {children}
      </div>
    </div>
  )
}
