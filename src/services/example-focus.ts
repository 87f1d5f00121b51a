import type { Device } from '#engines/world.ts'
import scores from '../../examples/focus-scores.json' with { type: 'json' }

/** Focus scores of the bundled examples, the highest first: something to compare a mail with. */
export const exampleFocusScores: Record<Device, { name: string; score: number }[]> = {
  desktop: scoresOn('desktop'),
  tablet: scoresOn('tablet'),
  mobile: scoresOn('mobile'),
}

function scoresOn(device: Device) {
  return Object.entries(scores)
    .flatMap(([name, on]) => ({ name: titleOf(name), score: on[device] }))
    .toSorted((a, b) => b.score - a.score)
}

function titleOf(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
