import { getDomain } from 'tldts'
import { mailProviders } from './data/mail-providers.ts'
import type { MailProvider } from './types.ts'

const byEnding: ReadonlyMap<string, MailProvider> = new Map(
  mailProviders.flatMap(({ hosts, id, name, kind }) =>
    hosts.map((host) => [host, { id, name, kind }] as const),
  ),
)

/**
 * Who runs a mail host (lower case, no trailing dot), by the longest matching suffix in
 * `packages/address/data/mail-providers.ts`. Null when unknown.
 */
export function recognizeProvider(host: string): MailProvider | null {
  for (let name = host; name !== ''; name = above(name)) {
    const provider = byEnding.get(name)
    if (provider) return provider
  }
  return null
}

/** The registrable domain of a mail host, which all hosts of one operator share; the host itself where it has none. */
export function mailOperator(host: string): string {
  return getDomain(host) ?? host
}

/** The domain above, empty above a single label. */
export function above(name: string): string {
  const dot = name.indexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1)
}
