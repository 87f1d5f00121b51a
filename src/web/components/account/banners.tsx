import { Clock, MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { paths } from '../../paths.ts'
import { useFigures } from '../../words/figures.ts'
import { useWords } from '../../words/words.ts'
import { DevelopmentMail } from '../auth/development-mail.tsx'
import { Button } from '../button.tsx'

type Props = {
  confirmed: boolean
  deletionAt: string | null
  email: string
  /** A new address that waits for its confirmation. */
  pending: string | null
  /** Mail to users is kept in the development mailbox, so none will come. */
  kept: boolean
}

/** What the account itself waits for, above every page of the signed-in area. */
export function AccountBanners({ confirmed, deletionAt, email, pending, kept }: Props) {
  const { dateTime } = useFigures()
  const { banner } = useWords().account
  return (
    <>
      {deletionAt ? (
        <Banner icon={<Clock aria-hidden="true" />} intent="keep" label={banner.keep}>
          {banner.deletion(dateTime(deletionAt))}
        </Banner>
      ) : null}
      {pending ? (
        <Banner icon={<MailWarning aria-hidden="true" />} intent="confirm-again" label={banner.again}>
          <span className="font-medium wrap-anywhere">{banner.pending(pending)}</span>{' '}
          <span className="text-soft">{banner.pendingWhy(email)}</span>
          <DevelopmentMail shown={kept} />
        </Banner>
      ) : confirmed ? null : (
        <Banner icon={<MailWarning aria-hidden="true" />} intent="confirm-again" label={banner.again}>
          <span className="font-medium wrap-anywhere">{banner.unconfirmed(email)}</span>{' '}
          <span className="text-soft">{banner.why}</span>
          <DevelopmentMail shown={kept} />
        </Banner>
      )}
    </>
  )
}

type BannerProps = { icon: ReactNode; intent: string; label: string; children: ReactNode }

function Banner({ icon, intent, label, children }: BannerProps) {
  return (
    <div
      role="note"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-warning bg-warning-tint px-4 py-3 [&_svg]:size-5 [&_svg]:shrink-0"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        {icon}
        <div className="min-w-0 [&>p]:mt-2">{children}</div>
      </div>
      <Form method="post" action={paths.account('data')}>
        <input type="hidden" name="intent" value={intent} />
        <Button type="submit">{label}</Button>
      </Form>
    </div>
  )
}
