import type { RenderedBox, Rendering } from '@postproof/engine/world'
import { charactersOf, contrastNeeded, contrastOfBox, isText, soundBoxes, sumOfCharacters } from './boxes.ts'
import { textsWithoutGround } from './measured.ts'
import { type Drawn, drawn } from './pictures.ts'
import { keyOf } from './vanished.ts'

/** Reading a dark picture: the contrast of its text, less what is as hard to read in the light. */

/** WCAG 2.2, 1.4.3: what even large text needs. */
const UNREADABLE = 3

/** What of a box's text has one color. */
export type Measured = { box: RenderedBox; characters: number; contrast: number }

export type Contrasts = {
  /** All texts, measured or not. */
  texts: RenderedBox[]
  measured: Measured[]
  /** How many of the texts were measured as a whole. */
  whole: number
  /** Percent of the characters that were measured. */
  share: number
  /** Those that are readable in the light picture. */
  fresh: Measured[]
  unreadable: Measured[]
  /** Below what their size needs. */
  poor: Measured[]
}

/** `gone`: texts of the light picture that are lost in the dark one. */
export function contrastsIn(rendering: Rendering, dark: Drawn, gone: RenderedBox[]): Contrasts {
  const texts = [...soundBoxes(dark.layout).filter(isText), ...gone]
  const unknown = new Set(textsWithoutGround(rendering, dark.device).map(keyOf))
  const pieces = texts.map((box) => {
    if (gone.includes(box)) return [{ box, characters: charactersOf(box), contrast: 1 }]
    return unknown.has(keyOf(box)) ? [] : piecesOf(box)
  })
  const measured = pieces.flat().filter(isMeasured)
  const wasPoor = poorBefore(drawn(rendering, dark.device, 'plain'))
  const fresh = pieces.flatMap((some) => some.filter((_, at) => !wasPoor(some, at))).filter(isMeasured)
  return {
    texts,
    measured,
    whole: pieces.filter((some) => some.length > 0 && some.every(isMeasured)).length,
    share: percent(charactersIn(measured), sumOfCharacters(texts)),
    fresh,
    unreadable: fresh.filter(({ contrast }) => contrast < UNREADABLE),
    poor: fresh.filter(({ box, contrast }) => contrast < contrastNeeded(box)),
  }
}

/** In percent of all characters that were measured. */
export const shareOfMeasured = (part: Measured[], { measured }: Contrasts): number =>
  percent(charactersIn(part), charactersIn(measured))

const charactersIn = (some: Measured[]): number => some.reduce((sum, { characters }) => sum + characters, 0)
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole))

type Piece = Omit<Measured, 'contrast'> & { contrast: number | null }
const isMeasured = (piece: Piece): piece is Measured => piece.contrast !== null

/** Empty where its picture was not measured. */
function piecesOf(box: RenderedBox): Piece[] {
  const { contrasts = [] } = box
  const all = contrasts.reduce((sum, { characters }) => sum + characters, 0)
  // What is quoted of a long text is cut; the shares of its colors are not.
  const factor = all === 0 ? 0 : charactersOf(box) / all
  return contrasts.map(({ characters, contrast }) => ({ box, characters: characters * factor, contrast }))
}

/** Tells whether a piece of a box cannot be read well in the light picture either. */
function poorBefore(light: Drawn | null): (pieces: Piece[], at: number) => boolean {
  const boxes = light ? soundBoxes(light.layout).filter(isText) : []
  const before = new Map(boxes.map((box) => [keyOf(box), lightPieces(box)]))
  const isPoor = ({ box, contrast }: Piece) => contrast !== null && contrast < contrastNeeded(box)
  return (pieces, at) => {
    const known = before.get(keyOf(pieces[at]!.box)) ?? []
    // Two colors may become one in the dark: then what was poor cannot be told apart.
    const isSame = known.length === pieces.length
    return isSame ? isPoor(known[at]!) : known.some(isPoor)
  }
}

function lightPieces(box: RenderedBox): Piece[] {
  const pieces = piecesOf(box)
  return pieces.length > 0 ? pieces : [{ box, characters: charactersOf(box), contrast: contrastOfBox(box) }]
}
