import type { Blacklists } from '@postproof/blacklists/types'
import type { Finding } from '@postproof/engine/finding'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { parseAddressList } from '@postproof/message/addresses'
import { preheader } from '@postproof/message/preheader'
import { header, readMessage } from '@postproof/message/read'
import type { Message } from '@postproof/message/types'
import { authenticate } from './authenticate.ts'
import { checks } from './checks/index.ts'
import { codesOf } from './content/codes.ts'
import { otherKind } from './content/no-data.ts'
import { sentMailOf } from './content/sent-mail.ts'
import { recognizeEsp } from './context/esp.ts'
import { detectLanguage } from './context/language.ts'
import { fromAddress } from './context/sender.ts'
import type { Check } from './define-check.ts'
import { appliesTo } from './kind/applies.ts'
import { kindOfMail, type MailKind } from './kind/index.ts'
import { judgedOf } from './learned/judged.ts'
import {
  countsOf,
  describeAttachments,
  describeFilters,
  describeHeaders,
  describeImages,
  describeLinks,
} from './pointed-at.ts'
import { pendingRendering } from './rendering/pending.ts'
import type { BlacklistRole, SpamTestReport } from './report.ts'
import { judgeProviders } from './requirements.ts'
import { scoreFindings } from './score.ts'
import type { OnStep, StepId } from './steps.ts'
import { LONGEST_TEXT, storable } from './storable.ts'
import type { Authentication, CheckGroup, Session, TestInput, TestWorld } from './types.ts'
import { groupOf, groups, rules } from './weights.ts'

type Options = {
  onStep?: OnStep
  rendering?: 'pending' | 'disabled'
  /** Kinds that the user chose for senders before, by the From address in lower case. */
  kinds?: Readonly<Record<string, MailKind>>
}

/**
 * The spam test: raw mail and how it arrived -> report. read -> authenticate -> check by group -> score.
 * Ends when `world.signal` aborts at the latest; what is open then is no-data. The checks of the rendered mail are
 * no-data with the code of `options.rendering`, until `withRendering` (join.ts) puts theirs in.
 */
export async function runSpamTest(
  raw: Uint8Array,
  session: Session,
  world: TestWorld,
  options: Options = {},
): Promise<SpamTestReport> {
  const timings: Record<string, number> = {}
  const step = stepper(world, timings, options.onStep ?? (() => {}))
  const dns: DnsAnswer[] = []
  const reports: SpamTestReport['blacklists'] = []
  const watched: TestWorld = { ...world, resolver: recordAnswers(world.resolver, dns) }

  const message = await step('read', () => readMessage(raw))
  const health = world.prober.collect(message, watched)
  const auth = signedAs(session, await step('authenticate', () => authenticate(message, session, watched)))
  const arrived = withKind(session, message, options.kinds)
  const input = contextOf({ message, session: arrived, auth, health }, watched)
  watched.blacklists = recordReports(world.blacklists, reports, rolesOf(input))

  const byGroup = await Promise.all(
    groups.map((group) => step(group, () => runChecks(checksOf(group), input, watched))),
  )
  const undrawn = pendingRendering(options.rendering ?? 'disabled')
  const findings = [...inCatalogOrder(byGroup.flat()), ...undrawn]
  return step('score', async () =>
    storable({
      ...describe(input),
      rules,
      findings,
      score: scoreFindings(findings),
      requirements: judgeProviders(auth, findings),
      blacklists: reports,
      links: describeLinks(message, await health, reports),
      images: describeImages(message, await health),
      filters: describeFilters(findings),
      dns: dns.slice(0, mostAnswers).map(shortened),
      timings,
    }),
  )
}

/** A kind that was chosen for this mail counts before one that was chosen for its sender. */
function withKind(session: Session, message: Message, kinds: Options['kinds']): Session {
  const sender = fromAddress(message)?.address.toLowerCase()
  if (session.kind !== undefined || sender === undefined || !kinds || !Object.hasOwn(kinds, sender))
    return session
  return { ...session, kind: kinds[sender]! }
}

/** What rests on a signature is that of the mail which an edit comes from; the rest is asked again. */
function signedAs({ edited }: Session, auth: Authentication): Authentication {
  if (!edited || edited.auth.fromDomain !== auth.fromDomain) return auth
  const { dkim, dmarc, arc } = edited.auth
  return { ...auth, dkim, dmarc, arc }
}

const mostAnswers = 150

/** A hostile zone must not make a large report. */
function shortened(answer: DnsAnswer): DnsAnswer {
  const records = answer.records
    .slice(0, 20)
    .map((record) =>
      'strings' in record ? { ...record, strings: [record.strings.join('').slice(0, 1000)] } : record,
    )
  return { ...answer, records }
}

function stepper(world: TestWorld, timings: Record<string, number>, onStep: OnStep) {
  return async <T>(id: StepId, work: () => T | Promise<T>): Promise<T> => {
    const start = world.clock.now()
    onStep(id, 'running', 0)
    const result = await work()
    timings[id] = world.clock.now() - start
    onStep(id, 'done', timings[id])
    return result
  }
}

type Received = Pick<TestInput, 'message' | 'session' | 'auth' | 'health'>

/** What all checks are given: the mail as it was received, and what it is taken for. */
export function contextOf(received: Received, world: TestWorld): TestInput {
  const { message, session, auth } = received
  const esp = recognizeEsp(message, auth, session.source)
  const text = message.html?.visibleText ?? message.text?.source ?? ''
  const language = detectLanguage(text)
  const kind = kindOfMail(message, { esp, language, chosen: session.kind })
  return {
    ...received,
    esp,
    kind,
    language,
    sent: sentMailOf({ message, auth, session }),
    judged: judgedOf(message, language, kind.kind),
    codes: codesOf(received, world),
  }
}

const checksOf = (group: CheckGroup) => checks.filter((check) => groupOf(check.id) === group)

function inCatalogOrder(findings: Finding[]): Finding[] {
  const order = new Map(checks.map((check, index) => [check.id, index]))
  return findings.sort((a, b) => order.get(a.id)! - order.get(b.id)!)
}

function runChecks(group: Check[], input: TestInput, world: TestWorld): Promise<Finding[]> {
  return Promise.all(group.map((check) => runCheck(check, input, world)))
}

/** A check that is late or broken is no-data: it never sinks the report. */
export async function runCheck(check: Check, input: TestInput, world: TestWorld): Promise<Finding> {
  const without = (code: string, facts: Finding['facts'] = {}): Finding => ({
    id: check.id,
    status: 'no-data',
    code,
    facts,
    evidence: [],
  })
  if (!appliesTo(check.id, input.kind)) return otherKind(check.id, input.kind)
  try {
    const outcome = check.run(input, world)
    if (!(outcome instanceof Promise)) return outcome
    return await Promise.race([outcome, aborted(world.signal).then(() => without('deadline'))])
  } catch (error) {
    // For the log: no sentence names it.
    return without('check-failed', { reason: error instanceof Error ? error.message : String(error) })
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

function recordAnswers(resolver: Resolver, answers: DnsAnswer[]): Resolver {
  return {
    async lookup(name, type, options) {
      const answer = await resolver.lookup(name, type, options)
      answers.push(answer)
      return answer
    },
  }
}

/** Keeps each report on a blacklist once, with the reason why it was asked for. */
function recordReports(
  blacklists: Blacklists,
  reports: SpamTestReport['blacklists'],
  roles: Map<string, BlacklistRole>,
): Blacklists {
  const record = async (asked: ReturnType<Blacklists['checkDomain']>) => {
    const report = await asked
    const role = roles.get(report.subject) ?? 'link'
    if (!reports.some((known) => known.report.subject === report.subject)) reports.push({ role, report })
    return report
  }
  return {
    checkAddress: (ip, signal) => record(blacklists.checkAddress(ip, signal)),
    checkDomain: (name, signal) => record(blacklists.checkDomain(name, signal)),
    checkEmail: (address, signal) => record(blacklists.checkEmail(address, signal)),
  }
}

function rolesOf({ auth, session }: TestInput): Map<string, BlacklistRole> {
  const roles = new Map<string, BlacklistRole>()
  const set = (subject: string | null, role: BlacklistRole) =>
    subject && roles.set(subject.toLowerCase(), role)
  set(session.mailFrom?.split('@').at(-1) ?? null, 'bounce-domain')
  set(session.helo, 'helo')
  for (const signature of auth.dkim.signatures) set(signature.domain, 'dkim-domain')
  set(auth.fromOrg, 'from-domain')
  set(auth.fromDomain, 'from-domain')
  set(session.clientAddress, 'sending-address')
  return roles
}

function describe({ message, auth, esp, kind, language }: TestInput) {
  // Longer than any name or address may be (RFC 5321, 4.5.3.1), shorter than what a hostile field holds.
  const fromField = header(message, 'from')
  const from =
    parseAddressList(fromField?.raw.slice(0, LONGEST_TEXT) ?? '', fromField?.rawCharset).addresses[0] ?? null
  return {
    subject: (header(message, 'subject')?.value ?? '').slice(0, 2000),
    preheader: message.html ? (preheader(message.html)?.text ?? null) : null,
    from,
    sizeBytes: message.size,
    esp,
    kind,
    language,
    auth,
    context: { fromDomain: auth.fromDomain, esp },
    headers: describeHeaders(message),
    attachments: describeAttachments(message),
    counts: countsOf(message),
  }
}
