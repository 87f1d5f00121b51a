import { type Finding, noData } from '@postproof/engine/finding'
import type { KindJudgment } from '../kind/kinds.ts'

/** The check has nothing to judge in this mail: neither counted nor missed. */
export function notApplicable(id: string, code: string, facts: Parameters<typeof noData>[2] = {}): Finding {
  return noData(id, code, { ...facts, applies: false })
}

/** The rule is for other kinds of mail than this one. */
export const otherKind = (
  id: string,
  { kind }: Pick<KindJudgment, 'kind'>,
  facts: Parameters<typeof noData>[2] = {},
): Finding => notApplicable(id, 'other-kind', { ...facts, kind })
