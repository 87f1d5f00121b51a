import { messageOf } from '@postproof/messages/message'
import { plainCode } from '@postproof/messages/say'
import type { Name } from '@postproof/placement/names'

/** Names of providers and regions. A proper name, and what an operator typed, stays as it is. */

export function providerName({ provider, name }: { provider: string; name: string }): Name {
  const code = plainCode(`placement.provider.${provider}`)
  return code ? messageOf(code) : name
}

/** Known by their English names, by which seed mailboxes and the API name them. */
export function regionName(region: string): Name {
  const code = plainCode(`placement.region.${region.toLowerCase().replaceAll(' ', '-')}`)
  return code ? messageOf(code) : region
}
