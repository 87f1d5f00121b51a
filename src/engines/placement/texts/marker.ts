import { MARKER_HEADER } from '../marker-code.ts'

export function markerHint(marker: string): string {
  return `Put ${marker} anywhere in the mail: in the body, at the end of the subject, or as the header ${MARKER_HEADER}: ${marker}. It may be small print, but leave it in one piece.`
}
