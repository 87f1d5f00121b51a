import type { Place } from '@postproof/engine/finding'
import type { Message as Said } from '@postproof/messages/message'
import type { DefaultTreeAdapterTypes } from 'parse5'

/** What is wrong with the message as a document. Never a reason to stop reading. */
export type Defect = {
  /** kebab-case, e.g. `header-line-without-colon`, `boundary-not-found`, `too-many-parts`, `bad-base64`. */
  code: string
  /** A message where people read it. */
  detail: string | Said
  place: Place
}

export type Header = {
  /** As written, e.g. `Message-ID`. */
  name: string
  /** Lower case. */
  key: string
  /** The value as it stands in the source, folds included, without the line's end; bytes as latin1. */
  raw: string
  /** Unfolded and decoded (RFC 2047, or raw UTF-8 of RFC 6532), on one line: controls but tabs are spaces. */
  value: string
  /** First source line, from 1. */
  line: number
  /** Number of source lines. */
  lineCount: number
  /** Octets of its longest source line, without CRLF. */
  longestLine: number
  /** Holds bytes over 127. */
  hasRawEightBit: boolean
  /** The charset of bytes over 127 that are not UTF-8: that of the body; absent for windows-1252. */
  rawCharset?: string
}

/** A parsed `type/subtype; name=value` or disposition value. RFC 2231 continuations and charsets are decoded. */
export type ParameterizedValue = { value: string; parameters: Record<string, string> }

export type TransferEncoding = '7bit' | '8bit' | 'binary' | 'quoted-printable' | 'base64' | 'unknown'

export type Part = {
  /** `1`, `1.2`, `1.2.1`; the root is `` (empty) when it is a multipart and `1` when it is a leaf. */
  path: string
  headers: Header[]
  /** Lower case, e.g. `text/html`; `text/plain` when the header is absent. */
  type: string
  typeParameters: Record<string, string>
  /** Lower case; null when absent. */
  disposition: 'inline' | 'attachment' | string | null
  filename: string | null
  /** Without the angle brackets. */
  contentId: string | null
  encoding: TransferEncoding
  /** The transfer encoding as written, null when absent. */
  encodingDeclared: string | null
  /** Charset as declared, lower case; null when absent. */
  charset: string | null
  /** The charset that an HTML part names in a `<meta>`, lower case; null for none. Computed on first use. */
  charsetInside(): string | null
  children: Part[]
  /** Source line of the first body line, from 1. */
  line: number
  /** Octets of the body in the source. */
  encodedSize: number
  /** Octets after the transfer encoding is undone; 0 for multiparts. */
  size: number
  defects: Defect[]
  /** The decoded bytes. Bounded by the message size; computed on first use. */
  content(): Uint8Array
  /**
   * The decoded text, CRLF made LF, cut at twice MAX_TEXT; uses the declared charset, else UTF-8, else that of a `<meta>`,
   * else windows-1252.
   */
  text(): string
}

export type MailAddress = {
  /** Decoded display name, empty when there is none. */
  name: string
  /** `local@domain` as written, domain in lower case; empty when it could not be read. */
  address: string
  local: string
  /** Lower case, A-label form kept as written. */
  domain: string
}

export type AddressList = {
  addresses: MailAddress[]
  /** Names of groups such as `undisclosed-recipients`. */
  groups: string[]
  /** What could not be read. */
  errors: Said[]
}

export type HtmlNode = DefaultTreeAdapterTypes.Node
export type HtmlElement = DefaultTreeAdapterTypes.Element

export type Link = {
  /** The target as written, trimmed, entities decoded; a relative one is resolved where there is a `<base>`. */
  href: string
  /** Visible text, white space folded; for an image link the alt texts. */
  text: string
  source: 'a' | 'area' | 'form' | 'text'
  /** The link's content is one or more images and no text. */
  imageOnly: boolean
  /** Invisible: hidden by style, or empty with no image. */
  hidden: boolean
  place: Place
  /** The element in `html.document`; absent for links in plain text. */
  element?: HtmlElement
}

export type Image = {
  /** As written: http(s), `cid:`, `data:` or anything else. Empty when there is none. */
  src: string
  /** Null when the attribute is absent; empty when it is empty. */
  alt: string | null
  /** From the attribute, else the inline style, in CSS px; null when absent or not in px. */
  width: number | null
  height: number | null
  source: 'img' | 'srcset' | 'background' | 'css' | 'vml' | 'input'
  hidden: boolean
  place: Place
  element?: HtmlElement
}

/** A run of text as a reader would or would not see it. */
export type TextRun = {
  /** White space folded. */
  text: string
  /** Not displayed, or too small or too low in contrast to be read. */
  hidden: boolean
  /** Why hidden: `display-none`, `visibility`, `tiny`, `same-color`, `transparent`, `zero-size`, `off-screen`, `mso-hide`. */
  why?: string
  /** CSS px; null where nothing says. */
  fontSize: number | null
  /** `#rrggbb`; null where nothing says. */
  color: string | null
  background: string | null
  /** Lower-case name of the nearest block or link element. */
  element: string
  /** Ordinal of the line of text it flows in: runs of one block stand beside each other. */
  block: number
  /** Follows the run before it in its block without white space, such as a full stop after a link. */
  glued?: true
  place: Place
}

export type Html = {
  part: Part
  /** The decoded source; places with `in: 'html'` count its lines. */
  source: string
  document: DefaultTreeAdapterTypes.Document
  /** Parse errors of parse5 with their code and place; at most 200. */
  errors: { code: string; place: Place }[]
  /** Inline styles and `<style>` rules with simple selectors (element, class, id) applied. */
  runs: TextRun[]
  /** The visible runs, joined; blocks separated by a line feed, words put together that invisible characters cut. */
  visibleText: string
  hiddenText: string
  /** Contents of `<style>` elements. */
  styles: {
    css: string
    place: Place
    inHead: boolean
    /** The condition under which it applies, lower case; absent where that is always, or on any screen. */
    media?: string
  }[]
  /** `<html lang>`; null when absent. */
  lang: string | null
  title: string | null
  truncated: boolean
}

export type TextBody = { part: Part; source: string }

export type Attachment = {
  part: Part
  filename: string
  type: string
  size: number
  /** Referenced by a `cid:` in the HTML. */
  inline: boolean
}

export type Message = {
  raw: Uint8Array
  size: number
  /** The header block's fields in source order. */
  headers: Header[]
  /** First source line of the body. */
  bodyLine: number
  root: Part
  /** All parts, depth first. */
  parts: Part[]
  text: TextBody | null
  html: Html | null
  /** From HTML and plain text, in document order; at most 2,000. */
  links: Link[]
  images: Image[]
  attachments: Attachment[]
  /** Octets of the longest line of the whole source, and where. */
  longestLine: { length: number; line: number }
  defects: Defect[]
}
