import type { Message, PlainCode } from '@postproof/messages/message'
import { type Problem, ProblemLog, problem } from '../problem.ts'
import { clean, countIn, domainName, timeIn } from '../text.ts'
import type { TlsFailure, TlsPolicy, TlsReport } from '../types.ts'
import { decodeDocument } from '../unpack/encoding.ts'
import { parseJson } from './json.ts'
import { isTlsResult } from './results.ts'

export type ReadTls = Omit<TlsReport, 'file' | 'containers' | 'member'>
export type TlsOutcome = ReadTls | { refused: Problem; reporter: string }

type Fields = Record<string, unknown>

const knownTypes = new Set(['sts', 'tlsa', 'no-policy-found'])

/** Reads a TLS report (RFC 8460). Never throws. */
export function readTls(bytes: Uint8Array): TlsOutcome {
  const { text, octetAt } = decodeDocument(bytes)
  const parsed = parseJson(text)
  if ('fault' in parsed) {
    const line = text.slice(0, parsed.index).split('\n').length
    return { refused: problem(parsed.fault, { line, octet: () => octetAt(parsed.index) }), reporter: '' }
  }
  const root = Array.isArray(parsed.value) && parsed.value.length === 1 ? parsed.value[0] : parsed.value
  return new TlsReader(fieldsOf(root), parsed.problem).read()
}

class TlsReader {
  private readonly root: Fields
  private readonly log = new ProblemLog()

  constructor(root: Fields, parsing: PlainCode | null) {
    this.root = root
    if (parsing) this.log.add(parsing)
  }

  read(): TlsOutcome {
    const { root, log } = this
    const reporter = textIn(root, 'organization-name') ?? ''
    const listed = own(root, 'policies')
    if (!Array.isArray(listed)) {
      const isReport = own(root, 'report-id') !== undefined || own(root, 'date-range') !== undefined
      return { refused: problem(isReport ? 'reports.no_policies' : 'reports.other_json'), reporter }
    }
    if (listed.length === 0) return { refused: problem('reports.no_policies'), reporter }
    const policies = listed.map((each) => this.policy(fieldsOf(each)))
    const range = fieldsOf(own(root, 'date-range'))
    const [begin, end] = [timeIn(own(range, 'start-datetime')), timeIn(own(range, 'end-datetime'))]
    if (reporter === '') log.add('reports.no_reporter')
    const id = textIn(root, 'report-id') ?? ''
    if (id === '') log.add('reports.no_id')
    if (begin === null || end === null) log.add('reports.no_period')
    else if (end < begin) log.add('reports.period_backwards')
    if (isCountedTwice(policies)) log.add('reports.tls_counted_twice')
    return {
      kind: 'tls',
      reporter,
      domain: policies.find(({ domain }) => domain !== '')?.domain ?? '',
      id,
      begin,
      end,
      contact: textIn(root, 'contact-info'),
      policies,
      problems: log.list(),
    }
  }

  private policy(fields: Fields): TlsPolicy {
    const said = fieldsOf(own(fields, 'policy'))
    const summary = fieldsOf(own(fields, 'summary'))
    const type = (textIn(said, 'policy-type') ?? '').toLowerCase()
    if (!knownTypes.has(type)) this.log.add({ code: 'reports.tls_policy_type', facts: { type } })
    const details = own(fields, 'failure-details')
    const failures = (Array.isArray(details) ? details : []).map((each) => this.failure(fieldsOf(each)))
    const failed = this.count(summary, 'total-failure-session-count')
    const detailed = failures.reduce((sum, { count }) => sum + count, 0)
    // Fewer details than failures are allowed: RFC 8460, 4.4, lets reporters leave some out.
    if (detailed > failed)
      this.log.add({ code: 'reports.tls_sums_differ', facts: { summary: failed, details: detailed } })
    return {
      type,
      lines: textsIn(said, 'policy-string'),
      domain: domainName(textIn(said, 'policy-domain') ?? ''),
      mxHosts: [...textsIn(said, 'mx-host'), ...textsIn(said, 'mx-host-pattern')].map(domainName),
      successful: this.count(summary, 'total-successful-session-count'),
      failed,
      failures,
    }
  }

  private failure(fields: Fields): TlsFailure {
    const resultType = (textIn(fields, 'result-type') ?? '').toLowerCase()
    if (!isTlsResult(resultType))
      this.log.add({ code: 'reports.tls_result_type', facts: { type: resultType } })
    const host = textIn(fields, 'receiving-mx-hostname')
    return {
      resultType,
      sendingIp: textIn(fields, 'sending-mta-ip'),
      receivingHost: host === null ? null : domainName(host),
      receivingHelo: textIn(fields, 'receiving-mx-helo'),
      receivingIp: textIn(fields, 'receiving-ip'),
      count: this.count(fields, 'failed-session-count'),
      additionalInformation: textIn(fields, 'additional-information'),
      reasonCode: textIn(fields, 'failure-reason-code'),
    }
  }

  /** Numbers stand as texts in some reports. */
  private count(fields: Fields, name: string): number {
    const value = own(fields, name)
    const count = countIn(value)
    if (count === null) this.log.add(countProblem(name, value))
    return count ?? 0
  }
}

const countProblem = (name: string, value: unknown): Message =>
  value === undefined
    ? { code: 'reports.tls_no_count', facts: { name } }
    : { code: 'reports.tls_bad_count', facts: { name, written: clean(String(value)).slice(0, 40) } }

/** Microsoft counts the sessions of a domain with DANE and MTA-STS under each of them. */
function isCountedTwice(policies: TlsPolicy[]): boolean {
  const sums = (type: string) =>
    new Set(
      policies
        .filter((policy) => policy.type === type && policy.successful + policy.failed > 0)
        .map(({ domain, successful, failed }) => `${domain} ${successful} ${failed}`),
    )
  const tlsa = sums('tlsa')
  return [...sums('sts')].some((each) => tlsa.has(each))
}

/** A field of its own: a report may call one `__proto__` or `constructor`. */
const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

function textIn(fields: Fields, name: string): string | null {
  const value = own(fields, name)
  return typeof value === 'string' || typeof value === 'number' ? clean(String(value)) || null : null
}

/** One text or several. */
function textsIn(fields: Fields, name: string): string[] {
  const value = own(fields, name)
  const all = Array.isArray(value) ? value.slice(0, 100) : [value]
  return all.filter((each) => typeof each === 'string').map(clean)
}
