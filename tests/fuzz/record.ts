import assert from 'node:assert/strict'
import { createBlacklists } from '@postproof/blacklists/check'
import type { HttpFetch, Resolver } from '@postproof/engine/world'
import type { RecordChecker } from '#contract/checker-names.ts'
import { recordResultSchema } from '#contract/checkers.ts'
import { createCheckers } from '#services/checkers/checkers.ts'
import { bounded, covers, spansInside } from './rules.ts'
import { clock, noWeb, silent, textsEverywhere } from './world.ts'

/** A whole record checker over records that are the input, and what holds for its result. */

/** Words of JavaScript that no sentence should hold. */
const ODD = /undefined|\[object|NaN/
const MOST_QUESTIONS = 600
const MOST_CHARACTERS = 1_000_000

/** Records are the lines of the input: octets as DNS gives them, UTF-8 or else latin1. */
export function textsOf(input: Buffer): string[] {
  const text = input.toString('utf8')
  const read = text.includes('\ufffd') ? input.toString('latin1') : text
  return read.split('\n').slice(0, 20)
}

function checkersOver(resolver: Resolver, http: HttpFetch) {
  const blacklists = createBlacklists({ resolver, clock, lists: [], random: () => 0.5 })
  return createCheckers({ resolver, http, clock, blacklists })
}

const query = { input: 'x.test', ip: '203.0.113.7', sender: 'a@x.test', helo: 'mail.x.test', selector: 's' }

export async function checkRecord(checker: RecordChecker, texts: string[], http: HttpFetch = noWeb) {
  const resolver = textsEverywhere(texts)
  const result = await checkersOver(resolver, http).record(checker, query)
  assert.ok(resolver.asked() <= MOST_QUESTIONS, `${resolver.asked()} questions`)
  recordResultSchema.parse(result)
  bounded(result, MOST_CHARACTERS)
  const record = result.record ?? ''
  spansInside([...result.parsed, ...result.checks.flatMap(({ spans }) => spans)], record)
  covers(result.parsed, record)
  // What a record says itself may be quoted.
  const quotes = texts.some((text) => ODD.test(text))
  const said = quotes ? /^$/ : ODD
  assert.doesNotMatch(result.summary, said)
  for (const { id, title, summary } of result.checks) {
    assert.notEqual(title, id, `${id} has no title`)
    assert.doesNotMatch(summary, said, id)
    assert.notEqual(summary, '', id)
  }
  return result
}

let knowsSilence: Promise<unknown> | undefined

/** What nobody answered is no-data, and never good. */
export function silenceIsNoData(checker: RecordChecker): Promise<unknown> {
  knowsSilence ??= checkersOver(silent, noWeb)
    .record(checker, query)
    .then(({ status }) => assert.equal(status, 'no-data'))
  return knowsSilence
}

/** Issues of a parser: inside the text, and not without end. */
export function issuesInside(issues: { span: { start: number; end: number } }[], text: string): void {
  spansInside(
    issues.map(({ span }) => span),
    text,
  )
  assert.ok(issues.length <= 60, `${issues.length} issues`)
}
