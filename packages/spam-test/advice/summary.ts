import { joinedBy } from '@postproof/engine/clauses'
import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { checkTitle } from '../check-title.ts'
import type { Score } from '../report.ts'
import type { Piece } from './order.ts'

/** The plan in exactly two sentences: what stands in the way, and where to begin or what to expect. */
export function summarize(score: Score, pieces: Piece[]): [Message, Message] {
  const [first] = pieces
  return first ? [obstacle(score, pieces), next(first, score)] : [plain('plan.nothing'), expect(score)]
}

/** Said of a score that much of which could not be checked. */
const WELL_COVERED = 0.9

/** How many of the gravest problems are named. */
const NAMED = 2

/** Says what a finding says: why the score is held, else the names of the checks that found something. */
function obstacle({ cap }: Score, pieces: Piece[]): Message {
  if (cap) {
    const reasons = cap.reasons.slice(0, NAMED).map((reason) => plain(`score.cap.${reason}`))
    return { code: 'plan.held', facts: { reasons: joinedBy('clauses.and', reasons) } }
  }
  const all = pieces.flatMap(({ findings }) => findings)
  const bad = all.filter(({ status }) => status === 'bad')
  if (bad.length === 0) return { code: 'plan.only_warned', facts: { check: checkTitle(all[0]!.id) } }
  const checks = bad
    .slice(0, NAMED)
    .map(({ id }): Message => ({ code: 'plan.quoted', facts: { name: checkTitle(id) } }))
  return { code: 'plan.problems', facts: { count: bad.length, checks: { joined: checks } } }
}

function next(first: Piece, score: Score): Message {
  const { coverage } = score
  return coverage < WELL_COVERED
    ? { code: 'plan.next.partly', facts: { begin: begin(first, score), share: percent(coverage) } }
    : { code: 'plan.next', facts: { begin: begin(first, score) } }
}

function begin({ title, effort, gain }: Piece, { cap }: Score): Message {
  if (gain <= 0) return { code: cap ? 'plan.begin' : 'plan.begin.when_time', facts: { title, effort } }
  const whole = gain < 1 ? 0 : Math.round(gain)
  return { code: 'plan.begin.for_points', facts: { title, effort, points: whole } }
}

const expect = ({ coverage }: Score): Message =>
  coverage < WELL_COVERED
    ? { code: 'plan.only_partly', facts: { share: percent(coverage) } }
    : plain('plan.again')

const percent = (coverage: number) => Math.round(coverage * 100)
