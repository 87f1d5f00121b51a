import { describe, expect, test } from 'vitest'
import { plans } from '../../../../data/plans.ts'
import { en } from '../../words/en.ts'
import { deals, featuresOf, offered } from './features.ts'

const plan = (id: string) => plans.find((each) => each.id === id)!

describe('what a plan holds', () => {
  test('the free plan has no API and says how long it keeps reports', () => {
    expect(featuresOf(plan('free'), en)).toEqual([
      '20 spam tests a month',
      '10 screenshots and heat maps',
      '2 placement tests',
      '100 verified addresses',
      '1 monitored domain',
      'Reports kept 30 days',
    ])
  })

  test('the largest plan says years, people and its own name', () => {
    expect(featuresOf(plan('agency'), en)).toEqual(
      expect.arrayContaining([
        '20,000 verified addresses',
        'Reports kept 3 years',
        'API: 20 keys, 300 requests a minute',
        '10 people',
        'Reports under your own name',
      ]),
    )
  })

  test('limits that are not set are no limits', () => {
    const { limits, ...rest } = plan('pro')
    const open = { ...rest, limits: { ...limits, spam_check: null, retention_days: null, api_rpm: null } }
    expect(featuresOf(open, en)).toEqual(
      expect.arrayContaining(['Unlimited spam tests a month', 'Reports kept for good', 'API without limits']),
    )
  })
})

test('deals that are paid once stand apart from the plans', () => {
  expect(offered(plans).map(({ id }) => id)).toEqual(['free', 'starter', 'pro', 'agency'])
  expect(deals(plans).map(({ id }) => id)).toEqual(['lifetime'])
})
