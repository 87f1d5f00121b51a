import type { DrawnLine } from '@postproof/attention/screenshots/drawn'
import type { Finding } from '@postproof/engine/finding'
import type { Layout, RenderedBox } from '@postproof/engine/world'
import type { Html, HtmlNode } from '@postproof/message/types'

/** Where what findings point to is drawn, so that a report can show it in the picture. */

const MOST = 100
/** A line that holds more than so many drawn things is no place: a mail may be one line as a whole. */
const MOST_ON_LINE = 4

/** In the HTML, counted from 1; without a column, any thing of that line. */
export type HtmlPlace = { line: number; column?: number }

/** The places in the HTML that what is wrong points to, each once. */
export function placesOf(findings: Pick<Finding, 'status' | 'evidence'>[]): HtmlPlace[] {
  const places = findings
    .filter(({ status }) => status === 'bad' || status === 'warning')
    .flatMap(({ evidence }) => evidence.flatMap(({ place }) => (place?.in === 'html' ? place : [])))
    .map(({ line, column }) => ({ line, ...(column !== undefined && { column }) }))
  return different(places)
}

const different = (places: HtmlPlace[]): HtmlPlace[] =>
  [...new Map(places.map((place) => [`${place.line}:${place.column ?? ''}`, place])).values()].slice(0, MOST)

type Drawn = Pick<Layout, 'boxes'>

/** For one mail, which may have no HTML: finds what was drawn of each place in a layout, CSS px. */
export function placeFinder(html: Pick<Html, 'source' | 'document'> | null) {
  const starts = html ? lineStarts(html.source) : []
  const ends = html ? elementEnds(html.document) : new Map<number, number>()
  return (places: HtmlPlace[], layout: Drawn): DrawnLine[] => {
    const boxes = layout.boxes.filter(({ box }) => box.width > 1)
    return different(places).flatMap((place) => {
      const start = starts[place.line - 1]
      const box =
        place.column === undefined || start === undefined
          ? boxOfLine(place.line, boxes)
          : (boxAt(start + place.column - 1, boxes, ends) ??
            // Of older drawings only lines are known.
            (boxes.some(hasOffset) ? undefined : boxOfLine(place.line, boxes)))
      if (!box) return []
      const [x, y, width, height] = [box.box.x, box.box.y, box.box.width, box.box.height].map(
        Math.round,
      ) as Corners
      return [{ ...place, x, y, width, height }]
    })
  }
}

type Corners = [number, number, number, number]
type Placed = RenderedBox & { offset: number }

const hasOffset = (box: RenderedBox): box is Placed => typeof box.offset === 'number'

/** The last of a line, as links begin before what they hold. */
function boxOfLine(wanted: number, boxes: RenderedBox[]): RenderedBox | undefined {
  const found = boxes.filter(({ line }) => line === wanted)
  return found.length > MOST_ON_LINE ? undefined : found.at(-1)
}

/** What begins at an offset; else the first thing in the element that begins there; else what holds that text. */
function boxAt(
  offset: number,
  boxes: RenderedBox[],
  ends: ReadonlyMap<number, number>,
): RenderedBox | undefined {
  const placed = boxes.filter(hasOffset)
  const own = placed.findLast((box) => box.offset === offset)
  if (own) return own
  const end = ends.get(offset)
  if (end !== undefined) return placed.find((box) => offset < box.offset && box.offset < end)
  return placed
    .filter((box) => box.offset < offset && (ends.get(box.offset) ?? 0) > offset)
    .reduce<Placed | undefined>((inner, box) => (inner && inner.offset > box.offset ? inner : box), undefined)
}

function lineStarts(source: string): number[] {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Where each element ends, by where it begins. Iterative: hostile mails nest deeply. */
function elementEnds(document: Html['document']): Map<number, number> {
  const ends = new Map<number, number>()
  const open: HtmlNode[] = [document]
  for (let node = open.pop(); node; node = open.pop()) {
    const at = node.sourceCodeLocation
    if ('tagName' in node && at) ends.set(at.startOffset, at.endOffset)
    if ('childNodes' in node) for (const child of node.childNodes) open.push(child)
  }
  return ends
}
