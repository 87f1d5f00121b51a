import type { Fact, Facts } from '@postproof/engine/finding-words'
import type { Code, Message } from '@postproof/messages/message'
import type { CheckWords } from '../types.ts'
import { fromFirst, onDevices, whenDrawn } from './drawing.ts'
import { listOf, ofEach } from './facts.ts'

const problems = ['overflow', 'shrunk', 'cut-off', 'tiny-text', 'small-text', 'small-targets'] as const
type Problem = (typeof problems)[number]

function sentenceOf(problem: Problem, { wide_on }: Facts): Code {
  if (problem === 'overflow' && listOf(wide_on).includes('desktop')) return 'responsive.too-wide-for-desktop'
  if (problem === 'shrunk' && Array.isArray(wide_on) && !wide_on.includes('mobile'))
    return 'responsive.wider-than-window'
  return `responsive.found.${problem}`
}

/** Buttons too small for a thumb, and links too near to each other. */
function hardToHit({ small_buttons, crowded_links }: Facts): Fact {
  const [buttons, links] = [Number(small_buttons), Number(crowded_links)]
  const joined: Message[] = []
  if (buttons > 0) joined.push({ code: 'responsive.small-buttons', facts: { count: buttons } })
  if (links > 0) joined.push({ code: 'responsive.crowded-links', facts: { count: links } })
  return { joined }
}

const all = (facts: Facts, own: Problem) => fromFirst(problems, own, facts)

const sentences =
  (own: Problem) =>
  (facts: Facts): Code[] =>
    all(facts, own).map((each) => sentenceOf(each, facts))

const steps =
  (own: Problem) =>
  (facts: Facts): Code[] =>
    all(facts, own).map((each): Code => `responsive.fix.${each}`)

/** Whether the drawn mail fits its screens. */
export const responsiveWords: CheckWords = whenDrawn({
  facts: ({ facts }) => ({
    drawn: listOf(facts.not_drawn).length > 0 ? 'in_part' : 'all',
    undrawn: onDevices(facts.not_drawn),
    sized: Number(facts.typical_size) > 0 ? 'yes' : 'no',
    percent: Math.round(Number(facts.scale ?? 0) * 100),
    legible: Number(facts.effective_size) > 0 ? 'yes' : 'no',
    wide: onDevices(facts.wide_on),
    hard: hardToHit(facts),
  }),
  found: ofEach(problems, sentences),
  fix: ofEach(problems, steps),
})
