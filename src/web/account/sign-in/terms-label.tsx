import { paths } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'

/** What is agreed to with an account, beside its box. */
export function TermsLabel() {
  const { terms: words } = useWords().account.register
  return (
    <>
      {words.before}{' '}
      <a href={paths.terms} target="_blank" rel="noreferrer" className="link">
        {words.terms}
      </a>{' '}
      {words.and}{' '}
      <a href={paths.policy} target="_blank" rel="noreferrer" className="link">
        {words.policy}
      </a>
    </>
  )
}
