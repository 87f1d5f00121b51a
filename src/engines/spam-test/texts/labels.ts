import type { Language } from '#engines/language.ts'
import { germanEvidence, germanLabel } from './de/labels.ts'

type Shown = { label: string; value: string }

/** Checks name and describe their evidence in English. */
const words: Record<Language, { label(english: string): string; evidence(shown: Shown): string }> = {
  en: { label: (english) => english, evidence: ({ value }) => value },
  de: { label: germanLabel, evidence: germanEvidence },
}

/** The label of a piece of evidence in a language; names, codes and quotes stay as they are. */
export const labelIn = (language: Language, label: string): string => words[language].label(label)

/** What evidence shows, in a language. What the mail or a server says is quoted as it is. */
export const evidenceIn = (language: Language, shown: Shown): string => words[language].evidence(shown)
