import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { ReceivedInvitation } from '#contract/members.ts'
import { personOf } from '#contract/seat-roles.ts'
import { LogoutButton } from '#web/account/logout-button.tsx'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { useSeatSaid } from '../members/own-seats.tsx'
import { AuthHead, Notice } from '../sign-in/auth-head.tsx'

type Step = 'sign-in' | 'wrong-address' | 'unconfirmed' | 'answer'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, account } = visitOf({ context })
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const invitation = await services.members.invitation(token)
  const person = account && personOf(account)
  const step: Step = !person
    ? 'sign-in'
    : person.email.toLowerCase() !== invitation?.email.toLowerCase()
      ? 'wrong-address'
      : person.confirmed
        ? 'answer'
        : 'unconfirmed'
  return { token, invitation, step, own: person?.email ?? '' }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.invitation.meta, hidden: true })

/** What the letter leads to: who invites, to which account, with which role, until when; and the answer. */
export default function InvitationPage() {
  const { invitation: words } = useWords().account
  const { invitation, ...rest } = useLoaderData<typeof loader>()
  if (!invitation) return <AuthHead title={words.meta}>{words.over}</AuthHead>
  return (
    <>
      <AuthHead title={words.title({ name: invitation.account_name })}>
        {words.lead({ email: invitation.account_email })}
      </AuthHead>
      <Facts invitation={invitation} />
      <Next invitation={invitation} {...rest} />
    </>
  )
}

function Facts({ invitation }: { invitation: ReceivedInvitation }) {
  const { invitation: words, members } = useWords().account
  const said = useSeatSaid()
  const { dateTime } = useFigures()
  const facts = [
    [words.account, invitation.account_name],
    [words.for, invitation.email],
    [words.lasts, said(invitation)],
  ] as const
  return (
    <>
      <dl className="mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-1 text-14 text-soft">{members.rights[invitation.role]}</p>
      <p className="mb-6 text-14 text-soft">{members.until({ when: dateTime(invitation.expires_at) })}</p>
    </>
  )
}

type NextProps = { invitation: ReceivedInvitation; step: Step; token: string; own: string }

/** What is to be done before the answer, or the answer itself. */
function Next({ invitation, step, token, own }: NextProps) {
  const { invitation: words, seats } = useWords().account
  const here = `${paths.invitation}?token=${token}`
  const { email, id } = invitation
  if (step === 'sign-in') {
    return (
      <>
        <Notice>{words.signIn({ email })}</Notice>
        <div className="flex flex-col gap-3">
          <ButtonLink look="primary" to={paths.login(here)}>
            {words.login}
          </ButtonLink>
          <ButtonLink to={paths.register(here)}>{words.register}</ButtonLink>
        </div>
      </>
    )
  }
  if (step === 'wrong-address') {
    return (
      <>
        <Notice>{words.wrongAddress({ email, own })}</Notice>
        <LogoutButton size="large" className="w-full" />
      </>
    )
  }
  if (step === 'unconfirmed') return <Notice>{words.unconfirmed}</Notice>
  return (
    <form method="post" action={paths.workingIn} className="flex flex-col gap-3">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="primary" size="large" name="intent" value="accept">
        {seats.accept}
      </Button>
      <Button type="submit" size="large" name="intent" value="decline">
        {seats.decline}
      </Button>
    </form>
  )
}
