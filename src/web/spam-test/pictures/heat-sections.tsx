import type { DeviceHeatMap } from '#contract/pictures.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { placed, sharePercent } from './heat-figures.ts'
import { type Marking, markedSection, sectionBox, sectionRow } from './heat-marks.ts'

/** A mail may have forty; the strongest mostly stand at the top. */
const shownAtFirst = 8

type Props = Marking & { map: DeviceHeatMap }

/** The rows of the mail from top to bottom, each with its share; a row shows its place in the picture. */
export function HeatSections({ map, marked, onMark }: Props) {
  const { sections: words } = useWords().pictures.heat
  const { sections } = map
  const within = markedSection(map, marked)
  const rest = sections.slice(shownAtFirst)
  const list = (from: number, some: DeviceHeatMap['sections']) => (
    <SectionList map={map} from={from} sections={some} within={within} onMark={onMark} />
  )
  if (sections.length === 0) return null
  return (
    <div>
      <h3 className="text-16 font-bold">{words.title}</h3>
      <p className="mb-2 text-13 text-faint">{words.note}</p>
      {list(0, sections.slice(0, shownAtFirst))}
      {rest.length > 0 ? (
        <details className="fold border-line border-t">
          <summary className="flex min-h-10 items-center justify-between gap-2 text-soft hover:text-ink">
            {words.all({ count: sections.length })}
            <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
          </summary>
          {list(shownAtFirst, rest)}
        </details>
      ) : null}
    </div>
  )
}

type ListProps = Pick<Props, 'map' | 'onMark'> & {
  sections: DeviceHeatMap['sections']
  /** Place of the first of them among all. */
  from: number
  /** Of the section that is marked, among all. */
  within: number
}

function SectionList({ map, sections, from, within, onMark }: ListProps) {
  const figures = useFigures()
  const { sections: words } = useWords().pictures.heat
  const most = Math.max(...map.sections.map(({ share }) => share))
  return (
    <ol start={from + 1}>
      {sections.map(({ top, share, text }, at) => {
        const index = from + at
        return (
          <li
            key={top}
            id={sectionRow(index)}
            className={`heat-section-row ${index === within ? 'is-marked' : ''}`}
            onPointerEnter={() => onMark(sectionBox(index))}
            onPointerLeave={() => onMark(null)}
          >
            <a
              href={`#${sectionBox(index)}`}
              className="truncate hover:underline"
              onFocus={() => onMark(sectionBox(index))}
              onBlur={() => onMark(null)}
              dir="auto"
            >
              {text || words.noText({ section: index + 1 })}
            </a>
            <span aria-hidden="true" className="meter">
              <span style={{ inlineSize: `${(100 * share) / (most || 1)}%` }} />
            </span>
            <span className="text-end font-medium tabular-nums">{sharePercent(share, figures)}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The same over the picture: each row, outlined while it or its line of the list is pointed at. */
export function SectionBoxes({ map, marked, onMark }: Props) {
  const { width, height, sections } = map
  if (!width || !height) return null
  return sections.map(({ top, bottom }, index) => {
    const id = sectionBox(index)
    return (
      <div
        key={top}
        id={id}
        className={`heat-section ${id === marked ? 'is-marked' : ''}`}
        style={placed({ x: 0, y: top, width, height: bottom - top }, { width, height })}
        onPointerEnter={() => onMark(id)}
        onPointerLeave={() => onMark(null)}
      />
    )
  })
}
