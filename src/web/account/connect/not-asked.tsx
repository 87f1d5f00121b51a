import type { NotAsked } from '#services/oauth/types.ts'
import { useWords } from '#web/words/words.ts'
import { AuthHead } from '../sign-in/auth-head.tsx'

/** Why an application is not connected. The way back is a link, for a press of who reads this. */
export function NotAskedCard({ notAsked }: { notAsked: NotAsked }) {
  const { connect: words } = useWords().account
  if (notAsked.kind === 'unproved')
    return <AuthHead title={words.refused}>{words.unproved[notAsked.why]}</AuthHead>
  const { error, to, redirectHost } = notAsked
  return (
    <>
      <AuthHead title={words.refused}>{words.wrong({ error })}</AuthHead>
      <p>
        <a href={to} rel="noreferrer" className="link wrap-anywhere">
          {redirectHost === null ? words.backHere : words.back({ host: redirectHost })}
        </a>
      </p>
    </>
  )
}
