import { describe, expect, test } from 'vitest'
import type { FeatureUse } from '#contract/pictures.ts'
import { figuresIn } from '#web/words/figures.ts'
import { clientSupport } from '../../../../tests/fixtures/pictures.ts'
import { clientName } from './client-name.ts'
import { counted, familiesOf, levelIn, supportOf, supportPercent, worksIn } from './client-support.ts'

const { clients } = clientSupport
const client = (id: string, share: number, score: number) => {
  const [family = '', platform = ''] = id.split('.')
  return { id, family, platform, share, score }
}
const feature = (levels: Record<string, FeatureUse['support'][number]['level']>): FeatureUse => ({
  ...clientSupport.features[0]!,
  support: Object.entries(levels).map(([id, level]) => ({ client: id, level, notes: [] })),
})

describe('which clients are counted', () => {
  test('those asked for; all when nothing known is asked for', () => {
    expect(counted(clients, ['gmail.ios', 'nobody.nowhere']).map(({ id }) => id)).toEqual(['gmail.ios'])
    expect(counted(clients, ['nobody.nowhere'])).toEqual(clients)
    expect(counted(clients, [])).toEqual(clients)
  })

  test('the support is weighed by share, within the counted ones', () => {
    const two = [client('a.ios', 0.3, 1), client('b.ios', 0.1, 0.2)]
    expect(supportOf(two).support).toBeCloseTo(0.8)
    expect(supportOf(two.slice(1)).support).toBeCloseTo(0.2)
  })

  test('the share of opens where all works is that of the rows that read 100%', () => {
    const three = [client('a.ios', 0.6, 1), client('b.ios', 0.3, 0.9999), client('c.ios', 0.1, 0.5)]
    const whole = three.filter(({ score }) => supportPercent(score, figuresIn('en')) === '100%')
    expect(whole.map(({ id }) => id)).toEqual(['a.ios'])
    expect(supportOf(three).everywhere).toBeCloseTo(0.6)
  })

  test('clients without a share count alike', () => {
    expect(supportOf([client('a.ios', 0, 1), client('b.ios', 0, 0)])).toEqual({
      support: 0.5,
      everywhere: 0.5,
    })
  })

  test('no clients, no support', () => {
    expect(supportOf([])).toEqual({ support: 0, everywhere: 0 })
  })

  test('what is not whole never reads as whole', () => {
    expect([1, 0.9999, 0.9949, 0.5].map((share) => supportPercent(share, figuresIn('en')))).toEqual(
      ['100', '99.9', '99.4', '50'].map((figure) => `${figure}%`),
    )
  })
})

describe('what a family makes of a feature', () => {
  const [family] = familiesOf([client('a.ios', 1, 1), client('a.android', 1, 1)])
  test.each([
    [{ 'a.ios': 'yes', 'a.android': 'yes' }, 'yes'],
    [{ 'a.ios': 'no', 'a.android': 'no' }, 'no'],
    [{ 'a.ios': 'yes', 'a.android': 'no' }, 'partly'],
    [{ 'a.ios': 'yes', 'a.android': 'unknown' }, 'yes'],
    [{ 'a.ios': 'unknown' }, 'unknown'],
    [{ 'b.ios': 'no' }, 'unknown'],
  ] as const)('%o is %s', (levels, expected) => {
    expect(levelIn(feature(levels), family!)).toBe(expected)
  })

  test('families by their share, each with its clients', () => {
    const families = familiesOf(clients)
    expect(families.slice(0, 2).map(({ name }) => name)).toEqual(['Apple Mail', 'Gmail'])
    expect(families.flatMap((each) => each.clients)).toHaveLength(clients.length)
  })

  test('a feature works when no counted client fails it', () => {
    const fails = feature({ 'a.ios': 'yes', 'b.ios': 'no', 'c.ios': 'unknown' })
    expect(worksIn(fails, [client('a.ios', 1, 1), client('c.ios', 1, 1)])).toBe(true)
    expect(worksIn(fails, [client('b.ios', 1, 1)])).toBe(false)
  })
})

test.each([
  ['Gmail', 'ios', 'Gmail, iOS'],
  ['Outlook', 'outlook-com', 'Outlook.com'],
  ['HEY', 'new-platform', 'HEY, new-platform'],
])('%s on %s is called %s', (family, platform, name) => {
  expect(clientName({ family, platform }, { ios: 'iOS', 'outlook-com': 'Outlook.com' })).toBe(name)
})
