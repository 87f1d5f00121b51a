import type { AccountFacts } from '#contract/admin.ts'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { AccountMarks } from './account-marks.tsx'

/** Who it is, and what is out of the ordinary. */
export function AccountHead({ account }: { account: AccountFacts }) {
  const { dateTime } = useFigures()
  const { one: words } = useWords().operators
  const { suspended_at, suspended_reason, pending_email, mail_stopped } = account
  return (
    <>
      <h2 className="text-20 font-bold tracking-[-0.01em] wrap-anywhere">{account.name}</h2>
      <p className="mb-2 flex flex-wrap items-center gap-x-1 text-soft">
        <bdi dir="ltr" className="font-mono text-13 wrap-anywhere">
          {account.email}
        </bdi>
        <CopyValue text={account.email} what={words.address} />
      </p>
      <AccountMarks account={account} />
      {suspended_at ? (
        <p className="mt-3 max-w-[70ch]">
          {words.suspended({ when: dateTime(suspended_at), reason: suspended_reason ?? '' })}
        </p>
      ) : null}
      {mail_stopped ? (
        <p className="mt-3 max-w-[70ch]">
          {words.mailStopped[mail_stopped.reason]({ when: dateTime(mail_stopped.at) })}
        </p>
      ) : null}
      {pending_email ? (
        <p className="mt-3 max-w-[70ch] wrap-anywhere">{words.pending({ address: pending_email })}</p>
      ) : null}
    </>
  )
}
