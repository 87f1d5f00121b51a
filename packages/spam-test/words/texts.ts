import { describe } from '@postproof/engine/words/describe'
import type { Language } from '@postproof/messages/languages'
import { message } from '@postproof/messages/message'
import { sayStored } from '@postproof/messages/stored'
import { everyCheck } from '../checks/every-check.ts'
import type { CheckFacts } from '../define-check.ts'
import { isMailKind } from '../kind/kinds.ts'
import type { CheckText, CheckWords } from '../types.ts'
import { authenticationWords } from './authentication.ts'
import { contentWords } from './content.ts'
import { headerWords } from './headers.ts'
import { ownContext } from './own-domain.ts'
import { ownRecords, stepsElsewhere } from './record-words.ts'
import { renderingWords } from './rendering.ts'
import { staticRenderingWords } from './rendering-static.ts'
import { reputationWords } from './reputation.ts'
import { structureWords } from './structure.ts'

/** The sentences of the spam test's checks. */

/** What the sentences of some checks need beside the facts of a finding. */
const words: Record<string, CheckWords> = {
  ...authenticationWords,
  ...reputationWords,
  ...headerWords,
  ...structureWords,
  ...contentWords,
  ...staticRenderingWords,
  ...renderingWords,
}

/** The words of a check in a language, and the codes that it has sentences for. */
export type SaidCheck = CheckText & { codes: string[] }

/** The words of every check in a language, by check id. */
export function textsIn(language: Language): Record<string, SaidCheck> {
  const known = texts.get(language)
  if (known) return known
  const made = Object.fromEntries(
    everyCheck.map((check) => [check.id, checkText(language, check, words[check.id] ?? {})]),
  )
  texts.set(language, made)
  return made
}

const texts = new Map<Language, Record<string, SaidCheck>>()

/** Steps and records are for the sender's own domain alone. */
function checkText(language: Language, { id, refs }: CheckFacts, words: CheckWords): SaidCheck {
  const text = describe(language, id, { ...withSender(words), refs })
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

/** What any sentence may name: the sender's own domain, for examples, what sends, and the kind of mail. */
const withSender = (words: CheckWords): CheckWords => ({
  ...words,
  facts: (finding, context) => ({
    own_domain: (context && ownContext(context).fromDomain) ?? 'example.com',
    sender_name: context?.esp?.name ?? message('any.sending-program'),
    ...(isMailKind(finding.facts.kind) && { kind_label: message(`mail-kind.label.${finding.facts.kind}`) }),
    ...words.facts?.(finding, context),
  }),
})
