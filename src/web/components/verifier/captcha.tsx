import { useCallback, useEffect, useRef, useState } from 'react'
import type { VerifierInfo } from '#contract/verifier.ts'
import { useWords } from '../../words/words.ts'

/** reCAPTCHA, version 2, invisible: the token is asked for when the form is sent. */

type Widget = {
  ready(run: () => void): void
  render(
    box: HTMLElement,
    options: {
      sitekey: string
      size: 'invisible'
      badge: 'inline'
      callback(token: string): void
      'error-callback'(): void
      'expired-callback'(): void
    },
  ): number
  execute(widget: number): void
  reset(widget: number): void
}

const address = 'https://www.google.com/recaptcha/api.js?render=explicit&hl='
const loadMs = 15_000

let loading: Promise<Widget> | undefined

/** Loads the provider's script once. A script that a trusted one adds needs no nonce under `strict-dynamic`. */
function load(language: string): Promise<Widget> {
  loading ??= new Promise<Widget>((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(reject, loadMs)
    script.src = `${address}${language}`
    script.async = true
    script.onerror = reject
    script.onload = () => {
      clearTimeout(timer)
      const widget = (window as { grecaptcha?: Widget }).grecaptcha
      if (widget) widget.ready(() => resolve(widget))
      else reject(new Error('no widget'))
    }
    document.head.append(script)
  }).catch((error) => {
    // The next attempt may come through.
    loading = undefined
    throw error
  })
  return loading
}

/** Answers a token when asked, or says in a sentence why there is none. */
export function useCaptcha(captcha: VerifierInfo['captcha']) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const widget = useRef<number | null>(null)
  const settle = useRef<{ resolve(token: string): void; reject(error: Error): void } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { noKey, noVersion, failed, notLoaded } = words.verifier.captcha
  const key = captcha?.site_key
  const lang = words.lang

  useEffect(() => {
    if (key) load(lang).catch(() => setProblem(notLoaded))
  }, [key, lang, notLoaded])

  const token = useCallback(async (): Promise<string | null> => {
    const refuse = (message: string) => {
      setProblem(message)
      return null
    }
    if (!captcha?.site_key) return refuse(noKey)
    if (!captcha.provider) return refuse(noVersion)
    const captchaApi = await load(lang).catch(() => null)
    if (!captchaApi || !box.current) return refuse(notLoaded)
    try {
      widget.current ??= captchaApi.render(box.current, {
        sitekey: captcha.site_key,
        size: 'invisible',
        badge: 'inline',
        callback: (given) => settle.current?.resolve(given),
        'error-callback': () => settle.current?.reject(new Error('error')),
        'expired-callback': () => settle.current?.reject(new Error('expired')),
      })
      const { current } = widget
      const given = new Promise<string>((resolve, reject) => {
        settle.current = { resolve, reject }
      })
      captchaApi.reset(current)
      captchaApi.execute(current)
      const result = await given
      setProblem(null)
      return result
    } catch {
      return refuse(failed)
    }
  }, [captcha, lang, noKey, noVersion, failed, notLoaded])

  return { token, problem, box }
}

/** Where the hidden badge stands, what the provider wants said in its place, and what is missing without scripts. */
export function CaptchaNotice({ box }: { box: React.RefObject<HTMLDivElement | null> }) {
  const { captcha } = useWords().verifier
  return (
    <>
      <div ref={box} className="captcha-badge" />
      <p className="mt-2 text-13 text-faint">
        {captcha.notice}{' '}
        <a href="https://policies.google.com/privacy" target="_blank" rel="noreferrer" className="link">
          {captcha.privacy}
        </a>{' '}
        {captcha.and}{' '}
        <a href="https://policies.google.com/terms" target="_blank" rel="noreferrer" className="link">
          {captcha.terms}
        </a>{' '}
        {captcha.apply}
      </p>
      <noscript>
        <p className="mt-2 text-14 font-medium text-bad">{captcha.withoutScripts}</p>
      </noscript>
    </>
  )
}
