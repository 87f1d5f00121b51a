import { figuresLocale, type Language } from '#contract/language.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { plainLine } from './text.ts'

/** What a card, badge or summary shows of a report. Of one that is not shared, nothing of the mail itself. */
export type CardReport = {
  id: string
  shared: boolean
  /** 0-100, whole; null where less than half could be checked. */
  score: number | null
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

export const dayOf = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(figuresLocale(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso))
