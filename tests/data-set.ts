import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Data of others, which is not part of this repository: in `../shared/data`, or in the folder that CONFORMANCE_DATA names. */
export type DataSet = {
  path: string
  isHere: boolean
  /** Behind the name of what it is for: empty, or why that is skipped. */
  why: string
}

const folder = process.env.CONFORMANCE_DATA ?? join(import.meta.dirname, '../../shared/data')

export function dataSet(name: string, path = join(folder, name)): DataSet {
  const isHere = existsSync(path)
  return { path, isHere, why: isHere ? '' : `, skipped: ${name} is not on this machine` }
}
