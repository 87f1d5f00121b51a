import { addressTexts } from './header-addresses.ts'
import { formatTexts } from './header-format.ts'
import { listTexts } from './header-lists.ts'
import type { CodedText } from './phrasing.ts'

/** Words for every check of the headers, by id. */
export const headerTexts: Record<string, CodedText> = { ...addressTexts, ...formatTexts, ...listTexts }
