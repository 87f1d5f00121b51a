import { describe, expect, test } from 'vitest'
import { loadWords } from '#web/words/catalogs.ts'
import { figuresIn } from '#web/words/figures.ts'
import { plans } from '../../../../data/plans.ts'
import { deals, descriptionOf, featuresOf, offered } from './features.ts'

const en = await loadWords('en')
const de = await loadWords('de')
const figures = figuresIn('en')
const plan = (id: string) => plans.find((each) => each.id === id)!

describe('what a plan holds', () => {
  test('the free plan has no API and says how long it keeps reports', () => {
    expect(featuresOf(plan('free'), en, figures)).toEqual([
      '20 spam tests per month',
      '10 screenshots and heat maps',
      '2 placement tests',
      '100 address verifications',
      '1 monitor',
      '3 domains watched',
      'Every issue of 1 newsletter tested',
      'Reports kept for 30 days',
    ])
  })

  test('the largest plan says years, and nothing that is not there yet', () => {
    expect(featuresOf(plan('agency'), en, figures)).toEqual([
      '1,000 spam tests per month',
      '1,000 screenshots and heat maps',
      '200 placement tests',
      '20,000 address verifications',
      '100 monitors',
      '500 domains watched',
      'Every issue of 50 newsletters tested',
      '25 people in the account',
      'Reports kept for 3 years',
      'API: 20 keys, 300 requests per minute',
    ])
  })

  test('limits that are not set are no limits', () => {
    const { limits, ...rest } = plan('pro')
    const open = { ...rest, limits: { ...limits, spam_check: null, retention_days: null, api_rpm: null } }
    expect(featuresOf(open, en, figures)).toEqual(
      expect.arrayContaining([
        'Unlimited spam tests per month',
        'Reports kept with no time limit',
        'Unlimited API access',
      ]),
    )
  })
})

describe('what a plan is for', () => {
  test.each([...offered(plans), ...deals(plans)])('$id: said in German where nobody edited it', (each) => {
    expect(descriptionOf(each, en)).toBe(each.description)
    expect(descriptionOf(each, de)).not.toBe(each.description)
  })

  test('what was edited is shown as written', () => {
    const edited = { description: 'For our own people.' }
    expect(descriptionOf(edited, de)).toBe(edited.description)
  })
})

test('deals that are paid once stand apart from the plans', () => {
  expect(offered(plans).map(({ id }) => id)).toEqual(['free', 'starter', 'pro', 'agency'])
  expect(deals(plans).map(({ id }) => id)).toEqual(['lifetime'])
})
