import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Hint } from '#web/ui/hint.tsx'
import { type TermId, useWords } from '#web/words/words.ts'

type TermProps = { id: TermId; children?: string }

/** A word of the field with its explanation on hover, on tap and by keyboard, and the way to the glossary. */
export function Term({ id, children }: TermProps) {
  const { docs, glossary } = useWords()
  const { term, text } = glossary[id]
  return (
    <Hint
      plain={text}
      explanation={
        <div className="flex flex-col gap-2">
          <p className="font-medium">{term}</p>
          <p className="text-soft">{text}</p>
          <Link to={paths.glossary(id)} className="link self-start text-13">
            {docs.term.more}
          </Link>
        </div>
      }
    >
      {children ?? term}
    </Hint>
  )
}

/** The words of the field that a page uses, for who meets them there for the first time. */
export function Terms({ ids }: { ids: readonly TermId[] }) {
  const { docs } = useWords()
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-14 text-soft">
      <span className="text-13 text-faint">{docs.term.used}</span>
      {ids.map((id) => (
        <Term key={id} id={id} />
      ))}
    </div>
  )
}
