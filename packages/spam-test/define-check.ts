import type { Finding } from '@postproof/engine/finding'
import type { Reference } from '@postproof/engine/finding-words'
import type { TopicId } from './advice/topics.ts'
import type { CheckGroup, TestInput, TestWorld } from './types.ts'

/**
 * What decides a check's result. `html`: the HTML, so a template too. `mail`: the mail as it is composed, with subject, text part and
 * attachments. `sending`: who sends it, from where and by which program.
 */
export type DecidedBy = 'html' | 'mail' | 'sending'

/** What is known of a check beside what it finds. Its sentences are in the catalogs, by its id. */
export type CheckFacts = {
  id: string
  /** What it is scored and shown with. */
  group: CheckGroup
  /**
   * Points of 100 that a bad finding takes from a mail in order; a warning takes half of them. 0: reported, not scored.
   * What providers refuse has a ceiling beside its points (cap.ts). A new number makes a new version of `rules`.
   */
  points: number
  /** The piece of advice that it belongs to. */
  topic: TopicId
  decidedBy: DecidedBy
  /** Where its rule comes from. */
  refs: Reference[]
}

/** One check: facts only, one file a check. A check that throws is no-data. */
export type Check = CheckFacts & {
  run(input: TestInput, world: TestWorld): Finding | Promise<Finding>
}

export const defineCheck = (check: Check): Check => check
