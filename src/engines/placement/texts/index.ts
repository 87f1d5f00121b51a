import type { Language } from '#engines/language.ts'
import { adviceText } from './advice.ts'
import { dropAlert, silenceAlert, spamAlert } from './alerts.ts'
import { comparedText } from './compare.ts'
import * as german from './de/index.ts'
import { filterText } from './filters.ts'
import { markerHint } from './marker.ts'
import { microsoftText } from './microsoft.ts'
import { rowNote, troubleText } from './rows.ts'
import { shareText } from './share.ts'
import { verdictText } from './verdict.ts'

/** The sentences of the placement test by language. Logic names codes and facts; words are put to them when read. */

const english = {
  adviceText,
  dropAlert,
  silenceAlert,
  spamAlert,
  comparedText,
  filterText,
  markerHint,
  microsoftText,
  rowNote,
  troubleText,
  shareText,
  verdictText,
}
export type PlacementTexts = typeof english

const texts: Record<Language, PlacementTexts> = { en: english, de: german }

export const placementTextsIn = (language: Language): PlacementTexts => texts[language]
