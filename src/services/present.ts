import type { CheckResult, Status, Step, TestResult } from '#contract/spam-test.ts'
import type { Finding } from '#engines/finding.ts'
import { sayDetail, sayFailure } from '#engines/links/failure-words.ts'
import type { ImageRow, LinkRow, SpamTestReport } from '#engines/spam-test/report.ts'
import { doesNotApply } from '#engines/spam-test/score.ts'
import { texts } from '#engines/spam-test/texts/index.ts'
import { capTexts, groupTitles, providerTexts, roleTitles } from '#engines/spam-test/texts/report.ts'
import { requirementTitle } from '#engines/spam-test/texts/requirements.ts'
import type { Session } from '#engines/spam-test/types.ts'
import { verdictOf } from '#engines/spam-test/verdict.ts'
import { groupOf } from '#engines/spam-test/weights.ts'
import type { SpamEngine } from '#engines/world.ts'
import type { PicturesState } from '#storage/tables.ts'
import { presentList } from './blacklist-checkers.ts'
import { presentDnsAnswer } from './present-dns.ts'
import { partOf } from './present-pictures.ts'

/** A stored report and its words -> what the API answers and the pages show. */

export type Subject = {
  id: string
  status: TestResult['status']
  source: Session['source'] | null
  session: Session | null
  address: string | null
  createdAt: Date
  receivedAt: Date | null
  completedAt: Date | null
  expiresAt: Date
  newerId: string | null
  sizeBytes: number | null
  steps: Step[]
  owner: boolean
  reportUrl: string
  report: SpamTestReport | null
  pictures: PicturesState
}

const iso = (date: Date) => date.toISOString()

export function present(subject: Subject, spamEngines: Pick<SpamEngine, 'name'>[]): TestResult {
  const { report, session } = subject
  const done = subject.steps.filter((step) => step.status === 'done').length
  return {
    id: subject.id,
    status: subject.status,
    source: subject.source,
    progress: { done, total: subject.steps.length, steps: subject.steps },
    address: subject.address,
    created_at: iso(subject.createdAt),
    received_at: subject.receivedAt && iso(subject.receivedAt),
    completed_at: subject.completedAt && iso(subject.completedAt),
    expires_at: iso(subject.expiresAt),
    newer_id: subject.newerId,
    size_bytes: subject.sizeBytes,
    transcript: (session?.transcript ?? []).map(({ dir, line, at }) => ({
      dir,
      line,
      at: iso(new Date(at)),
    })),
    features: {
      screenshots: partOf(subject.pictures),
      heatmap: partOf(subject.pictures),
      ai_assistant: report ? 'ready' : 'pending',
    },
    report_url: subject.reportUrl,
    owner: subject.owner,
    ...(report && session ? presentReport(report, session, spamEngines) : nothingYet),
  }
}

const nothingYet = {
  score: null,
  total: null,
  coverage: null,
  cap: null,
  grade: null,
  verdict: null,
  covers: null,
  subject: null,
  preheader: null,
  sender: null,
  analyzer: { version: '', rules_date: '', spamassassin: null },
  categories: [],
  results: [],
  fix_first: [],
  filters: [],
  requirements: [],
  blacklists: [],
  links: [],
  images: [],
  headers: [],
  attachments: [],
  dns_answers: [],
}

function presentReport(report: SpamTestReport, session: Session, spamEngines: Pick<SpamEngine, 'name'>[]) {
  const { score } = report
  const assassin = report.filters.find((scan) => scan.engine.toLowerCase() === 'spamassassin')
  return {
    score: score.value,
    total: score.value === null ? null : score.value / 10,
    coverage: score.coverage,
    cap: score.cap && {
      score: score.cap.score,
      reasons: score.cap.reasons.map((reason) => capTexts[reason]),
    },
    grade: score.grade,
    verdict: verdictOf(report, session),
    covers: coversOf(spamEngines),
    subject: report.subject,
    preheader: report.preheader,
    sender: senderOf(report, session),
    analyzer: {
      version: report.rules.version,
      rules_date: report.rules.date,
      spamassassin: assassin ? assassin.version : null,
    },
    categories: score.categories.map(({ group, ...rest }) => ({
      id: group,
      title: groupTitles[group],
      ...rest,
    })),
    results: report.findings.map((finding) => presentCheck(finding, report)),
    fix_first: score.ranking.slice(0, 5),
    filters: report.filters,
    requirements: report.requirements.map(({ provider, passed, total, items }) => ({
      provider,
      title: providerTexts[provider].title,
      applies: providerTexts[provider].applies,
      not_checked: providerTexts[provider].notChecked,
      passed,
      total,
      items: items.map(({ id, status, checks }) => ({
        id,
        title: requirementTitle(id, report.findings),
        status,
        check_ids: checks,
      })),
    })),
    blacklists: report.blacklists.map(({ role, report: { subject, status, answered, asked, answers } }) => ({
      subject,
      role: roleTitles[role],
      status,
      answered,
      asked,
      lists: answers.map(presentList),
    })),
    links: report.links.map(presentLink),
    images: report.images.map(presentImage),
    headers: report.headers,
    attachments: report.attachments,
    dns_answers: report.dns.map(presentDnsAnswer),
  }
}

function coversOf(spamEngines: Pick<SpamEngine, 'name'>[]): string {
  const engines = spamEngines.length ? ` and ${spamEngines.map((engine) => engine.name).join(' and ')}` : ''
  return `Covers set-up, headers, content, links, public blacklists${engines}. Does not cover your reputation at each provider, or how readers react; those no test mail can show.`
}

function senderOf(report: SpamTestReport, session: Session): TestResult['sender'] {
  return {
    name: report.from?.name ?? '',
    email: report.from?.address ?? '',
    domain: report.from?.domain ?? '',
    ip: session.clientAddress,
    helo: session.helo,
    return_path: session.mailFrom,
    rdns: report.auth.reverse.confirmed ?? report.auth.reverse.names[0] ?? null,
    tls: session.tls,
    esp: report.esp?.name ?? null,
  }
}

function presentCheck(finding: Finding, report: SpamTestReport): CheckResult {
  const text = texts[finding.id]!
  const points = report.score.points[finding.id] ?? { max: 0, lost: 0, gain: 0 }
  const wrong = finding.status === 'bad' || finding.status === 'warning'
  const records = text.records?.(finding, report.context) ?? []
  return {
    id: finding.id,
    title: text.title,
    status: finding.status,
    applies: !doesNotApply(finding),
    category: groupOf(finding.id) ?? 'content',
    code: finding.code,
    summary: text.found(finding),
    what: text.what,
    why: text.why,
    points: { lost: points.lost, max: points.max },
    evidence: finding.evidence.map(({ label, value, place }) => ({
      label,
      value,
      mono: true,
      ...(place && { place }),
    })),
    fix: {
      steps: text.fix(finding, report.context),
      records: records.map((record) => ({ ...record, source: 'generator' as const })),
      gain: wrong ? points.gain : null,
    },
    refs: text.refs,
  }
}

const outcomeStatus: Record<string, Status> = {
  ok: 'good',
  redirects: 'warning',
  'cannot-verify': 'warning',
  broken: 'bad',
  refused: 'warning',
  'no-data': 'no-data',
}

const outcomeNotes: Record<string, string> = {
  ok: 'Answers',
  redirects: 'Answers after several redirects',
  'cannot-verify': 'The server does not let a program look',
  broken: 'Does not answer as it should',
  refused: 'Not asked',
  'no-data': 'Could not be asked',
}

function noteOf(outcome: { status: string; failure: string | null; detail: string } | null): {
  status: Status
  note: string
} {
  if (!outcome) return { status: 'no-data', note: 'Not asked' }
  const note = outcomeNotes[outcome.status] ?? outcome.status
  const why = outcome.failure ? sayFailure(outcome.failure).replace(/^not asked: /, '') : ''
  const said = [note, why, sayDetail(outcome.detail)].filter(Boolean).join(': ')
  return { status: outcomeStatus[outcome.status] ?? 'no-data', note: said }
}

function presentLink({ url, text, place, outcome, listedOn }: LinkRow): TestResult['links'][number] {
  return {
    url,
    text,
    place,
    final_url: outcome?.httpStatus != null ? outcome.finalUrl : null,
    http_status: outcome?.httpStatus ?? null,
    redirects: outcome?.redirects.length ?? 0,
    listed_on: listedOn,
    ...noteOf(outcome),
  }
}

function presentImage({ src, alt, outcome }: ImageRow): TestResult['images'][number] {
  return { src, alt, bytes: outcome?.bytes ?? null, ...noteOf(outcome) }
}
