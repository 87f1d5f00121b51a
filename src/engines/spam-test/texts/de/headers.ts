import type { CodedText } from '../phrasing.ts'
import { germanAddressTexts } from './header-addresses.ts'
import { germanFormatTexts } from './header-format.ts'
import { germanListTexts } from './header-lists.ts'

/** German words for every check of the headers, by id. */
export const germanHeaderTexts: Record<string, CodedText> = {
  ...germanAddressTexts,
  ...germanFormatTexts,
  ...germanListTexts,
}
