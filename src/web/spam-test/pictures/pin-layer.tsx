import { useRef } from 'react'
import { Link } from 'react-router'
import type { Device } from '#contract/devices.ts'
import type { CheckOutline, ReportOutline } from '../outline.ts'
import { usePointing, useShownPins } from '../pointing.ts'
import { checkPath, useReport } from '../report.ts'
import { type Box, placed } from './heat-figures.ts'
import { useInSight } from './in-sight.ts'
import { columnsOf } from './pin-places.ts'
import { lineOf, type Spot, spotOf } from './pin-spots.ts'
import type { MailPin } from './pins.ts'

type Size = { width: number; height: number }
type Placed = { check: CheckOutline; box: Box; y: number }

const byNumber = ({ results }: Pick<ReportOutline, 'results'>, shown: readonly string[]) =>
  shown.flatMap((id) => results.find((check) => check.id === id) ?? [])

/** The box of a check on a device; undefined if it belongs to a line or has no place in that picture. */
const boxOf = (check: CheckOutline, pins: readonly MailPin[], device: Device): Box | undefined =>
  lineOf(check) ? undefined : pins.find((pin) => pin.check === check.id && pin.device === device)?.box

/** The checks that belong to a spot on a device: the first repairs, and the one that is pointed at. */
export function useChecksAt(spot: Spot, pins: readonly MailPin[], device: Device): CheckOutline[] {
  const report = useReport()
  return byNumber(report, useShownPins(report)).filter(
    (check) => !boxOf(check, pins, device) && spotOf(check) === spot,
  )
}

type Props = {
  pins: readonly MailPin[]
  device: Device
  picture: Size
  /** How wide the visible part of the picture is, in CSS px of the picture. */
  shown: number
}

/** The checks that have a place in the picture of a device. */
export function usePlacedChecks({ pins, device }: Pick<Props, 'pins' | 'device'>): Placed[] {
  const report = useReport()
  return byNumber(report, useShownPins(report)).flatMap((check) => {
    const box = boxOf(check, pins, device)
    return box ? [{ check, box, y: box.y }] : []
  })
}

/** Outlines what the pins in the margin mean. */
export function PinAreas({ pins, device, picture }: Omit<Props, 'shown'>) {
  return usePlacedChecks({ pins, device }).map(({ check, box }) => (
    <PinArea key={check.id} check={check} place={placed(box, picture)} />
  ))
}

function PinArea({ check, place }: { check: CheckOutline; place: ReturnType<typeof placed> }) {
  const { isPointed } = usePointing(check.id)
  return (
    <span
      aria-hidden="true"
      className="pin-area"
      data-check={check.id}
      data-status={check.status}
      data-pointed={isPointed || undefined}
      style={place}
    />
  )
}

/** The margin of a picture with the numbers of findings, each at the height of what it means; each opens its finding. */
export function PinMargin({ pins, device, picture, shown }: Props) {
  const columns = columnsOf(usePlacedChecks({ pins, device }), shown, picture.height)
  return (
    <div className="pin-margin">
      {columns.map(({ y, pins: here }) => (
        <span
          key={here[0]!.check.id}
          className="pin-group"
          data-way="down"
          style={{ top: `${((100 * y) / picture.height).toFixed(3)}%` }}
        >
          {here.map(({ check }) => (
            <Pin key={check.id} check={check} />
          ))}
        </span>
      ))}
    </div>
  )
}

/** One place that is not in the picture, with the numbers of its findings. */
export function PinGroup({ checks }: { checks: readonly CheckOutline[] }) {
  if (checks.length === 0) return null
  return (
    <span className="pin-group">
      {checks.map((check) => (
        <Pin key={check.id} check={check} />
      ))}
    </span>
  )
}

function Pin({ check }: { check: CheckOutline }) {
  const report = useReport()
  const { isPointed, number, handlers } = usePointing(check.id)
  const self = useRef<HTMLAnchorElement>(null)
  useInSight(self, isPointed)
  return (
    <Link
      ref={self}
      to={checkPath(report, check.id)}
      aria-label={`${number} ${check.title}`}
      className="mail-pin"
      data-check={check.id}
      data-status={check.status}
      data-pointed={isPointed || undefined}
      {...handlers}
    >
      {number}
    </Link>
  )
}
