import type { CodedText } from '../phrasing.ts'
import { germanDeceptionTexts } from './content-deception.ts'
import { germanImageTexts } from './content-images.ts'
import { germanTargetTexts } from './content-link-targets.ts'
import { germanMarkupTexts } from './content-markup.ts'
import { germanSubjectTexts } from './content-subject.ts'
import { germanTextTexts } from './content-text.ts'

/** German words for every check of content and links, by id. */
export const germanContentTexts: Record<string, CodedText> = {
  ...germanSubjectTexts,
  ...germanTextTexts,
  ...germanImageTexts,
  ...germanTargetTexts,
  ...germanMarkupTexts,
  ...germanDeceptionTexts,
}
