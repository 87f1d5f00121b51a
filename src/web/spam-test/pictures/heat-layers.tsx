import type { ReactNode } from 'react'
import type { DeviceHeatMap, HeatElement } from '#contract/pictures.ts'
import { useWords } from '#web/words/words.ts'
import { behind, type Crop } from './cropped.ts'
import { placed } from './heat-figures.ts'
import { boxId, type Marking, regionBox } from './heat-marks.ts'
import { HeatScreens } from './heat-screens.tsx'
import { SectionBoxes } from './heat-sections.tsx'
import { useIdInSight } from './in-sight.ts'

export const heatShows = ['heat', 'focus'] as const
export type HeatShow = (typeof heatShows)[number]

type Props = Marking & {
  map: DeviceHeatMap
  show: HeatShow
  /** Of the layer, 0-1. */
  strength: number
  /** What of the picture is shown; null for all of it. */
  crop: Crop | null
  /** What lies over it all. */
  children?: ReactNode
}

/** The picture; over it the heat or the veil, the fold, and the parts of the mail that a list points at. No numbers but its own. */
export function HeatLayers({ map, show, strength, crop, marked, onMark, children }: Props) {
  const { heat: words } = useWords().pictures
  useIdInSight(marked)
  const { width, height, image_url } = map
  if (!width || !height || !image_url) return null
  const layer = { heat: map.heat_url, focus: map.focus_url }[show]
  const picture = { width, height }
  return (
    <div className="picture">
      <div className="picture-crop">
        <div className="picture-whole" style={crop ? behind(crop, width) : undefined}>
          <img src={image_url} width={width} height={height} alt={words.alt({ device: map.device })} />
          {layer ? <img src={layer} alt="" className="heat-layer" style={{ opacity: strength }} /> : null}
          {map.elements.map((element) => (
            // The table holds the same for the keyboard and for those who do not see the picture.
            <div
              key={element.rank}
              id={boxId(element.rank)}
              data-align="center"
              className={`heat-box ${boxId(element.rank) === marked ? 'is-marked' : ''}`}
              style={placed(element.box, picture)}
              onPointerEnter={() => onMark(boxId(element.rank))}
              onPointerLeave={() => onMark(null)}
            />
          ))}
          {map.regions.map((region, index) => (
            <div
              key={regionBox(index)}
              id={regionBox(index)}
              className={`heat-box ${regionBox(index) === marked ? 'is-marked' : ''}`}
              style={placed(region.box, picture)}
              onPointerEnter={() => onMark(regionBox(index))}
              onPointerLeave={() => onMark(null)}
            />
          ))}
          {children}
        </div>
      </div>
      <HeatScreens map={map} />
      <SectionBoxes map={map} marked={marked} onMark={onMark} />
    </div>
  )
}

type Names = { kind: Record<HeatElement['kind'], string>; elements: { noText: string } }

/** What an element says, or what it is when it says nothing. */
export const nameOf = (element: Pick<HeatElement, 'text' | 'kind'>, words: Names): string =>
  element.text || `${words.kind[element.kind]}, ${words.elements.noText}`
