import type { CSSProperties } from 'react'
import { useWords } from '#web/words/words.ts'
import type { CheckOutline } from '../outline.ts'
import { usePointing } from '../pointing.ts'
import { useReport } from '../report.ts'
import { useChecksAt, usePlacedChecks } from './pin-layer.tsx'
import { columnsOf } from './pin-places.ts'
import type { PinnedShots } from './pins.ts'

/** The device whose picture a phone shows. */
const device = 'mobile'

/**
 * A strip of the email for narrow screens, where the whole picture comes after the list: who sends it, and the part of the
 * picture with the first fix. It leads to the whole picture.
 */
export function MailStrip({ shots }: { shots: PinnedShots }) {
  const { lines } = useWords().pictures
  const { fix_first } = useReport()
  const { inbox, pins } = shots
  const above = [
    ...useChecksAt('sender', pins, device),
    ...useChecksAt('subject', pins, device),
    ...useChecksAt('preview', pins, device),
  ]
  const below = [...useChecksAt('end', pins, device), ...useChecksAt('whole', pins, device)]
  const placed = usePlacedChecks({ pins, device }).filter(({ check }) => fix_first.includes(check.id))
  const shot = shots.screenshots.find((each) => each.device === device && each.variant === 'plain')
  const { url, width, height } = shot ?? {}
  const isComing = shot?.status === 'pending' && !shot.failure
  const first = placed.find(({ check }) => check.id === fix_first[0])
  const isLast = below.some(({ id }) => id === fix_first[0])
  const at = !height ? 0 : first ? first.box.y / height : isLast ? 1 : 0
  return (
    <a href="#picture" className="mail-strip screen-only">
      <span className="sr-only">{lines.open} </span>
      <span className="mail-strip-line">
        <span className="truncate">
          <b>{inbox.sender}</b> <span className="text-13 text-faint">{inbox.preview}</span>
        </span>
        <Numbers checks={above.filter(({ id }) => fix_first.includes(id))} />
      </span>
      {url && width && height ? (
        <span className="mail-strip-crop">
          <span
            className="mail-strip-picture has-pins"
            style={{ '--at': `${(100 * at).toFixed(3)}%` } as CSSProperties}
          >
            <img src={url} width={width} height={height} alt="" loading="lazy" />
            {columnsOf(placed, width, height).map(({ y, pins: here }) => (
              <span
                key={here[0]!.check.id}
                className="pin-group"
                data-way="down"
                style={{ top: `${((100 * y) / height).toFixed(3)}%` }}
              >
                {here.map(({ check }) => (
                  <StripNumber key={check.id} check={check} />
                ))}
              </span>
            ))}
          </span>
        </span>
      ) : isComing ? (
        <span className="mail-strip-crop" aria-busy="true" />
      ) : null}
    </a>
  )
}

function Numbers({ checks }: { checks: CheckOutline[] }) {
  if (checks.length === 0) return null
  return (
    <span className="pin-group">
      {checks.map((check) => (
        <StripNumber key={check.id} check={check} />
      ))}
    </span>
  )
}

function StripNumber({ check }: { check: CheckOutline }) {
  const { number } = usePointing(check.id)
  return (
    <span aria-hidden="true" className="mail-pin" data-status={check.status}>
      {number}
    </span>
  )
}
