import { type Finding, noData } from '@postproof/engine/finding'

/** The check has nothing to judge in this mail: neither counted nor missed. */
export function notApplicable(id: string, code: string, facts: Finding['facts'] = {}): Finding {
  return noData(id, code, { ...facts, applies: false })
}
