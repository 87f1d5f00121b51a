import type { DeviceHeatMap, HeatElement } from '#contract/pictures.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { sharePercent } from './heat-figures.ts'
import { type Marking, placesOfRegions, regionBox, regionRow } from './heat-marks.ts'

type Props = Marking & { map: DeviceHeatMap; picture: HeatElement }

/** The strongest parts of one picture, as rows below its own. */
export function RegionRows({ map, picture, marked, onMark }: Props) {
  const figures = useFigures()
  const { regions: words } = useWords().pictures.heat
  const places = placesOfRegions(map.regions, picture)
  return map.regions.map((region, index) => {
    const found = places.get(index)
    if (!found) return null
    const place = words.place[found.place]
    const box = regionBox(index)
    return (
      <tr
        key={box}
        id={regionRow(index)}
        className={`heat-region ${box === marked ? 'is-marked' : ''}`}
        onPointerEnter={() => onMark(box)}
        onPointerLeave={() => onMark(null)}
      >
        <td />
        <th scope="row">
          <a
            href={`#${box}`}
            className="min-h-6 hover:underline"
            onFocus={() => onMark(box)}
            onBlur={() => onMark(null)}
          >
            {found.number === null ? place : words.numbered({ place, number: found.number })}
          </a>
          <span className="block text-13 font-normal text-faint">
            {words.part({ share: sharePercent(region.part_of_picture, figures) })}
          </span>
        </th>
        <td className="text-soft">{sharePercent(region.share, figures)}</td>
      </tr>
    )
  })
}
