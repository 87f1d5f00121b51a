import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { useAccount } from '#web/shell/site.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

/** Where whoever has no test left gets more. */
export function MoreTests() {
  const { errors } = useWords()
  const isGuest = useAccount() === null
  return (
    <>
      <Link to={paths.pricing} className={buttonClass('primary')}>
        {errors.seePlans}
      </Link>
      {isGuest ? (
        <Link to={paths.register()} className={buttonClass('plain')}>
          {errors.makeAccount}
        </Link>
      ) : null}
    </>
  )
}
