import { classifyReply } from '../../../packages/address/replies.ts'
import { labelOf, type Sample } from './samples.ts'

/** Of one kind of reply: how many there are in the part set apart, how many were read wrongly, and as what. */
export type Rate = { kind: string; replies: number; wrong: number; as: string }

/** One row for each kind, by its first label, most replies first. */
export function ratesOf(samples: Sample[]): Rate[] {
  const kinds = [...Map.groupBy(samples, ({ labels }) => labels[0]!)]
  return kinds
    .map(([kind, of]) => {
      const wrong = of
        .map(({ facts, labels }) => ({ label: labelOf(classifyReply(facts)), labels }))
        .filter(({ label, labels }) => !labels.includes(label))
      const as = [...new Set(wrong.map(({ label }) => label))].sort().join(', ')
      return { kind, replies: of.length, wrong: wrong.length, as }
    })
    .sort((one, other) => other.replies - one.replies || (one.kind < other.kind ? -1 : 1))
}

export const rateRow = ({ kind, replies, wrong, as }: Rate) => `| ${kind} | ${replies} | ${wrong} | ${as} |`

/** The rows of the table on a page, in its order. */
export function readRates(page: string): Rate[] {
  return [...page.matchAll(/^\| ([a-z ]+) \| (\d+) \| (\d+) \| ([a-z, ]*) ?\|$/gm)].map(
    ([, kind = '', replies, wrong, as = '']) => ({
      kind,
      replies: Number(replies),
      wrong: Number(wrong),
      as: as.trim(),
    }),
  )
}
