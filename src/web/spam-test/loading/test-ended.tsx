import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

/** A test that will not become a report: why, and the one thing to do. */
export function TestEnded({ words }: { words: { title: string; text: string } }) {
  const { loading } = useWords()
  return (
    <div className="content flex flex-col items-start gap-4 py-24">
      <h1 className="text-28 font-bold">{words.title}</h1>
      <p className="prose text-16 text-soft">{words.text}</p>
      <ButtonLink look="primary" to={paths.home}>
        {loading.startAgain}
      </ButtonLink>
    </div>
  )
}
