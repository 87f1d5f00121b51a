import { genericProvider, placementProviders } from './data/providers.ts'
import type { HeaderFamily, ProviderInfo } from './provider-info.ts'

const byId = new Map(placementProviders.map((provider) => [provider.id, provider]))

/** The provider of that id; the generic one under this id and name for an id that is not in the registry. */
export function providerOf(id: string): ProviderInfo {
  return byId.get(id) ?? { ...genericProvider, id, name: id }
}

/**
 * A provider that exists in this process only. Its border is its first Received field, and it always writes one
 * Authentication-Results under `authservId`.
 */
export function simulatedProviderInfo(simulated: {
  id: string
  name: string
  region: string
  type: 'consumer' | 'business'
  tabs: ProviderInfo['tabs']
  authservId: string
  family: HeaderFamily
}): ProviderInfo {
  const { id, name, region, type, tabs, authservId, family } = simulated
  return {
    ...genericProvider,
    id,
    name,
    region,
    type,
    tabs,
    family,
    icon: 'simulated',
    authservIds: [authservId.toLowerCase()],
    authPlace: 'either',
    firstHopIsBorder: true,
  }
}
