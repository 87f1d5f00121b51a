import { bad, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { notApplicable } from '../content/no-data.ts'
import { callbackOf } from '../deception/callback.ts'
import { defineCheck } from '../define-check.ts'
import { isAnswer } from '../kind/answers.ts'

const id = 'callback_number'

/** An earlier mail below an answer. */
const quotes = (text: string) => /^> ?\S.*\n> ?\S/m.test(text)

/** A charge or an order without a seller, and a telephone number as the only way to object: callback fraud. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 14,
  topic: 'danger',
  decidedBy: 'html',
  refs: [
    {
      label: 'FTC: fake invoices and tech support',
      url: 'https://consumer.ftc.gov/articles/how-spot-avoid-and-report-tech-support-scams',
    },
  ],
  run({ sent, message, kind }) {
    const mail = sent()
    if (mail.text.trim() === '') return notApplicable(id, 'no-text')
    const found = callbackOf(mail, kind.kind === 'list-post' || isAnswer(message) || quotes(mail.text))
    if (!found) return good(id, 'none')
    const { how, sure, line, offset, ...facts } = found
    const place = mail.placeAt(offset)
    const evidence = [
      { label: plain('evidence.telephone'), value: line, ...(place && { place }) },
      ...mail.quotes.from.slice(0, 1),
    ]
    return (sure ? bad : warning)(id, how, facts, evidence)
  },
})
