import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ActionForm } from '#web/forms/action-form.tsx'
import { handleRead, readForm } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { unmatched } from '#web/request/refusals.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'
import { AnnouncementFields } from '../announcements/announcement-fields.tsx'
import { readAnnouncement } from '../announcements/announcement-form.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const all = await services.operations.announcements(account)
  const one = all.find(({ id }) => id === args.params.id)
  if (!one) throw unmatched()
  return { one }
}

export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const typed = await readForm(args.request)
  return handleRead(args, typed, readAnnouncement(typed, account.timezone), async (given) => {
    await services.operations.changeAnnouncement(account, args.params.id ?? '', given)
    return redirect(`${paths.admin('announcements')}?done=announcement-changed`)
  })
}

/** Changes one announcement. */
export default function AnnouncementPage() {
  const { announcements: words } = useWords().operators
  const { one } = useLoaderData<typeof loader>()
  return (
    <Section title={words.changeTitle}>
      <Card className="p-5 md:p-6">
        <p className="mb-4 max-w-[70ch] text-soft">{words.changeLead}</p>
        <ActionForm intent="change" className="flex max-w-[640px] flex-col gap-4">
          <AnnouncementFields given={one} />
          <div className="flex flex-wrap items-center gap-4">
            <Submit>{words.save}</Submit>
            <Link to={paths.admin('announcements')} className="link inline-flex min-h-6 items-center">
              {words.back}
            </Link>
          </div>
        </ActionForm>
      </Card>
    </Section>
  )
}
