import { Card, Section } from '#web/ui/card.tsx'
import { ArrowRight } from '#web/ui/icons.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import type { Change } from './compare-runs.ts'

type Props = { title: string; none?: string; changes: Change[] }

/** The checks that moved one way, each as it was and as it is. Without `none` an empty list is not shown. */
export function ChangeList({ title, none, changes }: Props) {
  if (changes.length === 0 && !none) return null
  return (
    <Section title={title} note={changes.length > 0 ? changes.length : null}>
      {changes.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{none}</p>
      ) : (
        <Card className="p-0">
          <ul>
            {changes.map((change) => (
              <li
                key={change.id}
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
        </Card>
      )}
    </Section>
  )
}

function Side({ side }: { side: Change['before'] }) {
  const { compare } = useWords().account
  if (!side) return <p className="text-faint">{compare.absent}</p>
  return (
    <div className="min-w-0">
      <StatusMark status={side.status} />
      <p className="mt-0.5 text-soft wrap-anywhere">{side.summary}</p>
    </div>
  )
}
