import { type Message, message } from '@postproof/messages/message'
import type { PolicyChange, RecordEffect } from '@postproof/records/record/report'
import { addresses, counted, hasAddresses, isNearlyAll } from './addresses.ts'

/** What a suggested record changes, as the checkers say it. */

/** Who stops and who starts passing, a sentence each. */
export function effectOf({ stops, starts, open }: RecordEffect): Message[] {
  return [
    isNearlyAll(stops)
      ? message('checker.effect.nearly_all', { count: counted(stops) })
      : hasAddresses(stops)
        ? message('checker.effect.stops', { addresses: addresses(stops), count: counted(stops) })
        : message('checker.effect.none_stops'),
    ...(hasAddresses(starts)
      ? [message('checker.effect.starts', { addresses: addresses(starts), count: counted(starts) })]
      : []),
    ...(open ? [message('checker.effect.open')] : []),
  ]
}

/**
 * Mail that a DMARC record treats otherwise than today; changes that are alike share a sentence. `domain`: the one below
 * whose `_dmarc` the record stands.
 */
export const policyChanges = (changes: PolicyChange[], domain: string): Message[] =>
  grouped(changes).map(({ from, by, before, after }) => {
    const joined = from.map((one) => message(`checker.mail_from.${one}`, { domain }) as Message)
    return message('checker.policy_change', { where: { joined }, by: by ?? 'none', before, after })
  })

type Group = Pick<PolicyChange, 'by' | 'before' | 'after'> & { from: PolicyChange['from'][] }

function grouped(changes: PolicyChange[]): Group[] {
  const groups: Group[] = []
  for (const { from, by, before, after } of changes) {
    const same = groups.find((group) => group.by === by && group.before === before && group.after === after)
    if (same) same.from.push(from)
    else groups.push({ by, before, after, from: [from] })
  }
  return groups
}
