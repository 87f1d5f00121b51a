import type { WatchedPartView } from '#contract/watched-domains.ts'
import { type Status, StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

/** What is optional and not published is neither good nor bad. */
export const statusOf = ({ state }: Pick<WatchedPartView, 'state'>): Status =>
  state === 'absent' ? 'no-data' : state

/** What is shown of a part, also to a client. */
export type ShownPart = Pick<WatchedPartView, 'part' | 'state'>

export const partOf = ({ parts }: { parts: ShownPart[] }, name: string): ShownPart | undefined =>
  parts.find(({ part }) => part === name)

/** One part of a domain in a cell: its icon, and the word for those who do not see it or what is said instead. */
export function PartMark({ part, said }: { part: ShownPart | undefined; said?: string }) {
  const { parts: words } = useWords().watch
  if (!part) return null
  const word = words[part.state]
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-1.5" title={word}>
      <StatusIcon status={statusOf(part)} />
      {said ? <span className="truncate text-13 text-soft">{said}</span> : null}
      <span className="sr-only">{word}</span>
    </span>
  )
}
