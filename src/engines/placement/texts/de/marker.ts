import { MARKER_HEADER } from '../../marker-code.ts'

export function markerHint(marker: string): string {
  return `${marker} an irgendeine Stelle der Mail setzen: in den Text, an das Ende des Betreffs oder als Header ${MARKER_HEADER}: ${marker}. Klein gedruckt genügt, aber in einem Stück.`
}
