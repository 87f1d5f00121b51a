import { type CSSProperties, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** Percent of the width. */
const atFirst = 50
const keyStep = 2

type Props = { frame(inside: ReactNode): ReactNode; before: ReactNode; after: ReactNode }

/**
 * Two pictures over each other with a divider: the one before at the side where lines begin, the one after at the other.
 * The divider is a range, so that arrow keys move it; over the picture a pointer drags it, and a finger still scrolls.
 */
export function PictureSplit({ frame, before, after }: Props) {
  const { inPercent } = useFigures()
  const { older, newer, pictures: words } = useWords().compare
  const [split, setSplit] = useState(atFirst)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const follow = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setSplit(placeOf(event, box.current!))
  }
  return (
    <div className="split-layout">
      <div className="screen-only needs-scripts">
        <div className="flex justify-between gap-3 text-13 text-soft" aria-hidden="true">
          <span>{older}</span>
          <span>{newer}</span>
        </div>
        <label htmlFor={id} className="sr-only">
          {words.slider}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={keyStep}
          value={split}
          aria-valuetext={words.sliderValue({ percent: inPercent(split), rest: inPercent(100 - split) })}
          onChange={(event) => setSplit(event.currentTarget.valueAsNumber)}
          className="heat-slider"
        />
      </div>
      {frame(
        <div ref={box} className="split" style={{ '--split': `${split}%` } as CSSProperties}>
          <div className="split-side is-before">{before}</div>
          <div className="split-side is-after">{after}</div>
          <div
            className="split-grip"
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={follow}
          />
        </div>,
      )}
    </div>
  )
}

/** Where a pointer is over a box, in whole percent from the side where lines begin. */
function placeOf({ clientX }: PointerEvent, box: HTMLElement): number {
  const { left, width } = box.getBoundingClientRect()
  const along = (100 * (clientX - left)) / (width || 1)
  const fromStart = getComputedStyle(box).direction === 'rtl' ? 100 - along : along
  return Math.round(Math.max(0, Math.min(100, fromStart)))
}
