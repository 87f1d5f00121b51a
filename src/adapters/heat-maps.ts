import { join } from 'node:path'
import type { DrawnHeatMap } from '@postproof/attention/screenshots/drawn'
import type { Device, Layout } from '@postproof/engine/world'
import { Piscina } from 'piscina'

/** Predicts heat maps in worker threads, so that the thread that answers requests stays free. */

export type HeatMapTask = { device: Device; png: Uint8Array; scale: number; fold: number; layout: Layout }

export type HeatMapPictures = {
  map: DrawnHeatMap
  /** Transparent PNGs to lie over the screenshot, scaled to its size. */
  heat: Uint8Array
  focus: Uint8Array
  /** PNG in gray of the shares by cell, over the whole picture. */
  cells: Uint8Array
}

export type HeatMapper = {
  /** Rejects when the picture cannot be read or the time is up. */
  predict(task: HeatMapTask, signal: AbortSignal): Promise<HeatMapPictures>
  close(): Promise<void>
}

export function createHeatMapper(options: { threads: number }): HeatMapper {
  const pool = new Piscina<HeatMapTask, HeatMapPictures>({
    filename: join(import.meta.dirname, 'heat-maps/worker.ts'),
    minThreads: 0,
    maxThreads: options.threads,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return {
    predict: (task, signal) => pool.run(task, { signal }),
    close: () => pool.destroy(),
  }
}
