import type { Finding } from '@postproof/engine/finding'
import type { Language } from '@postproof/messages/languages'
import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Plan, PlanItem } from '@postproof/spam-test/advice/advise'
import { masked } from '@postproof/spam-test/advice/mask'
import type { WordedItem, WordedPlan } from '@postproof/spam-test/advice/worded'
import type { CheckText, FixContext } from '@postproof/spam-test/types'
import { textsIn } from '@postproof/spam-test/words/texts'

/** A plan -> its sentences in a language. */

/** Most steps of one item, and most findings named in its `why`. */
const MAX_STEPS = 12
const MAX_TOLD = 4

/** `context`: what steps may know of the mail. */
export function wordPlan({ summary, items }: Plan, context: FixContext, language: Language): WordedPlan {
  return {
    summary: summary.map((sentence) => capital(say(language, sentence))).join(' '),
    items: items.map((item) => wordItem(item, context, language)),
  }
}

/** A sentence may begin with a clause of another one. */
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

function wordItem(
  { title, findings, gain, effort }: PlanItem,
  context: FixContext,
  language: Language,
): WordedItem {
  const texts = textsIn(language)
  const steps = findings.flatMap((finding) => texts[finding.id]?.fix(finding, context) ?? [])
  return {
    title: say(language, title),
    why: whyOf(findings, texts, language),
    maskedWhy: whyOf(findings.map(masked), texts, language),
    steps: [...new Set(steps)].slice(0, MAX_STEPS),
    checks: findings.map(({ id }) => id),
    gain,
    effort,
  }
}

/** What was found, the most important first, and why the first of it matters. */
function whyOf(findings: Finding[], texts: Record<string, CheckText>, language: Language): string {
  const told = findings.slice(0, MAX_TOLD).map((finding) => found(finding, texts))
  const count = findings.length - told.length
  const more: Message = { code: 'plan.more_findings', facts: { count } }
  const rest = count > 0 ? say(language, more) : ''
  return [...told, rest, texts[findings[0]!.id]?.why ?? ''].filter((part) => part !== '').join(' ')
}

/** Empty where a text cannot do without what is masked. */
function found(finding: Finding, texts: Record<string, CheckText>): string {
  try {
    return texts[finding.id]?.found(finding) ?? ''
  } catch {
    return ''
  }
}
