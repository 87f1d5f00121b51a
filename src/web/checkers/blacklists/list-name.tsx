import type { TestResult } from '#contract/spam-test.ts'
import { Hint } from '#web/ui/hint.tsx'
import { listNote } from '#web/words/list-notes.ts'
import { useWords } from '#web/words/words.ts'

type List = TestResult['blacklists'][number]['lists'][number]

/** A list's name, with what it is and how much it matters behind it. */
export function ListName({ list }: { list: Pick<List, 'name' | 'tier'> }) {
  const { checkers, listNotes } = useWords()
  const { lists } = checkers
  const note = listNote(list.name, listNotes)
  return (
    <Hint
      plain={[note, lists.tier[list.tier]].filter(Boolean).join(' ')}
      explanation={
        <>
          <p className="font-medium">{list.name}</p>
          {note ? <p>{note}</p> : null}
          <p className="mt-1 text-soft">{lists.tier[list.tier]}</p>
        </>
      }
    >
      {list.name}
    </Hint>
  )
}
