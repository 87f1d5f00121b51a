import type { HeatMap } from '#contract/pictures.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { sharePercent } from '../pictures/heat-figures.ts'
import { nameOf } from '../pictures/heat-layers.tsx'

const shownElements = 5
const shownLetters = 40

const brief = (name: string) => (name.length > shownLetters ? `${name.slice(0, shownLetters - 1)}…` : name)

/** Where attention is predicted to go, a line for each device. */
export function PaperAttention({ heatMap }: { heatMap: HeatMap }) {
  const figures = useFigures()
  const { marks, pictures } = useWords()
  const { print, heat, device: names } = pictures
  const ready = heatMap.devices.filter(({ status, elements }) => status === 'ready' && elements.length > 0)
  if (ready.length === 0) return null
  return (
    <section>
      <h2>{print.attention}</h2>
      <ul>
        {ready.map(({ device, elements }) => (
          <li key={device} className="paper-two-lines">
            <b>
              {names[device]}
              {marks.colon}
            </b>
            {elements
              .slice(0, shownElements)
              .map((element) => `${brief(nameOf(element, heat))} ${sharePercent(element.share, figures)}`)
              .join(', ')}
          </li>
        ))}
      </ul>
      <p className="text-13 text-faint">{heatMap.disclaimer}</p>
    </section>
  )
}
