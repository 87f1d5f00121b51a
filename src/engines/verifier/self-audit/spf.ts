import { bad, type Finding, good, noData } from '#engines/finding.ts'
import { walkSpf } from '#engines/spf/walk.ts'
import type { Resolver } from '#engines/world.ts'
import type { ProbeIdentity } from '../smtp-types.ts'

/** Whether the domain of the envelope sender lets our address send (RFC 7208). */
export async function spfFinding(
  { helo, mailFrom }: ProbeIdentity,
  address: string | undefined,
  resolver: Resolver,
): Promise<Finding> {
  const id = 'audit-spf'
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).toLowerCase()
  if (address === undefined) return noData(id, 'address-unknown', { domain })
  const { result } = await walkSpf(domain, { ip: address, sender: mailFrom, helo }, resolver)
  const facts = { domain, address, result }
  if (result === 'pass') return good(id, 'pass', facts)
  return result === 'temperror' ? noData(id, 'unanswered', facts) : bad(id, result, facts)
}
