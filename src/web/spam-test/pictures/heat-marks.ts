import type { DeviceHeatMap } from '#contract/pictures.ts'
import type { Box } from './heat-figures.ts'

/**
 * What the picture and the lists beside it point at together: by the id of its box over the picture. Each box has a row
 * of its own in a list.
 */

export type Marking = { marked: string | null; onMark(box: string | null): void }

export const boxId = (rank: number) => `part-${rank}`
export const rowId = (rank: number) => `share-${rank}`
export const sectionBox = (index: number) => `section-${index + 1}`
export const sectionRow = (index: number) => `section-share-${index + 1}`
export const regionBox = (index: number) => `region-${index + 1}`
export const regionRow = (index: number) => `region-share-${index + 1}`

/** Index of the section that is marked, or that holds the middle of the marked element; negative for none. */
export function markedSection(
  { sections, elements }: Pick<DeviceHeatMap, 'sections' | 'elements'>,
  marked: string | null,
): number {
  const element = elements.find(({ rank }) => boxId(rank) === marked)
  const middle = element ? element.box.y + element.box.height / 2 : null
  return sections.findIndex(({ top, bottom }, index) =>
    middle === null ? sectionBox(index) === marked : middle >= top && middle <= bottom,
  )
}

const columns = ['left', 'center', 'right'] as const
const rows = ['top', 'middle', 'bottom'] as const
export type Place = `${(typeof rows)[number]}-${(typeof columns)[number]}`

/** In which ninth of a box a point lies. */
export function placeIn(box: Box, point: { x: number; y: number }): Place {
  const third = (at: number, size: number) => Math.max(0, Math.min(2, Math.floor((3 * at) / (size || 1))))
  const [row, column] = [third(point.y - box.y, box.height), third(point.x - box.x, box.width)]
  return `${rows[row]!}-${columns[column]!}`
}

type Region = DeviceHeatMap['regions'][number]

/**
 * Where each region stands in its picture, by the index of the region. Two of one picture may stand in the same ninth of
 * it: those are numbered from the strongest on, as they are listed.
 */
export function placesOfRegions(
  regions: readonly Region[],
  picture: { rank: number; box: Box },
): Map<number, { place: Place; number: number | null }> {
  const own = regions.flatMap((region, index) =>
    region.picture === picture.rank ? [{ index, place: placeIn(picture.box, region.peak) }] : [],
  )
  return new Map(
    own.map(({ index, place }) => {
      const alike = own.filter((each) => each.place === place)
      const at = alike.findIndex((each) => each.index === index)
      return [index, { place, number: alike.length > 1 ? at + 1 : null }]
    }),
  )
}
