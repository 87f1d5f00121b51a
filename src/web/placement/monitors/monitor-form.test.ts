import { expect, test } from 'vitest'
import { readMonitor } from './monitor-form.ts'

const typed = {
  name: ' Weekly ',
  providers: ['gmail'],
  enabled: 'on',
  drop_points: '15',
  silent_hours: '',
  email: 'on',
  webhook_url: '',
}

test('boxes that are not ticked are off, empty numbers are never', () => {
  expect(readMonitor(typed)).toEqual({
    ok: true,
    value: {
      name: 'Weekly',
      providers: ['gmail'],
      enabled: true,
      drop_points: 15,
      alert_spam: false,
      silent_hours: null,
      email: true,
      webhook_url: null,
    },
  })
})

test.each([
  [{ name: '' }, 'name'],
  [{ providers: [] }, 'providers'],
  [{ drop_points: '101' }, 'drop_points'],
  [{ drop_points: 'many' }, 'drop_points'],
  [{ silent_hours: '0' }, 'silent_hours'],
  [{ webhook_url: 'ftp://one.example' }, 'webhook_url'],
])('%j is refused at %s', (change, field) => {
  const given = { ...typed, ...change }
  const read = readMonitor(given)
  expect(!read.ok && Object.keys(read.errors)).toEqual([field])
})
