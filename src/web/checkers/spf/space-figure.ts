import type { RecordDetails } from '#contract/checkers.ts'
import type { Words } from '#web/words/types.ts'

type Addresses = NonNullable<RecordDetails<'spf'>['addresses']>

/** A figure of all who may send: what was not counted, for want of an answer, may be more than all that was. */
export function spaceFigure(
  figure: string,
  { ipv4, open }: Pick<Addresses, 'ipv4' | 'open'>,
  words: Words['checkers']['spf'],
): string {
  if (open.length === 0) return figure
  return ipv4.addresses === '0' ? words.notCounted : words.atLeast({ figure })
}
