import type { DeviceHeatMap } from '#contract/pictures.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { placed, sharePercent } from './heat-figures.ts'
import { type Marking, markedSection, sectionBox, sectionRow } from './heat-marks.ts'

type Props = Marking & { map: DeviceHeatMap }

/** The rows of the mail from top to bottom, each with its share; a row shows its place in the picture. */
export function HeatSections({ map, marked, onMark }: Props) {
  const figures = useFigures()
  const { sections: words } = useWords().pictures.heat
  const within = markedSection(map, marked)
  const most = Math.max(...map.sections.map(({ share }) => share))
  if (map.sections.length === 0) return null
  return (
    <div>
      <h3 className="text-16 font-bold">{words.title}</h3>
      <p className="mb-2 text-13 text-faint">{words.note}</p>
      <ol>
        {map.sections.map(({ top, share, text }, index) => (
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
        ))}
      </ol>
    </div>
  )
}

/** The same over the picture: where each row stands, and at its edge a bar that leads to the list. */
export function SectionBoxes({ map, marked, onMark }: Props) {
  const figures = useFigures()
  const { sections: words } = useWords().pictures.heat
  const { width, height, sections } = map
  if (!width || !height) return null
  const most = Math.max(...sections.map(({ share }) => share))
  return sections.map(({ top, bottom, share, text }, index) => {
    const id = sectionBox(index)
    const isMarked = id === marked
    const place = placed({ x: 0, y: top, width, height: bottom - top }, { width, height })
    const name = text || words.noText({ section: index + 1 })
    const handlers = { onPointerEnter: () => onMark(id), onPointerLeave: () => onMark(null) }
    return (
      <div key={top}>
        <div id={id} className={`heat-section ${isMarked ? 'is-marked' : ''}`} style={place} {...handlers} />
        <a
          href={`#${sectionRow(index)}`}
          aria-label={words.bar({ text: name, share: sharePercent(share, figures) })}
          className={`heat-rail ${isMarked ? 'is-marked' : ''}`}
          style={{ top: place.top, height: place.height }}
          {...handlers}
          onFocus={() => onMark(id)}
          onBlur={() => onMark(null)}
        >
          <span className="heat-rail-bar" style={{ opacity: 0.3 + (0.7 * share) / (most || 1) }} />
        </a>
      </div>
    )
  })
}
