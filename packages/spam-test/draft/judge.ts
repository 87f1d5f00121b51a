import { type Finding, noData } from '@postproof/engine/finding'
import type { Clock } from '@postproof/engine/world'
import { header, readMessage } from '@postproof/message/read'
import type { Message } from '@postproof/message/types'
import { authenticate } from '../authenticate.ts'
import { checks } from '../checks/index.ts'
import { offlineWorld } from '../offline.ts'
import { pendingRendering, renderingIds } from '../rendering/pending.ts'
import type { Score, SpamTestReport } from '../report.ts'
import { contextOf, runCheck } from '../run.ts'
import { doesNotApply, scoreFindings } from '../score.ts'
import { storable } from '../storable.ts'
import type { FixContext, Session, TestInput, TestWorld } from '../types.ts'
import { groupOf } from '../weights.ts'
import { isWhole, knownHealth } from './known-health.ts'
import { watch } from './watched.ts'

/**
 * A draft: a mail that is being written, judged while its writer types. Nothing is asked of the world. What rests on it is
 * the answer of the run that the draft comes from, and no-data without one.
 */

/** `draft`: made of the mail as it is written now. `run`: an answer of the run that it comes from. */
export type Origin = 'draft' | 'run'

/** What a draft keeps of the run that it comes from. */
export type KnownRun = Pick<SpamTestReport, 'auth' | 'findings' | 'links' | 'images'>

export type DraftReport = {
  findings: Finding[]
  /** By the id of the finding. */
  origins: Record<string, Origin>
  score: Score
  context: FixContext
}

/** Never rejects. `run`: the report of the mail that the draft comes from; null for one that is written from scratch. */
export async function judgeDraft(
  raw: Uint8Array,
  session: Session,
  { clock, run }: { clock: Clock; run: KnownRun | null },
): Promise<DraftReport & { message: Message }> {
  const world = offlineWorld(clock)
  const message = readMessage(raw)
  const input = await inputOf(message, session, world, run)
  const isSameSender = run !== null && sentBy(input, run)
  const known = new Map(run?.findings.map((finding) => [finding.id, finding]))
  const isKnownWhole = run !== null && isWhole(await input.health)
  const origins: Record<string, Origin> = {}
  const judge = async (check: (typeof checks)[number]): Promise<Finding> => {
    const watched = watch(input, world)
    const own = await runCheck(check, watched.input, watched.world)
    const before = known.get(check.id)
    const ofSender = ['authentication', 'reputation'].includes(groupOf(check.id) ?? '')
    origins[check.id] = 'draft'
    // What was never sent has neither signature nor sender to be judged by.
    if (run === null && (ofSender || isLeftOut(check.id, message))) return noData(check.id, 'not-judged')
    if (!before || (ofSender && !isSameSender)) return own
    const { asked } = watched
    const rests = asked.world || (ofSender && isSameSender)
    const isUnanswered = own.status === 'no-data' && !doesNotApply(own) && before.status !== 'no-data'
    if (asked.health || rests || isUnanswered) origins[check.id] = 'run'
    return rests || isUnanswered || (asked.health && !isKnownWhole && !answers(own)) ? before : own
  }
  const judged = await Promise.all(checks.map(judge))
  const drawn = renderingIds.map((id) => {
    const before = known.get(id)
    origins[id] = before ? 'run' : 'draft'
    return before ?? pendingRendering('disabled').find((finding) => finding.id === id)!
  })
  const findings = storable([...judged, ...drawn])
  const { auth, esp } = input
  const context = { fromDomain: auth.fromDomain, esp }
  return { findings, origins, score: scoreFindings(findings), context, message }
}

/** Whoever pastes the HTML alone has not said who sends it to whom: that is no fault yet. */
const isLeftOut = (id: string, message: Message): boolean =>
  (id === 'from_header' && !header(message, 'from')) || (id === 'to_header' && !header(message, 'to'))

/** What is wrong with what is known is wrong, whatever the rest would say. */
const answers = ({ status }: Finding): boolean => status === 'bad' || status === 'warning'

async function inputOf(
  message: Message,
  session: Session,
  world: TestWorld,
  run: KnownRun | null,
): Promise<TestInput> {
  const offline = await authenticate(message, session, world)
  const auth = run && run.auth.fromDomain === offline.fromDomain ? run.auth : offline
  const health = run ? Promise.resolve(knownHealth(message, run)) : world.prober.collect(message, world)
  return contextOf({ message, session, auth, health }, world)
}

const sentBy = ({ auth }: TestInput, run: KnownRun): boolean => auth === run.auth
