import { bad, type Finding, good, noData } from '@postproof/engine/finding'
import type { Resolver } from '@postproof/engine/world'
import { walkSpf } from '@postproof/records/spf/walk'
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
