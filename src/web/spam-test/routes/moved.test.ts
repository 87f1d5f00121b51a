import { expect, test } from 'vitest'
import { loader } from './moved.ts'

const visit = (moved: string, query: string) =>
  loader({
    params: { id: 'example', moved },
    request: new Request(`https://test.example/results/example/${moved}${query}`),
  } as unknown as Parameters<typeof loader>[0])

test.each([
  ['authentication', '', '/results/example/delivery'],
  ['authentication', '?open=spf', '/results/example/delivery?open=spf'],
  ['spam-filters', '', '/results/example/delivery#filters'],
  ['blacklists', '', '/results/example/delivery#blacklists'],
  ['content', '', '/results/example'],
  ['screenshots', '', '/results/example'],
  ['screenshots', '?device=mobile&variant=dark', '/results/example?device=mobile&variant=dark'],
  ['heat-map', '', '/results/example?attention=open'],
  ['heat-map', '?device=tablet', '/results/example?device=tablet&attention=open'],
  ['assistant', '', '/results/example?plan=open#plan'],
])('the old address %s%s leads to %s for good', (moved, query, to) => {
  const answer = visit(moved, query)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(to)
})

test.each(['anything', '__proto__', 'constructor'])('%s was never a part of a report', (moved) => {
  expect(() => visit(moved, '')).toThrow()
})
