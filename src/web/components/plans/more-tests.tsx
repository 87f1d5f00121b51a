import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useWords } from '../../words/words.ts'
import { buttonClass } from '../button.tsx'
import { useAccount } from '../site.ts'

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
