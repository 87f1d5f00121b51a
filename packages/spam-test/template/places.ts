import { lineStarts, type Position, positionFinder } from '@postproof/message/locations'

/** A text that was made from a source, piece by piece, and where each piece comes from. */

export type Derived = {
  text: string
  /** The offset in the source of an offset in the text: within what was replaced, where that begins. */
  sourceOffset(offset: number): number
}

/** Builds a text from pieces of a source, in order. */
export class Derivation {
  readonly #source: string
  readonly #parts: string[] = []
  /** Where pieces begin, in the text and in the source. `copied`: octet by octet. */
  readonly #pieces: { at: number; from: number; copied: boolean }[] = []
  #length = 0

  constructor(source: string) {
    this.#source = source
  }

  copy(from: number, to: number): void {
    if (to > from) this.#add(this.#source.slice(from, to), from, true)
  }

  /** `from`: where in the source the replaced text begins. */
  replace(from: number, text: string): void {
    if (text !== '') this.#add(text, from, false)
  }

  #add(text: string, from: number, copied: boolean): void {
    this.#pieces.push({ at: this.#length, from, copied })
    this.#parts.push(text)
    this.#length += text.length
  }

  done(): Derived {
    const pieces = this.#pieces
    return {
      text: this.#parts.join(''),
      sourceOffset(offset) {
        let low = 0
        let high = pieces.length - 1
        while (low < high) {
          const middle = (low + high + 1) >> 1
          if (pieces[middle]!.at <= offset) low = middle
          else high = middle - 1
        }
        const piece = pieces[low]
        if (!piece) return 0
        return piece.copied ? piece.from + offset - piece.at : piece.from
      },
    }
  }
}

/** Line and column in a derived text -> line and column in its source; both from 1. */
export function sourcePositions(source: string, derived: Derived): (place: Position) => Position {
  const find = positionFinder(source)
  const starts = lineStarts(derived.text)
  return ({ line, column }) => {
    const start = starts[Math.min(line, starts.length) - 1] ?? 0
    return find(derived.sourceOffset(start + column - 1))
  }
}
