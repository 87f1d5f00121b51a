/** The marker of a placement test: made, and found again in a mail by each of the five ways. */

export { subjectAsSent } from './headers/marks.ts'
export { findMarkers, isMarker, MARKER_HEADER, MARKER_LENGTH, newMarker } from './marker-code.ts'
export { matchBody } from './match-body.ts'
export { type HeaderMatch, matchHeaders } from './match-headers.ts'
