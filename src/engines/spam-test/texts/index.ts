import type { Finding } from '#engines/finding.ts'
import type { Language } from '#engines/language.ts'
import type { CheckText, FixContext } from '../types.ts'
import { contentTexts } from './content.ts'
import { germanOtherTexts } from './de/index.ts'
import { headerTexts } from './headers.ts'
import { ownContext } from './own-domain.ts'
import { renderingTexts } from './rendering.ts'
import { staticRenderingTexts } from './rendering-static.ts'
import { structureTexts } from './structure.ts'

/** The words of every check, by check id. */
export const texts: Record<string, CheckText> = {
  ...withOwnDomain({
    ...headerTexts,
    ...structureTexts,
    ...contentTexts,
    ...staticRenderingTexts,
    ...renderingTexts,
  }),
}

const german: Record<string, CheckText> = {
  ...texts,
  ...withOwnDomain(germanOtherTexts),
}

const byLanguage: Record<Language, Record<string, CheckText>> = { en: texts, de: german }

/** The words of every check in a language, by check id. */
export const textsIn = (language: Language) => byLanguage[language]

/** Steps with example addresses take no domain for an example that is not the sender's. */
function withOwnDomain(given: Record<string, CheckText>): Record<string, CheckText> {
  return Object.fromEntries(
    Object.entries(given).map(([id, text]) => [
      id,
      {
        ...text,
        fix: (finding: Finding, context: FixContext) => text.fix(finding, ownContext(context)),
      },
    ]),
  )
}
