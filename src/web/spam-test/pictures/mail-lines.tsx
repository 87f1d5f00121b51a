import type { ReactNode } from 'react'
import type { Device } from '#contract/devices.ts'
import { useWords } from '#web/words/words.ts'
import { useReport } from '../report.ts'
import { PinGroup, useChecksAt } from './pin-layer.tsx'
import type { Spot } from './pin-spots.ts'
import type { MailPin, PinnedShots } from './pins.ts'

type Props = { shots: PinnedShots; device: Device }

/** What an email client shows above the email, with the numbers of the findings about it at the end of each line. */
export function MailHead({ shots, device, pins: hasPins = true }: Props & { pins?: boolean }) {
  const { lines, screenshots } = useWords().pictures
  const { sender } = useReport()
  const { inbox } = shots
  const pins = hasPins ? shots.pins : null
  return (
    <div className="device-head">
      <Line spot="sender" label={lines.sender} pins={pins} device={device}>
        <span className="font-bold">{inbox.sender}</span>{' '}
        {sender?.email && sender.email !== inbox.sender ? (
          <span className="font-mono text-13 text-faint">{sender.email}</span>
        ) : null}
      </Line>
      <Line spot="subject" label={lines.subject} pins={pins} device={device}>
        <span className="font-medium">{inbox.subject || screenshots.inbox.noSubject}</span>
      </Line>
      <Line spot="preview" label={lines.preview} pins={pins} device={device}>
        <span className="text-13 text-faint">{inbox.preview || screenshots.inbox.noPreview}</span>
      </Line>
    </div>
  )
}

/** The end of the email and the email as a whole, each only if a finding belongs there. */
export function MailFoot({ shots: { pins }, device }: Props) {
  const { lines } = useWords().pictures
  const ends = useChecksAt('end', pins, device)
  const whole = useChecksAt('whole', pins, device)
  if (ends.length + whole.length === 0) return null
  return (
    <div className="device-foot">
      {[
        { label: lines.end, checks: ends },
        { label: lines.whole, checks: whole },
      ].map(({ label, checks }) =>
        checks.length === 0 ? null : (
          <p key={label} className="device-line">
            <span className="truncate text-13 text-soft">
              {label} <span className="text-faint">{checks.map(({ title }) => title).join(' · ')}</span>
            </span>
            <PinGroup checks={checks} />
          </p>
        ),
      )}
    </div>
  )
}

type LineProps = {
  spot: Spot
  label: string
  /** Null for a line without numbers. */
  pins: MailPin[] | null
  device: Device
  children: ReactNode
}

function Line({ spot, label, pins, device, children }: LineProps) {
  const checks = useChecksAt(spot, pins ?? [], device)
  return (
    <div className="device-line">
      <p className="truncate" dir="auto">
        <span className="sr-only">{label} </span>
        {children}
      </p>
      {pins ? <PinGroup checks={checks} /> : null}
    </div>
  )
}
