import type { Place } from '@postproof/engine/finding'
import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  Parser,
  type TreeAdapter,
} from 'parse5'
import { MAX_ELEMENT_DEPTH, MAX_ELEMENTS, MAX_PARSE_ERRORS } from './bounds.ts'
import { correctLocations, positionFinder } from './locations.ts'

/** Thrown within the parser to stop it, and caught here: parse5 has no other way to end early. */
class OverBound extends Error {}

export type Parsed = {
  document: DefaultTreeAdapterTypes.Document
  errors: { code: string; place: Place }[]
  stopped: boolean
}

/** How much is parsed: elements in all, and elements within elements. */
export type TreeBounds = { elements: number; depth: number }

/** A tree builder that stops at the bounds: some documents make 500 elements of every few octets. */
function boundedAdapter(bounds: TreeBounds): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0
  let depth = 0
  return {
    ...defaultTreeAdapter,
    createElement(...parameters) {
      if (++elements > bounds.elements) throw new OverBound()
      return defaultTreeAdapter.createElement(...parameters)
    },
    onItemPush() {
      if (++depth > bounds.depth) throw new OverBound()
    },
    onItemPop() {
      depth--
    },
  }
}

/**
 * Parses HTML as a mail client without scripts does, up to bounds, those of `bounds.ts` unless others are given; `stopped`
 * says that there was more. The tree has its places in the source: lines and columns from 1, offsets in UTF-16 units.
 */
export function parseBounded(
  source: string,
  bounds: TreeBounds = { elements: MAX_ELEMENTS, depth: MAX_ELEMENT_DEPTH },
): Parsed {
  const errors: { code: string; place: Place }[] = []
  const find = positionFinder(source)
  const parser = new Parser<DefaultTreeAdapterMap>({
    // Mail clients run no scripts, so that the content of noscript is shown.
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    treeAdapter: boundedAdapter(bounds),
    onParseError: ({ code, startOffset }) => {
      if (errors.length < MAX_PARSE_ERRORS) errors.push({ code, place: { in: 'html', ...find(startOffset) } })
    },
  })
  let stopped = false
  try {
    parser.tokenizer.write(source, true)
  } catch (error) {
    if (!(error instanceof OverBound)) throw error
    stopped = true
  }
  if (source.includes('&\n')) correctLocations(parser.document, find)
  return { document: parser.document, errors, stopped }
}
