import { bad, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import type { Envelope, SpamScan } from '@postproof/engine/world'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'
import type { Session } from '../types.ts'

const id = 'spam_engine'

type Answer = Extract<SpamScan, { ok: true }>

/** On SpamAssassin's scale, where 5 is spam. rspamd marks mail from 6, so its cut points are 6/5 of these. */
const SUSPICIOUS = 2
const SPAM = 5

const MOST_RULES = 100

/** What the spam filters that run beside Postproof say; `facts.filters` holds each one's score and rules. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 12,
  topic: 'words',
  decidedBy: 'html',
  refs: [
    { label: 'SpamAssassin: tests', url: 'https://spamassassin.apache.org/tests.html' },
    { label: 'rspamd: documentation', url: 'https://docs.rspamd.com/' },
  ],
  async run({ message, session }, { spamEngines }) {
    if (spamEngines.length === 0) return notApplicable(id, 'not-configured')
    const scans = await Promise.all(
      spamEngines.map((engine) => engine.scan(message.raw, envelopeOf(session))),
    )
    const answers = scans.filter((scan): scan is Answer => scan.ok)
    const failures = scans.flatMap((scan) =>
      scan.ok ? [] : [{ engine: scan.engine, reason: scan.reason.slice(0, 300) }],
    )
    if (answers.length === 0) return noData(id, 'not-answered', { failures })
    return judge(answers, failures)
  },
})

function envelopeOf({ clientAddress, helo, mailFrom, recipients, hostname }: Session): Envelope {
  return { clientAddress, helo, mailFrom: mailFrom ?? '', recipient: recipients[0] ?? '', hostname }
}

function judge(answers: Answer[], failures: Json[]): Finding {
  const scaled = answers.map((answer) => ({ answer, score: answer.score / scaleOf(answer.engine) }))
  const worst = scaled.reduce((a, b) => (b.score > a.score ? b : a))
  const { engine, score } = worst.answer
  const facts = { engine, score, filters: answers.map(describe), failures }
  const evidence = answers.flatMap((answer) =>
    [...answer.rules]
      .filter((rule) => rule.points > 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, 8)
      .map((rule) => ({
        label: `${answer.engine}: ${rule.name}`,
        value: `${rule.points} ${rule.description}`.trim(),
      })),
  )
  if (worst.score >= SPAM) return bad(id, 'spam', facts, evidence)
  if (worst.score >= SUSPICIOUS) return warning(id, 'suspicious', facts, evidence)
  return good(id, 'clean', facts, evidence)
}

const scaleOf = (engine: string) => (/rspamd/i.test(engine) ? 6 / 5 : 1)

function describe({ engine, version, score, threshold, rules }: Answer): Json {
  const rows = rules
    .slice(0, MOST_RULES)
    .map(({ name, points, description }) => ({ name, points, description }))
  return { engine, version, score, threshold, rules: rows }
}
