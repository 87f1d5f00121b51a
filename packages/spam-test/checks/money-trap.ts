import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { notApplicable } from '../content/no-data.ts'
import { askText } from '../deception/asks.ts'
import type { Mail } from '../deception/mail.ts'
import { type MoneyTrap, moneyTrapOf } from '../deception/money.ts'
import { defineCheck } from '../define-check.ts'

const id = 'money_trap'

const MOST_LINES = 4
const LONGEST_LINE = 300

/**
 * Frauds that need neither a false name nor a false link: extortion, gift cards, advance fees, parcel fees, jobs and loans.
 * `facts.fatal` marks those that cannot be honest, which limits the score.
 */
export const check = defineCheck({
  id,
  group: 'content',
  points: 16,
  topic: 'danger',
  decidedBy: 'html',
  refs: [{ label: 'FTC: how to avoid a scam', url: 'https://consumer.ftc.gov/articles/how-avoid-scam' }],
  run({ sent }) {
    const mail = sent()
    if (!mail.from) return notApplicable(id, 'no-from')
    const found = moneyTrapOf(mail)
    return found ? judge(found, mail) : good(id, 'none')
  },
})

function judge({ kind, sure, phrases, to }: MoneyTrap, mail: Mail): Finding {
  const facts = { phrases, to, fatal: sure }
  const evidence = [...linesWith(phrases, mail), ...mail.quotes.from.slice(0, 1)]
  return (sure ? bad : warning)(id, kind, facts, evidence)
}

/** The first lines of subject and text that hold the phrases. */
function linesWith(phrases: string[], mail: Mail): Evidence[] {
  const found: Evidence[] = []
  const open = new Set(phrases)
  const take = (text: string) => {
    const held = [...open].filter((phrase) => askText(text).includes(phrase))
    for (const phrase of held) open.delete(phrase)
    return held.length > 0
  }
  if (take(mail.subject)) found.push(...mail.quotes.subject.slice(0, 1))
  let offset = 0
  for (const line of mail.text.slice(0, 12_000).split('\n')) {
    if (open.size === 0 || found.length === MOST_LINES) break
    if (take(line)) {
      const place = mail.placeAt(offset + line.length - line.trimStart().length)
      const value = line.trim().slice(0, LONGEST_LINE)
      found.push({ label: plain('evidence.line'), value, ...(place && { place }) })
    }
    offset += line.length + 1
  }
  return found
}
