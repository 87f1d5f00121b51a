import type { Message } from '@postproof/messages/message'
import type { Failures } from './failures.ts'

/** Why mail of a source fails DMARC, as the rows show it. */

const MOST_NAMES = 2

/** One sentence for each way in which the mail fails, the most frequent first, as one message. */
export function causeOf(failures: Failures): Message {
  const { elsewhere, inexact, nothing, untold, elsewhereAs, inexactAs } = failures
  const total = elsewhere + inexact + nothing + untold
  const facts = (count: number) => ({ count, others: total - count })
  const sentences: [count: number, said: Message][] = [
    [
      elsewhere,
      { code: 'reports.cause.elsewhere', facts: { ...facts(elsewhere), domains: namesOf(elsewhereAs) } },
    ],
    [inexact, { code: 'reports.cause.inexact', facts: { ...facts(inexact), domains: namesOf(inexactAs) } }],
    [nothing, { code: 'reports.cause.nothing', facts: facts(nothing) }],
    [untold, { code: 'reports.cause.untold', facts: facts(untold) }],
  ]
  const [first = { code: 'reports.cause.untold', facts: facts(untold) }, ...more] = sentences
    .filter(([count]) => count > 0)
    .sort(([one], [other]) => other - one)
    .map(([, each]) => each)
  return more.reduce((one, other) => ({ code: 'reports.cause.two', facts: { one, other } }), first)
}

/** Whether all mail that fails does so because alignment is strict. */
export const isInexact = ({ elsewhere, inexact, nothing, untold }: Failures): boolean =>
  inexact > 0 && elsewhere + nothing + untold === 0

/** The first ones, and how many there are besides them. */
export function namesOf(domains: readonly string[]): { joined: (string | Message)[] } {
  const more = domains.length - MOST_NAMES
  if (more <= 0) return { joined: [...domains] }
  return {
    joined: [...domains.slice(0, MOST_NAMES), { code: 'reports.cause.more_domains', facts: { count: more } }],
  }
}
