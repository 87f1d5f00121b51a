import type { Logger } from 'pino'
import type { Step } from '#contract/spam-test.ts'
import { withRendering } from '#engines/spam-test/join.ts'
import { isRendered } from '#engines/spam-test/rendering/pending.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { type OnStep, type StepId, stepIds } from '#engines/spam-test/steps.ts'
import { reportTextsIn } from '#engines/spam-test/texts/report.ts'
import type { Session } from '#engines/spam-test/types.ts'
import type { Clock } from '#engines/world.ts'
import type { Live } from '#platform/live/live.ts'
import { withContext } from '#platform/logs/request-context.ts'
import { type OpenSpan, within } from '#platform/logs/spans.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import { type Blobs, BlobsUnavailable } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import { isOutage } from '#storage/outage.ts'
import type { TestStatus } from '#storage/tables.ts'
import {
  claimTest,
  completeCharged,
  completeTest,
  failTest,
  findTest,
  lockTest,
  readRaw,
  replaceReport,
  unfinishedTests,
  unlockTest,
} from '#storage/tests.ts'

import { type AnalysisPool, type MailOctets, octetsOf, PoolClosed, Unreadable } from '../analysis/pool.ts'
import { sharersOf } from '../analysis/sharers.ts'
import type { ChargedTest, TestCharges } from '../plans/test-charges.ts'

export type Analysis = {
  /**
   * Analyzes a mail just stored, without asking the database for it again. Rejects when the database could not be asked:
   * then nothing is decided, and it may be run again.
   */
  run(id: string, mail: { raw: MailOctets; session: Session; firstOf: string }): Promise<void>
  /** Takes up tests that were begun and never finished, here or by a process that is gone. */
  resumeUnfinished(): Promise<number>
  /** Begins with a test that waited for the plan, if that has one left by now; answers whether it did. */
  unlock(test: ChargedTest): Promise<boolean>
  /** Judges a stored mail once more, with the world as it is now, and stores the new report. */
  repeat(id: string, raw: Uint8Array, session: Session): Promise<SpamTestReport>
  /** The same for whoever may not change the report: `before` stays as it is. */
  judgeAgain(raw: Uint8Array, session: Session, before: SpamTestReport): Promise<SpamTestReport>
  /** The steps of a test under way in this process; undefined otherwise. */
  progress(id: string): Step[] | undefined
}

/** After this long without an end another process may take a test over. */
const leaseMs = 30_000

export function pendingSteps(): Step[] {
  return stepIds.map((id) => ({ id, label: reportTextsIn('en').steps[id], status: 'pending', ms: null }))
}

export function createAnalysis(world: {
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
}): Analysis {
  const { database, blobs, live, pool, clock, charges, metrics, log } = world
  const active = new Map<string, Step[]>()

  /** Each step of a test as a span below that of the test. */
  const drawSteps = (span: OpenSpan | null) => {
    const open = new Map<StepId, OpenSpan>()
    return (stepId: StepId, state: 'running' | 'done') => {
      if (state === 'running' && span) open.set(stepId, span.child(`step ${stepId}`))
      else open.get(stepId)?.end()
    }
  }

  const announce = (id: string, steps: Step[]) => (stepId: StepId, state: 'running' | 'done', ms: number) => {
    const step = steps.find((candidate) => candidate.id === stepId)!
    step.status = state
    step.ms = state === 'done' ? Math.round(ms) : null
    const done = steps.filter((candidate) => candidate.status === 'done').length
    live.publish(id, { type: 'step', step: { ...step }, done, total: steps.length })
  }

  const judge = async (raw: Uint8Array, session: Session): Promise<SpamTestReport> =>
    JSON.parse((await read({ owner: null }, octetsOf(raw), session)).row.report)

  const analyze = (test: ChargedTest, raw: MailOctets, session: Session): Promise<void> =>
    within('spam test', { 'postproof.test_id': test.id, 'postproof.octets': raw.octets }, (span) =>
      analyzeIn(span, test, raw, session),
    )

  const read = (test: Pick<ChargedTest, 'owner'>, raw: MailOctets, session: Session, onStep?: OnStep) =>
    pool.run({
      operation: 'test',
      input: { session, rendering: world.draws ? 'pending' : 'disabled' },
      mail: raw,
      sharers: sharersOf(session, test.owner),
      ...(onStep ? { onStep } : {}),
    })

  async function analyzeIn(
    span: OpenSpan | null,
    test: ChargedTest,
    raw: MailOctets,
    session: Session,
  ): Promise<void> {
    const { id } = test
    const steps = pendingSteps()
    active.set(id, steps)
    const start = performance.now()
    const count = (outcome: 'completed' | 'failed' | 'locked') =>
      metrics.report(outcome, (performance.now() - start) / 1000)
    try {
      const charge = await charges.report(test)
      if (!(await charges.haveLeft([charge]))) {
        await lockTest(database.db, id)
        count('locked')
        // Pages ask for the report then, and are told.
        live.publish(id, { type: 'status', status: 'completed' })
        return
      }
      live.publish(id, {
        type: 'status',
        status: 'analyzing',
        ...arrival(session),
        size_bytes: raw.octets,
      })
      const [tell, drawn] = [announce(id, steps), drawSteps(span)]
      const report = await read(test, raw, session, (stepId, state, ms) => {
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
      count('completed')
      log.info({ id, ms: report.timings, coverage: report.coverage }, 'test completed')
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

  return {
    async run(id, { raw, session, firstOf }) {
      const row = await findTest(database.db, id)
      if (!row || !isOpen(row.status) || active.has(id)) return
      if (id !== firstOf) live.publish(firstOf, { type: 'newer', id })
      await analyze(row, raw, session)
    },
    async resumeUnfinished() {
      const now = clock.now()
      const before = new Date(now - leaseMs)
      const ids = (await unfinishedTests(database.db, new Date(now), before)).filter((id) => !active.has(id))
      for (const id of ids) {
        if (!(await claimTest(database.db, id, new Date(now), before))) continue
        try {
          const [row, raw] = [await findTest(database.db, id), await readRaw(blobs, id)]
          if (row && raw) await withContext({ testId: id }, () => analyze(row, octetsOf(raw), row.session))
          else await failTest(database.db, id, new Date(clock.now()))
        } catch (error) {
          // It is there, only not to be had now: the claim runs out, and a later round tries again.
          if (!(error instanceof BlobsUnavailable)) throw error
          log.warn({ id, error }, 'an unfinished test waits for its mail')
          if (!(await answers(blobs))) break
        }
      }
      return ids.length
    },
    async unlock(test) {
      if (!(await charges.haveLeft([await charges.report(test)]))) return false
      const [row, raw] = [await findTest(database.db, test.id), await readRaw(blobs, test.id)]
      if (!row || !raw || !(await unlockTest(database.db, test.id, new Date(clock.now())))) return false
      analyze(row, octetsOf(raw), row.session).catch((error: unknown) =>
        log.error({ id: test.id, error }, 'a test waits for the next round'),
      )
      return true
    },
    async repeat(id, raw, session) {
      const report = await judge(raw, session)
      return replaceReport(database.db, id, new Date(clock.now()), (before) => keepRendering(report, before))
    },
    judgeAgain: async (raw, session, before) => keepRendering(await judge(raw, session), before),
    progress: (id) => active.get(id)?.map((step) => ({ ...step })),
  }
}

/** It says nothing about the mail, which stays open: whoever gave it, or the job, comes with it again. */
export const isUndecided = (error: unknown) =>
  isOutage(error) || error instanceof BlobsUnavailable || error instanceof PoolClosed

/** Whether it is about one mail, or none of them can be had. */
const answers = (blobs: Blobs) =>
  blobs.check().then(
    () => true,
    () => false,
  )

const isOpen = (status: TestStatus) => !['completed', 'deleted', 'locked'].includes(status)

/** The mail itself is the same: what its pictures showed still holds. */
const keepRendering = (report: SpamTestReport, before: SpamTestReport | null) =>
  withRendering(report, before?.findings.filter(({ id }) => isRendered(id)) ?? [])

/** What the waiting page may say of the connection. */
export function arrival(session: Session): { from?: string; tls?: string } {
  const from = session.helo ?? session.clientAddress ?? undefined
  return { ...(from ? { from } : {}), ...(session.tls ? { tls: session.tls.version } : {}) }
}
