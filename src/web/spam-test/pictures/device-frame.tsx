import type { ReactNode } from 'react'
import type { Device } from '#contract/devices.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { useWords } from '#web/words/words.ts'

type Props = {
  device: Device
  /** What is on the screen, for those who do not see it. */
  label: string
  /** The mail's first lines, which a window on a desktop shows above it; or what is shown on every device in their place. */
  head: Lines | ReactNode
  /** Below the screen. */
  foot?: ReactNode
  /** The mail has dark colors here: what it leaves free is dark as well. */
  dark?: boolean
  children: ReactNode
}

/** A device in outline around a screen that scrolls; its size does not depend on what it shows. */
export function DeviceFrame({ device, label, head, foot, dark, children }: Props) {
  return (
    <div className="stage">
      <div className="device" data-device={device}>
        {device === 'desktop' ? null : <div aria-hidden="true" className="device-eye" />}
        {isLines(head) ? device === 'desktop' ? <DeviceTop head={head} /> : null : head}
        <ScrollBox label={label} className={dark ? 'device-screen is-dark' : 'device-screen'}>
          {children}
        </ScrollBox>
        {foot}
      </div>
    </div>
  )
}

type Lines = { sender: string; subject: string }

const isLines = (head: Props['head']): head is Lines =>
  typeof head === 'object' && head !== null && 'subject' in head

function DeviceTop({ head }: { head: Lines }) {
  return (
    <div className="device-head">
      <p className="truncate text-16 font-bold">{head.subject}</p>
      <p className="truncate text-13 text-faint">{head.sender}</p>
    </div>
  )
}

/** The screen before its picture is there, or in its place. */
export function EmptyScreen({ children, busy }: { children: ReactNode; busy?: boolean }) {
  const { part } = useWords().pictures
  return (
    <div className="screen-empty" aria-busy={busy}>
      {busy ? <MailBones /> : null}
      <p role={busy ? 'status' : undefined} className="prose text-center text-soft">
        {children}
      </p>
      {busy ? (
        <noscript>
          <p className="prose text-center text-soft">{part.reload}</p>
        </noscript>
      ) : null}
    </div>
  )
}

/** The shape of a mail: a logo, a picture, lines, a button. */
function MailBones() {
  return (
    <div aria-hidden="true" className="bones">
      <span style={{ inlineSize: '30%', blockSize: 20 }} />
      <span style={{ inlineSize: '100%', blockSize: 'auto', aspectRatio: '5 / 2' }} />
      <span style={{ inlineSize: '70%', blockSize: 16 }} />
      <span style={{ inlineSize: '100%' }} />
      <span style={{ inlineSize: '92%' }} />
      <span style={{ inlineSize: '36%', blockSize: 36 }} />
    </div>
  )
}
