import { onAbort } from '@postproof/engine/abort'
import type { DnsAnswer, RecordType, Resolver } from '@postproof/engine/world'

/** A question that ends with the signal, whatever the resolver does. Never rejects. */
export function ask(
  resolver: Resolver,
  name: string,
  type: RecordType,
  signal: AbortSignal,
): Promise<DnsAnswer> {
  const none: DnsAnswer = {
    name,
    type,
    outcome: 'timeout',
    records: [],
    cnames: [],
    ttl: 0,
    authenticated: false,
    server: '',
    ms: 0,
    at: 0,
  }
  if (signal.aborted) return Promise.resolve(none)
  return new Promise((resolve) => {
    const late = () => resolve(none)
    const end = onAbort(signal, late)
    resolver.lookup(name, type, { signal }).then(resolve, late).finally(end)
  })
}
