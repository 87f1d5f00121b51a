import type { CheckText } from '../types.ts'
import { deceptionTexts } from './content-deception.ts'
import { imageTexts } from './content-images.ts'
import { targetTexts } from './content-link-targets.ts'
import { markupTexts } from './content-markup.ts'
import { subjectTexts } from './content-subject.ts'
import { textTexts } from './content-text.ts'

/** Words for every check of content and links, by id. */
export const contentTexts: Record<string, CheckText> = {
  ...subjectTexts,
  ...textTexts,
  ...imageTexts,
  ...targetTexts,
  ...markupTexts,
  ...deceptionTexts,
}
