import { seenSelectors } from '#storage/tests.ts'
import { accountTag } from '../accounts/owner.ts'
import { examine } from '../checkers/domain/examine.ts'
import { freshProbes } from '../checkers/hosts/probes.ts'
import { createClientLinks } from '../watch/client-links.ts'
import { createWatchedDomains } from '../watch/create.ts'
import { createEventChannel } from '../watch/event-channel.ts'
import { createMailChannel } from '../watch/mail-channel.ts'
import { createWatchWork } from '../watch/work.ts'
import type { WatchWorld } from '../watch/world.ts'
import type { AccountParts } from './accounts.ts'
import type { CheckParts } from './checks.ts'
import type { Core } from './core.ts'

/** Domains that accounts watch, and the work that looks at them. */
export function createWatchParts(
  core: Core,
  { accountsPart }: AccountParts,
  { probes }: Pick<CheckParts, 'probes'>,
) {
  const { db, addresses, clock, worlds, mailer, config, log } = core
  const asked = { ...worlds.checkers, ...worlds.looks, clock, lookAlikes: false }
  const world: WatchWorld = {
    ...{ db, clock, log, plans: core.plans.service },
    examine: async (domain, knownSelectors, { isFresh }) => {
      const visits = isFresh ? freshProbes(probes) : probes
      return (await examine({ domain, knownSelectors }, { ...asked, probes: visits })).sections
    },
    selectorsOf: (accountId, domain) => seenSelectors(db, accountTag(addresses, accountId), domain),
    channels: [
      createMailChannel({ mailer, mayWrite: accountsPart.mayWrite, publicUrl: config.PUBLIC_URL }),
      createEventChannel(),
    ],
  }
  const work = createWatchWork(world)
  const links = createClientLinks({
    ...{ db, clock, log, audit: accountsPart.audit, publicUrl: config.PUBLIC_URL },
  })
  return { work, service: createWatchedDomains(world, work), links }
}
