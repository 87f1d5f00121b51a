import type { Session } from '@postproof/spam-test/types'
import type { Input, OperationName, Output } from './operations.ts'
import { type AnalysisPool, octetsOf, type Task } from './pool.ts'
import { sharersOf } from './sharers.ts'

/** Does what is done with the octets of one mail, wherever they are read. */
export type MailReader = <Name extends OperationName>(name: Name, input: Input<Name>) => Promise<Output<Name>>

/** By the processes that may die of it. */
export const readBy =
  (
    pool: AnalysisPool,
    { mail, sharers = [] }: Pick<Task, 'mail'> & Partial<Pick<Task, 'sharers'>>,
  ): MailReader =>
  (operation, input) =>
    pool.run({ operation, input, mail, sharers })

/** The same for the mail of a test, in its turn: whoever sent it and whoever it belongs to have their share, and no more. */
export const readTest = (
  pool: AnalysisPool,
  raw: Uint8Array,
  { session, owner }: { session: Session; owner: string | null },
): MailReader => readBy(pool, { mail: octetsOf(raw), sharers: sharersOf(session, owner) })
