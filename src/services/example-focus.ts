import type { Device } from '#engines/world.ts'

/** Focus scores of the bundled examples, to compare with. */
export const exampleFocusScores: Record<Device, { name: string; score: number }[]> = {
  desktop: [],
  tablet: [],
  mobile: [],
}
