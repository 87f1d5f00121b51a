import { expect, test } from 'vitest'
import { foldersText, readSeed } from './seed-form.ts'

const typed = {
  provider: 'gmx',
  address: ' seed@gmx.example ',
  type: 'consumer',
  password: ' with blanks ',
  folder_map: 'Junk = Spamverdacht\n\npromotions=Werbung',
  tags: 'eu, , b2c',
  enabled: 'on',
  port: '',
}

test('what is left empty is not given; folders and tags are read', () => {
  const read = readSeed(typed)
  const seed = read.ok ? read.value : null
  expect(seed).toEqual({
    provider: 'gmx',
    address: 'seed@gmx.example',
    type: 'consumer',
    region: '',
    password: ' with blanks ',
    folder_map: { junk: 'Spamverdacht', promotions: 'Werbung' },
    tags: ['eu', 'b2c'],
    enabled: true,
  })
  expect(foldersText(seed!.folder_map)).toBe('junk=Spamverdacht\npromotions=Werbung')
})

test.each([
  [{ port: '0' }, 'port'],
  [{ port: '70000' }, 'port'],
  [{ port: 'imap' }, 'port'],
  [{ folder_map: 'junk' }, 'folder_map'],
  [{ address: 'nobody' }, 'address'],
  [{ provider: '' }, 'provider'],
  [{ client_id: 'app' }, 'refresh_token'],
  [{ refresh_token: 'token' }, 'client_id'],
  [{ client_id: 'app', refresh_token: 'token', token_url: 'nowhere' }, 'token_url'],
])('%j is refused at %s', (change, field) => {
  const given = { ...typed, ...change }
  const read = readSeed(given)
  expect(!read.ok && Object.keys(read.errors)).toEqual([field])
})

test('another provider is named by its own field', () => {
  expect(readSeed({ ...typed, provider: 'other', other: 'mailhost' })).toMatchObject({
    value: { provider: 'mailhost' },
  })
})
