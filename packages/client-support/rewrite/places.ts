import { positionFinder } from '@postproof/message/locations'
import type { Change } from './types.ts'

/** Where pieces of a rewritten source came from; without pieces it is the source itself. */
type Piece = { from: number; origin: number }

/** Finds places in the source that was given. */
export class Places {
  readonly pieces: Piece[] = []
  readonly find: (offset: number) => { line: number }

  constructor(source: string) {
    this.find = positionFinder(source)
  }

  /** What begins at `from` in the rewritten source began at `origin`. Told in ascending order. */
  piece(from: number, origin: number): void {
    this.pieces.push({ from, origin })
  }

  /** The place of an offset into the rewritten source. */
  at(offset: number): NonNullable<Change['where']> {
    const origin = this.origin(offset)
    return { line: this.find(origin).line, offset: origin }
  }

  origin(offset: number): number {
    let low = 0
    let high = this.pieces.length - 1
    if (high < 0) return offset
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.pieces[middle]!.from <= offset) low = middle
      else high = middle - 1
    }
    const piece = this.pieces[low]!
    return Math.max(0, piece.origin + offset - piece.from)
  }
}
