import { useRef } from 'react'
import { Link } from 'react-router'
import type { Device } from '#contract/devices.ts'
import type { CheckOutline } from '../outline.ts'
import { usePointing } from '../pointing.ts'
import { checkPath, useReport } from '../report.ts'
import { placed } from './heat-figures.ts'
import { useInSight } from './in-sight.ts'
import { asideOf } from './pin-places.ts'
import type { MailPin } from './pins.ts'

type Size = { width: number; height: number }
type Props = { pins: MailPin[]; device: Device; picture: Size }

/** The numbers of findings where they stand in the picture; each opens its finding. */
export function PinLayer({ pins, device, picture }: Props) {
  const { results } = useReport()
  const shown = pins.flatMap((pin) => {
    const check = results.find(({ id }) => id === pin.check)
    return check && pin.device === device ? [{ check, box: pin.box }] : []
  })
  const aside = asideOf(
    shown.map(({ box }) => box),
    picture.width,
  )
  return shown.map(({ check, box }, index) => (
    <Pin key={check.id} check={check} place={placed(box, picture)} aside={aside[index]!} />
  ))
}

type PinProps = {
  check: CheckOutline
  place: ReturnType<typeof placed>
  /** In pins, to the right. */
  aside: number
}

function Pin({ check, place, aside }: PinProps) {
  const report = useReport()
  const { isPointed, number, handlers } = usePointing(check.id)
  const self = useRef<HTMLAnchorElement>(null)
  useInSight(self, isPointed)
  return (
    <>
      {isPointed ? <span aria-hidden="true" className="pin-area" style={place} /> : null}
      <Link
        ref={self}
        to={checkPath(report, check.id)}
        aria-label={`${number} ${check.title}`}
        className="mail-pin"
        data-status={check.status}
        data-pointed={isPointed || undefined}
        style={{ left: place.left, top: place.top, translate: `${aside * 100}% 0` }}
        {...handlers}
      >
        {number}
      </Link>
    </>
  )
}
