import { useSearchParams } from 'react-router'
import type { Device } from '#contract/devices.ts'
import type { HeatMap } from '#contract/pictures.ts'
import { chosen } from '#web/ui/choices.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/words.ts'
import { useReport } from '../report.ts'
import { AttentionToggle } from './attention-toggle.tsx'
import { DeviceSwitch } from './device-switch.tsx'
import { heatShows } from './heat-layers.tsx'
import { HeatView } from './heat-view.tsx'
import { PicturesMissing } from './pictures-missing.tsx'

/** Where readers are predicted to look, over the picture itself. */
export function Attention({ heatMap, device }: { heatMap: HeatMap; device: Device }) {
  const { heat: words } = useWords().pictures
  const { report } = useWords()
  const result = useReport()
  const [query] = useSearchParams()
  const show = chosen(query, 'show', heatShows)
  const map = heatMap.devices.find((each) => each.device === device)
  const head = { sender: result.sender?.name ?? '', subject: result.subject ?? report.untitled }
  return (
    <>
      <div className="prose">
        <p className="text-soft">{words.lead}</p>
        <details className="text-13 text-soft">
          <summary className="min-h-6 text-faint hover:text-ink">{words.howGood}</summary>
          <p>{heatMap.disclaimer}</p>
          <p>{words.model({ name: heatMap.model.name, version: heatMap.model.version })}</p>
        </details>
      </div>
      <PicturesMissing result={result} />
      <div className="picture-bar">
        <DeviceSwitch device={device} />
        <Switch label={words.show.label} name="show" options={heatShows} value={show} words={words.show} />
        <AttentionToggle device={device} />
      </div>
      {map ? <HeatView key={device} map={map} errors={heatMap.errors} show={show} head={head} /> : null}
    </>
  )
}
