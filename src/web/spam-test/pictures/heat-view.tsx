import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DeviceHeatMap, HeatMap } from '#contract/pictures.ts'
import { Card } from '#web/ui/card.tsx'
import { choosing } from '#web/ui/choices.ts'
import { useWords } from '#web/words/words.ts'
import { AreaLayer } from './area-layer.tsx'
import { AreaList, DrawArea, Drawing } from './area-list.tsx'
import { CallToActionCard } from './call-to-action.tsx'
import type { Crop } from './cropped.ts'
import { DeviceFrame, EmptyScreen } from './device-frame.tsx'
import { HeatElements } from './heat-elements.tsx'
import { linkedPictures } from './heat-facts.ts'
import { HeatLayers, type HeatShow, heatShows } from './heat-layers.tsx'
import { HeatLegend, HeatNotes, HeatStrength } from './heat-legend.tsx'
import { HeatPath, HeatSentence } from './heat-path.tsx'
import { HeatSections } from './heat-sections.tsx'
import { MailHead } from './mail-lines.tsx'
import { PictureBar } from './picture-bar.tsx'
import type { PinnedShots } from './pins.ts'
import { useAreas } from './use-areas.ts'
import { Choice, PictureMenu } from './view-menu.tsx'

const startStrength = 70

type Props = {
  map: DeviceHeatMap
  about: Pick<HeatMap, 'errors' | 'disclaimer' | 'model'>
  show: HeatShow
  shots: PinnedShots
  crop: Crop | null
}

/** One row of controls, one sentence, the picture with its prediction, and next to it the same as lists. */
export function HeatView({ map, about, show, shots, crop }: Props) {
  const { errors } = about
  const { heat: words, part } = useWords().pictures
  const [query] = useSearchParams()
  const [strength, setStrength] = useState(startStrength)
  const [marked, mark] = useState<string | null>(null)
  const areas = useAreas(map)
  const frame = useRef<HTMLDivElement>(null)
  const ready = map.status === 'ready' && map.image_url !== null
  return (
    <div className="heat-layout">
      <PictureBar
        device={map.device}
        menu={
          <PictureMenu>
            <Choice to={choosing(query, 'show', show === 'heat' ? 'focus' : 'heat', heatShows)}>
              {words.show[show === 'heat' ? 'focus' : 'heat']}
            </Choice>
            {ready && areas ? (
              <DrawArea areas={areas} center={() => centerInSight(frame.current, map)} />
            ) : null}
            <HeatStrength strength={strength} onStrength={setStrength} />
          </PictureMenu>
        }
      />
      {ready ? <HeatSentence map={map} /> : null}
      {areas?.isDrawing ? <Drawing areas={areas} /> : null}
      <div ref={frame} className="heat-picture">
        <DeviceFrame
          device={map.device}
          label={words.scroll({ device: map.device })}
          head={<MailHead shots={shots} device={map.device} pins={false} />}
        >
          {ready ? (
            <HeatLayers
              map={map}
              show={show}
              strength={strength / 100}
              crop={crop}
              marked={marked}
              onMark={mark}
            >
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
        <HeatNotes about={about} />
        {ready ? <HeatPath map={map} marked={marked} onMark={mark} /> : null}
        <HeatLegend show={show} byScreen={map.screenfuls.length > 1} />
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
  const picture = screen?.querySelector('.picture-whole')
  if (!screen || !picture || !width) return { x: 0, y: 0 }
  const scale = width / picture.clientWidth
  return { x: width / 2, y: (screen.scrollTop + screen.clientHeight / 2) * scale }
}
