import { networksOf } from '@postproof/engine/networks/networks'
import type { Session } from '@postproof/spam-test/types'
import type { Sharer } from './fair-queue.ts'

/** Who shares the processes that read mails: those who send from one network, and those with one account. */
export const sharersOf = (
  { clientAddress }: Pick<Session, 'clientAddress'>,
  owner: string | null,
): Sharer[] => [
  ...(clientAddress
    ? networksOf(clientAddress).map(({ name, times }) => ({ name: `network ${name}`, weight: times }))
    : []),
  ...(owner ? [{ name: `owner ${owner}` }] : []),
]
