import type { Advice } from '#contract/spam-test.ts'

type PlanWords = {
  title: string
  gain(points: number): string
  effort: Record<Advice['items'][number]['effort'], string>
  rests: string
  /** The name of a check by its id. */
  check(id: string): string
}

/** The whole plan as Markdown, which reads as plain text as well. */
export function planText(advice: Advice, words: PlanWords): string {
  const items = advice.items.map((item) => {
    const facts = [
      ...(item.gain === null ? [] : [words.gain(item.gain)]),
      words.effort[item.effort],
      ...(item.check_ids.length > 0 ? [`${words.rests} ${item.check_ids.map(words.check).join(', ')}`] : []),
    ]
    return [
      `## ${item.rank}. ${item.title}`,
      facts.join('. ').concat('.'),
      item.why,
      item.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n')
  })
  return [`# ${words.title}`, advice.summary, ...items].filter(Boolean).join('\n\n').concat('\n')
}
