import type { Status } from '@postproof/engine/finding'
import type { HostReport } from '@postproof/hosts/report'
import type { Language } from '@postproof/messages/languages'
import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { hostFormOf } from '@postproof/records/record/dns-host'
import type { RecordFinding } from '@postproof/records/record/report'
import { isUndecided, notAskedIn } from '@postproof/records/record/verdict'
import { recordTextsIn } from '@postproof/records/words'
import type { DomainReport, DomainSectionView, MailServerView, ShownDomain } from '#contract/checkers.ts'
import { consequencesOf, summaryOf, wordsOf } from '../record-words.ts'
import type { Examined } from './examine.ts'
import { partiesOf } from './parties.ts'
import type { Section } from './section.ts'
import { domainScore, sentenceOf, statusOf } from './verdict.ts'

/** A domain report in the words of a language. */

export function presentDomain(examined: Examined, language: Language): ShownDomain {
  const { domain, sends, sections } = examined
  const say = sayIn(language)
  const views = sections.map((section) => presentSection(section, language))
  const titleOf = (id: Section['id']) => say(message(`domain.section.${id}`))
  const sentence = sentenceOf(sections, { domain, sends, titleOf })
  const worst = views.find(({ status }) => status === 'bad')
  return {
    sentence: sentence ? say(sentence) : (worst?.headline ?? ''),
    parties: partiesOf(examined),
    report: {
      domain,
      status: statusOf(sections),
      score: domainScore(sections),
      sections: views,
      publish: publishOf(sections, language),
      not_asked: notAskedOf(sections, language),
    },
  }
}

export function presentSection(section: Section, language: Language): DomainSectionView {
  const { id, status, optional, findings, records } = section
  const texts = textsOf(section, language)
  return {
    id,
    title: sayIn(language)(message(`domain.section.${id}`)),
    status,
    optional,
    headline: headlineOf(section, language),
    findings: findings.map((finding) => ({
      id: finding.id,
      code: finding.code,
      title: texts[finding.id]?.title ?? finding.id,
      status: finding.status,
      message: texts[finding.id]?.found(finding) ?? finding.code,
      fix: texts[finding.id]?.fix(finding) ?? [],
    })),
    records,
    ...(section.hosts ? { servers: section.hosts.map(presentServer) } : {}),
  }
}

function presentServer({ code: _, ...server }: HostReport): MailServerView {
  const { greetingMs, certificate, policy, dane, ...same } = server
  return {
    ...same,
    greeting_ms: greetingMs,
    certificate: certificate && {
      names: certificate.names,
      issuer: certificate.issuer,
      expires_at: new Date(certificate.until).toISOString(),
      days: certificate.days,
      faults: certificate.faults,
    },
    mta_sts: policy,
    dane: dane && { match: dane.match, secure: dane.secure, records: dane.count },
  }
}

const textsOf = ({ report }: Section, language: Language) => recordTextsIn(report?.kind ?? 'domain', language)

const SEVERITY: Status[] = ['bad', 'no-data', 'warning', 'good']

function headlineOf(section: Section, language: Language): string {
  const { headline, report, status, findings } = section
  if (headline) return sayIn(language)(headline)
  if (report) return summaryOf(wordsOf(report.kind, language), { ...report, status, findings })
  const rank = (finding: RecordFinding) =>
    finding.status === 'no-data' && !isUndecided(finding) ? SEVERITY.length : SEVERITY.indexOf(finding.status)
  const [first] = findings.toSorted((a, b) => rank(a) - rank(b))
  return first ? (textsOf(section, language)[first.id]?.found(first) ?? first.code) : ''
}

const RANKS: Record<Status, number> = { bad: 0, warning: 1, 'no-data': 2, good: 3 }

/** What the record checkers propose, the worst section first; each record once. */
function publishOf(sections: Section[], language: Language): DomainReport['publish'] {
  const sorted = sections.toSorted((a, b) => RANKS[a.status] - RANKS[b.status])
  const all = sorted.flatMap(({ id, report }) => {
    if (!report) return []
    const words = wordsOf(report.kind, language)
    return report.suggested.map((record) => {
      const { risks, changed } = consequencesOf(words, record)
      const { action, host, type, value, ttl, current = null, reason } = record
      const why = words.explain(reason)
      const form = hostFormOf(record, report.dns)
      return {
        section: id,
        action,
        host,
        type,
        value,
        ttl,
        current,
        why,
        changes: changed,
        risk: risks.join(' '),
        form,
      }
    })
  })
  const key = ({ action, host, type, value }: (typeof all)[number]) => [action, host, type, value].join(' ')
  const keys = all.map(key)
  return all.filter((one, at) => keys.indexOf(key(one)) === at)
}

const MOST_NAMED = 5

/** Side questions share one sentence: it names the first of them all, so that it is read once. */
function notAskedOf(sections: Section[], language: Language): DomainReport['not_asked'] {
  const say = sayIn(language)
  const reasonsOf = (section: Section) => [...section.unasked.map(say), ...openFindings(section, language)]
  // Where the record itself got no answer, its side questions say no more.
  const hasBeside = (section: Section) =>
    besideOf(section).length > 0 && openFindings(section, language).length === 0
  const all = [...new Set(sections.filter(hasBeside).flatMap(besideOf))]
  const [questions, more] = [all.slice(0, MOST_NAMED), Math.max(0, all.length - MOST_NAMED)]
  const beside = say(message('domain.beside', { questions, more }))
  return sections.flatMap((section) => {
    const reasons = [...reasonsOf(section), ...(hasBeside(section) ? [beside] : [])]
    return [...new Set(reasons)].map((reason) => ({ section: section.id, reason }))
  })
}

const besideOf = ({ report }: Section) => (report ? notAskedIn(report).beside : [])

/** Findings without an answer; what is optional and absent was asked. */
function openFindings(section: Section, language: Language): string[] {
  const texts = textsOf(section, language)
  const open = section.findings.filter(
    (one) =>
      one.status === 'no-data' &&
      section.headline === null &&
      one.code !== 'absent' &&
      (section.report === null || isUndecided(one)),
  )
  return open.map((finding) => texts[finding.id]?.found(finding) ?? finding.code)
}
