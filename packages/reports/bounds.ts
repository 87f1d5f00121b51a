/**
 * How much of a file is read. Anyone can mail a report address, so every loop ends at one of these. What lies beyond a bound is
 * left out, and a problem says so.
 */

/** Octets of a file. A mail holds 25 MB of attachments in 34 MB of base64. */
export const MAX_INPUT = 40 * 1024 * 1024
/** Octets of one compressed file. The largest real reports have about 1 MB. */
export const MAX_PACKED = 10 * 1024 * 1024
/** Octets that all compressed files within one file may unpack to: about 60,000 rows of XML. */
export const MAX_OUTPUT = 25 * 1024 * 1024
/** Files within one file, at all depths. */
export const MAX_MEMBERS = 1_000
/** Containers within containers: a forwarded mail with a zip of a gzip has four. */
export const MAX_DEPTH = 5
/** Compressed octets handed to the inflater at once. They can grow a thousandfold before a cap can act. */
export const INFLATE_SLICE = 4_096

/** UTF-16 units handed to the XML tokenizer at once. */
export const XML_SLICE = 65_536
export const MAX_ELEMENT_DEPTH = 100
/** Each fault costs the tokenizer an error object. */
export const MAX_XML_FAULTS = 20_000
export const MAX_ROWS = 100_000
/** DKIM or SPF results, or reasons, of one row. RFC 9990 allows about 100. */
export const MAX_RESULTS = 100
/** UTF-16 units kept of one value. */
export const MAX_VALUE = 1_000
/** The largest number of messages or sessions that is believed. */
export const MAX_COUNT = 9_999_999_999

/** Objects and arrays within each other in a TLS report; RFC 8460 needs six. */
export const MAX_JSON_DEPTH = 32
/** Commas, colons and brackets of a TLS report: about 40,000 failure details. */
export const MAX_JSON_TOKENS = 1_000_000

/** Octets read of the fields of a failure report or complaint. */
export const MAX_FEEDBACK = 256 * 1024
/** Problems kept of one report; the others are counted. */
export const MAX_PROBLEMS = 20
/** Days that one report is spread over. */
export const MAX_DAYS = 400
