import type { Logger } from 'pino'
import type { Step } from '#contract/spam-test.ts'
import { withRendering } from '#engines/spam-test/join.ts'
import { isRendered } from '#engines/spam-test/rendering/index.ts'
import type { SpamTestReport } from '#engines/spam-test/report.ts'
import { runSpamTest, type StepId, stepIds } from '#engines/spam-test/run.ts'
import { reportTextsIn } from '#engines/spam-test/texts/report.ts'
import type { Session, TestWorld } from '#engines/spam-test/types.ts'
import type { Clock } from '#engines/world.ts'
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
import type { Live } from '../live/live.ts'
import { type OpenSpan, within } from '../logs/spans.ts'
import { follow } from '../logs/trail.ts'
import type { Metrics } from '../metrics/types.ts'
import type { ChargedTest, TestCharges } from '../plans/test-charges.ts'

/** Makes the world of one test: the real one, or the stand-in zone for the bundled sample. */
export type TestWorlds = { real(signal: AbortSignal): TestWorld; sample(signal: AbortSignal): TestWorld }

export type Analysis = {
  /**
   * Analyzes a mail just stored, without asking the database for it again. Rejects when the database could not be asked:
   * then nothing is decided, and it may be run again.
   */
  run(id: string, mail: { raw: Uint8Array; session: Session; firstOf: string }): Promise<void>
  /** Takes up tests that were begun and never finished, here or by a process that is gone. */
  resumeUnfinished(): Promise<number>
  /** Begins with a test that waited for the plan, if that has one left by now; answers whether it did. */
  unlock(test: ChargedTest): Promise<boolean>
  /** Judges a stored mail once more, with the world as it is now, and stores the new report. */
  repeat(id: string, raw: Uint8Array, session: Session): Promise<SpamTestReport>
  /** The steps of a test under way in this process; undefined otherwise. */
  progress(id: string): Step[] | undefined
}

/** All questions to the world must be answered by then; the rest is no-data. */
const deadline = 4_000
/** After this long without an end another process may take a test over. */
const patience = 30_000

export function pendingSteps(): Step[] {
  return stepIds.map((id) => ({ id, label: reportTextsIn('en').steps[id], status: 'pending', ms: null }))
}

export function createAnalysis(world: {
  database: Database
  blobs: Blobs
  live: Live
  worlds: TestWorlds
  clock: Clock
  charges: TestCharges
  /** Whether the mails are drawn as well. */
  draws: boolean
  metrics: Metrics
  log: Logger
}): Analysis {
  const { database, blobs, live, worlds, clock, charges, metrics, log } = world
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

  const worldOf = (session: Session, signal: AbortSignal) =>
    session.source === 'sample' ? worlds.sample(signal) : worlds.real(signal)

  const analyze = (test: ChargedTest, raw: Uint8Array, session: Session): Promise<void> =>
    within('spam test', { 'postproof.test_id': test.id, 'postproof.octets': raw.byteLength }, (span) =>
      analyzeIn(span, test, raw, session),
    )

  async function analyzeIn(
    span: OpenSpan | null,
    test: ChargedTest,
    raw: Uint8Array,
    session: Session,
  ): Promise<void> {
    const { id } = test
    const steps = pendingSteps()
    active.set(id, steps)
    const signal = AbortSignal.timeout(deadline)
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
        size_bytes: raw.byteLength,
      })
      const [tell, drawn] = [announce(id, steps), drawSteps(span)]
      const report = await runSpamTest(raw, session, worldOf(session, signal), {
        onStep: (stepId, state, ms) => {
          drawn(stepId, state)
          tell(stepId, state, ms)
        },
        rendering: world.draws ? 'pending' : 'disabled',
      })
      const now = new Date(clock.now())
      span?.set({ 'postproof.dns.questions': report.dns.length })
      await within('publish', {}, async () => {
        if (charge) await completeCharged(database.db, id, report, now, charge)
        else await completeTest(database.db, id, report, now)
      })
      live.publish(id, { type: 'status', status: 'completed' })
      count('completed')
      log.info({ id, ms: report.timings, coverage: report.score.coverage }, 'test completed')
    } catch (error) {
      // The report is not at fault: it stays open, and whoever gave it, or the job, comes with it again.
      if (isOutage(error)) throw error
      log.error({ id, error }, 'test failed')
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
      const before = new Date(now - patience)
      const ids = (await unfinishedTests(database.db, new Date(now), before)).filter((id) => !active.has(id))
      for (const id of ids) {
        if (!(await claimTest(database.db, id, new Date(now), before))) continue
        try {
          const [row, raw] = [await findTest(database.db, id), await readRaw(blobs, id)]
          if (row && raw) await follow({ testId: id }, () => analyze(row, raw, row.session))
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
      analyze(row, raw, row.session).catch((error: unknown) =>
        log.error({ id: test.id, error }, 'a test waits for the next round'),
      )
      return true
    },
    async repeat(id, raw, session) {
      const signal = AbortSignal.timeout(deadline)
      const report = await runSpamTest(raw, session, worldOf(session, signal))
      return replaceReport(database.db, id, new Date(clock.now()), (before) => keepRendering(report, before))
    },
    progress: (id) => active.get(id)?.map((step) => ({ ...step })),
  }
}

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
