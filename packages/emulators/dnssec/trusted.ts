import type { Resolver } from '@postproof/engine/world'
import type { Validator, Verdict } from '../../dns/dnssec/index.ts'

/** For zones written as objects, which have no signatures: what they say is `authenticated` counts as validated. */
export function trustedValidator(resolver: Resolver, now: number): Validator {
  const times = { from: now, until: now + 30 * 86_400_000, sha1: false }
  return {
    open: (signal) => ({
      async check(name, type): Promise<Verdict> {
        const { authenticated } = await resolver.lookup(name, type, signal ? { signal } : {})
        return authenticated
          ? { status: 'secure', zone: name, ...times }
          : { status: 'insecure', zone: name, reason: 'unsigned' }
      },
      verified: () => 0,
    }),
  }
}
