import type { Finding, Status } from '#engines/finding.ts'
import type { Language } from '#engines/language.ts'
import { dkimPasses, spfPasses } from './authentication/passes.ts'
import type { ProviderVerdict, SpamTestReport } from './report.ts'
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

function refusal(
  verdicts: ProviderVerdict[],
  { findings }: SpamTestReport,
  words: VerdictWords,
  language: Language,
): string {
  const broken = new Set(
    verdicts.flatMap(({ items }) => items.filter((item) => item.status === 'bad').map((item) => item.id)),
  )
  const { providers } = reportTextsIn(language)
  const names = [...new Set(verdicts.map((verdict) => providers[verdict.provider].short))]
  const bulkOnly = !verdicts.some(({ provider }) => provider === 'gmail')
  return words.refusal(names, sayFaults([...broken], findings, language), bulkOnly)
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
  const open = dmarc.result === 'no-data' || dmarc.result === 'temperror' || mayStillAlign(auth)
  return open ? words.authenticationOpen(fromDomain) : words.notAuthenticated(fromDomain)
}

/** Without a DMARC record nothing is judged, but a verdict that is not known may have tied the mail to From. */
function mayStillAlign({ spf, dkim }: Authentication): boolean {
  if (spfPasses({ spf }) === null && (spf.aligned || spf.domain === null)) return true
  return dkim.signatures.some(({ result, aligned }) => result === 'temperror' && aligned)
}
