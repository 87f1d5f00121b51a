import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { KeyRound } from '#web/ui/icons.tsx'
import { useWords } from '../words/words.ts'
import { signByPasskey, usePasskeys } from './passkeys.ts'

type Props = {
  label: string
  /** Between password and second factor. */
  challenge?: string
  /** Sends the answer of the authenticator. */
  send(answer: string): void
  className?: string
}

/**
 * Asks for a passkey; not there where the browser knows none. Until that is known its room is kept: what stands around it
 * would move under the visitor's finger.
 */
export function PasskeyButton({ label, challenge, send, className }: Props) {
  const { passkey: words } = useWords().account
  const known = usePasskeys()
  const [state, setState] = useState<'rest' | 'asking' | 'failed'>('rest')
  if (known === false) return null
  const ask = async () => {
    if (state === 'asking') return
    setState('asking')
    const answer = await signByPasskey(challenge)
    setState(answer === null ? 'failed' : 'rest')
    if (answer !== null) send(answer)
  }
  return (
    <div className={`${className ?? ''} ${known === null ? 'invisible' : ''}`}>
      <Button onClick={ask} aria-disabled={state === 'asking' || undefined} className="w-full">
        <KeyRound aria-hidden="true" />
        {label}
      </Button>
      <p role="status" className="mt-1.5 text-13 text-faint empty:hidden">
        {state === 'failed' ? words.failed : ''}
      </p>
    </div>
  )
}
