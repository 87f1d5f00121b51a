import type { HtmlElement } from '@postproof/message/types'
import { attribute } from '@postproof/message/walk'
import { ident } from 'css-tree'

/** Classes of elements and of selectors. */

/** The first 50 classes of an element. */
export const classesOf = (element: HtmlElement): string[] =>
  (attribute(element, 'class') ?? '').split(/\s+/, 50).filter((name) => name !== '')

const mark = /\.((?:\\[\da-f]{1,6}\s?|\\[^\n\da-f]|[\w-]|[^\x00-\x7f])+)/gi

/** A class in a selector: its name, and the name as written, with escapes, at its offset. */
export type ClassMark = { name: string; written: string; from: number }

export const classesIn = (selector: string): ClassMark[] =>
  [...selector.matchAll(mark)].map(({ index, 1: written }) => ({
    name: ident.decode(written!),
    written: written!.trimEnd(),
    from: index + 1,
  }))
