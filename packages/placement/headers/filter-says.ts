import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import type { FilterVerdict } from '../report-types.ts'

/** Which sentences tell of a filter's verdict. */

/** Filters whose verdict is spam, or not, or not known. */
const judging = {
  verdict: 'provider',
  'number-flag': 'provider',
  'moved-to': 'provider',
  'proton-action': 'proton',
  spamassassin: 'spamassassin',
  rspamd: 'rspamd',
  'rspamd-action': 'rspamd',
  barracuda: 'barracuda',
  proofpoint: 'proofpoint',
} as const

/** Values that only say what they are. */
type Telling =
  | 'score'
  | 'virus'
  | 'known-sender'
  | 'bulk'
  | 'opaque'
  | 'raw'
  | 'yahoo-bulk'
  | 'yahoo-recipient'
  | 'proton-origin'
  | 'cisco'

export type FilterCode = keyof typeof judging | Telling

const isJudging = (code: FilterCode): code is keyof typeof judging => Object.hasOwn(judging, code)

/** What a filter's verdict means, as messages: what it decided, and, where that is so, that the sender may have written it. */
export function filterSays(
  code: FilterCode,
  { verdict, unsure }: Pick<FilterVerdict, 'verdict' | 'unsure'>,
): Message[] {
  const said = plain(
    isJudging(code)
      ? `placement.filter.${judging[code]}.${verdict ?? 'unclear'}`
      : `placement.filter.${code}`,
  )
  return unsure ? [said, plain('placement.filter.unsure')] : [said]
}
