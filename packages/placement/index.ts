export { findMarkers, isMarker, MARKER_HEADER, newMarker } from './marker-code.ts'
export { type HeaderMatch, matchHeaders } from './match-headers.ts'
