/**
 * How much of a message is read. A message that goes over a bound is still read to its end: what lies over the
 * bound is left out and a defect says so.
 */

/** Fields kept of the message's header block, and of the header block of any one part. */
export const MAX_MESSAGE_FIELDS = 2_000
export const MAX_PART_FIELDS = 200
/** Octets kept of one header field. */
export const MAX_FIELD_OCTETS = 65_536
/** Octets of all header fields together; fields over it keep an empty value. */
export const MAX_HEADER_OCTETS = 4_194_304
/** Multiparts within multiparts. */
export const MAX_DEPTH = 50
export const MAX_PARTS = 1_000
/** RFC 2046 section 5.1.1 allows 70; longer ones are used, with a defect, up to this. */
export const MAX_BOUNDARY = 1_000
export const MAX_DEFECTS = 200

export const MAX_PARAMETERS = 100
export const MAX_ADDRESSES = 2_000

/** UTF-16 units of HTML and of plain text that are looked at. */
export const MAX_HTML = 2_000_000
export const MAX_TEXT = 2_000_000
export const MAX_ELEMENTS = 50_000
/** Open elements at one time. Browsers stop at 512; the parser's cost grows with it. */
export const MAX_ELEMENT_DEPTH = 300
export const MAX_PARSE_ERRORS = 200
export const MAX_STYLE_ATTRIBUTE = 10_000
export const MAX_STYLESHEET = 256_000
export const MAX_RULES = 2_000
/** Rules tried on elements, all together; then the style sheets no longer apply. */
export const MAX_RULE_TESTS = 3_000_000
export const MAX_LINKS = 2_000
export const MAX_IMAGES = 2_000
/** UTF-16 units kept of one link target; `data:` images are cut at MAX_SRC. */
export const MAX_HREF = 8_192
export const MAX_SRC = 4_194_304
