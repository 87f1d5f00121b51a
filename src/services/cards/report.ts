import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { figuresLocale, type Language } from '#contract/language.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { plainLine } from './text.ts'

/** What a card, badge or summary shows of a report. Of one that is not shared, nothing of the mail itself. */
export type CardReport = {
  id: string
  shared: boolean
  /** 0-100, whole; null where less than half could be checked. */
  score: number | null
  /** False while pictures are being drawn: score and verdict may still change. */
  final: boolean
  level: 'good' | 'warning' | 'bad' | 'no-data'
  verdict: string | null
  subject: string | null
  sender: string | null
  passed: number
  asked: number
  testedAt: string
  url: string
}

/** Null for a test without a report yet. */
export function cardReport(result: TestResult): CardReport | null {
  if (result.status !== 'completed') return null
  const told = result.shared
  const judged = result.results.filter((check) => check.applies && check.status !== 'no-data')
  return {
    id: result.id,
    shared: told,
    score: result.grade === null || result.score === null ? null : Math.round(result.score),
    final: result.features.screenshots !== 'pending',
    level: result.verdict?.level ?? 'no-data',
    verdict: result.verdict ? plainLine(result.verdict.title) : null,
    subject: told && result.subject ? plainLine(result.subject) : null,
    sender: told && result.sender ? plainLine(result.sender.domain) : null,
    passed: judged.filter((check) => check.status === 'good').length,
    asked: judged.length,
    testedAt: result.completed_at ?? result.created_at,
    url: result.report_url,
  }
}

/** The score in words: `97 / 100`, or `97 / 100, so far`. */
export function scoreSaid({ score, final }: CardReport, language: Language): string {
  const say = sayIn(language)
  if (score === null) return say('card.unmeasured')
  const said = say(message('card.score', { score: String(score) }))
  return final ? said : `${said}, ${say('card.so_far')}`
}

export const dayOf = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(figuresLocale(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso))
