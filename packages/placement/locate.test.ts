import { expect, test } from 'vitest'
import { placementProviders } from './data/providers.ts'
import { tabOf } from './locate.ts'
import { providerOf, simulatedProviderInfo } from './provider.ts'
import type { FolderRole } from './types.ts'

const cases: [string, string, FolderRole, string | null, string, string | null][] = [
  ['gmail', 'INBOX', 'inbox', 'primary', 'inbox', null],
  ['gmail', 'INBOX', 'inbox', null, 'inbox', null],
  ['gmail', 'INBOX', 'inbox', 'Promotions', 'promotions', null],
  ['gmail', 'INBOX', 'inbox', 'reservations', 'updates', null],
  ['gmail', 'INBOX', 'inbox', 'purchases', 'updates', null],
  ['gmail', 'INBOX', 'inbox', 'social', 'social', null],
  ['gmail', 'INBOX', 'inbox', 'forums', 'forums', null],
  ['gmail', 'INBOX', 'inbox', '__proto__', 'inbox', null],
  ['gmail', '[Gmail]/Spam', 'other', null, 'spam', null],
  ['gmail', '[Gmail]/Spam', 'junk', 'promotions', 'spam', null],
  ['gmail', '[Gmail]/All Mail', 'all', null, 'other', 'all-mail'],
  ['gmail', 'Promotions', 'other', null, 'other', 'rule'],
  ['outlook', 'Junk Email', 'other', null, 'spam', null],
  ['outlook', 'Deleted', 'trash', null, 'other', 'trash'],
  ['yahoo', 'Bulk Mail', 'other', null, 'spam', null],
  ['web-de', 'Spamverdacht', 'other', null, 'spam', null],
  ['gmx', 'Archiv', 'archive', null, 'other', 'archive'],
  ['t-online', 'INBOX.Spam', 'other', null, 'spam', null],
  ['mail-ru', 'Рассылки', 'other', null, 'promotions', null],
  ['mail-ru', 'INBOX/Newsletters', 'other', null, 'promotions', null],
  ['zoho', 'Newsletter', 'other', null, 'promotions', null],
  ['orange', 'Indésirables'.normalize('NFD'), 'other', null, 'spam', null],
  ['no-such-provider', 'Promotions', 'other', null, 'promotions', null],
  ['no-such-provider', 'constructor', 'other', null, 'other', 'rule'],
]

test.each(cases)('%s %s (%s, %s) is %s', (provider, path, role, category, tab, note) => {
  expect(tabOf({ path, role }, category, providerOf(provider))).toEqual({ tab, note })
})

test('the registry is whole: ids once, folder names and authserv-ids in lower case, oauth where passwords are off', () => {
  const ids = placementProviders.map((provider) => provider.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(20)
  for (const { folders, authservIds, hosts } of placementProviders)
    for (const name of [...Object.keys(folders), ...authservIds, ...hosts])
      expect(name).toBe(name.normalize('NFC').toLowerCase())
  expect(
    ['outlook', 'microsoft-365', 'gmail'].map((id) => providerOf(id).oauth?.tokenUrl.startsWith('https://')),
  ).toEqual([true, true, true])
})

test('a folder named like a tab is a tab only where tabs are folders', () => {
  const simulated = {
    id: 's',
    name: 'S',
    region: '',
    type: 'consumer',
    authservId: 'mx.s.test',
    family: 'generic',
  } as const
  const folder = { path: 'Promotions', role: 'other' } as const
  expect(tabOf(folder, null, simulatedProviderInfo({ ...simulated, tabs: 'gmail' })).tab).toBe('other')
  expect(tabOf(folder, null, simulatedProviderInfo({ ...simulated, tabs: 'folders' })).tab).toBe('promotions')
})
