import type { HtmlElement } from '@postproof/message/types'
import type { CssReading } from '../read-css.ts'
import type { DeclarationUse, Outcome } from './css/declaration.ts'
import type { Tree } from './html/tree.ts'
import type { OwnRule } from './own-rules.ts'
import type { Places } from './places.ts'
import type { Accounts } from './support.ts'
import type { ClientId, Found } from './types.ts'

/** A style sheet of a mail, in the order of the source. */
export type MailSheet = { css: string; inHead: boolean; element: HtmlElement }

/** The style sheets of a mail and where they stand; no document before that is parsed. */
export type Mail = { sheets: readonly MailSheet[]; document: Tree['document'] | null }

/** What a client does to a mail before it is drawn: the data of caniemail, and what stands here beside it. */
export type Client = {
  id: ClientId
  /** `family.platform` of caniemail. */
  platform: string
  accounts: Accounts
  approximate?: true
  /** Octets of UTF-8 after which the mail is clipped. */
  clip?: number
  /** Rewrites the source before it is parsed. */
  source?(html: string, places: Places, tell: (found: Found) => void): string
  /** A style sheet of a `<head>` within the body counts as one of the head. */
  keepsSecondHead?: true
  /** Style sheets that are removed whole, with the rule and what of them is told. */
  sheets?(sheets: readonly MailSheet[], mail: Mail): Map<MailSheet, Omit<Found, 'of' | 'effect'>>
  /** The rule by which a whole style attribute is removed. */
  styleAttribute?(reading: CssReading): Omit<Found, 'of' | 'effect'> | null
  /** What it makes of a declaration other than by the data; null leaves that to the data. */
  declaration?(use: DeclarationUse): Outcome | null
  /** Of nested rules the declarations stay. */
  unwrapsNesting?: true
  /** A selector as the client reads it; null where nothing matches it. */
  selector?(text: string): string | null
  /** A style sheet as far as it is read: the offset at which it ends, with the rule. */
  cut?(css: string): { offset: number; rule: OwnRule; what: string } | null
  /** At-rules dropped entirely, with what is reported about each, by the offset of the `@`. */
  lostBlocks?(css: string, mail: Mail): ReadonlyMap<number, { rule: OwnRule; what: string }>
  /**
   * Elements and attributes of the client's own, before the data is asked. The answer, if any: the rule by which a
   * selector matches nothing any more; null where it still may.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most clients have nothing to answer
  before?(tree: Tree): ((selector: string) => OwnRule | null) | undefined | void
  /** Shapes of Word's own are drawn by `before`, and their styles are not those of the mail. */
  drawsShapes?: true
  /** Elements and attributes beyond the data, once those are done. */
  tree?(tree: Tree): void
  /** What becomes of `<body>`. */
  body: BodyPolicy
  /** The client's own style sheet: beneath that of the mail, or over it. */
  ownSheet?: { css: string; isOver: boolean }
}

export type BodyPolicy =
  | { becomes: 'body' }
  | {
      becomes: 'div'
      rule: OwnRule
      /** Attributes that the `<div>` takes over. */
      attributes: ReadonlySet<string>
      /** Rules for `body` still match something. */
      rulesMatch: boolean
      /** Gmail puts `<u></u>` in the place of the doctype, which mails use to tell it apart: `u + .body`. */
      marksDoctype: boolean
    }
