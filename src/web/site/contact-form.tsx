import type { SiteConfig } from '#contract/billing.ts'
import { CaptchaForm } from '#web/forms/captcha/captcha-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailField, TextArea, TextField } from '#web/ui/field.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

type Props = { captcha: SiteConfig['captcha']; available: boolean; sent: boolean }

/** A message to the operator; after it was sent, that it was. */
export function ContactForm({ captcha, available, sent }: Props) {
  const { contact: words } = useWords().site
  if (sent) return <Sent />
  if (!available) return <p className="prose text-16 text-soft">{words.off}</p>
  return (
    <Card className="p-5 md:p-6">
      <CaptchaForm intent="contact" captcha={captcha} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="name" label={words.name} autoComplete="name" maxLength={100} />
          <EmailField name="email" label={words.email} hint={words.emailHint} maxLength={254} />
        </div>
        <TextField
          name="domain"
          label={words.domain}
          hint={words.domainHint}
          maxLength={253}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <TextArea name="message" label={words.message} rows={7} maxLength={5000} />
        <div>
          <Submit size="large">{words.send}</Submit>
        </div>
      </CaptchaForm>
    </Card>
  )
}

function Sent() {
  const { contact: words } = useWords().site
  return (
    <Card className="flex flex-col items-start gap-2 p-5 md:p-6">
      <p role="status" className="flex items-center gap-2 text-16 font-bold">
        <StatusIcon status="good" className="size-5" />
        {words.sentTitle}
      </p>
      <p className="prose text-soft">{words.sent}</p>
      <ButtonLink to={`${paths.consultants}#contact`} className="mt-2">
        {words.another}
      </ButtonLink>
    </Card>
  )
}
