import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../words/words.ts'
import { TextField } from './field.tsx'

type Props = {
  name?: string
  label: string
  /** For a password that is chosen now: says how long it would withstand guessing. */
  fresh?: boolean
  aside?: ReactNode
  hint?: ReactNode
}

/** A password, to be shown while it is typed by those who want to see it. */
export function PasswordField({ name = 'password', label, fresh, aside, hint }: Props) {
  const { password: words } = useWords().account
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <TextField
      name={name}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      maxLength={200}
      dir="ltr"
      className="pe-16!"
      hint={fresh && name === 'password' ? <Strength typed={typed} /> : hint}
      aside={aside}
      onChange={fresh ? (event) => setTyped(event.target.value) : undefined}
      inside={
        <button
          type="button"
          className="needs-scripts absolute inset-e-0.5 top-0.5 min-h-9 rounded-md px-3 text-13 font-medium text-soft hover:text-ink"
          aria-label={`${shown ? words.hide : words.show}: ${label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      }
    />
  )
}

type Score = 0 | 1 | 2 | 3 | 4

/** What zxcvbn says of it; loaded when the first letter is typed. Nothing leaves the browser. */
function useScore(typed: string): Score | null {
  const check = useRef<Promise<(password: string) => Score> | null>(null)
  const [score, setScore] = useState<Score | null>(null)
  useEffect(() => {
    if (typed === '') {
      setScore(null)
      return
    }
    check.current ??= import('@zxcvbn-ts/core').then(({ ZxcvbnFactory }) => {
      const zxcvbn = new ZxcvbnFactory()
      return (password) => zxcvbn.check(password).score as Score
    })
    let old = false
    check.current.then(
      (ask) => old || setScore(ask(typed)),
      () => old || setScore(null),
    )
    return () => {
      old = true
    }
  }, [typed])
  return score
}

const colors = ['bg-bad', 'bg-bad', 'bg-warning', 'bg-good', 'bg-good']

/** Four bars and a word; takes the same room before anything was typed. */
function Strength({ typed }: { typed: string }) {
  const { password: words } = useWords().account
  const score = useScore(typed)
  const short = typed.length > 0 && typed.length < 10
  const reached = score === null ? 0 : short ? 1 : Math.max(1, score)
  const said = score === null ? words.rule : short ? words.tooShort(10 - typed.length) : words.strength[score]
  return (
    <>
      <span aria-hidden="true" className="needs-scripts mb-1.5 grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1 rounded-full ${step <= reached ? colors[short ? 0 : (score ?? 0)] : 'bg-line'}`}
          />
        ))}
      </span>
      <span aria-live="polite">{said}</span>
    </>
  )
}
