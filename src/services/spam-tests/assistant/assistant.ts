import { createHash } from 'node:crypto'
import type { Language } from '@postproof/engine/language'
import type { Clock } from '@postproof/engine/world'
import { say } from '@postproof/messages/say'
import { advise } from '@postproof/spam-test/advice/advise'
import type { LanguageModel } from '@postproof/spam-test/advice/model'
import { modelNote } from '@postproof/spam-test/advice/model-notes'
import { type Rephrased, rephrase } from '@postproof/spam-test/advice/rephrase'
import type { WordedPlan } from '@postproof/spam-test/advice/worded'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { storable } from '@postproof/spam-test/storable'
import type { Logger } from 'pino'
import type { Advice } from '#contract/spam-test.ts'
import type { Live } from '#platform/live/live.ts'
import { storeAdvice } from '#storage/advice.ts'
import type { Database } from '#storage/db.ts'
import type { KeptAdvice } from '#storage/tables.ts'
import { type AnalysisPool, octetsOf } from '../../analysis/pool.ts'
import { readBy } from '../../analysis/reader.ts'
import { wordPlan } from './plan-words.ts'

/**
 * The plan of a report: by rules, at once. Where a language model is configured it is asked once for each plan, in
 * the background; until it has answered the plan stands in our words with the status `pending`.
 */
export type Assistant = {
  /** `raw`: reads the mail, only when the model is asked. */
  advise(test: AdvisedTest, raw: () => Promise<Uint8Array>): Advice
}

export type AdvisedTest = {
  id: string
  report: SpamTestReport
  /** What a model wrote before; null when it was not asked. */
  kept: KeptAdvice | null
  /** False for what is never given to a model: the sample, and a report that is not complete. */
  mayAsk: boolean
  /** Default: English. A model is asked in English only; in another language the plan stands in our words. */
  language?: Language
}

const timeoutMs = 45_000
/** Milliseconds after a temporary failure until the next reader makes the model be asked again. */
const retryAfter = 60_000
const passing = new Set(['timeout', 'cancelled', 'unreachable', 'busy', 'failed'])

export function createAssistant(world: {
  database: Database
  live: Live
  pool: AnalysisPool
  /** Null where none is configured. */
  model: LanguageModel | null
  clock: Clock
  log: Logger
}): Assistant {
  const { database, live, pool, model, clock, log } = world
  const asking = new Set<string>()

  async function ask(id: string, key: string, report: SpamTestReport, raw: Uint8Array, asked: LanguageModel) {
    const mail = await readBy(pool, { mail: octetsOf(raw) })('mailContext', { report })
    const plan = wordPlan(advise(report), report.context, 'en')
    const answer = await rephrase(plan, mail, asked, AbortSignal.timeout(timeoutMs))
    if (answer.dropped.length) log.info({ id, dropped: answer.dropped }, 'texts of the model not used')
    if (answer.written.by === 'rules') log.warn({ id, reason: answer.written.reason }, 'model not used')
    await storeAdvice(database.db, id, storable({ key, at: clock.now(), answer }))
    live.publish(id, { type: 'advice' })
  }

  return {
    advise({ id, report, kept, mayAsk, language = 'en' }, raw) {
      const plan = wordPlan(advise(report), report.context, language)
      const now = clock.now()
      if (!model || !mayAsk || language !== 'en') return present(id, plan, now)
      const key = keyOf(plan, model)
      if (kept?.key === key && !isStale(kept, now)) return presentWorded(id, kept)
      if (!asking.has(id)) {
        asking.add(id)
        raw()
          .then((bytes) => ask(id, key, report, bytes, model))
          .catch((error: unknown) => log.error({ id, error }, 'the model could not be asked'))
          .finally(() => asking.delete(id))
      }
      return { ...present(id, plan, now), status: 'pending' }
    },
  }
}

/** Another plan or another model makes another question. */
const keyOf = (plan: WordedPlan, model: LanguageModel) =>
  createHash('sha256')
    .update(JSON.stringify([plan, model.name]))
    .digest('base64url')

function isStale({ at, answer: { written } }: KeptAdvice, now: number): boolean {
  return written.by === 'rules' && passing.has(written.reason) && now - at > retryAfter
}

function present(id: string, plan: WordedPlan, at: number): Advice {
  return {
    id,
    status: 'ready',
    source: 'rules',
    summary: plan.summary,
    items: plan.items.map(({ checks, ...item }, index) => ({ rank: index + 1, ...item, check_ids: checks })),
    generated_at: new Date(at).toISOString(),
  }
}

function presentWorded(id: string, { at, answer }: { at: number; answer: Rephrased }): Advice {
  const { plan, written, subjectIdeas, preheaderIdeas } = answer
  const advice = present(id, plan, at)
  if (written.by === 'rules') return { ...advice, model_note: say('en', modelNote(written.reason)) }
  return {
    ...advice,
    source: 'model',
    model: written.model,
    subject_ideas: subjectIdeas,
    preheader_ideas: preheaderIdeas,
  }
}
