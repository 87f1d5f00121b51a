import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { relayInfo, relayServices } from '../data/relay.ts'
import { roleInfo, roleWords } from '../data/roles.ts'
import type { DomainList } from './domain-list.ts'
import { createLists, type Lists } from './lists.ts'

/**
 * The lists of `data/verifier`. They are read when first asked for (35 ms) and stay in memory once, as the modules they
 * are: 166,000 names, 7 MB of heap. Later calls read nothing.
 */
export async function loadLists(): Promise<Lists> {
  const [community, fakefilter, mailchecker, archive, free, role] = await Promise.all([
    import('../data/disposable-community.json', { with: { type: 'json' } }),
    import('../data/disposable-fakefilter.json', { with: { type: 'json' } }),
    import('../data/disposable-mailchecker.json', { with: { type: 'json' } }),
    import('../data/disposable-archive.json', { with: { type: 'json' } }),
    import('../data/free.json', { with: { type: 'json' } }),
    import('../data/role.json', { with: { type: 'json' } }),
  ])
  const whole = (list: Omit<DomainList, 'wildcards'>): DomainList => ({ ...list, wildcards: list.domains })
  return createLists({
    tended: [whole(community.default), whole(fakefilter.default), whole(mailchecker.default)],
    archive: archive.default,
    free: [largeProviders(), { ...free.default, wildcards: [] }],
    relay: { ...relayInfo, services: relayServices },
    roles: [role.default, { ...roleInfo, kinds: { other: roleNames() } }],
  })
}

/** The words of all languages, sorted for the search. */
function roleNames(): string[] {
  return [...new Set(Object.values(roleWords).flatMap((words) => words.split(' ')))].sort()
}

/** The list that the spam test uses too: the providers with a noticeable share of mailboxes. */
function largeProviders(): DomainList {
  return {
    id: 'free-large',
    name: 'Postproof free mail providers',
    version: '1',
    date: '2026-11-20',
    licence: 'MIT',
    origin: 'Written for this project from the sign-up pages of the providers',
    domains: [...freeMailDomains].sort(),
    wildcards: [],
  }
}
