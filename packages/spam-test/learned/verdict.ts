import type { MailKind } from '../kind/kinds.ts'
import { type Content, type Judgement, judgeText, type Model } from './model.ts'

export type Level = 'good' | 'unsure' | 'warning' | 'bad'

/** What the model says of a text, or why it says nothing. `degree`: how much of its points the finding costs, 0-1. */
export type Verdict =
  | { kind: 'short' | 'unmeasured-language' | 'unmeasured-kind' }
  | { kind: 'judged'; level: Level; judgement: Judgement; degree: number }

/** Fewer different features that the model knows are too little to judge by. */
const FEWEST_KNOWN = 12
/**
 * Fewer known features are a short text. An invoice or an offer of a few lines uses the words of fraud, so a short text is a
 * warning where a longer one would be bad, and unsure where that would be a warning.
 */
const ENOUGH_TO_JUDGE = 60
/** Share of known words from which a text is judged whose letters do not show its language. */
const MOSTLY_KNOWN = 0.4

/**
 * Calibrated probabilities: below the first a text reads like good mail, and below the second nothing is said against it.
 * An honest invoice of a few paragraphs reaches .88, and half of the spam is above .98.
 */
export const levels = { unsure: 0.5, warning: 0.9, bad: 0.98 }

/**
 * The degree rises with the logarithm of the odds, from a warning on. Here it is whole: the curve says less than what holds
 * at most places, where all measured mail was spam long before.
 */
const WHOLE = 0.97

/**
 * Kinds of mail with spam among the measured mails, so that the model was seen to tell them apart. Of other kinds, such as
 * bounces and reports, it was never seen to be better than nothing.
 */
export const measuredKinds: readonly MailKind[] = [
  'personal',
  'transactional',
  'subscribers',
  'list-post',
  'cold-outreach',
]

/** The language as an ISO 639-3 code and the kind of the mail; null where unknown. */
export type Known = { language: string | null; kind?: MailKind | null }

/** Returns what the model says of a text. It says nothing where it was not measured. */
export function verdictOf(model: Model, content: Content, { language, kind = null }: Known): Verdict {
  if (kind !== null && !measuredKinds.includes(kind)) return { kind: 'unmeasured-kind' }
  if (language !== null && !model.languages.includes(language)) return { kind: 'unmeasured-language' }
  const judgement = judgeText(model, content)
  if (language === null && judgement.knownShare < MOSTLY_KNOWN)
    return { kind: judgement.known < FEWEST_KNOWN ? 'short' : 'unmeasured-language' }
  if (judgement.known < FEWEST_KNOWN) return { kind: 'short' }
  const level = levelOf(judgement)
  return { kind: 'judged', level, judgement, degree: isWrong(level) ? degreeOf(judgement) : 0 }
}

const isWrong = (level: Level) => level === 'warning' || level === 'bad'

function levelOf({ probability, known }: Judgement): Level {
  if (probability < levels.unsure) return 'good'
  if (known >= ENOUGH_TO_JUDGE && probability >= levels.bad) return 'bad'
  return probability >= (known >= ENOUGH_TO_JUDGE ? levels.warning : levels.bad) ? 'warning' : 'unsure'
}

/** Few words speak less loud. */
function degreeOf({ probability, known }: Judgement): number {
  const share = (logOdds(probability) - logOdds(levels.warning)) / (logOdds(WHOLE) - logOdds(levels.warning))
  return Math.min(1, Math.max(0, share)) * Math.min(1, known / ENOUGH_TO_JUDGE)
}

const logOdds = (probability: number) => Math.log(probability / (1 - probability))
