import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Placement } from '#contract/placement.ts'
import { paths } from '#web/shell/paths.ts'
import { isOpen } from './place.ts'

const askMs = 3000

/** The test as the page was loaded with it, and then as it changes: by events, or by asking where none come through. */
export function usePlacement(loaded: Placement): { test: Placement; asking: boolean } {
  const [state, setState] = useState({ loaded, test: loaded, asking: false })
  // Loaded again: that is what counts now; whether events come through stays known.
  const current = state.loaded === loaded ? state : { loaded, test: loaded, asking: state.asking }
  const { test, asking } = current
  const { id } = loaded
  const open = isOpen(test.status)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!open || asking) return
    const source = new EventSource(paths.api.placementEvents(id))
    const receive = ({ data }: MessageEvent<string>) => {
      const told = readPlacement(data)
      if (told?.id === id) setState((before) => ({ ...before, loaded, test: told }))
      // A sign without the whole: the page asks for it.
      else void revalidate()
    }
    source.addEventListener('test', receive)
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED)
        setState((before) => ({ ...before, loaded, test: before.test, asking: true }))
    })
    return () => source.close()
  }, [id, open, asking, loaded, revalidate])

  useEffect(() => {
    if (!open || !asking) return
    const timer = setInterval(() => void revalidate(), askMs)
    return () => clearInterval(timer)
  }, [open, asking, revalidate])

  return { test, asking }
}

/** Null for what is no placement test. */
function readPlacement(text: string): Placement | null {
  try {
    const told = JSON.parse(text) as Placement
    return Array.isArray(told?.results) ? told : null
  } catch {
    return null
  }
}
