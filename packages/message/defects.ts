import type { Place } from '@postproof/engine/finding'
import { MAX_DEFECTS } from './bounds.ts'
import type { Defect } from './types.ts'

/** Collects defects up to a bound; `list` is shared with the part or message it belongs to. */
export type DefectLog = { list: Defect[]; left: number }

/** An empty log; further defects are dropped once it holds MAX_DEFECTS. */
export const newDefectLog = (): DefectLog => ({ list: [], left: MAX_DEFECTS })

/** A place in the message source: line and column from 1. */
export const rawPlace = (line: number, column?: number): Place =>
  column === undefined ? { in: 'raw', line } : { in: 'raw', line, column }

/** Notes a defect for the whole message and, when given, for the part; silently dropped over the bound. */
export function note(
  log: DefectLog,
  part: Defect[] | null,
  code: string,
  detail: Defect['detail'],
  place: Place,
): void {
  if (log.left === 0) return
  log.left--
  const defect = { code, detail, place }
  log.list.push(defect)
  part?.push(defect)
}
