import type { Device } from '@postproof/engine/world'
import scores from '../../../examples/focus-scores.json' with { type: 'json' }

/** Examples that a mail may well look like. The others look as no mail should, whatever their score. */
const models = ['good-newsletter', 'plain-text', 'transactional'] as const

/** Focus scores of ordinary mails, the highest first: something to compare a mail with. */
export const exampleFocusScores: Record<Device, { name: string; score: number }[]> = {
  desktop: scoresOn('desktop'),
  tablet: scoresOn('tablet'),
  mobile: scoresOn('mobile'),
}

function scoresOn(device: Device) {
  return models
    .map((name) => ({ name: titleOf(name), score: scores[name][device] }))
    .toSorted((a, b) => b.score - a.score)
}

function titleOf(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
