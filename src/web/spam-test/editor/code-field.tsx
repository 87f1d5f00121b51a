import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'
import type { Code } from './code.ts'

type Props = { text: string; onCode(code: Code): void; onChange(): void; code: Code | null }

/** The source of the mail. Its editor is fetched when the page is there. */
export function CodeField({ text, onCode, onChange, code }: Props) {
  const words = useWords().editor
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const told = useRef({ onCode, onChange })
  told.current = { onCode, onChange }
  const first = useRef({ text, label: words.code.label })
  useEffect(() => {
    let made: Code | undefined
    let isGone = false
    import('./code.ts').then(
      ({ createCode }) => {
        if (isGone || !place.current) return
        made = createCode(place.current, {
          ...first.current,
          describedBy: `${id}-keys`,
          onChange: () => told.current.onChange(),
        })
        setState('ready')
        told.current.onCode(made)
      },
      () => setState('failed'),
    )
    return () => {
      isGone = true
      made?.destroy()
    }
  }, [id])
  return (
    <section aria-labelledby={`${id}-title`} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-9 items-center gap-2">
        <h2 id={`${id}-title`} className="text-16 font-bold">
          {words.code.title}
        </h2>
        <Button look="quiet" size="small" className="ms-auto" disabled={!code} onClick={() => code?.undo()}>
          {words.code.undo}
        </Button>
        <Button look="quiet" size="small" disabled={!code} onClick={() => code?.redo()}>
          {words.code.redo}
        </Button>
      </div>
      <div ref={place} className="code-field" data-state={state}>
        {state === 'ready' ? null : (
          <p className="p-4 text-14 text-faint" role="status">
            {state === 'failed' ? words.failed : words.loading}
          </p>
        )}
        <noscript>
          <p className="p-4 text-14">{words.noScript}</p>
        </noscript>
      </div>
      <p id={`${id}-keys`} className="text-13 text-faint">
        {words.code.keys}
      </p>
    </section>
  )
}
