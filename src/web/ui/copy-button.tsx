import { useEffect, useState } from 'react'
import { useWords } from '#web/words/words.ts'
import { Check, Copy, X } from './icons.tsx'

const hintMs = 2000

type CopyState = 'idle' | 'copied' | 'failed'

/** Copies text and says for 2 s whether that worked. */
export function useCopy(): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), hintMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return [state, copy]
}

const icons = { idle: Copy, copied: Check, failed: X }

type Props = {
  text: string
  /** What is copied, for the button's name: "Copy address". */
  name: string
  /** Words beside the icon; without them only the icon shows until the hint does. */
  label?: string
  className: string
}

export function CopyButton({ text, name, label, className }: Props) {
  const { copy: words } = useWords()
  const [state, copy] = useCopy()
  const Icon = icons[state]
  const hint = state === 'copied' ? words.copied : state === 'failed' ? words.failed : null
  return (
    <button
      type="button"
      className={className}
      onClick={() => copy(text)}
      aria-label={hint ?? name}
      title={name}
    >
      <Icon aria-hidden="true" />
      {label ? (
        <span className="grid text-start">
          {/* All three stand in one cell, so that the button keeps its width. */}
          {[label, words.copied, words.failed].map((each) => (
            <span
              key={each}
              className={`col-start-1 row-start-1 ${each === (hint ?? label) ? '' : 'invisible'}`}
            >
              {each}
            </span>
          ))}
        </span>
      ) : hint ? (
        <span>{hint}</span>
      ) : null}
      <span role="status" className="sr-only">
        {hint}
      </span>
    </button>
  )
}

/** The small copy button beside a raw value: shown on hover and on focus, always where nothing hovers. */
export function CopyValue({ text, what }: { text: string; what: string }) {
  const { copy } = useWords()
  return <CopyButton text={text} name={copy.what({ what })} className="copy-value" />
}
