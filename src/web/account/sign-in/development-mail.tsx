import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'

/** Where mail to users went on an instance that sends none. */
export function DevelopmentMail({ shown }: { shown: boolean }) {
  const { mailbox } = useWords().account
  if (!shown) return null
  return (
    <p className="mt-6 rounded-md border border-line-strong border-dashed px-3.5 py-2.5 text-13 text-soft">
      {mailbox.note}{' '}
      <Link to={paths.developmentMailbox()} className="link text-ink">
        {mailbox.open}
      </Link>
    </p>
  )
}
