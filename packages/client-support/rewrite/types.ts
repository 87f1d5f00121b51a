/** The clients that a mail can be rewritten as. */
export type ClientId =
  | 'gmail-web'
  | 'gmail-android'
  | 'gmail-ios'
  | 'gmail-imap'
  | 'outlook-windows'
  | 'outlook-web'
  | 'outlook-new'
  | 'yahoo'
  | 'aol'
  | 'apple-mail-ios'
  | 'apple-mail-macos'
  | 'samsung-email'

/** What a change rests on: a feature of caniemail's data, or a rule of `own-rules.ts` with its document and date. */
export type Source =
  | { kind: 'caniemail'; slug: string; url: string; tested: string }
  | { kind: 'own'; id: string; url: string; date: string }

/** One kind of thing that a client takes out of a mail or changes, with how often it does. */
export type Change = {
  /** Slug of caniemail, or id of an own rule. */
  rule: string
  effect: 'removed' | 'changed'
  of:
    | 'attribute'
    | 'at-rule'
    | 'declaration'
    | 'document'
    | 'element'
    | 'picture'
    | 'selector'
    | 'style-attribute'
    | 'style-sheet'
  /** As a page may quote it: `display: flex`, `@media`, `<video>`, `srcset`. Of the mail: hostile text. */
  what: string
  source: Source
  /** The first of them, in the source as it was given: line from 1, offset in UTF-16 units from 0. */
  where: { line: number; offset: number } | null
  /** Of the first 50 of them, as `where`. */
  offsets: number[]
  count: number
}

export type Rewritten = {
  client: ClientId
  /** A whole document; nothing in it is made harmless. */
  html: string
  /** What was taken out or changed, the most frequent first. */
  changes: Change[]
  /** The client has an engine of its own, which a browser can only come near to. */
  approximate: boolean
  /** Offset in the source at which the client clips the mail; null where it shows all of it. */
  clippedAt: number | null
  /** More was there than is read: elements, depth or length. */
  truncated: boolean
}

/** What is found while rewriting, before it is counted; `offset` in the text that is rewritten. */
export type Found = Pick<Change, 'rule' | 'effect' | 'of' | 'what'> & { offset: number }
