import { expect, test } from 'vitest'
import { loadWords } from '#web/words/catalogs.ts'
import { spaceFigure } from './space-figure.ts'

const { spf } = (await loadWords('en')).checkers
const of = (addresses: string) => ({ ranges: [], total: 0, addresses, share: 0 })
const open = [{ record: 'o.test', term: 'redirect=a.test', why: 'unanswered' as const }]

test.each([
  ['256', [], '256'],
  ['0', [], '0'],
  ['256', open, 'at least 256'],
  ['0', open, 'unknown'],
])('%s addresses, not counted: %j', (addresses, open, shown) => {
  expect(spaceFigure(addresses, { ipv4: of(addresses), open }, spf)).toBe(shown)
})
