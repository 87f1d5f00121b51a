import type { Clock } from '@postproof/engine/world'
import type { OnStep, StepId } from '@postproof/spam-test/steps'
import type { Session } from '@postproof/spam-test/types'
import type { Logger } from 'pino'
import type { Live } from '#platform/live/live.ts'
import { type OpenSpan, within } from '#platform/logs/spans.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import { type Blobs, BlobsUnavailable } from '#storage/blobs.ts'
import type { Database } from '#storage/db.ts'
import { kindsOfSenders } from '#storage/mail-kinds.ts'
import { isOutage } from '#storage/outage.ts'
import { completeCharged, completeTest, failTest, lockTest } from '#storage/tests.ts'
import { type AnalysisPool, type MailOctets, PoolClosed, Unreadable } from '../analysis/pool.ts'
import { sharersOf } from '../analysis/sharers.ts'
import type { ChargedTest, TestCharges } from '../plans/test-charges.ts'
import { arrival, pendingSteps, type StepState } from './steps.ts'

/** One mail from the moment it is stored until its report is. */

export type AnalysisWorld = {
  database: Database
  blobs: Blobs
  live: Live
  pool: AnalysisPool
  clock: Clock
  charges: TestCharges
  /** Whether the mails are drawn as well. */
  draws: boolean
  metrics: Metrics
  log: Logger
}
/** `active`: the steps of tests under way in this process. */
export type Analyzing = AnalysisWorld & { active: Map<string, StepState[]> }

type Mail = { test: ChargedTest; raw: MailOctets; session: Session }

/** An outage says nothing about the mail: the test stays open, and the sender or the job brings it again. */
export const isUndecided = (error: unknown) =>
  isOutage(error) || error instanceof BlobsUnavailable || error instanceof PoolClosed

export const analyzeTest = (analyzing: Analyzing, mail: Mail): Promise<void> => {
  const attributes = { 'postproof.test_id': mail.test.id, 'postproof.octets': mail.raw.octets }
  return within('spam test', attributes, (span) => analyzeIn(analyzing, span, mail))
}

async function analyzeIn(analyzing: Analyzing, span: OpenSpan | null, mail: Mail): Promise<void> {
  const { active, database, live, clock, metrics, log } = analyzing
  const { id } = mail.test
  const steps = pendingSteps()
  active.set(id, steps)
  const start = performance.now()
  const count = (outcome: 'completed' | 'failed' | 'locked') =>
    metrics.report(outcome, (performance.now() - start) / 1000)
  try {
    count(await reportOn(analyzing, span, mail, steps))
  } catch (error) {
    if (isUndecided(error)) throw error
    log.error({ id, error }, error instanceof Unreadable ? 'the mail could not be read' : 'test failed')
    span?.fail(error)
    count('failed')
    await failTest(database.db, id, new Date(clock.now()))
    live.publish(id, { type: 'status', status: 'failed' })
  } finally {
    active.delete(id)
  }
}

/** Stores the report, or locks the test when the plan has none left. */
async function reportOn(
  analyzing: Analyzing,
  span: OpenSpan | null,
  { test, raw, session }: Mail,
  steps: StepState[],
): Promise<'completed' | 'locked'> {
  const { database, live, clock, charges, log } = analyzing
  const { id } = test
  const charge = await charges.report(test)
  if (!(await charges.haveLeft([charge]))) {
    await lockTest(database.db, id)
    // Publishes the end, upon which pages ask for the report.
    live.publish(id, { type: 'status', status: 'completed' })
    return 'locked'
  }
  live.publish(id, { type: 'status', status: 'analyzing', ...arrival(session), size_bytes: raw.octets })
  const [tell, drawn] = [announce(live, id, steps), drawSteps(span)]
  const report = await readMail(analyzing, test, raw, session, (stepId, state, ms) => {
    drawn(stepId, state)
    tell(stepId, state, ms)
  })
  const now = new Date(clock.now())
  span?.set({ 'postproof.dns.questions': report.questions })
  await within('publish', {}, async () => {
    if (charge) await completeCharged(database.db, id, report.row, now, charge)
    else await completeTest(database.db, id, report.row, now)
  })
  live.publish(id, { type: 'status', status: 'completed' })
  log.info({ id, ms: report.timings, coverage: report.coverage }, 'test completed')
  return 'completed'
}

/** By a process that may die of it. */
export const readMail = async (
  { pool, draws, database }: AnalysisWorld,
  test: Pick<ChargedTest, 'owner'>,
  raw: MailOctets,
  session: Session,
  onStep?: OnStep,
) =>
  pool.run({
    operation: 'test',
    input: {
      session,
      rendering: draws ? 'pending' : 'disabled',
      kinds: test.owner === null ? {} : await kindsOfSenders(database.db, test.owner),
    },
    mail: raw,
    sharers: sharersOf(session, test.owner),
    ...(onStep ? { onStep } : {}),
  })

/** Each step of a test as a span below that of the test. */
function drawSteps(span: OpenSpan | null) {
  const open = new Map<StepId, OpenSpan>()
  return (stepId: StepId, state: 'running' | 'done') => {
    if (state === 'running' && span) open.set(stepId, span.child(`step ${stepId}`))
    else open.get(stepId)?.end()
  }
}

const announce =
  (live: Live, id: string, steps: StepState[]) => (stepId: StepId, state: 'running' | 'done', ms: number) => {
    const step = steps.find((candidate) => candidate.id === stepId)!
    step.status = state
    step.ms = state === 'done' ? Math.round(ms) : null
    const done = steps.filter((candidate) => candidate.status === 'done').length
    live.publish(id, { type: 'step', step: { ...step }, done, total: steps.length })
  }
