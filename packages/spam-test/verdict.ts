import type { Finding, Status } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { dkimPasses, tiesToFrom } from './authentication/passes.ts'
import { checkTitle } from './check-title.ts'
import { listRules } from './kind/kinds.ts'
import type { ProviderVerdict, RequirementItem, SpamTestReport } from './report.ts'
import type { Authentication, Session } from './types.ts'
import { faultsOf } from './words/requirements.ts'

/** The report in one sentence a person would say, and the proof in two more. */
export type Verdict = { level: Status; title: Message; text: Message[] }

/** The verdict of a report: what decides, how the mail arrived, and how it was authenticated. */
export function verdictOf(report: SpamTestReport, session: Session): Verdict {
  const { auth, findings } = report
  return { ...judgment(report), text: [arrival(auth, session, findings), authenticated(auth)] }
}

/** From this ceiling down large providers refuse the mail, or file all of it as spam. */
const REFUSED = 50

function judgment(report: SpamTestReport): { level: Status; title: Message } {
  const { cap, coverage } = report.score
  const reasons = { joined: (cap?.reasons ?? []).map((reason) => plain(`score.cap.${reason}`)) }
  if (cap && cap.score <= REFUSED)
    return { level: 'bad', title: { code: 'verdict.refused', facts: { reasons } } }
  const refusing = report.requirements.filter(
    (verdict) => concerns(verdict, report) && verdict.status === 'bad',
  )
  if (refusing.length) return { level: 'bad', title: refusal(refusing, report) }
  const partly = coverage < 0.5
  if (cap) {
    const code = partly ? 'verdict.partly.held' : 'verdict.held'
    return { level: 'warning', title: { code, facts: { reasons } } }
  }
  const scored = (status: Status) => inOrder(report).filter((finding) => finding.status === status)
  const [bad, warnings] = [scored('bad'), scored('warning')]
  if (bad.length) {
    const code = partly ? 'verdict.partly.problems' : 'verdict.problems'
    return { level: 'warning', title: { code, facts: counted(bad) } }
  }
  if (warnings.length) {
    const code = partly ? 'verdict.partly.smaller' : 'verdict.smaller'
    return { level: partly ? 'warning' : 'good', title: { code, facts: counted(warnings) } }
  }
  return partly
    ? { level: 'no-data', title: plain('verdict.partly.fine') }
    : { level: 'good', title: plain('verdict.fine') }
}

/** How many there are, and which check to begin with. */
const counted = (findings: Finding[]) => ({ count: findings.length, check: checkTitle(findings[0]!.id) })

/** What costs points, the first to repair first. */
function inOrder({ score, findings }: SpamTestReport): Finding[] {
  return score.ranking.flatMap((id) => findings.find((finding) => finding.id === id) ?? [])
}

/** Rules for bulk senders speak to bulk mail only. */
const concerns = (verdict: ProviderVerdict, report: SpamTestReport) =>
  verdict.provider === 'gmail' || listRules(report.kind) === 'yes'

const names: Record<ProviderVerdict['provider'], string> = {
  gmail: 'Gmail',
  'gmail-bulk': 'Gmail',
  yahoo: 'Yahoo',
  microsoft: 'Microsoft',
}

/** The rules that a mail breaks, what is to be repaired first before the others. */
function refusal(verdicts: ProviderVerdict[], { findings, score: { ranking } }: SpamTestReport): Message {
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
  const providers = [...new Set(verdicts.map(({ provider }) => names[provider]))]
  // Where no rule for everyone is broken, what is asked of everyone is met.
  const bulk = verdicts.some(({ provider }) => provider === 'gmail') ? 'no' : 'yes'
  const faults = faultsOf([...new Set(broken)], findings)
  return {
    code: 'verdict.may_refuse',
    facts: { bulk, providers: { joined: providers }, count: providers.length, faults },
  }
}

/** Who signed it, and which way it came. */
function arrival(auth: Authentication, session: Session, findings: Finding[]): Message {
  const signed = signing(auth)
  const host = sender(session)
  if (session.tls) {
    const tls = session.tls.version.replace('TLSv', 'TLS ')
    return host
      ? { code: 'verdict.came.by_over', facts: { signed, host, tls } }
      : { code: 'verdict.came.over', facts: { signed, tls } }
  }
  if (!host) return { code: 'verdict.came', facts: { signed } }
  // Only our own session shows that encryption was offered; a relay's Received line may simply not mention it.
  const plaintext = findings.some(({ id, code }) => id === 'tls' && code === 'plaintext')
  return { code: plaintext ? 'verdict.came.by_in_plain' : 'verdict.came.by', facts: { signed, host } }
}

function signing(auth: Authentication): Message {
  const { signatures } = auth.dkim
  const signed = signatures.filter((signature) => signature.result === 'pass')
  if (signed.length) {
    const domains = { joined: [...new Set(signed.map((signature) => signature.domain))] }
    return { code: 'verdict.signed_by', facts: { domains } }
  }
  const count = signatures.length
  if (count === 0) return plain('verdict.not_signed')
  if (dkimPasses(auth) === false) return { code: 'verdict.none_verified', facts: { count } }
  const open = signatures.filter(({ result }) => result === 'temperror' || result === 'permerror')
  return open.length === count
    ? { code: 'verdict.none_checked', facts: { count } }
    : plain('verdict.some_checked')
}

/** A greeting that is an address says nothing beside the address. */
function sender({ clientAddress: address, helo }: Session): Message | null {
  if (!address) return null
  if (helo === null) return { code: 'verdict.host.unnamed', facts: { address } }
  return /^\[.*\]$/.test(helo)
    ? { code: 'verdict.host.address', facts: { address } }
    : { code: 'verdict.host', facts: { host: helo, address } }
}

function authenticated(auth: Authentication): Message {
  const { dmarc } = auth
  const domain = auth.fromDomain ?? plain('verdict.from_domain')
  const how = [dmarc.spfAligned && 'SPF', dmarc.dkimAligned && 'DKIM'].filter((name) => name !== false)
  if (dmarc.result === 'pass' || how.length)
    return {
      code: 'verdict.authenticated',
      facts: { domain, how: { joined: how.length ? how : ['DMARC'] } },
    }
  const ties = tiesToFrom(auth)
  const unasked = dmarc.result === 'no-data' || dmarc.result === 'temperror'
  return ties === null || (ties && unasked)
    ? { code: 'verdict.authentication_open', facts: { domain } }
    : { code: 'verdict.not_authenticated', facts: { domain } }
}
