import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import type { Message } from '@postproof/message/types'
import { notApplicable } from '../content/no-data.ts'
import type { ReadingText } from '../content/reading-text.ts'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { type Judged, shapesIn } from '../learned/judged.ts'
import type { Judgement, Pull } from '../learned/model.ts'
import type { Verdict } from '../learned/verdict.ts'
import type { Check } from '../types.ts'

const id = 'learned_content'

/** Words and measures named with a verdict. */
const MOST_WORDS = 8
/** What adds less than this to the sum is not worth naming. */
const LEAST_PULL = 0.05

/** Whether subject and text read like spam, by a model that was fitted on mails of both kinds. */
export const check: Check = {
  id,
  run: ({ message, language, judged }) => findContent(message, language, judged()),
}

export function findContent(message: Message, language: string | null, judged: Judged | null): Finding {
  if (!judged) return notApplicable(id, 'no-text')
  const { verdict, reading, subject } = judged
  if (verdict.kind === 'judged' || verdict.kind === 'unsure')
    return explain(verdict, message, reading, subject)
  return verdict.kind === 'short'
    ? notApplicable(id, 'short-text')
    : noData(id, 'unknown-language', { language })
}

const findingOf = { good, warning, bad }
const codeOf = { good: 'like-good-mail', warning: 'somewhat-like-spam', bad: 'like-spam' }

function explain(
  verdict: Extract<Verdict, { judgement: Judgement }>,
  message: Message,
  { text, placeAt }: ReadingText,
  subject: string,
): Finding {
  const { judgement, degree } = verdict
  const isSure = verdict.kind === 'judged'
  const level = isSure ? verdict.level : 'good'
  const certain = isSure && verdict.certain
  // What takes points is explained by the words that speak for spam.
  const code = !isSure ? 'unsure' : level === 'good' && degree > 0 ? 'mixed' : codeOf[level]
  const towards = judgement.pulls.filter(({ pull }) =>
    code === 'like-good-mail' ? pull < -LEAST_PULL : pull > LEAST_PULL,
  )
  const words = apart(towards).map((pull) => {
    const { start, end, inSubject } = pull.place
    const source = inSubject ? subject : text
    const place = inSubject ? subjectPlace(message) : placeAt(start)
    return {
      word: folded(source.slice(start, end)),
      around: around(source, start, end),
      place,
      pull: pull.pull,
    }
  })
  const facts = {
    probability: Number(judgement.probability.toFixed(4)),
    degree: Number(degree.toFixed(3)),
    certainty: certain ? 'high' : 'low',
    certain,
    known: judgement.known,
    words: words.map(({ word, pull }): Json => ({ word, weight: Number(pull.toFixed(2)) })),
    shapes: shapesIn(towards),
  }
  const evidence = words.map(
    ({ word, around, place }): Evidence => ({ label: `“${word}”`, value: around, ...(place && { place }) }),
  )
  return findingOf[level](id, code, facts, evidence)
}

type PlacedPull = Pull & { place: NonNullable<Pull['place']> }

/** The strongest words, each stretch of text once: not "click" beside "click here". */
function apart(pulls: Pull[]): PlacedPull[] {
  const chosen: PlacedPull[] = []
  for (const pull of pulls) {
    if (chosen.length === MOST_WORDS) break
    const { place } = pull
    if (place === null || !/\p{L}/u.test(pull.key.replace('subject:', ''))) continue
    const overlaps = chosen.some(
      (other) =>
        (other.place.inSubject === place.inSubject &&
          other.place.start < place.end &&
          place.start < other.place.end) ||
        other.key.split(' ').includes(pull.key) ||
        pull.key.split(' ').includes(other.key),
    )
    if (!overlaps) chosen.push({ ...pull, place })
  }
  return chosen
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 80)

const around = (text: string, start: number, end: number) =>
  folded(text.slice(Math.max(0, start - 30), Math.min(text.length, end + 30)))

function subjectPlace(message: Message): Evidence['place'] {
  const field = fieldNamed(message, 'subject')
  return field && quoteField(field).place
}
