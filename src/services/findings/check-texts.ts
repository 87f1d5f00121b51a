import type { FindingWords } from '#engines/finding-words.ts'
import { authenticationWords } from '#engines/spam-test/texts/authentication.ts'
import { linkWords } from '#engines/spam-test/texts/content-links.ts'
import { textsIn as tablesIn } from '#engines/spam-test/texts/index.ts'
import { ownContext } from '#engines/spam-test/texts/own-domain.ts'
import { ownRecords, stepsElsewhere } from '#engines/spam-test/texts/record-words.ts'
import { reputationWords } from '#engines/spam-test/texts/reputation.ts'
import type { CheckText, CheckWords, FixContext } from '#engines/spam-test/types.ts'
import type { Language } from '#messages/languages.ts'
import { message } from '#messages/message.ts'
import { sayStored } from '#messages/stored.ts'
import { describe } from './describe.ts'

/** The sentences of the spam test's checks. */

const words: Record<string, CheckWords> = { ...authenticationWords, ...linkWords, ...reputationWords }

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

/** Steps and records are for the sender's own domain alone. */
function checkText(language: Language, id: string, words: CheckWords): CheckText {
  const text = describe(language, id, withSender(words))
  const { records } = words
  return {
    ...text,
    fix(finding, context) {
      const steps = text.fix(finding, context)
      const elsewhere = steps.length > 0 ? stepsElsewhere(words, finding, context) : null
      return elsewhere?.map(({ code, facts }) => sayStored(language, code, facts) ?? '') ?? steps
    },
    ...(records && {
      records: (finding, context) => ownRecords(records(finding, context), context),
    }),
  }
}

/** What any step may name: the sender's own domain, for examples, and what sends. */
const withSender = (words: FindingWords<FixContext>): FindingWords<FixContext> => ({
  ...words,
  facts: (finding, context) => ({
    own_domain: (context && ownContext(context).fromDomain) ?? 'example.com',
    sender_name: context?.esp?.name ?? message('any.sending-program'),
    ...words.facts?.(finding, context),
  }),
})
