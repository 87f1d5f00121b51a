import { Fragment } from 'react'
import type { DeviceHeatMap, HeatElement } from '#contract/pictures.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { shareInterval, sharePercent } from './heat-figures.ts'
import { nameOf } from './heat-layers.tsx'
import { boxId, type Marking, rowId } from './heat-marks.ts'
import { RegionRows } from './heat-regions.tsx'

const shownAtFirst = 8

type Props = Marking & { map: DeviceHeatMap }

/** The parts of the mail by predicted attention; a row shows its place in the picture. */
export function HeatElements({ map, ...marking }: Props) {
  const { elements: table } = useWords().pictures.heat
  if (map.elements.length === 0) return <p className="text-soft">{table.none}</p>
  const rest = map.elements.slice(shownAtFirst)
  return (
    <div>
      <h3 className="text-16 font-bold">{table.title}</h3>
      <ElementTable map={map} elements={map.elements.slice(0, shownAtFirst)} {...marking} />
      {rest.length > 0 ? (
        <details className="fold border-line border-t">
          <summary className="flex min-h-10 items-center justify-between gap-2 text-soft hover:text-ink">
            {table.all({ count: map.elements.length })}
            <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
          </summary>
          <ElementTable map={map} elements={rest} {...marking} />
        </details>
      ) : null}
    </div>
  )
}

function ElementTable({ map, elements, ...marking }: Props & { elements: HeatElement[] }) {
  const { elements: table } = useWords().pictures.heat
  return (
    <table className="heat-table">
      <thead>
        <tr>
          <th scope="col">{table.rank}</th>
          <th scope="col">{table.what}</th>
          <th scope="col">{table.share}</th>
        </tr>
      </thead>
      <tbody>
        {elements.map((element) => (
          <Fragment key={element.rank}>
            <Row element={element} {...marking} />
            <RegionRows map={map} picture={element} {...marking} />
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Marking & { element: HeatElement }

function Row({ element, marked, onMark }: RowProps) {
  const figures = useFigures()
  const { heat: words } = useWords().pictures
  const { elements: table } = words
  const { rank, share, low, high, kind, band, above_fold } = element
  const name = nameOf(element, words)
  const interval = shareInterval(low, high, figures)
  return (
    <tr
      id={rowId(rank)}
      className={boxId(rank) === marked ? 'is-marked' : undefined}
      onPointerEnter={() => onMark(boxId(rank))}
      onPointerLeave={() => onMark(null)}
    >
      <td>{rank}</td>
      <th scope="row">
        <a
          href={`#${boxId(rank)}`}
          className="line-clamp-2 min-h-6 font-medium wrap-anywhere hover:underline"
          onFocus={() => onMark(boxId(rank))}
          onBlur={() => onMark(null)}
        >
          {name}
        </a>
        <span className="block text-13 font-normal text-faint">
          {[words.kind[kind], words.band[band], above_fold ? table.above : table.below].join(' · ')}
        </span>
      </th>
      <td>
        <span className="font-medium">{sharePercent(share, figures)}</span>
        {interval ? (
          <span className="block text-13 text-faint">
            {table.interval({ low: interval[0], high: interval[1] })}
          </span>
        ) : null}
      </td>
    </tr>
  )
}
