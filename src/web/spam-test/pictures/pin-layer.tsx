import { Link } from 'react-router'
import type { Device } from '#contract/devices.ts'
import type { CheckOutline } from '../outline.ts'
import { usePointing } from '../pointing.ts'
import { checkPath, useReport } from '../report.ts'
import { placed } from './heat-figures.ts'
import type { MailPin } from './pins.ts'

type Size = { width: number; height: number }
type Props = { pins: MailPin[]; device: Device; picture: Size }

/** The numbers of findings where they stand in the picture; each opens its finding. */
export function PinLayer({ pins, device, picture }: Props) {
  const { results } = useReport()
  return pins
    .filter((pin) => pin.device === device)
    .map(({ check: id, box }) => {
      const check = results.find((each) => each.id === id)
      return check ? <Pin key={id} check={check} place={placed(box, picture)} /> : null
    })
}

function Pin({ check, place }: { check: CheckOutline; place: ReturnType<typeof placed> }) {
  const report = useReport()
  const { isPointed, number, handlers } = usePointing(check.id)
  return (
    <>
      {isPointed ? <span aria-hidden="true" className="pin-area" style={place} /> : null}
      <Link
        to={checkPath(report, check.id)}
        aria-label={`${number} ${check.title}`}
        className="mail-pin"
        data-status={check.status}
        data-pointed={isPointed || undefined}
        style={{ left: place.left, top: place.top }}
        {...handlers}
      >
        {number}
      </Link>
    </>
  )
}
