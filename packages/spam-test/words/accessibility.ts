import type { Json } from '@postproof/engine/finding'
import type { Fact, Facts, Said } from '@postproof/engine/finding-words'
import { plain } from '@postproof/engine/plain-message'
import type { Code, Message, PlainCode } from '@postproof/messages/message'
import type { CheckWords } from '../types.ts'
import { fromFirst, problemsIn, whenDrawn } from './drawing.ts'
import { listOf, ofEach } from './facts.ts'

const _wcag = (section: string, slug: string) => ({
  label: `WCAG ${section}`,
  url: `https://www.w3.org/WAI/WCAG22/Understanding/${slug}.html`,
})

/** Where the renderer, which names at most this many places for a rule, may have stopped counting. */
const open = ['contrast', 'link-name', 'contrast-few', 'color-only-links', 'other'] as const
const MOST_PLACES = 20
const counted = ['layout-tables', 'vague-links'] as const
const uncounted = ['headings', 'language', 'lists', 'table-headers', 'aria', 'motion'] as const

const problems = [...open, ...counted, ...uncounted] as const
type Problem = (typeof problems)[number]

const among = <Kind extends Problem>(kinds: readonly Kind[], problem: Problem): Kind | undefined =>
  kinds.find((kind) => kind === problem)

function sentenceOf(problem: Problem, facts: Facts): Message {
  const count = problemsIn(facts).find(({ kind }) => kind === problem)?.count ?? 0
  const [asOpen, asCounted, asUncounted] = [
    among(open, problem),
    among(counted, problem),
    among(uncounted, problem),
  ]
  if (asOpen) {
    const sure = count >= MOST_PLACES ? 'at_least' : 'other'
    return { code: `accessibility.problem.${asOpen}`, facts: { count, sure } }
  }
  if (asCounted) return { code: `accessibility.problem.${asCounted}`, facts: { count } }
  return plain(`accessibility.problem.${asUncounted!}`)
}

/** What other checks say of accessibility, so that nothing counts twice. */
const others: Record<string, PlainCode[]> = {
  image_alt: ['accessibility.other.alternative-texts'],
  html_meta: ['accessibility.other.language', 'accessibility.other.title'],
  language: ['accessibility.other.language'],
  responsive: ['accessibility.other.link-sizes'],
  active_content: ['accessibility.other.forms', 'accessibility.other.frames'],
}

const leftTo = (ids: Json | undefined): PlainCode[] => [
  ...new Set(listOf(ids).flatMap((id) => others[String(id)] ?? [])),
]

const named = (codes: PlainCode[]): Fact => {
  const joined: Message[] = codes.map((code) => plain(code))
  return { joined }
}

const clean = ({ left_to }: Facts): Code[] => [
  leftTo(left_to).length > 0 ? 'accessibility.clean-beside' : 'accessibility.found.clean',
]

const all = (facts: Facts, own: Problem) => fromFirst(problems, own, facts)

const sentences =
  (own: Problem) =>
  (facts: Facts): Message[] => {
    const said: Message[] = []
    for (const each of all(facts, own)) said.push(sentenceOf(each, facts))
    return said
  }

const steps =
  (own: Problem) =>
  (facts: Facts): Code[] =>
    all(facts, own).map((each): Code => `accessibility.fix.${each}`)

/** Barriers, found in the drawn mail and in its HTML. */
export const accessibilityWords: CheckWords = whenDrawn({
  facts: ({ facts: { left_to } }) => ({ others: named(leftTo(left_to)) }),
  found: {
    clean,
    ...ofEach<Problem, (facts: Facts) => Said>(problems, sentences),
  },
  fix: ofEach(problems, steps),
})
