import { randomBytes } from 'node:crypto'
import type { Resolver } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import { checkLookAlikes } from '@postproof/records/domain/look-alikes'
import { type Section, sectionOf } from './section.ts'

type World = { resolver: Resolver; signal: AbortSignal; off: boolean }

/** Names like the domain that receive mail: what its owner may want to know, and never a fault. */
export async function lookAlikesSection(domain: string, { resolver, signal, off }: World): Promise<Section> {
  const id = 'look-alikes'
  const unchecked = { status: 'no-data', optional: true } as const
  if (off) return sectionOf(id, { ...unchecked, findings: [], headline: message('domain.look_alikes_off') })
  // Nothing is like a domain that does not exist; its section of MX records says so.
  const own = await resolver.lookup(domain, 'MX')
  if (own.outcome === 'nxdomain' && own.cnames.length === 0)
    return sectionOf(id, { ...unchecked, findings: [] })
  const part = await checkLookAlikes(domain, {
    ...{ resolver, signal },
    unregistered: randomBytes(12).toString('hex'),
  })
  const isLookedFor = part.findings.every(({ code }) => code !== 'no-suffix')
  return sectionOf(id, { ...part, ...(isLookedFor ? {} : { status: 'no-data' as const }) })
}
