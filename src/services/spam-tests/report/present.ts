import type { Finding } from '@postproof/engine/finding'
import type { Language } from '@postproof/engine/language'
import { evidenceIn, textIn } from '@postproof/engine/words/evidence'
import type { SpamEngine } from '@postproof/engine/world'
import type { Message } from '@postproof/messages/message'
import { plainCode, sayIn } from '@postproof/messages/say'
import { reasonMessage, sayDetail } from '@postproof/spam-test/links/failure-words'
import { normalizeLink } from '@postproof/spam-test/links/normalize'
import { askedFor, FIRST_FIXES } from '@postproof/spam-test/ranking'
import type { ImageRow, LinkRow, SpamTestReport } from '@postproof/spam-test/report'
import { doesNotApply, scoresWith } from '@postproof/spam-test/score'
import type { Session } from '@postproof/spam-test/types'
import { verdictOf } from '@postproof/spam-test/verdict'
import { groupOf } from '@postproof/spam-test/weights'
import { requirementTitle } from '@postproof/spam-test/words/requirements'
import { textsIn } from '@postproof/spam-test/words/texts'
import { getDomain, getHostname } from 'tldts'
import type { CheckResult, Status, TestResult } from '#contract/spam-test.ts'
import type { PicturesState } from '#storage/tables.ts'
import { presentList } from '../../checkers/blacklist-checkers.ts'
import { presentDnsAnswer } from '../../checkers/present-dns.ts'
import { partOf } from '../../pictures/present-pictures.ts'
import type { StepState } from '../steps.ts'
import { presentKind } from './present-kind.ts'

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
  steps: StepState[]
  owner: boolean
  shared: boolean
  reportUrl: string
  report: SpamTestReport | null
  pictures: PicturesState
  /** Default: English. */
  language?: Language
}

const iso = (date: Date) => date.toISOString()

export function present(subject: Subject, spamEngines: Pick<SpamEngine, 'name'>[]): TestResult {
  const { report, session, language = 'en' } = subject
  const say = sayIn(language)
  const done = subject.steps.filter((step) => step.status === 'done').length
  return {
    id: subject.id,
    status: subject.status,
    source: subject.source,
    progress: {
      done,
      total: subject.steps.length,
      steps: subject.steps.map((step) => ({ ...step, label: say(`test.step.${step.id}`) })),
    },
    address: subject.address,
    created_at: iso(subject.createdAt),
    received_at: subject.receivedAt && iso(subject.receivedAt),
    completed_at: subject.completedAt && iso(subject.completedAt),
    expires_at: iso(subject.expiresAt),
    newer_id: subject.newerId,
    edited_from: session?.edited?.of ?? null,
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
    shared: subject.shared,
    owner: subject.owner,
    ...(report && session ? presentReport(report, session, spamEngines, language) : nothingYet),
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
  kind: null,
  analyzer: { version: '', rules_date: '', spamassassin: null },
  categories: [],
  results: [],
  fix_first: [],
  fix_first_scores: [],
  fix_first_together: 0,
  filters: [],
  requirements: [],
  blacklists: [],
  links: [],
  images: [],
  headers: [],
  attachments: [],
  counts: { links: 0, images: 0, headers: 0, attachments: 0 },
  dns_answers: [],
}

function presentReport(
  report: SpamTestReport,
  session: Session,
  spamEngines: Pick<SpamEngine, 'name'>[],
  language: Language,
) {
  const { score } = report
  const say = sayIn(language)
  const verdict = verdictOf(report, session)
  const assassin = report.filters.find((scan) => scan.engine.toLowerCase() === 'spamassassin')
  return {
    score: score.value,
    total: score.value === null ? null : score.value / 10,
    coverage: score.coverage,
    cap: score.cap && {
      score: score.cap.score,
      reasons: score.cap.reasons.map((reason) => say(`score.cap.${reason}`)),
    },
    grade: score.grade,
    verdict: { ...verdict, title: say(verdict.title), text: verdict.text.map(say).join(' ') },
    covers: say(coverageOf(spamEngines)),
    subject: report.subject,
    preheader: report.preheader,
    sender: senderOf(report, session),
    kind: presentKind(report, language),
    analyzer: {
      version: report.rules.version,
      rules_date: report.rules.date,
      spamassassin: assassin ? assassin.version : null,
    },
    categories: score.categories.map(({ group, ...rest }) => ({
      id: group,
      title: say(`check_group.${group}`),
      ...rest,
    })),
    results: report.findings.map((finding) => presentCheck(finding, report, language)),
    ...firstFixesOf(report),
    filters: report.filters,
    requirements: report.requirements.map(({ provider, passed, total, items }) => ({
      provider,
      title: say(`sender_rules.${provider}.title`),
      applies: say(`sender_rules.${provider}.applies`),
      not_checked: say(`sender_rules.${provider}.not_checked`).split('\n'),
      passed,
      total,
      items: items.map(({ id, status, checks }) => ({
        id,
        title: say(requirementTitle(id, report.findings)),
        status,
        check_ids: checks,
      })),
    })),
    blacklists: report.blacklists.map(({ role, report: { subject, status, answered, asked, answers } }) => ({
      subject,
      role: say(`blacklist_role.${role}`),
      status,
      answered,
      asked,
      lists: answers.map((answer) => presentList(answer, language)),
    })),
    links: report.links.map((link) => presentLink(link, language)),
    images: report.images.map((image) => presentImage(image, language)),
    headers: report.headers,
    attachments: report.attachments,
    counts: countsOf(report),
    dns_answers: report.dns.map(presentDnsAnswer),
  }
}

/** At most five; what rules of another version scored is not promised by ours. */
function firstFixesOf({ findings, score }: SpamTestReport) {
  const fix_first = score.ranking.slice(0, FIRST_FIXES)
  const scores = scoresWith(findings, fix_first)
  return {
    fix_first,
    fix_first_scores: scores[0] === score.value ? scores : [],
    fix_first_together: askedFor(findings, fix_first),
  }
}

/** What the number covers, and what it does not. */
function coverageOf(spamEngines: Pick<SpamEngine, 'name'>[]): Message {
  const engines = spamEngines.map(({ name }) => name)
  return engines.length
    ? { code: 'score.covers_and_filters', facts: { engines: { joined: engines } } }
    : { code: 'score.covers', facts: {} }
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

function presentCheck(finding: Finding, report: SpamTestReport, language: Language): CheckResult {
  const text = textsIn(language)[finding.id]!
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
    evidence: finding.evidence.map((shown) => ({
      ...evidenceIn(language, shown),
      mono: true,
      ...(shown.place && { place: shown.place }),
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

function noteOf(
  outcome: { status: string; failure: string | null; detail: string } | null,
  language: Language,
): { status: Status; note: string } {
  const say = sayIn(language)
  if (!outcome) return { status: 'no-data', note: say('link.outcome.refused') }
  const code = plainCode(`link.outcome.${outcome.status}`)
  const note = code ? say(code) : outcome.status
  const why = outcome.failure ? textIn(language, reasonMessage(outcome.failure)) : ''
  const said = [note, why, sayDetail(outcome.detail)].filter(Boolean).join(say('link.colon'))
  return { status: outcomeStatus[outcome.status] ?? 'no-data', note: said }
}

function presentLink(
  { url, text, place, outcome, listedOn }: LinkRow,
  language: Language,
): TestResult['links'][number] {
  return {
    url,
    domain: domainOf(url),
    text,
    place,
    final_url: outcome?.httpStatus != null ? outcome.finalUrl : null,
    http_status: outcome?.httpStatus ?? null,
    redirects: outcome?.redirects.length ?? 0,
    listed_on: listedOn,
    ...noteOf(outcome, language),
  }
}

/** Older reports do not say how much they left out. */
const countsOf = ({ counts, links, images, headers, attachments }: SpamTestReport): TestResult['counts'] =>
  counts ?? {
    links: links.length,
    images: images.length,
    headers: headers.length,
    attachments: attachments.length,
  }

/** A host without a registrable domain, such as an address or `localhost`, stands for itself. */
function domainOf(href: string): string | null {
  const url = normalizeLink(href)
  return url ? (getDomain(url) ?? getHostname(url)) : null
}

function presentImage({ src, alt, outcome }: ImageRow, language: Language): TestResult['images'][number] {
  return { src, alt, bytes: outcome?.bytes ?? null, ...noteOf(outcome, language) }
}
