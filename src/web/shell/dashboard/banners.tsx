import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { MailStopped } from '#contract/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Clock, MailWarning, ShieldAlert } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { paths } from '../paths.ts'

type Standing = {
  confirmed: boolean
  deletionAt: string | null
  email: string
  /** A new address that waits, and when it counts without a word from the present one. */
  pending: string | null
  pendingCountsAt: string | null
  /** From when on a second factor that was said to be lost can be switched off. */
  factorLostCountsAt: string | null
  /** Why nothing more is sent to the address. */
  mailStopped: MailStopped | null
  /** Mail to users is kept in the development mailbox, so none will come. */
  kept: boolean
}

/** What the account itself waits for, above every page of the signed-in area. */
export function AccountBanners({ standing }: { standing: Standing }) {
  const { confirmed, deletionAt, email, pending, pendingCountsAt, factorLostCountsAt, kept } = standing
  const { mailStopped } = standing
  const { dateTime } = useFigures()
  const { banner } = useWords().account
  return (
    <>
      {deletionAt ? (
        <Banner icon={<Clock aria-hidden="true" />} intent="keep" label={banner.keep}>
          {banner.deletion({ when: dateTime(deletionAt) })}
        </Banner>
      ) : null}
      {factorLostCountsAt ? (
        <Banner icon={<ShieldAlert aria-hidden="true" />} intent="stop-wishes" label={banner.keepFactor}>
          <span className="font-medium">{banner.factorLost({ when: dateTime(factorLostCountsAt) })}</span>{' '}
          <span className="text-soft">{banner.factorLostWhy}</span>
        </Banner>
      ) : null}
      {mailStopped ? (
        <Banner
          icon={<MailWarning aria-hidden="true" />}
          intent="resume-mail"
          label={mailStopped.kind === 'bounce' ? banner.tryAgain : banner.resume}
        >
          <span className="font-medium wrap-anywhere">{banner.stopped[mailStopped.reason]({ email })}</span>{' '}
          <span className="text-soft">{banner.stoppedWhy[mailStopped.kind]}</span>
        </Banner>
      ) : null}
      {pending && pendingCountsAt ? (
        <Banner
          icon={<MailWarning aria-hidden="true" />}
          intent="confirm-again"
          label={banner.again}
          second={{ intent: 'stop-wishes', label: banner.stop }}
        >
          <span className="font-medium wrap-anywhere">{banner.pending({ email: pending })}</span>{' '}
          <span className="text-soft">{banner.pendingWhy({ email, when: dateTime(pendingCountsAt) })}</span>
          {kept ? <KeptMail /> : null}
        </Banner>
      ) : confirmed || mailStopped ? null : (
        <Banner icon={<MailWarning aria-hidden="true" />} intent="confirm-again" label={banner.again}>
          <span className="font-medium wrap-anywhere">{banner.unconfirmed({ email })}</span>{' '}
          {kept ? <KeptMail /> : <span className="text-soft">{banner.why}</span>}
        </Banner>
      )}
    </>
  )
}

/** Where the link is to be found on an instance that sends no mail. */
function KeptMail() {
  const { banner } = useWords().account
  return (
    <Link to={paths.developmentMailbox()} className="link text-ink">
      {banner.mailbox}
    </Link>
  )
}

type Press = { intent: string; label: string }
type BannerProps = Press & { icon: ReactNode; second?: Press; children: ReactNode }

function Banner({ icon, intent, label, second, children }: BannerProps) {
  return (
    <div
      role="note"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-warning bg-warning-tint px-4 py-[5px] [&_svg]:size-5 [&_svg]:shrink-0"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3 py-1">
        {icon}
        <div className="min-w-0">{children}</div>
      </div>
      <Form method="post" action={paths.account('data')} className="flex flex-wrap gap-2">
        <Button type="submit" size="small" name="intent" value={intent}>
          {label}
        </Button>
        {second ? (
          <Button type="submit" size="small" name="intent" value={second.intent}>
            {second.label}
          </Button>
        ) : null}
      </Form>
    </div>
  )
}
