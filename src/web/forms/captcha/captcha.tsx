import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { VerifierInfo } from '#contract/verifier.ts'
import { useWords } from '#web/words/words.ts'
import { loadCaptcha, ownWork, providerOf } from './captcha-provider.ts'
import { doWork } from './work.ts'

type Captcha = NonNullable<VerifierInfo['captcha']>

/** The proof that a person asks: its token is fetched when the form is sent. */

type Settle = { resolve(token: string): void; reject(error: Error): void }

/** Answers a token when asked, or null and says in `problem` why there is none. */
export function useCaptcha(captcha: Captcha | null) {
  const { lang, captcha: words } = useWords()
  const { noKey, noVersion, failed, notLoaded } = words
  const box = useRef<HTMLDivElement>(null)
  const widget = useRef<string | number | null>(null)
  const settle = useRef<Settle | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [key, provider] = [captcha?.site_key, captcha?.provider]

  useEffect(() => {
    const known = provider ? providerOf(provider) : undefined
    if (known && key) loadCaptcha(known, lang).catch(() => setProblem(notLoaded))
  }, [provider, key, lang, notLoaded])

  const token = useCallback(async (): Promise<string | null> => {
    const refuse = (message: string) => {
      setProblem(message)
      return null
    }
    if (provider === ownWork) {
      return doWork().then(
        (answer) => {
          setProblem(null)
          return answer
        },
        () => refuse(failed),
      )
    }
    const known = provider ? providerOf(provider) : undefined
    if (!key) return refuse(noKey)
    if (!known) return refuse(noVersion)
    const api = await loadCaptcha(known, lang).catch(() => null)
    if (!api || !box.current) return refuse(notLoaded)
    const fail = () => settle.current?.reject(new Error('no token'))
    try {
      const given = new Promise<string>((resolve, reject) => {
        settle.current = { resolve, reject }
      })
      if (widget.current === null) {
        widget.current = api.render(box.current, {
          ...known.options,
          sitekey: key,
          callback: (answer: string) => settle.current?.resolve(answer),
          'error-callback': fail,
          'expired-callback': fail,
          'close-callback': fail,
        })
      } else api.reset(widget.current)
      api.execute(widget.current)
      const answer = await given
      setProblem(null)
      return answer
    } catch {
      return refuse(failed)
    }
  }, [provider, key, lang, noKey, noVersion, failed, notLoaded])

  return { token, problem, box }
}

type NoticeProps = { captcha: Captcha; box: RefObject<HTMLDivElement | null> }

/** Where the provider draws, what it wants said in place of its badge, and what is missing without scripts. */
export function CaptchaNotice({ captcha, box }: NoticeProps) {
  const { captcha: words } = useWords()
  const provider = providerOf(captcha.provider)
  return (
    <>
      <div ref={box} className={provider?.unseen ? 'captcha-badge' : ''} />
      {captcha.provider === ownWork ? <p className="mt-2 text-13 text-faint">{words.ownWork}</p> : null}
      {provider ? (
        <p className="mt-2 text-13 text-faint">
          {words.notice({ provider: provider.name })}{' '}
          <a href={provider.privacy} target="_blank" rel="noreferrer" className="link">
            {words.privacy}
          </a>{' '}
          {words.and}{' '}
          <a href={provider.terms} target="_blank" rel="noreferrer" className="link">
            {words.terms}
          </a>{' '}
          {words.apply}
        </p>
      ) : null}
      <noscript>
        <p className="mt-2 text-14 font-medium text-bad">{words.withoutScripts}</p>
      </noscript>
    </>
  )
}
