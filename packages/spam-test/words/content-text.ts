import type { Fact, Facts, Stored } from '@postproof/engine/finding-words'
import { plain } from '@postproof/engine/plain-message'
import type { Code } from '@postproof/messages/message'
import type { CheckWords, FixContext } from '../types.ts'
import { forEach, namesAmong, quoted, rowsOf } from './facts.ts'
import { reasonsOf, withReasons } from './list-mail.ts'

const MOST_NAMED = 4
const MOST_QUOTED = 2

/** The first phrases, heaviest first, and whether more were found. */
const phrasesOf = ({ facts: { phrases, found } }: Stored) => ({
  phrases: rowsOf(phrases)
    .slice(0, MOST_NAMED)
    .map(({ phrase }) => quoted(phrase ?? '')),
  more: Number(found) > MOST_NAMED ? 'yes' : 'no',
})

/** What the model says, and the sentences that weighed most. No model is sure: 1 to 99 %. */
function learnedFacts({ facts: { probability, sentences } }: Stored) {
  const parts = rowsOf(sentences)
    .slice(0, MOST_QUOTED)
    .map(({ text }) => quoted(text ?? ''))
  return {
    percent: Math.min(99, Math.max(1, Math.round(Number(probability) * 100))),
    reasoned: parts.length > 0 ? 'yes' : 'no',
    reasons: { code: 'any.list', facts: { parts } } as const,
  }
}

const _canSpam = { label: '15 USC 7704', url: 'https://www.law.cornell.edu/uscode/text/15/7704' }

const leftovers = ['merge-tag', 'broken-value', 'placeholder-text'] as const
type Leftover = (typeof leftovers)[number]

const leftoversIn = ({ kinds }: Facts): Leftover[] =>
  namesAmong(
    leftovers,
    rowsOf(kinds).map(({ kind }) => kind ?? null),
  )

const textsOf = ({ facts: { kinds } }: Stored, leftover: Leftover) =>
  rowsOf(kinds).find(({ kind }) => kind === leftover)?.texts ?? null

const leftoverSteps: Record<Leftover, (context: FixContext) => Code[]> = {
  'merge-tag': ({ esp }) => [
    esp ? 'template_residue.step.spelling-of-service' : 'template_residue.step.spelling',
    'template_residue.step.fallback',
    'template_residue.step.campaign',
  ],
  'broken-value': () => ['template_residue.step.fallback', 'template_residue.step.empty-name'],
  'placeholder-text': () => ['template_residue.step.sample', 'template_residue.step.hidden'],
}

const leftoversFound = (facts: Facts): Code[] =>
  leftoversIn(facts).map((kind): Code => `template_residue.found.${kind}`)

const stepsForLeftovers = (facts: Facts, context: FixContext): Code[] =>
  leftoversIn(facts).flatMap((kind) => leftoverSteps[kind](context))

/** How a visible way out comes into the footer. */
const addUnsubscribeLink = ({ esp }: FixContext): Code[] => [
  esp ? 'body_unsubscribe.step.field' : 'body_unsubscribe.step.link',
  'body_unsubscribe.step.legible',
  'body_unsubscribe.step.works',
]

function targetOf({ facts: { href } }: Stored): Fact {
  if (href === '') return plain('body_unsubscribe.no-target')
  return href ?? null
}

/** The checks of what the text says. */
export const textWords: Record<string, CheckWords> = {
  spam_phrases: {
    facts: phrasesOf,
  },
  learned_content: { facts: learnedFacts },
  template_residue: {
    facts: (finding) => ({
      merge_tags: textsOf(finding, 'merge-tag'),
      broken_values: textsOf(finding, 'broken-value'),
      placeholder_texts: textsOf(finding, 'placeholder-text'),
    }),
    found: forEach(leftovers, leftoversFound),
    fix: forEach(leftovers, stepsForLeftovers),
  },
  body_unsubscribe: {
    facts: (finding) => ({ ...reasonsOf(finding), target: targetOf(finding) }),
    found: {
      none: withReasons('body_unsubscribe.found.none'),
      'looks-like-list-mail': withReasons('body_unsubscribe.found.looks-like-list-mail'),
    },
    fix: {
      none: (_, context) => addUnsubscribeLink(context),
      'looks-like-list-mail': (_, context) => ['list-mail.one-person', ...addUnsubscribeLink(context)],
    },
  },
  language: {
    facts: ({ facts: { detected, detected_tag: tag } }) => ({
      detected: typeof detected === 'string' ? { language: String(tag), name: detected } : null,
      tagged: tag ? 'yes' : 'no',
    }),
  },
  readability: {
    facts: ({ facts: { ease } }) => ({ eased: ease === null ? 'no' : 'yes' }),
  },
}
