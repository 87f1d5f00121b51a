import type { CheckWords } from '../types.ts'
import { deceptionWords } from './content-deception.ts'
import { imageWords } from './content-images.ts'
import { targetWords } from './content-link-targets.ts'
import { markupWords } from './content-markup.ts'
import { subjectWords } from './content-subject.ts'
import { textWords } from './content-text.ts'

/** What the words of every check of content and links need, by id. */
export const contentWords: Record<string, CheckWords> = {
  ...subjectWords,
  ...textWords,
  ...imageWords,
  ...targetWords,
  ...markupWords,
  ...deceptionWords,
}
