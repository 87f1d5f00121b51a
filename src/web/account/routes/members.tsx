import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { invitationInputSchema, seatInputSchema } from '#contract/members.ts'
import { attempt, handle, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { InviteForm } from '../members/invite-form.tsx'
import { Invitations, MembersList } from '../members/members-list.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  return { ...(await services.members.list(account)), confirmed: account.confirmed }
}

/** Invites, sends again, withdraws; changes and removes members. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const { members } = services
  const typed = await readForm(args.request)
  const id = textOf(typed, 'id')
  const done = (what: string) => redirect(`${paths.account('members')}?done=${what}`)
  switch (textOf(typed, 'intent')) {
    case 'invite':
      return handle(args, typed, invitationInputSchema, async (input) => {
        await members.invite(input, account)
        return done('member-invited')
      })
    case 'change':
      return handle(args, typed, seatInputSchema, async (input) => {
        await members.change(id, input, account)
        return done('member-saved')
      })
    case 'again':
      return attempt(typed, async () => {
        await members.resend(id, account)
        return done('member-invited')
      })
    case 'withdraw':
      return attempt(typed, async () => {
        await members.withdraw(id, account)
        return done('member-withdrawn')
      })
    default:
      return attempt(typed, async () => {
        await members.remove(id, account)
        return done('member-removed')
      })
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.members.title, hidden: true })

export default function MembersPage() {
  const { errors, account } = useWords()
  const { members: words, keys } = account
  const { limit, used, members, invitations, confirmed } = useLoaderData<typeof loader>()
  const free = limit === null || used < limit
  return (
    <Section title={words.title}>
      <p className="prose mb-2 text-soft">{words.lead}</p>
      <p className="mb-6 font-medium">
        {limit === null ? words.usedOpen({ used }) : words.used({ used, limit })}
      </p>
      <div className="flex flex-col gap-8">
        {!confirmed ? (
          <p className="text-soft">{keys.unconfirmed}</p>
        ) : free ? (
          <Card className="p-5 md:p-6">
            <InviteForm key={used} />
          </Card>
        ) : (
          <p className="prose text-soft">
            {limit !== null && used > limit ? words.over : words.full}{' '}
            <Link to={paths.account('plans')} className="link">
              {errors.seePlans}
            </Link>
          </p>
        )}
        {invitations.length > 0 ? <Invitations invitations={invitations} /> : null}
        <MembersList members={members} />
      </div>
    </Section>
  )
}
