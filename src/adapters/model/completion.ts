import { z } from 'zod'

/** The JSON of a chat completion: of its first choice the text, and the model's name for itself. */
const completion = z.object({
  model: z.string().catch(''),
  choices: z.tuple([z.object({ message: z.object({ content: z.string().min(1) }) })], z.unknown()),
})

/** Undefined when it is anything else, such as an error or a refusal without content. */
export function readCompletion(body: string): { text: string; model: string } | undefined {
  try {
    const { data } = completion.safeParse(JSON.parse(body))
    return data && { text: data.choices[0].message.content, model: data.model }
  } catch {
    return undefined
  }
}
