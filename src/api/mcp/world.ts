import { z } from 'zod'
import type { BlacklistResult, DomainEvent, RecordResult } from '#contract/checkers.ts'
import type { ReportDomain, ReportSummary } from '#contract/domain-reports.ts'
import { LONGEST_DRAFT } from '#contract/draft.ts'
import type { LintReport } from '#contract/lint.ts'
import type { LiveEvent, TestResult } from '#contract/spam-test.ts'
import type { Verification } from '#contract/verifier.ts'
import { address, asked, type Senders, ToolError, type ToolWorld } from '#services/tools/types.ts'
import type { Calls } from './calls.ts'

/** The tools in an instance: each is made of calls of the API, so that scopes, limits and plans are those of the API. */

type World = { calls: Calls; publicUrl: string; version: string; onError(error: unknown): void }

const source = z.string().min(1).max(LONGEST_DRAFT)
/** For each tool whose result is kept. The same names as the `Idempotency-Key` of the API (`api/idempotency.ts`). */
const idempotency_key = z
  .string()
  .regex(/^[\x20-\x7e]{1,255}$/, '1 to 255 printable ASCII characters')
  .optional()
  .describe(
    'A name that you choose for this call, such as a UUID. Repeat it when you repeat the call: within 24 hours you get the same result, and nothing is made or counted twice. With other input it is refused.',
  )

export function instanceWorld({ calls, publicUrl, version, onError }: World): ToolWorld {
  const page = (path: string) => `${publicUrl}${path}`
  return {
    version,
    keeps: true,
    about: {
      lint_template: 'HTML, or a whole email as eml',
      verify_address:
        'Asks its mail server where this instance does that. The result is kept for the account and counts for its plan.',
      who_sends: 'Reads the DMARC reports that the account collects here.',
    },
    testEmail: asked(
      { source: source.describe('The email, with its headers'), idempotency_key },
      ({ source, idempotency_key }) => testEmail(calls, source, idempotency_key),
    ),
    verifyAddress: asked({ address, idempotency_key }, async ({ address, idempotency_key }) => {
      const result = await verify(calls, address, idempotency_key)
      return { result, more: page(`/email-verifier/${result.id}`) }
    }),
    lintTemplate: asked(
      {
        source: source.describe('The template'),
        format: z.enum(['html', 'eml']).optional().describe('Default: html'),
      },
      async (given) => ({ result: await calls.post<LintReport>('/api/lint', given) }),
    ),
    whoSends: asked(
      { domain: z.string().max(253).optional().describe('Only this domain; without it the first five') },
      async ({ domain }) => ({
        result: await whoSends(calls, domain),
        more: page(domain === undefined ? '/domains' : `/domains/${encodeURIComponent(domain)}/reports`),
      }),
    ),
    async domain(input) {
      const path = `/api/checkers/domain/events?${new URLSearchParams({ input })}`
      const last = await calls.follow<DomainEvent>(path, ({ type }) => type === 'result')
      if (last?.type !== 'result') throw new ToolError('The check did not end in time. Try again later.')
      return { result: last.result, more: page(`/domain/${encodeURIComponent(last.result.report.domain)}`) }
    },
    async record(kind, query) {
      const result = await calls.post<RecordResult>(`/api/checkers/${kind}`, query)
      if (query.draft !== undefined) return { result }
      const shown = new URLSearchParams({ domain: result.domain })
      if (query.selector !== undefined) shown.set('selector', query.selector)
      return { result, more: page(`/${kind}-checker?${shown}`) }
    },
    blacklist: async (checker, input) => ({
      result: await calls.post<BlacklistResult>(`/api/checkers/${checker}`, { input }),
    }),
    sayError(error) {
      onError(error)
      return 'The server failed on this call. Try again later.'
    },
  }
}

async function testEmail(calls: Calls, source: string, key?: string) {
  const { id, report_url } = await calls.postFile<{ id: string; report_url: string }>(
    '/api/emails',
    'message/rfc822',
    Buffer.from(source),
    key,
  )
  await calls.follow<LiveEvent>(
    `/api/emails/${id}/events`,
    (event) => event.type === 'status' && isOver(event.status),
  )
  const result = await calls.get<TestResult>(`/api/emails/${id}/results`)
  if (!isOver(result.status))
    throw new ToolError(
      `The test is still running. Its report will be at ${report_url}. Do not start it again.`,
    )
  if (result.status !== 'completed') throw new ToolError(`The test failed: see ${report_url}.`)
  return { result, more: report_url }
}

const isOver = (status: TestResult['status']) =>
  status === 'completed' || status === 'failed' || status === 'expired'

async function verify(calls: Calls, email: string, key?: string): Promise<Verification> {
  const path = '/api/internal/email-verification'
  const { id } = await calls.post<{ id: string }>(path, { email }, key)
  await calls.follow<{ verification: Verification }>(
    `${path}/${id}/events`,
    ({ verification }) => verification.status !== 'pending',
  )
  return calls.get<Verification>(`${path}/${id}`)
}

const MOST_DOMAINS = 5

async function whoSends(calls: Calls, domain: string | undefined): Promise<Senders> {
  const base = '/api/domain-reports'
  const names =
    domain === undefined
      ? (await calls.get<{ data: ReportDomain[] }>(base)).data.map(({ domain }) => domain)
      : [domain]
  const summaries: ReportSummary[] = []
  for (const name of names.slice(0, MOST_DOMAINS))
    summaries.push(await calls.get<ReportSummary>(`${base}/${encodeURIComponent(name)}`))
  return {
    domains: summaries.map(({ sources, policy, next, reporters, ...summary }) => ({
      ...{ domain: summary.domain, days: summary.days, reporters: reporters.length },
      ...{ messages: summary.messages, passed: summary.passed, policy: policy.p, next: next.says },
      senders: sources,
    })),
    not_read: names.slice(MOST_DOMAINS).map((name) => `${name}: ask for it by name`),
  }
}
