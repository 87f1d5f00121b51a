/**
 * Finds out where a mail landed at a provider: it carries a marker, and seed mailboxes there are read over IMAP (RFC 3501).
 * Open first: `seed-state.ts`, the state machine of one mailbox; then `match-headers.ts` (recognizing a mail),
 * `locate.ts` (folder and tab) and `report.ts`.
 */

export { findMarkers, isMarker, MARKER_HEADER, newMarker } from './marker-code.ts'
export { type HeaderMatch, matchHeaders } from './match-headers.ts'
