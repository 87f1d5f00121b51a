import { MAX_STYLE_ATTRIBUTE } from '@postproof/message/bounds'
import { parseDeclarations } from '@postproof/message/style'
import type { HtmlElement } from '@postproof/message/types'
import { attribute } from '@postproof/message/walk'

/** Values of an element's style attribute by property, both in lower case; the last of a property counts. */
export const inlineStyle = (element: HtmlElement): ReadonlyMap<string, string> =>
  readInline((attribute(element, 'style') ?? '').slice(0, MAX_STYLE_ATTRIBUTE))

export const readInline = (css: string): ReadonlyMap<string, string> =>
  new Map(parseDeclarations(css).map(({ property, value }) => [property, value.toLowerCase()]))
