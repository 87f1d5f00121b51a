import { bad, type Evidence, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/message/types'
import { notApplicable } from '../content/no-data.ts'
import { readingText } from '../content/reading-text.ts'
import { fieldNamed, quoteDecoded } from '../context/fields.ts'
import { type Disguise, disguisedWords, wordsCutByTags } from '../deception/disguise.ts'
import { defineCheck } from '../define-check.ts'

const id = 'disguised_text'

/** Words from which on it is a way of writing and no slip. */
const MANY = 3
const MOST_TEXT = 100_000

type Found = Disguise & { evidence: Evidence }

/** Words that people read as always and filters do not: cut by tags, strewn with invisible signs, of foreign letters. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 6,
  topic: 'danger',
  decidedBy: 'html',
  refs: [{ label: 'Unicode TS 39: security mechanisms', url: 'https://www.unicode.org/reports/tr39/' }],
  run({ message }) {
    if (!message.html && !message.text && !fieldNamed(message, 'subject')) return notApplicable(id, 'no-text')
    const found = [...inHeaders(message), ...inText(message), ...inTags(message)]
    const inHead = found.filter(({ evidence }) => evidence.place?.in === 'raw')
    const [first] = inHead.length > 0 ? inHead : found
    if (!first || (inHead.length === 0 && found.length < MANY))
      return good(id, 'none', { words: found.length })
    const facts = {
      words: found.length,
      example: first.word.slice(0, 60),
      in_header: inHead.length > 0,
    }
    const evidence = found.slice(0, 20).map((item) => item.evidence)
    return (found.length >= MANY ? bad : warning)(id, first.way, facts, evidence)
  },
})

function inHeaders(message: Message): Found[] {
  return ['from', 'subject'].flatMap((key) => {
    const field = fieldNamed(message, key)
    if (!field) return []
    const quote = quoteDecoded(field)[0]!
    return disguisedWords(field.value.slice(0, 1000)).map((disguise) => ({
      ...disguise,
      evidence: { ...quote, value: `${field.name}: ${disguise.written}` },
    }))
  })
}

function inText(message: Message): Found[] {
  const { text, placeAt } = readingText(message)
  return disguisedWords(text.slice(0, MOST_TEXT)).map((disguise) => {
    const place = placeAt(text.indexOf(disguise.written))
    return {
      ...disguise,
      evidence: { label: plain('evidence.word'), value: disguise.written, ...(place && { place }) },
    }
  })
}

function inTags({ html }: Message): Found[] {
  return (html ? wordsCutByTags(html) : []).map((disguise) => ({
    ...disguise,
    evidence: {
      label: plain('evidence.cut-word'),
      value: disguise.written,
      ...(disguise.place && { place: disguise.place }),
    },
  }))
}
