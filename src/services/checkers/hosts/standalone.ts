import type { Clock, Resolver } from '@postproof/engine/world'
import type { Config } from '#config.ts'
import { consumerOperators, createDialer, createOwnWaiting, limitsFrom } from '../../verifier/create.ts'
import { openHostProbes } from './open.ts'
import type { HostProbes } from './probes.ts'

/** Probes for the command line: as polite as those of the server, which does not know of them. */
export function openStandaloneProbes(
  config: Config,
  { resolver, clock }: { resolver: Resolver; clock: Clock },
): HostProbes {
  const { permits } = createOwnWaiting(clock, limitsFrom(config), consumerOperators(config))
  return openHostProbes(config, { resolver, clock, permits, dialer: createDialer(config, clock) })
}
