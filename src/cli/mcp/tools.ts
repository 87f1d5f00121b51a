import { textsIn } from '@postproof/spam-test/words/texts'
import pino from 'pino'
import { z } from 'zod'
import { readConfig } from '#config.ts'
import { blacklistCheckers, recordCheckers } from '#contract/checker-names.ts'
import { withCheckers } from '../checkers.ts'
import { lintSource } from '../lint/run.ts'
import { filesIn } from '../report-files.ts'
import { summarizeFiles } from '../report-summary.ts'
import { verifyOne } from '../verify.ts'
import { type Answer, untrusted } from './answer.ts'
import { fileIn, GivenError, readGiven, sourceShape } from './given.ts'

/** The tools: what they take, what they do, and what they answer. None changes anything, pays, sends or deletes. */

type Shape = z.ZodRawShape

export type Tool<S extends Shape = Shape> = {
  name: string
  title: string
  description: string
  input: S
  output: Shape
  /** It asks DNS, web or mail servers. */
  asksNetwork: boolean
  run(given: z.infer<z.ZodObject<S>>): Promise<Answer>
}

const tool = <S extends Shape>(given: Tool<S>): Tool => given as unknown as Tool

const status = z.enum(['good', 'warning', 'bad', 'no-data'])
const score = z.number().nullable().describe('0-100; null when too little could be checked')
const steps = z.array(z.string()).describe('What to do')
const record = z.object({ type: z.string(), host: z.string(), value: z.string() })
const notChecked = z.array(z.string()).describe('Counts neither for nor against')

const isWrong = ({ status }: { status: string }) => status === 'bad' || status === 'warning'

const testEmail = tool({
  name: 'test_email',
  title: 'Test an email',
  description:
    'Runs the spam test on a whole email (RFC 5322 source, with headers): score 0-100, verdict, and the findings to repair, those that gain most first. Says what could not be checked. For a template without sender use lint_template.',
  input: {
    ...sourceShape,
    ip: z
      .string()
      .max(100)
      .optional()
      .describe('IP address that would send it: without it SPF is not judged'),
    helo: z.string().max(300).optional().describe('HELO name of that server'),
    from: z.string().max(400).optional().describe('Envelope sender (bounce address)'),
  },
  output: {
    ...{ score, verdict: z.string().nullable(), covers: z.string().nullable() },
    kind: z.string().nullable().describe('What kind of mail it is taken for'),
    subject: z.string(),
    findings: z.array(
      z.object({
        ...{ id: z.string(), title: z.string(), status, found: z.string() },
        gain: z.number().nullable().describe('Points that its repair adds to those before it'),
        ...{ fix: steps, records: z.array(record) },
      }),
    ),
    not_checked: notChecked,
  },
  asksNetwork: true,
  async run({ source, path, ...given }) {
    const { testFile } = await import('#services/spam-tests/test-file.ts')
    const { octets } = await readGiven({ source, path }, 'mail.eml')
    const log = pino({ level: 'silent' })
    const { result } = await testFile(readConfig(process.env), octets, given, { draw: false, log })
    const order = new Map(result.fix_first.map((id, place) => [id, place]))
    const wrong = result.results.filter(isWrong)
    const placeOf = (id: string) => order.get(id) ?? order.size
    wrong.sort((a, b) => placeOf(a.id) - placeOf(b.id) || (b.fix.gain ?? 0) - (a.fix.gain ?? 0))
    return {
      score: result.score,
      verdict: result.verdict?.title ?? null,
      covers: result.covers,
      kind: result.kind?.id ?? null,
      subject: untrusted(result.subject ?? ''),
      findings: wrong.map(({ id, title, status, summary, fix }) => ({
        ...{ id, title, status, found: untrusted(summary), gain: fix.gain, fix: fix.steps },
        records: fix.records.map(({ type, host, value }) => ({ type, host, value: untrusted(value) })),
      })),
      not_checked: result.results
        .filter(({ status, applies }) => status === 'no-data' && applies)
        .map(({ id }) => id),
    }
  },
})

const lintTemplate = tool({
  name: 'lint_template',
  title: 'Lint an email template',
  description:
    'Checks an email template (HTML, MJML or .eml) offline for what its author can change: content, links, client support, accessibility, size. Findings have rule, severity, line and what to do. Merge tags are read as unknown values.',
  input: {
    ...sourceShape,
    format: z.enum(['html', 'mjml', 'eml']).optional().describe('Of source; a path has it by its ending'),
  },
  output: {
    score,
    findings: z.array(
      z.object({
        ...{ rule: z.string(), severity: z.enum(['error', 'warning', 'note']), line: z.number().int() },
        ...{ message: z.string(), quote: z.string().optional(), fix: steps },
      }),
    ),
    not_checked: notChecked,
  },
  asksNetwork: false,
  async run({ source, path, format = 'html' }) {
    const { octets, name } = await readGiven({ source, path }, `template.${format}`)
    const file = /\.(?:html?|mjml|eml)$/i.test(name) ? name : `${name}.${format}`
    const report = await lintSource(file, octets, 'en')
    return {
      score: report.score,
      findings: report.findings.map(({ rule, severity, line, message, quote, fix }) => ({
        ...{ rule, severity, line, message: untrusted(message), fix },
        ...(quote ? { quote: untrusted(quote) } : {}),
      })),
      not_checked: report.not_checked.map(({ text }) => text),
    }
  },
})

const checkDomain = tool({
  name: 'check_domain',
  title: 'Check a domain',
  description:
    'Everything about the mail of a domain in one report: SPF, DKIM, DMARC, MX and mail servers, MTA-STS, TLS-RPT, BIMI, DNSSEC, name servers, blacklists, age. Answers one sentence, a score, each section, and the records to publish, the worst problem first.',
  input: { domain: z.string().min(1).max(2000).describe('A domain, URL or email address') },
  output: {
    ...{ domain: z.string(), status, score, sentence: z.string() },
    publish: z
      .array(record.extend({ action: z.string(), why: z.string(), risk: z.string().nullable() }))
      .describe('Records to publish, the worst problem first'),
    sections: z.array(z.object({ id: z.string(), status, says: z.string() })),
    not_checked: z.array(z.object({ section: z.string(), reason: z.string() })),
  },
  asksNetwork: true,
  async run({ domain }) {
    const { sentence, report } = await withCheckers((checkers) => checkers.domain({ input: domain }))
    return {
      ...{ domain: report.domain, status: report.status, score: report.score, sentence: untrusted(sentence) },
      publish: report.publish.map(({ action, type, host, value, why, risk }) => ({
        ...{ action, type, host, value: untrusted(value), why, risk },
      })),
      sections: report.sections.map(({ id, status, headline }) => ({
        id,
        status,
        says: untrusted(headline),
      })),
      not_checked: report.not_asked.map(({ section, reason }) => ({ section, reason })),
    }
  },
})

const checkRecord = tool({
  name: 'check_record',
  title: 'Check one record',
  description:
    'Checks one DNS record of mail in depth: spf, dkim, dmarc, bimi, mta-sts or tls-rpt. With draft it judges a record before it is published. Answers findings, what to do, and the corrected record where one can be proved.',
  input: {
    kind: z.enum(recordCheckers),
    domain: z.string().min(1).max(2000),
    selector: z.string().max(200).optional().describe('DKIM and BIMI: which selector'),
    draft: z.string().max(20_000).optional().describe('A record that is not published yet'),
  },
  output: {
    ...{ domain: z.string(), status, score, summary: z.string(), record: z.string().nullable() },
    findings: z.array(z.object({ id: z.string(), title: z.string(), status, found: z.string(), fix: steps })),
    suggested: z.array(record.extend({ action: z.string() })),
    not_checked: notChecked,
  },
  asksNetwork: true,
  async run({ kind, domain, ...rest }) {
    const result = await withCheckers((checkers) => checkers.record(kind, { ...rest, input: domain }))
    return {
      ...{ domain: result.domain, status: result.status, score: result.score },
      summary: untrusted(result.summary),
      record: result.record === null ? null : untrusted(result.record),
      findings: result.checks.filter(isWrong).map(({ id, title, status, summary, fix }) => ({
        id,
        title,
        status,
        found: untrusted(summary),
        fix,
      })),
      suggested: result.suggested_records.map(({ action, type, host, value }) => ({
        ...{ action, type, host, value: untrusted(value) },
      })),
      not_checked: result.not_asked.decides,
    }
  },
})

const checkBlacklists = tool({
  name: 'check_blacklists',
  title: 'Check blacklists',
  description:
    'Asks the DNS blacklists about an IP address, a domain or an email address. Answers which list it, what each listing means and where to ask for removal, and how many could not be asked.',
  input: {
    target: z.string().min(1).max(2000),
    kind: z.enum(['ip', 'domain', 'email']),
  },
  output: {
    ...{ status, summary: z.string() },
    listed: z.array(z.object({ name: z.string(), meaning: z.string(), removal_url: z.string().nullable() })),
    asked: z.number().int().describe('Lists that answered'),
    not_asked: z.number().int(),
  },
  asksNetwork: true,
  async run({ target, kind }) {
    const checker = blacklistCheckers.find((each) => each.startsWith(kind))!
    const result = await withCheckers((checkers) => checkers.blacklist(checker, { input: target }))
    const lists = result.subjects.flatMap(({ lists }) => lists)
    return {
      ...{ status: result.status, summary: untrusted(result.summary) },
      listed: lists
        .filter(({ state, kind }) => state === 'listed' && kind === 'block')
        .map(({ name, meaning, removal_url }) => ({ name, meaning: untrusted(meaning), removal_url })),
      asked: lists.filter(({ state }) => state === 'listed' || state === 'not-listed').length,
      not_asked: lists.filter(({ state }) => ['broken', 'refused', 'timeout'].includes(state)).length,
    }
  },
})

const verifyAddress = tool({
  name: 'verify_address',
  title: 'Verify an address',
  description:
    'Finds out whether an email address can receive mail by spelling, lists and DNS: invalid, mistyped, dead domain, disposable, shared mailbox. It does not ask the mail server, so an address without a fault is unknown, not confirmed.',
  input: { address: z.string().min(1).max(1000) },
  output: {
    status: z.enum(['deliverable', 'risky', 'undeliverable', 'unknown', 'pending']),
    ...{ reason: z.string().nullable(), title: z.string(), text: z.string().nullable() },
    suggestion: z.string().nullable().describe('The address that was probably meant'),
    score,
  },
  asksNetwork: true,
  async run({ address }) {
    const { status, reason, title, text, suggestion, score } = await verifyOne(address, {})
    return {
      status,
      reason,
      title: untrusted(title ?? ''),
      text,
      suggestion: suggestion && untrusted(suggestion),
      score,
    }
  },
})

const whoSends = tool({
  name: 'who_sends',
  title: 'Who sends for a domain',
  description:
    'Reads DMARC aggregate reports (XML, gzip, zip, .eml, mbox, or folders of them) and says for each domain who sends in its name, what fails and what to do, what a stricter policy would lose, and the next step of the policy.',
  input: {
    paths: z
      .array(z.string().max(1000))
      .min(1)
      .max(100)
      .describe('Files or folders below the working folder'),
    domain: z.string().max(300).optional().describe('Only this domain'),
  },
  output: {
    domains: z.array(
      z.object({
        ...{ domain: z.string(), days: z.number(), reporters: z.union([z.number(), z.array(z.string())]) },
        ...{ messages: z.number(), passed: z.number(), policy: z.string().nullable() },
        next: z.string().describe('The next step of the policy, and what is missing for it'),
        senders: z.array(
          z.object({
            ...{ name: z.string(), verdict: z.string(), messages: z.number(), passed: z.number() },
            advice: z.string().nullable(),
          }),
        ),
      }),
    ),
    not_read: z.array(z.string()),
  },
  asksNetwork: false,
  async run({ paths, domain }) {
    const inside = await Promise.all(paths.map(fileIn))
    const { domains, refused } = await summarizeFiles(await filesIn(inside), {
      ...(domain ? { domain } : {}),
      ...{ mine: [], resolve: false },
    })
    return {
      domains: domains.map(({ policy, senders, next, ...rest }) => ({
        ...{ domain: rest.domain, days: rest.days, reporters: rest.reporters },
        ...{ messages: rest.messages, passed: rest.passed, policy: policy.p, next: next.says },
        senders: senders.slice(0, 10).map(({ name, verdict, messages, passed, advice }) => ({
          ...{ name: untrusted(name), verdict, messages, passed, advice: advice && untrusted(advice) },
        })),
      })),
      not_read: refused.map(({ reason }) => untrusted(reason)),
    }
  },
})

const explainCheck = tool({
  name: 'explain_check',
  title: 'Explain a check',
  description:
    'Says what a check of the spam test or a rule of lint_template looks at and why receivers mind, by its id, such as one_click. Without an id it lists all ids.',
  input: { id: z.string().max(100).optional() },
  output: {
    ...{ id: z.string().optional(), title: z.string().optional(), what: z.string().optional() },
    ...{ why: z.string().optional(), ids: z.array(z.string()).optional() },
  },
  asksNetwork: false,
  async run({ id }) {
    const texts = textsIn('en')
    if (id === undefined) return { ids: Object.keys(texts).sort() }
    const text = Object.hasOwn(texts, id) ? texts[id] : undefined
    if (!text)
      throw new GivenError(`There is no check ${id}. Call explain_check without an id for all of them.`)
    return { id, title: text.title, what: text.what, why: text.why }
  },
})

export const tools: readonly Tool[] = [
  ...[testEmail, lintTemplate, checkDomain, checkRecord, checkBlacklists],
  ...[verifyAddress, whoSends, explainCheck],
]
