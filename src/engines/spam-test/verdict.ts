import type { Finding, Status } from '#engines/finding.ts'
import type { Language } from '#engines/language.ts'
import { dkimPasses, tiesToFrom } from './authentication/passes.ts'
import type { ProviderVerdict, RequirementItem, SpamTestReport } from './report.ts'
import { textsIn } from './texts/index.ts'
import { reportTextsIn } from './texts/report.ts'
import { sayFaults } from './texts/requirements.ts'
import { type VerdictWords, verdictWordsIn } from './texts/verdict.ts'
import type { Authentication, Session } from './types.ts'

/** The report in one sentence a person would say, and the proof in a second. */
export type Verdict = { level: Status; title: string; text: string }

export function verdictOf(report: SpamTestReport, session: Session, language: Language = 'en'): Verdict {
  const words = verdictWordsIn(language)
  return { ...judgment(report, words, language), text: proof(report, session, words) }
}

/** From this ceiling down large providers refuse the mail, or file all of it as spam. */
const REFUSED = 50

function judgment(
  report: SpamTestReport,
  words: VerdictWords,
  language: Language,
): { level: Status; title: string } {
  const { score } = report
  const { caps } = reportTextsIn(language)
  const reasons = score.cap?.reasons.map((reason) => caps[reason]) ?? []
  if (score.cap && score.cap.score <= REFUSED) return { level: 'bad', title: words.capped(reasons) }
  const refusing = report.requirements.filter(
    (verdict) => concerns(verdict, report) && verdict.status === 'bad',
  )
  if (refusing.length) return { level: 'bad', title: refusal(refusing, report, words, language) }
  const { held, problems, smaller, fine } = score.coverage < 0.5 ? words.partly : words
  if (reasons.length) return { level: 'warning', title: held(reasons) }
  const scored = (status: Status) => inOrder(report).filter((finding) => finding.status === status)
  const [bad, warnings] = [scored('bad'), scored('warning')]
  const name = ({ id }: Finding) => textsIn(language)[id]?.title ?? id
  if (bad.length) return { level: 'warning', title: problems(bad.length, name(bad[0]!)) }
  const level = score.coverage < 0.5 ? (warnings.length ? 'warning' : 'no-data') : 'good'
  return { level, title: warnings.length ? smaller(warnings.length, name(warnings[0]!)) : fine }
}

/** What costs points, the first to repair first. */
function inOrder({ score, findings }: SpamTestReport): Finding[] {
  return score.ranking.flatMap((id) => findings.find((finding) => finding.id === id) ?? [])
}

/** Rules for bulk senders speak to bulk mail only. */
const concerns = (verdict: ProviderVerdict, report: SpamTestReport) =>
  verdict.provider === 'gmail' || report.bulk.yes

/** The rules that a mail breaks, what is to be repaired first before the others. */
function refusal(
  verdicts: ProviderVerdict[],
  { findings, score: { ranking } }: SpamTestReport,
  words: VerdictWords,
  language: Language,
): string {
  const places = new Map(ranking.map((id, index) => [id, index]))
  // What has no place costs nothing by itself, and the provider refuses for it: before all that has one.
  const placeOf = ({ checks }: RequirementItem) => {
    const own = checks.flatMap((id) => places.get(id) ?? [])
    return own.length ? Math.min(...own) : -1
  }
  const broken = verdicts
    .flatMap(({ items }) => items.filter(({ status }) => status === 'bad'))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ id }) => id)
  const { providers } = reportTextsIn(language)
  const names = [...new Set(verdicts.map((verdict) => providers[verdict.provider].short))]
  const bulkOnly = !verdicts.some(({ provider }) => provider === 'gmail')
  return words.refusal(names, sayFaults([...new Set(broken)], findings, language), bulkOnly)
}

function proof({ auth, findings }: SpamTestReport, session: Session, words: VerdictWords): string {
  return `${signing(auth, words)}${route(session, findings, words)}. ${authenticated(auth, words)}`
}

function signing(auth: Authentication, words: VerdictWords): string {
  const { signatures } = auth.dkim
  const signed = signatures.filter((signature) => signature.result === 'pass')
  if (signed.length) return words.signedBy([...new Set(signed.map((signature) => signature.domain))])
  if (!signatures.length) return words.notSigned
  if (dkimPasses(auth) === false) return words.noneVerified(signatures.length)
  const open = signatures.filter(({ result }) => result === 'temperror' || result === 'permerror')
  return open.length === signatures.length
    ? words.noneChecked(signatures.length)
    : words.someChecked(signatures.length)
}

function route({ clientAddress, helo, tls }: Session, findings: Finding[], words: VerdictWords): string {
  const literal = helo !== null && /^\[.*\]$/.test(helo)
  const by = clientAddress ? words.sentBy(literal ? undefined : helo, clientAddress) : ''
  if (tls) return `${by}${words.overTls(tls.version.replace('TLSv', 'TLS '))}`
  // Only a session of ours shows that encryption was there to use; a relay's Received line may just not say.
  const plain = findings.some(({ id, code }) => id === 'tls' && code === 'plaintext')
  return by && plain ? `${by}${words.plain}` : by
}

function authenticated(auth: Authentication, words: VerdictWords): string {
  const { dmarc, fromDomain } = auth
  const how = [dmarc.spfAligned && 'SPF', dmarc.dkimAligned && 'DKIM'].filter((name) => name !== false)
  if (dmarc.result === 'pass' || how.length)
    return words.authenticated(fromDomain, how.length ? how : ['DMARC'])
  const ties = tiesToFrom(auth)
  const unasked = dmarc.result === 'no-data' || dmarc.result === 'temperror'
  return ties === null || (ties && unasked)
    ? words.authenticationOpen(fromDomain)
    : words.notAuthenticated(fromDomain)
}
