import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '#engines/finding.ts'
import { header } from '#engines/message/read.ts'
import type { Message } from '#engines/message/types.ts'
import { notApplicable } from '../content/no-data.ts'
import { readingText } from '../content/places.ts'
import { fieldNamed, quoteField } from '../context/fields.ts'
import type { Model, Pull } from '../learned/model.ts'
import { type Verdict, verdictOf } from '../learned/verdict.ts'
import { learned } from '../learned/weights.ts'
import type { Check } from '../types.ts'

const id = 'learned_content'

/** Words and measures named with a verdict. */
const MOST_WORDS = 8
const MOST_SHAPES = 3
/** What adds less than this to the sum is not worth naming. */
const LEAST_PULL = 0.05

/** Whether subject and text read like spam, by a model that was fitted on mails of both kinds. */
export const check: Check = { id, run: ({ message, language }) => findContent(message, language) }

/** The finding of any such model; the bench asks one that has not seen the mail. */
export function findContent(message: Message, language: string | null, model: Model = learned): Finding {
  const reading = readingText(message)
  const subject = header(message, 'subject')?.value ?? ''
  if (!reading.text.trim() && !subject.trim()) return notApplicable(id, 'no-text')
  const verdict = verdictOf(model, { subject, text: reading.text, links: message.links }, language)
  if (verdict.kind === 'judged') return explain(verdict, message, reading, subject)
  if (verdict.kind === 'unsure') {
    const { probability, known } = verdict.judgement
    return noData(id, 'unsure', { applies: false, probability: Number(probability.toFixed(4)), known })
  }
  return verdict.kind === 'short'
    ? notApplicable(id, 'short-text')
    : noData(id, 'unknown-language', { language })
}

const findingOf = { good, warning, bad }
const codeOf = { good: 'like-good-mail', warning: 'somewhat-like-spam', bad: 'like-spam' }

function explain(
  { level, certain, judgement }: Extract<Verdict, { kind: 'judged' }>,
  message: Message,
  { text, placeAt }: ReturnType<typeof readingText>,
  subject: string,
): Finding {
  const towards = judgement.pulls.filter(({ pull }) =>
    level === 'good' ? pull < -LEAST_PULL : pull > LEAST_PULL,
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
  const shapes = towards.filter(({ place }) => place === null).map(({ key }) => key)
  const facts = {
    probability: Number(judgement.probability.toFixed(4)),
    certainty: certain ? 'high' : 'low',
    certain,
    known: judgement.known,
    words: words.map(({ word, pull }): Json => ({ word, weight: Number(pull.toFixed(2)) })),
    shapes: shapes.slice(0, MOST_SHAPES),
  }
  const evidence = words.map(
    ({ word, around, place }): Evidence => ({ label: `“${word}”`, value: around, ...(place && { place }) }),
  )
  return findingOf[level](id, codeOf[level], facts, evidence)
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
