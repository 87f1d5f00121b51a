import type { Language } from '#engines/language.ts'
import { germanNames, germanRegions } from '../../../../data/placement/german.ts'

/** Names and regions of providers; what is a proper name, or was typed by an operator, stays as it is. */

const said = (table: Readonly<Record<string, string>>, text: string, language: Language): string =>
  language === 'de' && Object.hasOwn(table, text) ? table[text]! : text

export const regionText = (region: string, language: Language): string =>
  said(germanRegions, region, language)

export const providerName = (name: string, language: Language): string => said(germanNames, name, language)
