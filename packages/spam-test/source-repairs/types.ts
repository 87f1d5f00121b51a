import type { HtmlElement } from '@postproof/message/types'
import type { CommentNode } from '@postproof/message/walk'

/** What can be put right in the HTML of a mail by an edit of its text, and what of it cannot, with the reason. */

/** For faults of one mail client each. */
export const clientRepairKinds = [
  'gmail-selectors',
  'gmail-media',
  'style-head',
  'conditional',
  'office-settings',
  'line-height',
  'hidden-tables',
  'ghost-tables',
  'vml-prefix',
  'button-spacing',
  'web-fonts',
  'float-gap',
  'style-comment',
  'link-scheme',
  'dark-scheme',
  'dark-white',
  'cid-width',
  'auto-links',
  'class-edge',
  'important-space',
] as const
export type ClientRepairKind = (typeof clientRepairKinds)[number]

export const repairKinds = [
  ...(['alt', 'lang', 'title', 'comments', 'https', 'contrast'] as const),
  ...clientRepairKinds,
] as const
export type RepairKind = (typeof repairKinds)[number]

/** UTF-16 offsets into the HTML source, as its parser counts them. */
export type SourceEdit = { from: number; to: number; text: string }

export type Repair = {
  kind: RepairKind
  /** One press makes all of them. In order, and none overlaps another. */
  edits: SourceEdit[]
  /** Line of the source where the first one stands, from 1. */
  line: number
  /** What it is about, cut: the tag of an image, the new title, the tag of a language. */
  quote: string
  /**
   * Its words are someone's to give: they go, escaped as in an attribute, into the text of the one edit between `before`
   * and `after`. `decorative`: none at all is an answer too.
   */
  ask?: { before: string; after: string; decorative: boolean }
}

/**
 * Why nothing is offered. `no-tag`: the source lacks the tag that would hold it. `language-unknown`, `no-subject`: there
 * is nothing to write. `conditional`: Outlook reads these comments. `template`: a program may read them.
 * `not-asked`: nobody knows whether the address answers over https. `style-sheet`: the color is set for more than this
 * text. `backgrounds`: no one color can be read on all grounds. `written-oddly`: the place in the source cannot be told
 * for sure. `changes-more`: read again, the mail would differ in more than that.
 */
export const withheldReasons = [
  'no-tag',
  'language-unknown',
  'no-subject',
  'conditional',
  'template',
  'not-asked',
  'style-sheet',
  'backgrounds',
  'written-oddly',
  'changes-more',
] as const
export type WithheldReason = (typeof withheldReasons)[number]

export type Withheld = { kind: RepairKind; reason: WithheldReason; count: number; line: number | null }

/** An edit with what it is to change in the tree, by which it is proved when the source is read again. */
export type Candidate = {
  kind: RepairKind
  edit: SourceEdit
  line: number
  quote: string
  ask?: NonNullable<Repair['ask']>
  change:
    | { of: 'attribute'; element: HtmlElement; name: string; value: string }
    | { of: 'comment'; node: CommentNode }
    | { of: 'title'; element: HtmlElement; text: string; isNew: boolean }
}

export type Found = { candidates: Candidate[]; withheld: Withheld[] }

/** One reason, counted. */
export function withhold(kind: RepairKind, reason: WithheldReason, lines: (number | null)[]): Withheld[] {
  return lines.length > 0 ? [{ kind, reason, count: lines.length, line: lines[0]! }] : []
}
