import { canonicalAddress } from '@postproof/engine/addresses'
import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import { isFqdn } from '@postproof/engine/organization'
import { rfc } from '@postproof/engine/references'
import { isAnswered } from '@postproof/records/record/published'
import { quoteHello } from '../authentication/evidence.ts'
import { defineCheck } from '../define-check.ts'
import type { TestInput, TestWorld } from '../types.ts'

const id = 'helo'

/** The name the client gave itself (RFC 5321, 4.1.1.1 and 4.1.4). */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 3,
  topic: 'server',
  decidedBy: 'sending',
  refs: [rfc(5321, '4.1.1.1')],
  run(input, world) {
    const { helo } = input.session
    if (helo === null) return noData(id, 'no-session')
    const facts = { helo, ip: input.session.clientAddress }
    const evidence = quoteHello(input.session)
    // Within one machine or network a greeting says nothing of what a provider will see.
    if (input.session.addressUnusable === 'private') {
      return noData(id, 'client-address-private', facts, evidence)
    }
    return judgeForm(helo, input, facts, evidence) ?? judgeAddress(helo, input, world, facts, evidence)
  },
})

function judgeForm(
  helo: string,
  { session }: TestInput,
  facts: Record<string, Json>,
  evidence: Evidence[],
): Finding | null {
  const ip = session.addressUnusable === null ? canonicalAddress(session.clientAddress ?? '') : undefined
  const literal = /^\[(?:IPv6:)?([^\]]{1,64})\]$/i.exec(helo)?.[1]
  if (literal !== undefined) {
    if (canonicalAddress(literal) === undefined) return bad(id, 'wrong-literal', facts, evidence)
    if (ip === undefined) return noData(id, 'client-address-unknown', facts, evidence)
    return canonicalAddress(literal) === ip
      ? warning(id, 'address-literal', facts, evidence)
      : bad(id, 'wrong-literal', facts, evidence)
  }
  const name = helo.toLowerCase().replace(/\.$/, '')
  if (/^localhost(?:\.|$)/.test(name)) return bad(id, 'localhost', facts, evidence)
  if (canonicalAddress(name) !== undefined) return bad(id, 'bare-address', facts, evidence)
  return isFqdn(name) ? null : bad(id, 'bare-word', facts, evidence)
}

async function judgeAddress(
  helo: string,
  { session, auth }: TestInput,
  world: TestWorld,
  facts: Record<string, Json>,
  evidence: Evidence[],
): Promise<Finding> {
  const ip = session.addressUnusable === null ? canonicalAddress(session.clientAddress ?? '') : undefined
  if (ip === undefined) return noData(id, 'client-address-unknown', facts, evidence)
  const name = helo.toLowerCase().replace(/\.$/, '')
  if (auth.reverse.names.includes(name)) return good(id, 'equals-ptr', facts, evidence)
  const type = ip.includes(':') ? 'AAAA' : 'A'
  const answer = await world.resolver.lookup(name, type, { signal: world.signal })
  if (!isAnswered(answer.outcome))
    return noData(id, 'unanswered', { ...facts, reason: answer.outcome }, evidence)
  const addresses = answer.records.flatMap((record) => ('address' in record ? [record.address] : []))
  const resolved = { ...facts, addresses: addresses.slice(0, 5) }
  const shown = [...evidence, ...addresses.slice(0, 3).map((value) => ({ label: `${type} ${name}`, value }))]
  if (addresses.some((address) => canonicalAddress(address) === ip))
    return good(id, 'resolves', resolved, shown)
  return warning(id, addresses.length > 0 ? 'resolves-elsewhere' : 'does-not-resolve', resolved, shown)
}
