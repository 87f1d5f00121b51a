import type { Finding, Status } from '#engines/finding.ts'
import { dkimPasses, spfPasses } from './authentication/passes.ts'
import type { ProviderVerdict, SpamTestReport } from './report.ts'
import { capTexts, providerTexts } from './texts/report.ts'
import { listed, sayFaults } from './texts/requirements.ts'
import type { Authentication, Session } from './types.ts'

/** The report in one sentence a person would say, and the proof in a second. */
export type Verdict = { level: Status; title: string; text: string }

export function verdictOf(report: SpamTestReport, session: Session): Verdict {
  return { ...judgment(report), text: proof(report, session) }
}

function judgment(report: SpamTestReport): { level: Status; title: string } {
  const { score, findings } = report
  if (score.cap)
    return {
      level: 'bad',
      title: `Do not send this yet: ${listed(score.cap.reasons.map((reason) => capTexts[reason]))}.`,
    }
  const refusing = report.requirements.filter(
    (verdict) => concerns(verdict, report) && verdict.status === 'bad',
  )
  if (refusing.length) return { level: 'bad', title: refusal(refusing, report) }
  const scored = (status: Status) =>
    findings.filter((finding) => finding.status === status && score.points[finding.id]?.max).length
  const [bad, warnings] = [scored('bad'), scored('warning')]
  if (score.coverage < 0.5) return partial(bad, warnings)
  if (bad)
    return {
      level: 'warning',
      title: `Providers will accept this mail, but ${count(bad, 'problem')} may send it to spam.`,
    }
  if (warnings)
    return {
      level: 'good',
      title: `This mail should reach the inbox; ${count(warnings, 'smaller thing')} can be better.`,
    }
  return { level: 'good', title: 'Nothing we can see stands between this mail and the inbox.' }
}

/** Rules for bulk senders speak to bulk mail only. */
const concerns = (verdict: ProviderVerdict, report: SpamTestReport) =>
  verdict.provider === 'gmail' || report.bulk.yes

function partial(bad: number, warnings: number): { level: Status; title: string } {
  const rest = 'how it is sent could not be checked'
  if (bad) return { level: 'warning', title: `We see ${count(bad, 'problem')} in the mail itself; ${rest}.` }
  if (warnings)
    return {
      level: 'warning',
      title: `The mail itself has ${count(warnings, 'smaller thing')} to mend; ${rest}.`,
    }
  return { level: 'no-data', title: `The mail itself looks fine; ${rest}.` }
}

function refusal(verdicts: ProviderVerdict[], { findings }: SpamTestReport): string {
  const broken = new Set(
    verdicts.flatMap(({ items }) => items.filter((item) => item.status === 'bad').map((item) => item.id)),
  )
  const names = [
    ...new Set(verdicts.map((verdict) => providerTexts[verdict.provider].title.replace(' bulk sender', ''))),
  ]
  const may = `${listed(names)} may refuse this mail or file it as spam: ${sayFaults([...broken], findings)}.`
  // What is asked of everyone is met: only the rules for bulk senders are not.
  return verdicts.some(({ provider }) => provider === 'gmail') ? may : `For bulk mail, ${may}`
}

function proof({ auth, findings }: SpamTestReport, session: Session): string {
  return `${signing(auth)}${route(session, findings)}. ${authenticated(auth)}`
}

function signing(auth: Authentication): string {
  const { signatures } = auth.dkim
  const signed = signatures.filter((signature) => signature.result === 'pass')
  if (signed.length) return `Signed by ${listed([...new Set(signed.map((signature) => signature.domain))])}`
  if (!signatures.length) return 'Not signed'
  const [its, none] =
    signatures.length === 1
      ? ['Its signature', 'Its signature did not verify']
      : ['Its signatures', 'None of its signatures verified']
  if (dkimPasses(auth) === false) return none
  const open = signatures.filter(({ result }) => result === 'temperror' || result === 'permerror')
  return open.length === signatures.length
    ? `${its} could not be checked`
    : `Not all of ${its.toLowerCase()} could be checked, and the others did not verify`
}

function route({ clientAddress, helo, tls }: Session, findings: Finding[]): string {
  const literal = helo !== null && /^\[.*\]$/.test(helo)
  const by = clientAddress
    ? `, sent by ${literal ? '' : `${helo ?? 'an unnamed host'} `}[${clientAddress}]`
    : ''
  if (tls) return `${by} over ${tls.version.replace('TLSv', 'TLS ')}`
  // Only a session of ours shows that encryption was there to use; a relay's Received line may just not say.
  const plain = findings.some(({ id, code }) => id === 'tls' && code === 'plaintext')
  return by && plain ? `${by} without encryption` : by
}

function authenticated(auth: Authentication): string {
  const { dmarc } = auth
  const domain = auth.fromDomain ?? 'its From domain'
  const how = [dmarc.spfAligned && 'SPF', dmarc.dkimAligned && 'DKIM'].filter((name) => name !== false)
  if (dmarc.result === 'pass' || how.length)
    return `Authenticated for ${domain} by ${listed(how.length ? how : ['DMARC'])}.`
  const open = dmarc.result === 'no-data' || dmarc.result === 'temperror' || mayStillAlign(auth)
  return open
    ? `Whether it is authenticated for ${domain} could not be checked.`
    : `Not authenticated for ${domain}.`
}

/** Without a DMARC record nothing is judged, but a verdict that is not known may have tied the mail to From. */
function mayStillAlign({ spf, dkim }: Authentication): boolean {
  if (spfPasses({ spf }) === null && (spf.aligned || spf.domain === null)) return true
  return dkim.signatures.some(({ result, aligned }) => result === 'temperror' && aligned)
}

const count = (n: number, noun: string) => `${n === 1 ? 'one' : n} ${noun}${n === 1 ? '' : 's'}`
