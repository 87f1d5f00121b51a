/** The sentences of the placement test in German. */

export { adviceText } from './advice.ts'
export { dropAlert, silenceAlert, spamAlert } from './alerts.ts'
export { comparedText } from './compare.ts'
export { filterText } from './filters.ts'
export { markerHint } from './marker.ts'
export { microsoftText } from './microsoft.ts'
export { rowNote, troubleText } from './rows.ts'
export { shareText } from './share.ts'
export { verdictText } from './verdict.ts'
