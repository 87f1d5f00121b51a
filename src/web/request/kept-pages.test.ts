import { expect, test } from 'vitest'
import { createKeptPages, type PageData } from './kept-pages.ts'

const settings = { year: 2026 }
const result = '{"id":"a"}'
const guest = (more: PageData = {}): PageData => ({
  root: { account: null, settings, language: 'en' },
  'routes/page': { report: result, owner: false },
  ...more,
})
const address = (id: string, end = '2026-11-24T08:00:00.000Z') => ({
  'routes/home': { address: { id, email: `${id}@x.test`, events_url: `/e/${id}`, expires_at: end } },
})
const html = (nonce: string, own = '') => `<p>${own}</p><script nonce="${nonce}">"${own}@x.test"</script>`

function served(first: PageData, second: PageData, third: PageData, own: [string, string, string]) {
  const pages = createKeptPages()
  pages.keep('/', first, 'nonce1', Buffer.from(html('nonce1', own[0])))
  expect(pages.find('/', first, 'nonce2')).toBeNull()
  pages.keep('/', second, 'nonce2', Buffer.from(html('nonce2', own[1])))
  const found = pages.find('/', third, 'nonce3')
  return found && Buffer.from(found).toString()
}
const same: [string, string, string] = ['', '', '']

test('the third guest gets the same page with a nonce of their own', () => {
  expect(served(guest(), guest(), guest(), same)).toBe(html('nonce3'))
})

test('nobody gets the address of someone else', () => {
  const [a, b, c] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']
  const data = (id: string) => guest(address(id))
  expect(served(data(a), data(b), data(c), [a, b, c])).toBe(html('nonce3', c))
})

const account = { name: 'Ann' }
test.each<[string, PageData, PageData]>([
  ['whoever is signed in', guest({ root: { account, settings, language: 'en' } }), guest()],
  ['the owner of the report', guest({ 'routes/page': { report: result, owner: true } }), guest()],
  ['another report', guest({ 'routes/page': { report: '{"id":"b"}', owner: false } }), guest()],
  ['another language', guest({ root: { account: null, settings, language: 'de' } }), guest()],
  ['other settings', guest({ root: { account: null, settings: { year: 2026 }, language: 'en' } }), guest()],
  ['one more answer', guest({ 'routes/more': { x: 1 } }), guest()],
  ['an address with another end', guest(address('a', '2026-11-24T09:00:00.000Z')), guest(address('b'))],
])('not for %s', (_whom, asked, kept) => {
  expect(served(kept, kept, asked, same)).toBeNull()
})

test.each<[string, PageData]>([
  ['an account', guest({ root: { account, settings, language: 'en' } })],
  ['an owner', guest({ 'routes/page': { report: result, owner: true } })],
])('a page of %s is not kept, not even for the same data', (_whose, data) => {
  expect(served(data, data, data, same)).toBeNull()
})
