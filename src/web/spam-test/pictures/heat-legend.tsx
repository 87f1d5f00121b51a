import { useId } from 'react'
import type { HeatMap } from '#contract/pictures.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { HeatShow } from './heat-layers.tsx'
import { heatGradient } from './heat-scale.ts'

const ticks = [0, 25, 50, 75, 100]

type StrengthProps = {
  /** In percent. */
  strength: number
  onStrength(strength: number): void
}

/** How strongly the layer covers the mail. */
export function HeatStrength({ strength, onStrength }: StrengthProps) {
  const { heat: words } = useWords().pictures
  const { inPercent } = useFigures()
  const id = useId()
  return (
    <div className="heat-strength needs-scripts">
      <label htmlFor={id} className="text-13 text-faint">
        {words.opacity}
      </label>
      <output htmlFor={id} className="text-13 text-soft tabular-nums">
        {inPercent(strength)}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={strength}
        onChange={(event) => onStrength(event.currentTarget.valueAsNumber)}
        className="heat-slider"
      />
    </div>
  )
}

/** What the prediction is worth, to stand wherever it is shown. */
export function HeatNotes({ about }: { about: Pick<HeatMap, 'disclaimer' | 'model'> }) {
  const { heat: words } = useWords().pictures
  return (
    <div>
      <h3 className="text-16 font-bold">{words.title}</h3>
      <p className="text-soft">{words.lead}</p>
      <details className="text-13 text-soft">
        <summary className="min-h-6 text-faint hover:text-ink">{words.howGood}</summary>
        <p>{about.disclaimer}</p>
        <p>{words.model({ name: about.model.name, version: about.model.version })}</p>
      </details>
    </div>
  )
}

type Props = {
  show: HeatShow
  /** Each screen has a scale of its own. */
  byScreen: boolean
}

/** What the colors mean. */
export function HeatLegend({ show, byScreen }: Props) {
  const { heat: words } = useWords().pictures
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft">{words.explain[show]}</p>
      {show === 'heat' ? (
        <figure>
          <figcaption className="mb-1.5 text-13 text-faint">
            {byScreen ? words.screens.legend : words.legend}
          </figcaption>
          <HeatScale />
          {byScreen ? <p className="mt-1.5 text-13 text-soft">{words.screens.scale}</p> : null}
        </figure>
      ) : null}
    </div>
  )
}

/** The colors from nothing to the most. */
export function HeatScale() {
  const { inPercent } = useFigures()
  return (
    <div>
      <div aria-hidden="true" className="heat-scale" style={{ backgroundImage: heatGradient }} />
      <div className="mt-1 flex justify-between text-13 text-soft tabular-nums">
        {ticks.map((tick) => (
          <span key={tick}>{inPercent(tick)}</span>
        ))}
      </div>
    </div>
  )
}
