import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { DeviceHeatMap, HeatMap } from '#contract/pictures.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { areaShare } from './area-shares.ts'
import { afterKey, areaName, drawnBetween, resized, within } from './areas.ts'
import { type Box, placed, sharePercent } from './heat-figures.ts'
import type { Areas } from './use-areas.ts'

type Size = { width: number; height: number }
type Point = { x: number; y: number }
type Props = { areas: Areas; map: DeviceHeatMap; errors: HeatMap['errors'] }

/** Where areas are drawn, moved and resized: by pointer, by touch, and by the arrow keys. */
export function AreaLayer({ areas, map, errors }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<{ from: Point; to: Point } | null>(null)
  const picture = { width: map.width ?? 0, height: map.height ?? 0 }
  const pointOf = (event: PointerEvent): Point => {
    const bounds = layer.current!.getBoundingClientRect()
    return {
      x: ((event.clientX - bounds.left) / bounds.width) * picture.width,
      y: ((event.clientY - bounds.top) / bounds.height) * picture.height,
    }
  }
  const end = (event: PointerEvent) => {
    if (!drag) return
    setDrag(null)
    const to = pointOf(event)
    const box = drawnBetween(drag.from, to, picture)
    if (box) areas.add(box)
    else areas.addAt(to)
  }
  const drawn = drag && drawnBetween(drag.from, drag.to, picture)
  return (
    <div
      ref={layer}
      className={`area-layer ${areas.isDrawing ? 'is-drawing' : ''}`}
      onPointerDown={(event) => {
        if (!areas.isDrawing || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const from = pointOf(event)
        setDrag({ from, to: from })
      }}
      onPointerMove={(event) => setDrag((before) => before && { ...before, to: pointOf(event) })}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
    >
      {areas.boxes.map((box, index) => (
        <AreaBox
          // Areas are known by their letter, which is their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          {...{ areas, map, errors, box, index, picture, pointOf }}
        />
      ))}
      {drawn ? <div className="area-box is-new" style={placed(drawn, picture)} /> : null}
    </div>
  )
}

type BoxProps = Props & { box: Box; index: number; picture: Size; pointOf(event: PointerEvent): Point }

function AreaBox({ areas, map, errors, box, index, picture, pointOf }: BoxProps) {
  const figures = useFigures()
  const { areas: words } = useWords().pictures.heat
  const self = useRef<HTMLButtonElement>(null)
  const grip = useRef<{ from: Point; box: Box; resizes: boolean } | null>(null)
  useEffect(() => {
    if (areas.takesFocus(index)) self.current?.focus()
  })
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      return areas.remove(index)
    }
    const next =
      event.ctrlKey || event.metaKey || event.altKey
        ? null
        : afterKey(box, event.key, event.shiftKey, picture)
    if (!next) return
    event.preventDefault()
    areas.change(index, next)
    event.currentTarget.scrollIntoView({ block: 'nearest' })
  }
  const onPointerMove = (event: PointerEvent) => {
    const held = grip.current
    if (!held) return
    const to = pointOf(event)
    const [dx, dy] = [to.x - held.from.x, to.y - held.from.y]
    const moved = { ...held.box, x: held.box.x + dx, y: held.box.y + dy }
    areas.change(index, held.resizes ? resized(held.box, dx, dy, picture) : within(moved, picture))
  }
  const letGo = () => {
    grip.current = null
  }
  const name = areaName(index)
  const share =
    typeof areas.shareOf === 'function'
      ? sharePercent(areaShare(box, areas.shareOf, map, errors).share, figures)
      : null
  return (
    <button
      ref={self}
      type="button"
      className="area-box"
      style={placed(box, picture)}
      aria-label={words.box({ name })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const resizes = (event.target as HTMLElement).dataset.grip !== undefined
        grip.current = { from: pointOf(event), box, resizes }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <span className="area-name">
        <b>{name}</b>
        {share === null ? null : ` ${share}`}
      </span>
      <span className="area-grip" data-grip="" />
    </button>
  )
}
