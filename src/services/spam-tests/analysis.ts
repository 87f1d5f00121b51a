import { withRendering } from '@postproof/spam-test/join'
import { isRendered } from '@postproof/spam-test/rendering/pending'
import type { SpamTestReport } from '@postproof/spam-test/report'
import type { Session } from '@postproof/spam-test/types'
import { withContext } from '#platform/logs/request-context.ts'
import { type Blobs, BlobsUnavailable } from '#storage/blobs.ts'
import type { TestStatus } from '#storage/tables.ts'
import {
  claimTest,
  failTest,
  findTest,
  readRaw,
  replaceReport,
  unfinishedTests,
  unlockTest,
} from '#storage/tests.ts'
import { type MailOctets, octetsOf } from '../analysis/pool.ts'
import type { ChargedTest } from '../plans/test-charges.ts'
import { type AnalysisWorld, type Analyzing, analyzeTest, readMail } from './analyze-test.ts'
import type { StepState } from './steps.ts'

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
  /** The same for a visitor who may not change the report: `before` stays as it is. */
  judgeAgain(raw: Uint8Array, session: Session, before: SpamTestReport): Promise<SpamTestReport>
  /** The steps of a test under way in this process; undefined otherwise. */
  progress(id: string): StepState[] | undefined
}

/** After this long without an end another process may take a test over. */
const leaseMs = 30_000

export function createAnalysis(world: AnalysisWorld): Analysis {
  const { database, live, clock } = world
  const analyzing: Analyzing = { ...world, active: new Map<string, StepState[]>() }
  const { active } = analyzing
  return {
    async run(id, { raw, session, firstOf }) {
      const row = await findTest(database.db, id)
      if (!row || !isOpen(row.status) || active.has(id)) return
      if (id !== firstOf) live.publish(firstOf, { type: 'newer', id })
      await analyzeTest(analyzing, { test: row, raw, session })
    },
    resumeUnfinished: () => resumeUnfinished(analyzing),
    unlock: (test) => unlock(analyzing, test),
    async repeat(id, raw, session) {
      const report = await judge(world, raw, session)
      return replaceReport(database.db, id, new Date(clock.now()), (before) => keepRendering(report, before))
    },
    judgeAgain: async (raw, session, before) => keepRendering(await judge(world, raw, session), before),
    progress: (id) => active.get(id)?.map((step) => ({ ...step })),
  }
}

async function resumeUnfinished(analyzing: Analyzing): Promise<number> {
  const { active, database, blobs, clock, log } = analyzing
  const now = clock.now()
  const before = new Date(now - leaseMs)
  const ids = (await unfinishedTests(database.db, new Date(now), before)).filter((id) => !active.has(id))
  for (const id of ids) {
    if (!(await claimTest(database.db, id, new Date(now), before))) continue
    try {
      const [test, raw] = [await findTest(database.db, id), await readRaw(blobs, id)]
      if (test && raw) {
        const mail = { test, raw: octetsOf(raw), session: test.session }
        await withContext({ testId: id }, () => analyzeTest(analyzing, mail))
      } else await failTest(database.db, id, new Date(clock.now()))
    } catch (error) {
      // It is there, only not to be had now: the claim runs out, and a later round tries again.
      if (!(error instanceof BlobsUnavailable)) throw error
      log.warn({ id, error }, 'an unfinished test waits for its mail')
      if (!(await answers(blobs))) break
    }
  }
  return ids.length
}

async function unlock(analyzing: Analyzing, test: ChargedTest): Promise<boolean> {
  const { database, blobs, charges, clock, log } = analyzing
  if (!(await charges.haveLeft([await charges.report(test)]))) return false
  const [row, raw] = [await findTest(database.db, test.id), await readRaw(blobs, test.id)]
  if (!row || !raw || !(await unlockTest(database.db, test.id, new Date(clock.now())))) return false
  analyzeTest(analyzing, { test: row, raw: octetsOf(raw), session: row.session }).catch((error: unknown) =>
    log.error({ id: test.id, error }, 'a test waits for the next round'),
  )
  return true
}

const judge = async (world: AnalysisWorld, raw: Uint8Array, session: Session): Promise<SpamTestReport> =>
  JSON.parse((await readMail(world, { owner: null }, octetsOf(raw), session)).row.report)

/** Whether it is about one mail, or none of them can be had. */
const answers = (blobs: Blobs) =>
  blobs.check().then(
    () => true,
    () => false,
  )

const isOpen = (status: TestStatus) => !['completed', 'deleted', 'locked'].includes(status)

/** The mail itself is the same: what its pictures showed still holds. */
const keepRendering = (report: SpamTestReport, before: SpamTestReport | null) =>
  withRendering(report, before?.findings.filter(isRendered) ?? [])
