import type { Json } from '@postproof/engine/finding'
import type { Message } from '@postproof/messages/message'

/** Sentences that only join two others; each language has its own signs and words for it. */
type Joint =
  | 'clauses.last'
  | 'clauses.more'
  | 'list-mail.reasons'
  | 'names.last'
  | 'names.more'
  | 'subject_style.tricks.last'
  | 'subject_style.tricks.more'

/** Several messages as one: `last` joins the last two, `more` those before. Empty where there are none. */
export function chained(parts: (string | Message)[], more: Joint, last: Joint): string | Message {
  return parts
    .slice(0, -1)
    .reduceRight<string | Message>(
      (rest, first, at) => ({ code: at === parts.length - 2 ? last : more, facts: { first, rest } }),
      parts.at(-1) ?? '',
    )
}

/** The same for what a fact lists. A text in its place, as the guides of the documentation give it, names itself. */
export const chainedOf = (
  given: Json | undefined,
  parts: (string | Message)[],
  more: Joint,
  last: Joint,
): string | Message => (typeof given === 'string' ? given : chained(parts, more, last))
