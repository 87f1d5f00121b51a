import { askedDomain } from '../record/asked-domain.ts'
import { issueFindings } from '../record/findings.ts'
import { loneRecord, publishedOnce } from '../record/lone.ts'
import { besideAlias, nameFindings } from '../record/name.ts'
import { tagParts } from '../record/parts.ts'
import { askTexts, isAnswered, type Published } from '../record/published.ts'
import type { RecordReport, SuggestedRecord } from '../record/report.ts'
import { createTrace, type RecordWorld } from '../record/trace.ts'
import { verdictOf } from '../record/verdict.ts'
import type { FetchedPolicy, MailHosts, MtaStsDetails } from './details.ts'
import { explainMtaStsTag } from './explain.ts'
import { isMtaStsRecord, isNearMtaStsRecord, type MtaStsRecord, parseMtaSts } from './parse.ts'
import { askMailHosts, fetchPolicy } from './policy.ts'
import { daneFindings, policyFindings } from './policy-findings.ts'
import { printMtaSts, printMtaStsPolicy } from './print.ts'

/**
 * Checks a domain's MTA-STS record and policy (RFC 8461): the TXT record at `_mta-sts`, the file, and whether it covers
 * the mail servers. Never throws; what could not be asked is `no-data`.
 */
export async function checkMtaSts(
  { domain: given }: { domain: string },
  world: RecordWorld,
): Promise<RecordReport<MtaStsDetails>> {
  const domain = askedDomain(given)
  const trace = createTrace(world)
  const published = await askTexts(trace.resolver, `_mta-sts.${domain}`)
  const texts = published.texts.filter(isMtaStsRecord)
  const near = published.texts.filter(isNearMtaStsRecord)
  const shown = loneRecord({ texts, near })
  const record = shown === null ? null : parseMtaSts(shown)
  const policy = texts.length + near.length > 0 ? await fetchPolicy(domain, world) : null
  const mail = await askMailHosts(domain, policy?.policy?.mx ?? [], trace.resolver)
  const name = { kind: 'mta-sts' as const, domain, published, own: [...texts, ...near], record: shown }
  const findings = [
    publishedOnce('mta-sts_record', published, { texts, near }, mail.outcome !== 'no-mail'),
    ...(record ? issueFindings('mta-sts_syntax', record.issues) : []),
    ...(policy ? policyFindings(policy, mail) : []),
    ...daneFindings(mail),
    ...(await nameFindings(name, trace.resolver, world.clock.now())),
  ]
  const file = isAnswered(published.outcome) ? fileFor(policy, mail) : null
  return {
    kind: 'mta-sts',
    domain,
    queried: published.name,
    foundAt: shown === null ? null : published.name,
    record: shown,
    published: [...texts, ...near],
    ttl: published.outcome === 'answer' ? published.answer.ttl : null,
    status: verdictOf(findings),
    findings,
    parts: record ? tagParts(record.text, record.tags, explainMtaStsTag) : [],
    suggested: besideAlias(suggestions(published, texts, record, file, world.clock.now()), published),
    details: { policy, mail, file },
    dns: await trace.answers(),
  }
}

/** A first policy is for testing; a broken one keeps its mode, its patterns that are in use, and its age. */
function fileFor(policy: FetchedPolicy | null, { outcome, hosts }: MailHosts): string | null {
  if (outcome !== 'hosts' || policy?.outcome === 'unanswered') return null
  const given = policy?.policy
  if (!given)
    return printMtaStsPolicy(
      'testing',
      hosts.map(({ host }) => host),
    )
  const uncovered = hosts.filter(({ coveredBy }) => coveredBy === null)
  const off = given.issues.length > 0 || (given.mode !== 'none' && uncovered.length > 0)
  if (!off || given.mode === 'none') return null
  const mx = [...new Set(hosts.map(({ host, coveredBy }) => coveredBy ?? host))]
  const age = given.maxAge !== null && given.maxAge >= 86_400 ? given.maxAge : undefined
  return printMtaStsPolicy(given.mode ?? 'testing', mx, age)
}

/** The record to publish: a first one, a readable one, or a new id for a changed file. `now` in Unix milliseconds. */
function suggestions(
  published: Published,
  texts: string[],
  record: MtaStsRecord | null,
  file: string | null,
  now: number,
): SuggestedRecord[] {
  if (!isAnswered(published.outcome)) return []
  const id = new Date(now)
    .toISOString()
    .replace(/[^0-9]/g, '')
    .slice(0, 14)
  const base = { type: 'TXT' as const, host: published.name, ttl: 3600, risk: 'mta-sts.risk.file-first' }
  const found = texts.length > 0 || record !== null
  if (!found)
    return file === null ? [] : [{ ...base, action: 'add', value: printMtaSts(id), reason: 'mta-sts.first' }]
  const broken = record === null || record.issues.length > 0
  if (!broken && file === null) return []
  const current = record?.text ?? texts.join('\n')
  const reason = record === null ? 'mta-sts.merge' : broken ? 'mta-sts.repair' : 'mta-sts.new-id'
  return [{ ...base, action: 'replace', value: printMtaSts(id), current, reason }]
}
