import type { Figures } from '@postproof/attention/weights'
import { createPlane, type Plane } from '../../packages/attention/plane.ts'
import { densityOf, figuresOf } from './metrics.ts'
import type { Fixation, GazePage } from './pages.ts'

/** How well people predict people, as a ceiling: the density of some against the fixations of the others. */
export function halfOfPeople(page: GazePage): Figures {
  const even = page.fixations.filter((_, index) => index % 2 === 0)
  const odd = page.fixations.filter((_, index) => index % 2 === 1)
  return meanFigures([between(page, even, odd), between(page, odd, even)])
}

export function tenPredictOne(page: GazePage): Figures {
  return meanFigures(
    page.fixations.map((one, index) => between(page, page.fixations.toSpliced(index, 1), [one])),
  )
}

function between(page: GazePage, some: Fixation[][], others: Fixation[][]): Figures {
  const { width, height } = page.pixels
  const density = (people: Fixation[][]) => densityOf(people.flat(), width, height)
  return figuresOf(density(some), others.flat(), density(others))
}

const names = ['auc', 'nss', 'cc', 'sim', 'kl'] as const

export function meanFigures(all: Figures[]): Figures {
  const of = (name: (typeof names)[number]) =>
    Number((all.reduce((sum, figures) => sum + figures[name], 0) / all.length).toFixed(4))
  return { auc: of('auc'), nss: of('nss'), cc: of('cc'), sim: of('sim'), kl: of('kl') }
}

/** Shares of 8 x 6 blocks of a map, row by row. */
export function blocksOf(map: Plane): number[] {
  const blocks = createPlane(8, 6)
  let sum = 0
  for (const [at, value] of map.data.entries()) {
    const column = Math.floor(((at % map.width) * 8) / map.width)
    const row = Math.floor((Math.floor(at / map.width) * 6) / map.height)
    blocks.data[row * 8 + column]! += value
    sum += value
  }
  return [...blocks.data].map((share) => share / sum)
}
