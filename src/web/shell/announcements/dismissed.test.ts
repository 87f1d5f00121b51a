import { expect, test } from 'vitest'
import { dismissing, readDismissed } from './dismissed.ts'

const cookieOf = (said: string) => said.split(';')[0]!

test('one after another, each once, the latest twenty', () => {
  let cookies = 'theme=dark'
  for (let n = 0; n < 25; n++) cookies = `theme=dark; ${cookieOf(dismissing(cookies, `id${n}`))}`
  cookies = cookieOf(dismissing(cookies, 'id10'))
  const ids = readDismissed(cookies)
  expect(ids).toHaveLength(20)
  expect(ids.at(-1)).toBe('id10')
  expect(ids.filter((id) => id === 'id10')).toHaveLength(1)
  expect(ids[0]).toBe('id5')
})

test.each([
  [null, []],
  ['postproof_dismissed=', []],
  ['x_postproof_dismissed=a', []],
  ['postproof_dismissed=a.b-c_D; theme=dark', ['a', 'b-c_D']],
  [`postproof_dismissed=a.${'x'.repeat(41)}..b`, ['a', 'b']],
])('of %s', (cookies, ids) => expect(readDismissed(cookies)).toEqual(ids))

test('what is no id does not get into a header', () => {
  expect(dismissing(null, 'a; path=/x\r\nSet-Cookie: b=c')).toMatch(/^postproof_dismissed=; path=\/;/)
})
