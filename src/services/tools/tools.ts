import type { WhyUnchecked } from '@postproof/spam-test/template'
import { textsIn } from '@postproof/spam-test/words/texts'
import { z } from 'zod'
import { blacklistCheckers, recordCheckers } from '#contract/checker-names.ts'
import { untrusted } from './answer.ts'
import { type Answer, type Shape, type Tool, ToolError, type ToolWorld } from './types.ts'

/** The tools: what they take, whom they ask, and what they answer. None pays, sends or deletes. */

type Declared<S extends Shape> = Omit<Tool, 'input' | 'keeps' | 'run'> & {
  input: S
  /** Default: nothing of it is kept. */
  keeps?: boolean
  run(given: z.infer<z.ZodObject<S>>): Promise<Answer>
}

const tool = <S extends Shape>(given: Declared<S>): Tool => ({ keeps: false, ...given }) as unknown as Tool

const status = z.enum(['good', 'warning', 'bad', 'no-data'])
const score = z.number().nullable().describe('0-100; null when too little could be checked')
const steps = z.array(z.string()).describe('What to do')
const record = z.object({ type: z.string(), host: z.string(), value: z.string() })
const notChecked = z.array(z.string()).describe('Counts neither for nor against')

const isWrong = ({ status }: { status: string }) => status === 'bad' || status === 'warning'

const testEmail = ({ testEmail: { input, run }, keeps }: ToolWorld) =>
  tool({
    name: 'test_email',
    title: 'Test an email',
    description:
      'Runs the spam test on a whole email (RFC 5322 source, with headers): score 0-100, verdict, and the findings to repair, those that gain most first. Says what could not be checked. For a template without sender use lint_template.',
    input,
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
    keeps,
    async run(given) {
      const { result, more } = await run(given)
      const order = new Map(result.fix_first.map((id, place) => [id, place]))
      const wrong = result.results.filter(isWrong)
      const placeOf = (id: string) => order.get(id) ?? order.size
      wrong.sort((a, b) => placeOf(a.id) - placeOf(b.id) || (b.fix.gain ?? 0) - (a.fix.gain ?? 0))
      return {
        ...{ score: result.score, verdict: result.verdict?.title ?? null, covers: result.covers },
        ...{ kind: result.kind?.id ?? null, subject: untrusted(result.subject ?? ''), more },
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

const unchecked: Record<WhyUnchecked, string> = {
  sending: 'The server and the program that send the mail decide these.',
  mail: 'A template alone has no subject, text part or attachments: give a whole email as eml.',
  tags: 'Values of merge tags decide these.',
  text: 'There is too little text for these, or its language is not known to them.',
  offline: 'These ask the network, and this tool works offline: see test_email.',
  clients: 'These are about email clients that were not chosen.',
  rendering: 'These look at the rendered mail.',
}

const lintTemplate = ({ lintTemplate: { input, run }, about }: ToolWorld) =>
  tool({
    name: 'lint_template',
    title: 'Lint an email template',
    description: `Checks an email template (${about.lint_template}) offline for what its author can change: content, links, client support, accessibility, size. Findings have rule, severity, line and what to do. Merge tags are read as unknown values.`,
    input,
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
    async run(given) {
      const { score, findings, not_checked } = (await run(given)).result
      return {
        score,
        findings: findings.map(({ rule, severity, line, message, quote, fix }) => ({
          ...{ rule, severity, line, message: untrusted(message), fix },
          ...(quote ? { quote: untrusted(quote) } : {}),
        })),
        not_checked: not_checked.map(({ reason }) => unchecked[reason]),
      }
    },
  })

const checkDomain = (world: ToolWorld) =>
  tool({
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
      const { result, more } = await world.domain(domain)
      const { sentence, report } = result
      return {
        ...{ domain: report.domain, status: report.status, score: report.score, more },
        sentence: untrusted(sentence),
        publish: report.publish.map(({ action, type, host, value, why, risk }) => ({
          ...{ action, type, host, value: untrusted(value), why, risk },
        })),
        sections: report.sections.map(({ id, status, headline }) => ({
          ...{ id, status, says: untrusted(headline) },
        })),
        not_checked: report.not_asked.map(({ section, reason }) => ({ section, reason })),
      }
    },
  })

const checkRecord = (world: ToolWorld) =>
  tool({
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
      findings: z.array(
        z.object({ id: z.string(), title: z.string(), status, found: z.string(), fix: steps }),
      ),
      suggested: z.array(record.extend({ action: z.string() })),
      not_checked: notChecked,
    },
    asksNetwork: true,
    async run({ kind, domain, ...rest }) {
      const { result, more } = await world.record(kind, { ...rest, input: domain })
      return {
        ...{ domain: result.domain, status: result.status, score: result.score, more },
        summary: untrusted(result.summary),
        record: result.record === null ? null : untrusted(result.record),
        findings: result.checks.filter(isWrong).map(({ id, title, status, summary, fix }) => ({
          ...{ id, title, status, found: untrusted(summary), fix },
        })),
        suggested: result.suggested_records.map(({ action, type, host, value }) => ({
          ...{ action, type, host, value: untrusted(value) },
        })),
        not_checked: result.not_asked.decides,
      }
    },
  })

const checkBlacklists = (world: ToolWorld) =>
  tool({
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
      listed: z.array(
        z.object({ name: z.string(), meaning: z.string(), removal_url: z.string().nullable() }),
      ),
      asked: z.number().int().describe('Lists that answered'),
      not_asked: z.number().int(),
    },
    asksNetwork: true,
    async run({ target, kind }) {
      const checker = blacklistCheckers.find((each) => each.startsWith(kind))!
      const { result, more } = await world.blacklist(checker, target)
      const lists = result.subjects.flatMap(({ lists }) => lists)
      return {
        ...{ status: result.status, summary: untrusted(result.summary), more },
        listed: lists
          .filter(({ state, kind }) => state === 'listed' && kind === 'block')
          .map(({ name, meaning, removal_url }) => ({ name, meaning: untrusted(meaning), removal_url })),
        asked: lists.filter(({ state }) => state === 'listed' || state === 'not-listed').length,
        not_asked: lists.filter(({ state }) => ['broken', 'refused', 'timeout'].includes(state)).length,
      }
    },
  })

const verifyAddress = ({ verifyAddress: { input, run }, about, keeps }: ToolWorld) =>
  tool({
    name: 'verify_address',
    title: 'Verify an address',
    description: `Finds out whether an email address can receive mail: invalid, mistyped, dead domain, disposable, shared mailbox. ${about.verify_address}`,
    input,
    output: {
      status: z.enum(['deliverable', 'risky', 'undeliverable', 'unknown', 'pending']),
      ...{ reason: z.string().nullable(), title: z.string(), text: z.string().nullable() },
      suggestion: z.string().nullable().describe('The address that was probably meant'),
      score,
    },
    asksNetwork: true,
    keeps,
    async run(given) {
      const { result, more } = await run(given)
      const { status, reason, title, text, suggestion, score } = result
      return {
        ...{ status, reason, title: untrusted(title ?? ''), text, score, more },
        suggestion: suggestion && untrusted(suggestion),
      }
    },
  })

const whoSends = ({ whoSends: { input, run }, about }: ToolWorld) =>
  tool({
    name: 'who_sends',
    title: 'Who sends for a domain',
    description: `${about.who_sends} Says for each domain who sends in its name, what fails and what to do, and the next step of its DMARC policy.`,
    input,
    output: {
      domains: z.array(
        z.object({
          ...{ domain: z.string(), days: z.number(), reporters: z.number() },
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
    async run(given) {
      const { result, more } = await run(given)
      return {
        domains: result.domains.map(({ senders, ...rest }) => ({
          ...rest,
          senders: senders.slice(0, 10).map(({ name, verdict, messages, passed, advice }) => ({
            ...{ name: untrusted(name), verdict, messages, passed, advice: advice && untrusted(advice) },
          })),
        })),
        not_read: result.not_read.map(untrusted),
        more,
      }
    },
  })

const explainCheck = () =>
  tool({
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
        throw new ToolError(`There is no check ${id}. Call explain_check without an id for all of them.`)
      return { id, title: text.title, what: text.what, why: text.why }
    },
  })

/** Every tool, in the order in which clients list them. */
export const toolsOf = (world: ToolWorld): Tool[] =>
  [
    ...[testEmail, lintTemplate, checkDomain, checkRecord, checkBlacklists],
    ...[verifyAddress, whoSends, explainCheck],
  ].map((make) => make(world))
