import type { Clock } from '@postproof/engine/world'
import { condensed, dropOf, gainOf, LAST_ISSUES } from '@postproof/spam-test/issues'
import type { Logger } from 'pino'
import { createReruns } from '#platform/concurrency/reruns.ts'
import type { Db } from '#storage/db.ts'
import { type IssueJudgment, issuesToJudge, judgeIssue } from '#storage/newsletters/issues.ts'
import { tellSilence } from './silence.ts'
import { type TellWorld, tellDrops } from './tell.ts'

/**
 * Takes over the final results of issues, compares each with those before it, and tells owners of drops and of emails that do not come. Each issue is judged
 * once and told of once: both are marked in the transaction that does it, so that a process may be killed anywhere.
 */
export type NewsletterWork = {
  /** Answers how many issues were judged. */
  work(): Promise<number>
}

type World = TellWorld & { db: Db; clock: Clock; log: Logger }

const MOST_A_RUN = 500

export function createNewsletterWork(world: World): NewsletterWork {
  const { run: work } = createReruns(async () => {
    const count = await judgeAll(world)
    await tellDrops(world)
    await tellSilence(world)
    return count
  })
  return { work }
}

async function judgeAll({ db, clock, log }: World): Promise<number> {
  let count = 0
  for (const testId of await issuesToJudge(db, MOST_A_RUN)) {
    try {
      const at = { now: new Date(clock.now()), last: LAST_ISSUES }
      if (await judgeIssue(db, testId, at, judge)) count++
    } catch (error) {
      log.error({ error, testId }, 'an issue of a newsletter is judged later')
    }
  }
  return count
}

/** `earlier`: the issues before it, the newest first. */
function judge(findings: IssueJudgment['findings'], earlier: IssueJudgment['findings'][]): IssueJudgment {
  const [before] = earlier
  const drop = dropOf(findings, earlier)
  const reasons = drop?.reasons.flatMap((id) => findings.find((finding) => finding.id === id) ?? [])
  return {
    findings: condensed(findings),
    gain: before ? gainOf(before, findings) : null,
    // What only points into the mail is in its report.
    drop: drop && { by: drop.by, reasons: (reasons ?? []).map((finding) => ({ ...finding, evidence: [] })) },
  }
}
