import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '#web/shell/paths.ts'
import { TextField } from '#web/ui/field.tsx'
import { useForm } from '#web/ui/form-context.ts'
import { useWords } from '../words/words.ts'

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

/** As the contract asks. */
const shortest = 10

type Score = 0 | 1 | 2 | 3 | 4

const pauseMs = 300

/** What the server says of it, with lists of words that are too large for a page; asked when typing pauses. */
function useScore(typed: string): Score | null {
  const [judged, setJudged] = useState<{ of: string; score: Score | null }>({ of: '', score: null })
  useEffect(() => {
    // A short one is refused for that alone.
    if (typed.length < shortest) return
    const end = new AbortController()
    const timer = setTimeout(() => {
      askScore(typed, end.signal).then(
        (score) => setJudged({ of: typed, score }),
        () => end.signal.aborted || setJudged({ of: typed, score: null }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [typed])
  if (typed.length < shortest) return typed === '' ? null : 0
  return judged.of === typed ? judged.score : null
}

async function askScore(password: string, signal: AbortSignal): Promise<Score> {
  const response = await fetch(paths.api.passwordStrength, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ password }),
    signal,
  })
  if (!response.ok) throw new Error('not judged')
  return ((await response.json()) as { score: Score }).score
}

const colors = ['bg-bad', 'bg-bad', 'bg-warning', 'bg-good', 'bg-good']

/** Four bars and a word; takes the same room before anything was typed. */
function Strength({ typed }: { typed: string }) {
  const { password: words } = useWords().account
  const { errorOf } = useForm()
  const judged = useScore(typed)
  // The server knows more, such as the name: beside its refusal the meter is silent.
  const score = errorOf('password') ? null : judged
  const short = score !== null && typed.length < shortest
  const reached = score === null ? 0 : short ? 1 : Math.max(1, score)
  const said =
    score === null
      ? words.rule
      : short
        ? words.tooShort({ missing: shortest - typed.length })
        : words.strength[score]
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
