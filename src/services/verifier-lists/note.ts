import { columnTitle } from './column.ts'
import type { Plan } from './plan.ts'
import type { Probing } from './service.ts'
import { besideText, mostlyBadText, refusedText, replacedText, signedOutText, unaskedText } from './texts.ts'

/** What is to be known of a list from its beginning, in sentences; null when there is nothing. */
export function noteOf(
  { suspicion: { refused, unasked }, column, counts }: Plan,
  { probing, replaced }: { probing: Probing; replaced: number },
): string | null {
  if (refused) return refusedText(refused.domain, refused.why)
  const title = columnTitle(column.index, column.name)
  const sentences = [
    counts.bad_rows > counts.rows / 2 ? mostlyBadText(counts, title) : null,
    column.beside === null ? null : besideText(column.beside, title),
    replaced > 0 ? replacedText(replaced) : null,
    probing === 'signed-out' ? signedOutText : null,
    probing === 'allowed' && unasked.size > 0 ? unaskedText([...unasked]) : null,
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ') || null
}
