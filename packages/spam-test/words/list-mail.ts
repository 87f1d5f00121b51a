import { cut } from '@postproof/engine/cut'
import type { Json } from '@postproof/engine/finding'
import type { Facts, Stored } from '@postproof/engine/finding-words'
import type { Code, Message } from '@postproof/messages/message'
import { chained } from './chained.ts'
import { listOf } from './facts.ts'

/** Why a mail is taken for list mail. */

const MOST = 3
const LONGEST = 300

export const reasonsOf = ({ facts: { why } }: Stored) => ({
  reasons: chained(listOf(why).slice(0, MOST).map(reasonOf), 'list-mail.reasons', 'list-mail.reasons'),
})

/** Reports of before hold the reasons in words. */
const reasonOf = (reason: Json): string | Message =>
  typeof reason === 'string' ? cut(reason, LONGEST) : (reason as Message)

/** A sentence, and the reasons where they are known. */
export const withReasons =
  (sentence: Code) =>
  ({ why }: Facts): Code[] =>
    listOf(why).length > 0 ? [sentence, 'list-mail.because'] : [sentence]
