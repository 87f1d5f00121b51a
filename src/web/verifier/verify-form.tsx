import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { VerifierInfo } from '#contract/verifier.ts'
import { CaptchaNotice, useCaptcha } from '#web/forms/captcha/captcha.tsx'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { exampleAddress } from '#web/words/examples.ts'
import { useWords } from '#web/words/words.ts'

const action = `${paths.verifier()}?index`

/** An address is on its way to being verified. */
export function useSubmitting(): boolean {
  const { state, formAction, formData } = useNavigation()
  return state !== 'idle' && formData !== undefined && Boolean(formAction?.startsWith(paths.verifier()))
}

/** The address that is on its way to being verified; null when none is. */
export function useAskedAddress(): string | null {
  const { formData } = useNavigation()
  const submitting = useSubmitting()
  const email = formData?.get('email')
  return submitting && typeof email === 'string' ? email.trim() : null
}

type Sent = {
  captcha: VerifierInfo['captcha']
  className?: string
  children(state: { busy: boolean; problem: string | null }): ReactNode
}

/** A form that has an address verified; brings a captcha's token along where one is asked for. */
function VerifyingForm({ captcha, className, children }: Sent) {
  const submit = useSubmit()
  const { token, problem, box } = useCaptcha(captcha)
  const [asking, setAsking] = useState(false)
  const submitting = useSubmitting()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (!captcha) return
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setAsking(true)
    const given = await token()
    setAsking(false)
    if (given === null) return
    form.set('recaptcha_token', given)
    submit(form, { method: 'post', action })
  }
  return (
    <Form method="post" action={action} onSubmit={send} className={className}>
      {children({ busy: asking || submitting, problem })}
      {captcha ? <CaptchaNotice captcha={captcha} box={box} /> : null}
    </Form>
  )
}

type Props = {
  info: VerifierInfo
  /** What stands in the field at first. */
  email?: string
  error?: string
}

/** One field and one button. */
export function VerifyForm({ info, email, error }: Props) {
  const { verifier: words } = useWords()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  return (
    <VerifyingForm captcha={info.captcha} className="w-full">
      {({ busy, problem }) => (
        <>
          <label htmlFor="address" className="mb-1.5 block text-13 text-faint">
            {words.label}
          </label>
          <div className="flex max-w-[760px] gap-2">
            <input
              ref={field}
              id="address"
              key={email}
              name="email"
              // Not type=email: what browsers refuse may be right, and what is wrong is to be explained.
              type="text"
              inputMode="email"
              defaultValue={email}
              placeholder={exampleAddress}
              maxLength={1000}
              required
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              dir="ltr"
              aria-invalid={error ? true : undefined}
              aria-describedby={error || problem ? 'address-error' : undefined}
              className="field h-12 text-16"
            />
            <Button
              type="submit"
              look="primary"
              size="hero"
              className="w-[104px]"
              aria-busy={busy}
              aria-disabled={busy || undefined}
            >
              {busy ? words.submitting : words.submit}
            </Button>
          </div>
          {error || problem ? (
            <p id="address-error" role="alert" className="mt-2 text-14 font-medium text-bad">
              {error ?? problem}
            </p>
          ) : null}
        </>
      )}
    </VerifyingForm>
  )
}

/** A button that has a known address verified. */
export function VerifyButton({
  info,
  email,
  children,
}: {
  info: VerifierInfo
  email: string
  children: ReactNode
}) {
  return (
    <VerifyingForm captcha={info.captcha} className="min-w-0">
      {({ busy, problem }) => (
        <>
          <input type="hidden" name="email" value={email} />
          <Button type="submit" aria-busy={busy} className="max-w-full">
            {children}
          </Button>
          {problem ? (
            <p role="alert" className="mt-2 text-14 font-medium text-bad">
              {problem}
            </p>
          ) : null}
        </>
      )}
    </VerifyingForm>
  )
}
