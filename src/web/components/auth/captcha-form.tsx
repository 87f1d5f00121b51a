import type { ReactNode } from 'react'
import { type FormEvent, useState } from 'react'
import { useSubmit } from 'react-router'
import type { SiteConfig } from '#contract/billing.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { CaptchaNotice, useCaptcha } from '../verifier/captcha.tsx'

type Props = { intent: string; captcha: SiteConfig['captcha']; className?: string; children: ReactNode }

/** A form that brings a captcha's token along where one is asked for. */
export function CaptchaForm({ intent, captcha, className, children }: Props) {
  const submit = useSubmit()
  const { token, problem, box } = useCaptcha(captcha)
  const [asking, setAsking] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (!captcha) return
    event.preventDefault()
    if (asking) return
    const form = new FormData(event.currentTarget)
    setAsking(true)
    const given = await token()
    setAsking(false)
    if (given === null) return
    form.set('recaptcha_token', given)
    submit(form, { method: 'post' })
  }
  return (
    <ActionForm intent={intent} onSubmit={send} className={className}>
      {children}
      {captcha && problem ? (
        <p role="alert" className="text-14 font-medium text-bad">
          {problem}
        </p>
      ) : null}
      {captcha ? <CaptchaNotice captcha={captcha} box={box} /> : null}
    </ActionForm>
  )
}
