import type { Finding } from '#engines/finding.ts'
import type { FindingWords } from '#engines/finding-words.ts'
import { contentWords } from '#engines/spam-test/texts/content.ts'
import { headerWords } from '#engines/spam-test/texts/headers.ts'
import { textsIn as tablesIn } from '#engines/spam-test/texts/index.ts'
import { ownContext } from '#engines/spam-test/texts/own-domain.ts'
import { renderingWords } from '#engines/spam-test/texts/rendering.ts'
import { staticRenderingWords } from '#engines/spam-test/texts/rendering-static.ts'
import { structureWords } from '#engines/spam-test/texts/structure.ts'
import type { CheckText, CheckWords, FixContext } from '#engines/spam-test/types.ts'
import type { Language } from '#messages/languages.ts'
import { message } from '#messages/message.ts'
import { describe } from './describe.ts'

/** The sentences of the spam test's checks. */

const words: Record<string, CheckWords> = {
  ...contentWords,
  ...headerWords,
  ...renderingWords,
  ...staticRenderingWords,
  ...structureWords,
}

/** The words of every check in a language, by check id. */
export function textsIn(language: Language): Record<string, CheckText> {
  const known = texts.get(language)
  if (known) return known
  const made = {
    ...tablesIn(language),
    ...Object.fromEntries(Object.entries(words).map(([id, each]) => [id, checkText(language, id, each)])),
  }
  texts.set(language, made)
  return made
}

const texts = new Map<Language, Record<string, CheckText>>()

function checkText(language: Language, id: string, words: CheckWords): CheckText {
  return { ...describe(language, id, withSender(words)), ...(words.records && { records: words.records }) }
}

/** What any step may name: the sender's own domain, for examples, and what sends. */
const withSender = (words: FindingWords<FixContext>): FindingWords<FixContext> => ({
  ...words,
  facts: (finding: Finding, context) => ({
    own_domain: (context && ownContext(context).fromDomain) ?? 'example.com',
    sender_name: context?.esp?.name ?? message('any.sending-program'),
    ...words.facts?.(finding, context),
  }),
})
