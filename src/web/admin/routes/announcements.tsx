import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, handleRead, readForm, textOf } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { useTimesDone } from '#web/shell/dashboard/times-done.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'
import { AnnouncementFields } from '../announcements/announcement-fields.tsx'
import { readAnnouncement } from '../announcements/announcement-form.ts'
import { AnnouncementsList } from '../announcements/announcements-list.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAdmin(args)
  return { all: await services.operations.announcements(account) }
}

/** Writes one, or withdraws one. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const typed = await readForm(args.request)
  const done = (what: string) => redirect(`${paths.admin('announcements')}?done=announcement-${what}`)
  if (textOf(typed, 'intent') === 'withdraw') {
    return attempt(typed, async () => {
      await services.operations.withdrawAnnouncement(account, textOf(typed, 'id'))
      return done('withdrawn')
    })
  }
  return handleRead(args, typed, readAnnouncement(typed, account.timezone), async (given) => {
    await services.operations.announce(account, given)
    return done('written')
  })
}

/** What is told on top of the pages: all of it, and a form for the next. */
export default function AnnouncementsPage() {
  const { announcements: words } = useWords().operators
  const { all } = useLoaderData<typeof loader>()
  const timesDone = useTimesDone()
  return (
    // What was done empties the form and closes the dialog.
    <div key={timesDone} className="flex flex-col gap-10">
      <p className="-mb-4 max-w-[70ch] text-soft">{words.lead}</p>
      <AnnouncementsList all={all} />
      <Section title={words.title}>
        <Card className="p-5 md:p-6">
          <ActionForm intent="write" className="flex max-w-[640px] flex-col gap-4">
            <AnnouncementFields />
            <div>
              <Submit>{words.write}</Submit>
            </div>
          </ActionForm>
        </Card>
      </Section>
    </div>
  )
}
