import { describe, expect, test } from 'vitest'
import type { Step } from '#contract/spam-test.ts'
import { careless } from '../../../../tests/fixtures/report.ts'
import { initialLiveTest, type LiveTest, liveTestAfter } from './live-test.ts'

const start = initialLiveTest({
  ...careless,
  status: 'waiting',
  sender: null,
  size_bytes: null,
  progress: {
    done: 0,
    total: 2,
    steps: [
      { id: 'spf', label: 'SPF', status: 'pending', ms: null },
      { id: 'links', label: 'Links', status: 'pending', ms: null },
    ],
  },
})
const step = (id: string, status: Step['status'], ms: number | null = null) => ({ id, status, ms })
const heard = (...news: Parameters<typeof liveTestAfter>[1][]): LiveTest => news.reduce(liveTestAfter, start)

describe('what the waiting page knows', () => {
  test('the connection comes with the first status and stays', () => {
    const live = heard(
      { type: 'status', status: 'received', from: 'mx.example', tls: 'TLSv1.3', size_bytes: 48211 },
      { type: 'status', status: 'analyzing' },
    )
    expect(live).toMatchObject({ status: 'analyzing', from: 'mx.example', tls: 'TLSv1.3', size: 48211 })
  })

  test('a step goes on, and is called as before', () => {
    const live = heard(
      { type: 'step', step: step('spf', 'running'), done: 0, total: 2 },
      { type: 'step', step: step('spf', 'done', 12), done: 1, total: 2 },
      { type: 'step', step: step('links', 'running'), done: 1, total: 2 },
    )
    expect(live.steps).toEqual([
      { ...step('spf', 'done', 12), label: 'SPF' },
      { ...step('links', 'running'), label: 'Links' },
    ])
    expect(live).toMatchObject({ done: 1, total: 2, status: 'analyzing' })
  })

  test('a late event does not take the count back', () => {
    const live = heard(
      { type: 'step', step: step('b', 'done', 1), done: 2, total: 3 },
      { type: 'step', step: step('a', 'done', 1), done: 1, total: 3 },
    )
    expect(live.done).toBe(2)
  })

  test('a late step does not reopen a finished test', () => {
    const live = heard(
      { type: 'status', status: 'completed' },
      { type: 'step', step: step('a', 'done', 1), done: 1, total: 1 },
    )
    expect(live.status).toBe('completed')
  })

  test('asking in place of events goes on asking', () => {
    const live = heard({ type: 'poll' }, { type: 'result', result: careless })
    expect(live).toMatchObject({ polling: true, status: 'completed' })
  })
})
