import { expect, test } from 'vitest'
import { monitorFormSchema } from './monitor-form.ts'

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
  expect(monitorFormSchema(typed).parse(typed)).toEqual({
    name: 'Weekly',
    providers: ['gmail'],
    enabled: true,
    drop_points: 15,
    alert_spam: false,
    silent_hours: null,
    email: true,
    webhook_url: null,
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
  const { error } = monitorFormSchema(given).safeParse(given)
  expect(error?.issues[0]?.path[0]).toBe(field)
})
