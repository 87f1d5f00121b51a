import type { Language } from '#engines/language.ts'
import { placementWords } from '../../../../data/placement/words.ts'

/** Names and regions of providers; what is a proper name, or was typed by an operator, stays as it is. */

const said = (kind: 'regions' | 'names', text: string, language: Language): string => {
  const table = placementWords[language][kind]
  return Object.hasOwn(table, text) ? table[text]! : text
}

export const regionText = (region: string, language: Language): string => said('regions', region, language)

export const providerName = (name: string, language: Language): string => said('names', name, language)
