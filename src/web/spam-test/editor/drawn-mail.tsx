import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Device } from '#contract/devices.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { useWords } from '#web/words/words.ts'
import { Choice } from './choice.tsx'
import { inertHtml } from './inert.ts'
import type { Drawn } from './use-draft.ts'

type Props = {
  html: string
  drawn: Drawn | null
  /** Whether this server draws it. */
  isDrawn: boolean
  device: Device
  setDevice(device: Device): void
}

const shownDevices = ['desktop', 'mobile'] as const

/** The mail beside its source: at once in a frame that can do nothing, then as the server's browser draws it. */
export function DrawnMail({ html, drawn, isDrawn, device, setDevice }: Props) {
  const words = useWords().editor
  const id = useId()
  const [inert, setInert] = useState('')
  useEffect(() => setInert(html.trim() === '' ? '' : inertHtml(html)), [html])
  const frame = useSeenFocus()
  const picture = drawn !== null && 'address' in drawn ? drawn.address : null
  const note = picture
    ? words.mail.drawn
    : drawn && 'why' in drawn
      ? words.mail.notDrawn({ why: drawn.why ?? words.unreachable })
      : isDrawn
        ? words.mail.drawing
        : words.mail.frame
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h2 id={id} className="text-16 font-bold">
          {words.mail.title}
        </h2>
        <Choice
          label={words.mail.device}
          options={shownDevices}
          value={device}
          words={words.mail}
          choose={setDevice}
        />
      </div>
      {inert === '' ? (
        <p className="drawn-mail grid place-items-center p-4 text-14 text-faint">{words.mail.empty}</p>
      ) : (
        <div className="drawn-mail" data-device={device}>
          {picture ? (
            <ScrollBox label={words.mail.picture} className="drawn-scroll">
              <img src={picture} alt={words.mail.picture} />
            </ScrollBox>
          ) : (
            <iframe ref={frame} sandbox="" srcDoc={inert} title={words.mail.frame} />
          )}
        </div>
      )}
      <p className="text-13 text-faint">{inert === '' ? ' ' : note}</p>
    </section>
  )
}

/** No style sheet knows when the focus is in a frame: it is noted around it, so that it can be seen. */
function useSeenFocus(): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const note = () => {
      const around = frame.current?.parentElement
      if (around) around.dataset.focus = String(document.activeElement === frame.current)
    }
    addEventListener('blur', note)
    addEventListener('focusin', note)
    return () => {
      removeEventListener('blur', note)
      removeEventListener('focusin', note)
    }
  }, [])
  return frame
}
