import type { XmlElement } from './xml-types.ts'

/** The four numbers of viewBox; null when there is none or it cannot be read. */
export function readViewBox(root: XmlElement) {
  const value = root.attributes.find(({ name }) => name === 'viewBox')?.value.slice(0, 200)
  const parts = (value ?? '').trim().split(/\s*,\s*|\s+/)
  const [x, y, width, height] = parts.map(Number)
  const good = parts.length === 4 && [x, y, width, height].every(Number.isFinite)
  return good && width! > 0 && height! > 0 ? { x: x!, y: y!, width: width!, height: height! } : null
}
