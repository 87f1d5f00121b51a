import { z } from 'zod'
import { count, listOf, maybeCount, maybeText, text, texts } from './tolerant.ts'

/** What the pages draw of a BIMI report's details. */

const longest = 300_000

/**
 * An SVG that passed the grammar, as a `data:` picture for an <img>: there it cannot run or load anything, whatever
 * is in it.
 */
const picture = z
  .string()
  .max(longest)
  .transform((svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`)
  .nullable()
  .catch(null)

const problems = listOf(
  z.object({
    status: z.enum(['bad', 'warning']).catch('warning'),
    element: maybeText,
    attribute: maybeText,
    value: maybeText,
    line: maybeCount,
  }),
)

const logo = z.object({ url: text, svg: picture, title: maybeText, bytes: maybeCount, problems })

export const bimiDetails = z.object({
  outcome: text,
  logo: logo.nullable().catch(null),
  certificate: z
    .object({
      url: text,
      summary: z
        .object({
          type: maybeText,
          markType: maybeText,
          issuer: text,
          organization: maybeText,
          validFrom: text,
          validTo: text,
          names: texts,
          chain: text,
          root: maybeText,
          certificates: count,
        })
        .nullable()
        .catch(null),
      logo: logo.nullable().catch(null),
    })
    .nullable()
    .catch(null),
})
export type BimiDetails = z.infer<typeof bimiDetails>
