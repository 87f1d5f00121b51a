import { useState } from 'react'
import type { DeviceHeatMap } from '#contract/pictures.ts'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { CallToActionCard } from './call-to-action.tsx'
import { DeviceFrame, EmptyScreen } from './device-frame.tsx'
import { HeatElements } from './heat-elements.tsx'
import { linkedPictures } from './heat-facts.ts'
import { HeatLayers, type HeatShow } from './heat-layers.tsx'
import { HeatLegend } from './heat-legend.tsx'

const startStrength = 70

type Props = { map: DeviceHeatMap; show: HeatShow; head: { sender: string; subject: string } }

/** The picture with its prediction, and beside it the same as a table; each shows what the other points at. */
export function HeatView({ map, show, head }: Props) {
  const { heat: words, part } = useWords().pictures
  const [strength, setStrength] = useState(startStrength)
  const [marked, mark] = useState<number | null>(null)
  const ready = map.status === 'ready' && map.image_url !== null
  return (
    <div className="heat-layout">
      <div className="heat-picture">
        <DeviceFrame device={map.device} label={words.scroll({ device: map.device })} head={head}>
          {ready ? (
            <HeatLayers map={map} show={show} strength={strength / 100} marked={marked} onMark={mark} />
          ) : (
            <EmptyScreen busy={map.status === 'pending' && map.failure === null}>
              {map.failure ?? (map.status === 'pending' ? part.waiting : part.noPicture)}
            </EmptyScreen>
          )}
        </DeviceFrame>
      </div>
      <Card className="heat-table-card flex flex-col gap-5 p-5">
        <HeatLegend show={show} strength={strength} onStrength={setStrength} />
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
