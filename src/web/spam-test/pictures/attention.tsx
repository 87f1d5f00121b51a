import { useSearchParams } from 'react-router'
import type { Device } from '#contract/devices.ts'
import type { HeatMap } from '#contract/pictures.ts'
import { chosen } from '#web/ui/choices.ts'
import { useReport } from '../report.ts'
import { cropped } from './cropped.ts'
import { heatShows } from './heat-layers.tsx'
import { HeatView } from './heat-view.tsx'
import { PictureBar } from './picture-bar.tsx'
import { PicturesMissing } from './pictures-missing.tsx'
import type { PinnedShots } from './pins.ts'

type Props = {
  shots: PinnedShots
  heatMap: HeatMap
  device: Device
  /** With what the window leaves free beside the mail. */
  whole: boolean
}

/** Where readers are predicted to look, as a mode of its own: the picture without the numbers of findings. */
export function Attention({ shots, heatMap, device, whole }: Props) {
  const result = useReport()
  const [query] = useSearchParams()
  const show = chosen(query, 'show', heatShows)
  const map = heatMap.devices.find((each) => each.device === device)
  const shot = shots.screenshots.find((each) => each.device === device && each.variant === 'plain')
  const crop = shot && !whole ? cropped(shot, shots.pins) : null
  return (
    <>
      {map ? (
        <HeatView key={device} map={map} about={heatMap} show={show} shots={shots} crop={crop} />
      ) : (
        <PictureBar device={device} menu={null} />
      )}
      <PicturesMissing result={result} />
    </>
  )
}
