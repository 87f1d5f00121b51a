import { useId } from 'react'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { HeatShow } from './heat-layers.tsx'
import { heatGradient } from './heat-scale.ts'

const ticks = [0, 25, 50, 75, 100]

type Props = {
  show: HeatShow
  /** Each screen has a scale of its own. */
  byScreen: boolean
  strength: number
  onStrength(strength: number): void
}

/** What the colors mean, and how strongly they lie over the mail. */
export function HeatLegend({ show, byScreen, strength, onStrength }: Props) {
  const { heat: words } = useWords().pictures
  const { inPercent } = useFigures()
  const id = useId()
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
      {show === 'original' ? null : (
        <div className="screen-only needs-scripts">
          <label htmlFor={id} className="flex justify-between gap-3 text-13 text-faint">
            {words.opacity}
            <output htmlFor={id} className="text-soft tabular-nums">
              {inPercent(strength)}
            </output>
          </label>
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
      )}
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
