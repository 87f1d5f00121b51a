import { useRef, useState } from 'react'
import type { DeviceHeatMap, HeatMap } from '#contract/pictures.ts'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { AreaLayer } from './area-layer.tsx'
import { AreaList, AreaTool } from './area-list.tsx'
import { CallToActionCard } from './call-to-action.tsx'
import { DeviceFrame, EmptyScreen } from './device-frame.tsx'
import { HeatElements } from './heat-elements.tsx'
import { linkedPictures } from './heat-facts.ts'
import { HeatLayers, type HeatShow } from './heat-layers.tsx'
import { HeatLegend } from './heat-legend.tsx'
import { HeatSections } from './heat-sections.tsx'
import { useAreas } from './use-areas.ts'

const startStrength = 70

type Props = {
  map: DeviceHeatMap
  errors: HeatMap['errors']
  show: HeatShow
  head: { sender: string; subject: string }
}

/** The picture with its prediction, and beside it the same as a table; each shows what the other points at. */
export function HeatView({ map, errors, show, head }: Props) {
  const { heat: words, part } = useWords().pictures
  const [strength, setStrength] = useState(startStrength)
  const [marked, mark] = useState<string | null>(null)
  const areas = useAreas(map)
  const frame = useRef<HTMLDivElement>(null)
  const ready = map.status === 'ready' && map.image_url !== null
  return (
    <div className="heat-layout">
      <div ref={frame} className="heat-picture">
        {ready && areas ? <AreaTool areas={areas} center={() => centerInSight(frame.current, map)} /> : null}
        <DeviceFrame device={map.device} label={words.scroll({ device: map.device })} head={head}>
          {ready ? (
            <HeatLayers map={map} show={show} strength={strength / 100} marked={marked} onMark={mark}>
              {areas ? <AreaLayer areas={areas} map={map} errors={errors} /> : null}
            </HeatLayers>
          ) : (
            <EmptyScreen busy={map.status === 'pending' && map.failure === null}>
              {map.failure ?? (map.status === 'pending' ? part.waiting : part.noPicture)}
            </EmptyScreen>
          )}
        </DeviceFrame>
      </div>
      <Card className="heat-table-card flex flex-col gap-5 p-5">
        <HeatLegend
          show={show}
          byScreen={map.screenfuls.length > 1}
          strength={strength}
          onStrength={setStrength}
        />
        {ready && areas ? <AreaList areas={areas} map={map} errors={errors} /> : null}
        {ready ? <HeatSections map={map} marked={marked} onMark={mark} /> : null}
        {ready ? <HeatElements map={map} marked={marked} onMark={mark} /> : null}
      </Card>
      {ready ? (
        <div className="heat-cards">
          <CallToActionCard action={map.call_to_action} pictures={linkedPictures(map)} />
        </div>
      ) : null}
    </div>
  )
}

/** The middle of what the screen of the device shows just now, in CSS px of the picture. */
function centerInSight(frame: HTMLElement | null, { width }: DeviceHeatMap): { x: number; y: number } {
  const screen = frame?.querySelector('.device-screen')
  if (!screen || !width) return { x: 0, y: 0 }
  const scale = width / screen.clientWidth
  return { x: width / 2, y: (screen.scrollTop + screen.clientHeight / 2) * scale }
}
