import type { FindingChange } from '#contract/comparison.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { ArrowRight, ChevronRight } from '#web/ui/icons.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

/** Those that cost most; the rest is folded. */
const shownAtFirst = 6

type Props = { title: string; lead?: string; none?: string; changes: FindingChange[] }

/** The checks that moved one way, each as it was and as it is. Without `none` an empty list is not shown. */
export function ChangeList({ title, lead, none, changes }: Props) {
  const { findings: words } = useWords().compare
  const rest = changes.slice(shownAtFirst)
  if (changes.length === 0 && !none) return null
  return (
    <Section title={title} note={changes.length > 0 ? changes.length : null}>
      {lead ? <p className="mb-3 text-soft">{lead}</p> : null}
      {changes.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{none}</p>
      ) : (
        <Card className="overflow-hidden p-0">
          <Changes changes={changes.slice(0, shownAtFirst)} />
          {rest.length > 0 ? (
            <details className="fold border-line border-t">
              <summary className="flex min-h-11 items-center justify-between gap-2 px-5 text-soft hover:bg-well hover:text-ink">
                {words.more({ count: rest.length })}
                <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
              </summary>
              <div className="border-line border-t">
                <Changes changes={rest} />
              </div>
            </details>
          ) : null}
        </Card>
      )}
    </Section>
  )
}

function Changes({ changes }: Pick<Props, 'changes'>) {
  return (
    <ul>
      {changes.map((change) => (
        <li
          key={change.check_id}
          className="grid gap-x-4 gap-y-2 border-line border-t px-5 py-3 first:border-t-0 md:grid-cols-[180px_minmax(0,1fr)_16px_minmax(0,1fr)]"
        >
          <h3 className="font-medium">{change.title}</h3>
          <Side side={change.before} />
          <ArrowRight
            aria-hidden="true"
            className="hidden size-4 text-faint md:mt-0.5 md:block rtl:-scale-x-100"
          />
          <Side side={change.after} />
        </li>
      ))}
    </ul>
  )
}

function Side({ side }: { side: FindingChange['before'] }) {
  const { findings: words } = useWords().compare
  if (!side) return <p className="text-faint">{words.absent}</p>
  return (
    <div className="min-w-0">
      <StatusMark status={side.status} />
      <p className="mt-0.5 text-soft wrap-anywhere">{side.summary}</p>
    </div>
  )
}
