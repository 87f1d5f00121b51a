import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { DeviceHeatMap } from '#contract/pictures.ts'
import { type ShareOf, sharesOf } from './area-shares.ts'
import { areaAround, areasIn, hashOf, mostAreas } from './areas.ts'
import { readGrayPng } from './gray-png.ts'
import type { Box } from './heat-figures.ts'

/**
 * The areas that are drawn over one picture. They live in the page and in the hash of its address, which no server is
 * told; their shares are counted here, from a small file that is loaded with the first of them.
 */
export type Areas = {
  boxes: Box[]
  /** The next drag over the picture makes an area. */
  isDrawing: boolean
  isFull: boolean
  /** Null until it is known; `failed` when the file could not be read. */
  shareOf: ShareOf | 'failed' | null
  draw(on: boolean): void
  add(box: Box): void
  /** Around a place of the picture, and takes the focus: what a key or a mere click makes. */
  addAt(place: { x: number; y: number }): void
  change(index: number, box: Box): void
  remove(index: number): void
  /** Whether this one was just made by a key and takes the focus. */
  takesFocus(index: number): boolean
}

/** Long enough that no browser finds the address changed too often. */
const addressPauseMs = 400

/** Null for a map that was made before there were cells. */
export function useAreas({ device, width, height, cells_url: url }: DeviceHeatMap): Areas | null {
  const [boxes, setBoxes] = useState<Box[]>([])
  const [isDrawing, draw] = useState(false)
  const focused = useRef<number | null>(null)
  const shareOf = useShareOf({ url, width, height }, isDrawing || boxes.length > 0)
  useAddress(device, { width: width ?? 0, height: height ?? 0 }, boxes, setBoxes)
  if (!url || !width || !height) return null
  const add = (box: Box) => {
    draw(false)
    setBoxes((before) => [...before, box].slice(0, mostAreas))
  }
  return {
    boxes,
    isDrawing,
    isFull: boxes.length >= mostAreas,
    shareOf,
    draw,
    add,
    addAt(place) {
      focused.current = boxes.length
      add(areaAround(place, { width, height }))
    },
    change: (index, box) => setBoxes((before) => before.with(index, box)),
    remove: (index) => setBoxes((before) => before.toSpliced(index, 1)),
    takesFocus(index) {
      if (focused.current !== index) return false
      focused.current = null
      return true
    },
  }
}

type File = Pick<DeviceHeatMap, 'width' | 'height'> & { url: string | null }

function useShareOf({ url, width, height }: File, wanted: boolean): Areas['shareOf'] {
  const [shareOf, set] = useState<{ of: ShareOf | 'failed' } | null>(null)
  useEffect(() => {
    if (!wanted || !url || !width || !height) return
    const gone = new AbortController()
    const load = async () => {
      const answer = await fetch(url, { signal: gone.signal })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      return sharesOf(await readGrayPng(new Uint8Array(await answer.arrayBuffer())), { width, height })
    }
    load().then(
      (of) => set({ of }),
      () => gone.signal.aborted || set({ of: 'failed' }),
    )
    return () => gone.abort()
  }, [wanted, url, width, height])
  return shareOf?.of ?? null
}

/** Reads the areas that the address names, and names there what is drawn. */
function useAddress(
  device: DeviceHeatMap['device'],
  picture: { width: number; height: number },
  boxes: Box[],
  setBoxes: (boxes: Box[]) => void,
) {
  const { key } = useLocation()
  const { width, height } = picture
  useEffect(() => {
    const read = () => {
      const named = areasIn(window.location.hash, device, { width, height })
      if (named.length > 0) setBoxes(named)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [device, width, height, setBoxes])
  // biome-ignore lint/correctness/useExhaustiveDependencies: choices of the view are links that drop the hash, so it is set again
  useEffect(() => {
    const timer = setTimeout(() => {
      const { hash, pathname, search } = window.location
      const next = hashOf(device, boxes)
      if (next === hash || (next === '' && !hash.startsWith('#areas='))) return
      window.history.replaceState(window.history.state, '', `${pathname}${search}${next}`)
    }, addressPauseMs)
    return () => clearTimeout(timer)
  }, [device, boxes, key])
}
