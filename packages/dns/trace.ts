import type { DnsAnswer, Resolver } from '@postproof/engine/world'

/** The same resolver, noting every answer in `trace`, in the order in which they came. */
export function traced(resolver: Resolver, trace: DnsAnswer[]): Resolver {
  return {
    async lookup(name, type, options) {
      const answer = await resolver.lookup(name, type, options)
      trace.push(answer)
      return answer
    },
  }
}
