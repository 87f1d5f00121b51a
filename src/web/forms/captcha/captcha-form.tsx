import type { ReactNode } from 'react'
import { type FormEvent, useEffect, useState } from 'react'
import { useActionData, useSubmit } from 'react-router'
import type { SiteConfig } from '#contract/billing.ts'
import type { Refused } from '#web/ui/form-context.ts'
import { ActionForm } from '../action-form.tsx'
import { CaptchaNotice, useCaptcha } from './captcha.tsx'

type Props = {
  intent: string
  captcha: SiteConfig['captcha']
  /** Asked for only once the server says so: the form is then sent again by itself. */
  onDemand?: boolean
  className?: string
  children: ReactNode
}

/** A form that brings a captcha's token along where one is asked for. */
export function CaptchaForm({ intent, captcha: configured, onDemand = false, className, children }: Props) {
  const submit = useSubmit()
  const answer = useActionData() as Refused | undefined
  const code = answer?.intent === intent ? answer.code : undefined
  const [demanded, setDemanded] = useState(false)
  const captcha = !onDemand || demanded || code?.startsWith('captcha') ? configured : null
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
  useEffect(() => {
    if (!onDemand || answer?.code !== 'captcha_needed' || answer.intent !== intent) return
    setDemanded(true)
    box.current?.closest('form')?.requestSubmit()
  }, [answer, onDemand, intent, box])
  return (
    <ActionForm intent={intent} onSubmit={send} waiting={asking} className={className}>
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
