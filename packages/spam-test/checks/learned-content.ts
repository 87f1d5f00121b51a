import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { gmailSenders } from '@postproof/engine/references'
import type { Message } from '@postproof/message/types'
import { notApplicable } from '../content/no-data.ts'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import type { Judged } from '../learned/judged.ts'
import { type HeavySentence, heavySentences } from '../learned/sentences.ts'
import type { Verdict } from '../learned/verdict.ts'

const id = 'learned_content'

/** Sentences named with a verdict. */
const MOST_SENTENCES = 4
/** What adds less than this to the sum is not worth naming. */
const LEAST_PULL = 0.05

/** Whether subject and text read like spam, by a model that was fitted on mails of both kinds. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 60,
  topic: 'words',
  decidedBy: 'html',
  refs: [gmailSenders],
  run: ({ message, language, judged }) => findContent(message, language, judged()),
})

export function findContent(message: Message, language: string | null, judged: Judged | null): Finding {
  if (!judged) return notApplicable(id, 'no-text')
  const { verdict } = judged
  if (verdict.kind === 'judged') return explained(verdict, message, judged)
  if (verdict.kind === 'short') return notApplicable(id, 'short-text')
  if (verdict.kind === 'unmeasured-kind') return notApplicable(id, 'unmeasured-kind')
  return noData(id, 'unknown-language', { language })
}

const findingOf = { good, unsure: good, warning, bad }
const codeOf = {
  good: 'like-good-mail',
  unsure: 'unsure',
  warning: 'somewhat-like-spam',
  bad: 'like-spam',
}

type Explained = Extract<Verdict, { kind: 'judged' }>

function explained(verdict: Explained, message: Message, { reading, subject }: Judged): Finding {
  const { level, judgement, degree } = verdict
  const sentences = heavySentences(
    { subject, text: reading.text },
    judgement.pulls,
    level === 'good' ? -1 : 1,
  )
    .filter(({ pull }) => Math.abs(pull) > LEAST_PULL)
    .slice(0, MOST_SENTENCES)
  const facts = {
    probability: Number(judgement.probability.toFixed(4)),
    known: judgement.known,
    sentences: sentences.map(({ text, pull }): Json => ({ text, weight: Number(pull.toFixed(2)) })),
  }
  const evidence = sentences.map((sentence) => quoted(sentence, message, reading))
  return { ...findingOf[level](id, codeOf[level], facts, evidence), share: Number(degree.toFixed(3)) }
}

function quoted(
  { text, start, inSubject }: HeavySentence,
  message: Message,
  { placeAt }: Judged['reading'],
): Evidence {
  const place = inSubject ? subjectPlace(message) : placeAt(start)
  const label = inSubject ? 'Subject' : plain('evidence.sentence')
  return { label, value: text, ...(place && { place }) }
}

function subjectPlace(message: Message): Evidence['place'] {
  const field = fieldNamed(message, 'subject')
  return field && quoteField(field).place
}
