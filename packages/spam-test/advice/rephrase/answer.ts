import { z } from 'zod'

/** The model's text -> its fields. What is of the wrong kind is left out, field by field. */

const words = z.string().optional().catch(undefined)
const item = z
  .object({ index: z.number().int().min(0), title: words })
  .nullable()
  .catch(null)
const ideas = z
  .array(z.string().nullable().catch(null))
  .catch([])
  .default([])
  .transform((list) => list.filter((idea) => idea !== null))

const answer = z.object({
  summary: words,
  items: z
    .array(item)
    .catch([])
    .default([])
    .transform((list) => list.filter((entry) => entry !== null)),
  subject_ideas: ideas,
  preheader_ideas: ideas,
})
export type Answer = z.infer<typeof answer>

/** The longest text that is read as an answer, in characters. */
const MAX_ANSWER = 20_000

/** Undefined when there is no JSON object in it. Fences around it and thoughts before it, as some models write, are left out. */
export function readAnswer(text: string): Answer | undefined {
  const said = text.slice(Math.max(0, text.lastIndexOf('</think>')))
  const start = said.indexOf('{')
  const end = said.lastIndexOf('}')
  if (start === -1 || end < start || end - start > MAX_ANSWER) return undefined
  try {
    return answer.safeParse(JSON.parse(said.slice(start, end + 1))).data
  } catch {
    return undefined
  }
}
