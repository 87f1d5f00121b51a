import { type Finding, good, warning } from '@postproof/engine/finding'
import { notApplicable } from '../content/no-data.ts'
import { type Judged, shapesIn } from '../learned/judged.ts'
import type { Check } from '../types.ts'

const id = 'content_shape'

/** What adds less than this to the sum is not worth naming. */
const LEAST_PULL = 0.1

/** Where the learned model cannot judge the words: whether length, links and signs are more like those of spam. */
export const check: Check = { id, run: ({ judged }) => findShape(judged()) }

export function findShape(judged: Judged | null): Finding {
  if (!judged) return notApplicable(id, 'no-text')
  if (!judged.byShape) return notApplicable(id, 'words-judged')
  const { level, judgement, degree } = judged.byShape
  const towards = judgement.pulls.filter(({ pull }) => (degree > 0 ? pull > LEAST_PULL : pull < -LEAST_PULL))
  const facts = {
    probability: Number(judgement.probability.toFixed(4)),
    degree: Number(degree.toFixed(3)),
    shapes: shapesIn(towards),
  }
  if (level === 'warning') return warning(id, 'like-spam', facts)
  return good(id, degree > 0 ? 'mixed' : 'like-good-mail', facts)
}
