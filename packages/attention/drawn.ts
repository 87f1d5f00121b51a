import type { Rectangle } from '@postproof/engine/world'
import type { Grid } from './geometry.ts'
import type { Plane } from './plane.ts'
import { createMeans } from './shares.ts'

/** Share of soft steps from which a picture is a photograph: buttons and logos are flat between hard edges. */
const PHOTOGRAPH = 0.3

/** Tells drawn pictures from photographs by the share of soft steps in them (`BaseMaps.soft`). */
export function createIsDrawn(soft: Plane, grid: Grid): (box: Rectangle) => boolean {
  const meanOf = createMeans(soft, grid.cell)
  return (box) => meanOf(box) < PHOTOGRAPH
}
