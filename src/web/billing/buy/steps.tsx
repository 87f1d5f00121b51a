import type { ReactNode } from 'react'
import { Link, useActionData } from 'react-router'
import type { Quote, SiteConfig } from '#contract/billing.ts'
import { DevelopmentMail } from '#web/account/sign-in/development-mail.tsx'
import { TermsLabel } from '#web/account/sign-in/terms-label.tsx'
import { ActionForm } from '#web/forms/action-form.tsx'
import { BrowserZone } from '#web/forms/browser-zone.tsx'
import { CaptchaForm } from '#web/forms/captcha/captcha-form.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useAskAgain } from '#web/shell/ask-again.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { CheckField, EmailField } from '#web/ui/field.tsx'
import { Check } from '#web/ui/icons.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** The three steps of a purchase, one below the other: the one that is open, those that are done, those to come. */

export type Account = { email: string; confirmed: boolean } | null

export function Step({ title, done, children }: { title: string; done?: boolean; children: ReactNode }) {
  return (
    <li>
      <Card className="p-5 md:p-6">
        <h2 className="flex items-center gap-2 text-16 font-bold">
          {title}
          {done ? <Check aria-hidden="true" className="size-4 text-good" /> : null}
        </h2>
        <div className="mt-2">{children}</div>
      </Card>
    </li>
  )
}

/** Address and password once. */
export function AccountStep({
  account,
  captcha,
  here,
}: {
  account: Account
  captcha: SiteConfig['captcha']
  here: string
}) {
  const { buy } = useWords().billing
  const { register } = useWords().account
  if (account) {
    return (
      <Step title={buy.steps.account} done>
        <p className="text-soft wrap-anywhere">{buy.signedIn({ email: account.email })}</p>
      </Step>
    )
  }
  return (
    <Step title={buy.steps.account}>
      <p className="mb-4 text-soft">
        {buy.have}{' '}
        <Link to={paths.login(here)} className="link">
          {buy.login}
        </Link>
      </p>
      <CaptchaForm intent="register" captcha={captcha} className="flex flex-col gap-4">
        <BrowserZone />
        <EmailField name="email" label={register.email} />
        <PasswordField label={register.password} fresh />
        <CheckField name="terms" label={<TermsLabel />} />
        <Submit size="large" className="w-full">
          {buy.create}
        </Submit>
      </CaptchaForm>
    </Step>
  )
}

/** The address is confirmed before money is taken: what was paid for opens for confirmed accounts alone. */
export function ConfirmStep({ account, kept, here }: { account: Account; kept: boolean; here: string }) {
  const { buy } = useWords().billing
  const answer = useActionData() as { sent?: true } | undefined
  useAskAgain(account !== null && !account.confirmed)
  if (!account || account.confirmed) {
    return (
      <Step title={buy.steps.confirm} done={account !== null}>
        <p className="text-soft wrap-anywhere">
          {account ? buy.confirmed({ email: account.email }) : buy.confirmFirst}
        </p>
      </Step>
    )
  }
  return (
    <Step title={buy.steps.confirm}>
      <p className="wrap-anywhere">{buy.confirmText({ email: account.email })}</p>
      <p role="status" className="needs-scripts mt-3 flex items-center gap-2.5 text-soft">
        <span aria-hidden="true" className="listening-dot is-listening" />
        {answer?.sent ? buy.sentAgain : buy.waiting}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <noscript>
          <a href={here} className="link">
            {buy.check}
          </a>
        </noscript>
        <ActionForm intent="again">
          <Submit look="plain">{buy.again}</Submit>
        </ActionForm>
        {/* The account of a mistyped address can never be confirmed: there is nothing in it to lose. */}
        <ActionForm intent="restart">
          <Submit look="quiet">{buy.otherAddress}</Submit>
        </ActionForm>
      </div>
      <DevelopmentMail shown={kept} />
    </Step>
  )
}

/** On to the payment provider. */
export function PayStep({ account, quote }: { account: Account; quote: Quote }) {
  const { buy } = useWords().billing
  const { exactMoney } = useFigures()
  if (!account?.confirmed) {
    return (
      <Step title={buy.steps.pay}>
        <p className="text-soft">{buy.payFirst}</p>
      </Step>
    )
  }
  return (
    <Step title={buy.steps.pay}>
      <p className="mb-4 text-soft">{buy.payText}</p>
      <ActionForm intent="pay">
        <input type="hidden" name="plan_id" value={quote.plan.id} />
        <input type="hidden" name="interval" value={quote.interval} />
        {quote.country ? <input type="hidden" name="country" value={quote.country} /> : null}
        <Submit size="large" className="w-full">
          {quote.total === null
            ? buy.payUnknown
            : buy.pay({ amount: exactMoney(quote.total, quote.currency) })}
        </Submit>
      </ActionForm>
    </Step>
  )
}
