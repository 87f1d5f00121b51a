import type { DeviceHeatMap, HeatElement } from '#contract/pictures.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { sharePercent } from './heat-figures.ts'
import { nameOf } from './heat-layers.tsx'
import { boxId, type Marking } from './heat-marks.ts'

/** So much of a text is quoted in the sentence. */
const QUOTED = 40

/** The parts in the order in which they are predicted to be seen; without one, by their share. */
const pathOf = ({ first_look, elements }: DeviceHeatMap): HeatElement[] =>
  first_look.length > 0
    ? first_look.flatMap((rank) => elements.find((each) => each.rank === rank) ?? [])
    : elements.slice(0, 2)

/** Where eyes go, in one sentence; nothing where no part was found. */
export function HeatSentence({ map }: { map: DeviceHeatMap }) {
  const figures = useFigures()
  const { eyes: words } = useWords().pictures.heat
  const [first, second] = pathOf(map)
  if (!first) return null
  const part = ({ kind, text }: HeatElement, isAgain = false) =>
    text === ''
      ? words.part({ kind: kind === 'picture' && isAgain ? 'again' : kind })
      : words.partQuoted({
          kind,
          text: text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text,
        })
  const seen = second
    ? words.both({ first: part(first), second: part(second, first.kind === 'picture') })
    : words.one({ first: part(first) })
  const share = map.call_to_action?.share ?? null
  return (
    <p className="heat-sentence text-16 font-medium" data-testid="heat-sentence">
      {seen}
      {map.call_to_action === null
        ? words.noButton
        : share === null
          ? words.end
          : words.button({ share: sharePercent(share, figures) })}
    </p>
  )
}

/** The order of the first look, as a list next to the picture; a row shows its place there. */
export function HeatPath({ map, marked, onMark }: Marking & { map: DeviceHeatMap }) {
  const { heat: words } = useWords().pictures
  const path = pathOf(map)
  if (map.first_look.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 text-16 font-bold">{words.path}</h3>
      <ol className="heat-path">
        {path.map((element) => {
          const box = boxId(element.rank)
          return (
            <li
              key={element.rank}
              className={box === marked ? 'is-marked' : undefined}
              onPointerEnter={() => onMark(box)}
              onPointerLeave={() => onMark(null)}
            >
              <a
                href={`#${box}`}
                className="truncate py-1.5 hover:underline"
                dir="auto"
                onFocus={() => onMark(box)}
                onBlur={() => onMark(null)}
              >
                {nameOf(element, words)}
              </a>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
