import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { useFetcher, useLocation, useRouteLoaderData } from 'react-router'
import { ownPath } from '#contract/local-path.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { FormContext } from '#web/ui/form-context.ts'
import { Modal } from '#web/ui/modal.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '../words/words.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ProofFields } from './proof-fields.tsx'

/** What the account can prove itself by, as its layout read it. */
export type ProofWays = { twoFactor: boolean; passkeys: boolean }

/** `null`: what it can do is not known here, and the password will do. */
const useProofWays = (): ProofWays | null =>
  (useRouteLoaderData('layouts/dashboard') as ProofWays | undefined) ?? null

/** Asks again who is there, before what matters; what was refused then goes on by itself. */
export function ProofDialog({ refused, goOn }: { refused: Refused | undefined; goOn(): void }) {
  const [answered, setAnswered] = useState<Refused>()
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  if (!inBrowser || refused?.code !== 'prove_first' || answered === refused) return null
  const close = () => setAnswered(refused)
  const done = () => {
    close()
    goOn()
  }
  return <Dialog close={close} done={done} />
}

function Dialog({ close, done }: { close(): void; done(): void }) {
  const { proof: words } = useWords().account
  const text = useId()
  const ways = useProofWays()
  const fetcher = useFetcher<{ proved: true } | Refused>()
  const answer = fetcher.data
  const proved = answer !== undefined && 'proved' in answer
  const goOn = useEffectEvent(done)
  useEffect(() => {
    if (proved) goOn()
  }, [proved])
  const refused = answer && 'errors' in answer ? answer : undefined
  const state = {
    id: 'proof',
    refused,
    errorOf: (name: string) => refused?.errors[name],
    busy: fetcher.state !== 'idle',
  }
  return (
    <Modal name={words.title} describedBy={text} look="popup" close={close}>
      <h2 className="text-20 font-bold tracking-[-0.01em]">{words.title}</h2>
      <p id={text} className="mt-2 mb-5 text-14 text-soft">
        {words.text}
      </p>
      <FormContext value={state}>
        <fetcher.Form method="post" action={paths.proof()} noValidate>
          {refused?.message ? (
            <p role="alert" className="form-message mb-4">
              {refused.message}
            </p>
          ) : null}
          <ProofFields twoFactor={ways?.twoFactor ?? false} />
          {ways?.passkeys ? (
            <PasskeyButton
              label={words.byPasskey}
              className="mt-4"
              send={(passkey) =>
                fetcher.submit({ intent: 'prove', passkey }, { method: 'post', action: paths.proof() })
              }
            />
          ) : null}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button onClick={close}>{words.cancel}</Button>
            <Submit>{words.submit}</Submit>
          </div>
        </fetcher.Form>
      </FormContext>
    </Modal>
  )
}

/** Without scripts: a page of its own, which leads back to this one. */
export function ProofLink({ said }: { said: string }) {
  const { proof: words } = useWords().account
  const { pathname, search } = useLocation()
  return (
    <noscript>
      <p role="alert" className="form-message mb-4">
        {said}{' '}
        <a href={paths.proof(ownPath({ pathname, search }))} className="link">
          {words.link}
        </a>
      </p>
    </noscript>
  )
}
