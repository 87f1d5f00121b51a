import { useEffect, useState } from 'react'
import type { DeviceHeatMap } from '#contract/pictures.ts'
import { readGrayPng } from '../pictures/gray-png.ts'
import { commonHeat, type HeatImage, type Mapped } from './common-heat.ts'

export type Cells = Pick<DeviceHeatMap, 'width' | 'height' | 'fold' | 'cells_url'>
/** `none`: one of them is not there, or was made before there were cells. Null while they are loaded. */
export type CommonHeat = [HeatImage, HeatImage] | 'none' | 'failed' | null

/** Loads the two small files that hold the maps, once they are wanted, and colors them on one scale. */
export function useCommonHeat(
  wanted: boolean,
  before: Cells | undefined,
  after: Cells | undefined,
): CommonHeat {
  const [heat, set] = useState<CommonHeat>(null)
  const [one, other] = [before?.cells_url, after?.cells_url]
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes belong to the files, which the addresses name
  useEffect(() => {
    set(null)
    if (!wanted) return
    if (!before || !after || !one || !other) return set('none')
    const gone = new AbortController()
    Promise.all([load(before, gone.signal), load(after, gone.signal)]).then(
      (maps) => set(commonHeat(...maps)),
      () => gone.signal.aborted || set('failed'),
    )
    return () => gone.abort()
  }, [wanted, one, other])
  return heat
}

async function load({ cells_url, width, height, fold }: Cells, signal: AbortSignal): Promise<Mapped> {
  const answer = await fetch(cells_url!, { signal })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  if (!width || !height || !fold) throw new Error('no size')
  return { cells: await readGrayPng(new Uint8Array(await answer.arrayBuffer())), width, height, fold }
}
