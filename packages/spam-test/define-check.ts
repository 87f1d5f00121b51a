import type { Finding } from '@postproof/engine/finding'
import type { Reference } from '@postproof/engine/finding-words'
import type { TopicId } from './advice/topics.ts'
import type { CheckGroup, TestInput, TestWorld } from './types.ts'

/**
 * What decides a check's result. `html`: the HTML, so a template too. `mail`: the mail as it is composed, with subject, text part and
 * attachments. `sending`: who sends it, from where and by which program.
 */
export type DecidedBy = 'html' | 'mail' | 'sending'

/** The fixed facts of a check. Its sentences are in the catalogs, by its id. */
export type CheckFacts = {
  id: string
  /** The group that it is scored and shown in. */
  group: CheckGroup
  /**
   * Points of 100 that a bad finding takes from a mail in order; a warning takes half of them. 0: reported, not scored.
   * Findings that providers refuse also have a ceiling (cap.ts). A new number makes a new version of `rules`.
   */
  points: number
  /** The topic of its advice. */
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
