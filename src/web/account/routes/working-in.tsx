import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useLoaderData,
} from 'react-router'
import { attempt, readForm, textOf } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { InvitationsToMe, OwnSeatsList } from '../members/own-seats.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  const own = await services.members.own(account)
  return { ...own, isSeated: account.seat !== undefined }
}

/** Chooses the account, leaves one, answers an invitation. What follows is a document of its own. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const typed = await readForm(args.request)
  const id = textOf(typed, 'id')
  const { members } = services
  return attempt(typed, async () => {
    switch (textOf(typed, 'intent')) {
      case 'work':
        await members.workIn(id, account)
        return redirectDocument(paths.dashboard)
      case 'accept': {
        const { accountId } = await members.accept(id, account)
        await members.workIn(accountId, account)
        return redirectDocument(`${paths.dashboard}?done=seat-accepted`)
      }
      case 'decline':
        await members.decline(id, account)
        return redirectDocument(`${paths.workingIn}?done=seat-declined`)
      case 'leave':
        await members.leave(id, account)
        return redirectDocument(`${paths.workingIn}?done=seat-left`)
      case 'own':
        await members.workIn(null, account)
        return redirectDocument(paths.dashboard)
      default:
        return data(null, { status: 422 })
    }
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.seats.title, hidden: true })

export default function WorkingIn() {
  const { seats: words } = useWords().account
  const { seats, invitations, isSeated } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 className="mb-2 text-28 font-bold">{words.title}</h1>
      <p className="prose mb-6 text-soft">{seats.length > 0 ? words.lead : words.nothing}</p>
      <div className="flex flex-col gap-8">
        <InvitationsToMe invitations={invitations} />
        <OwnSeatsList seats={seats} isSeated={isSeated} />
      </div>
    </>
  )
}
