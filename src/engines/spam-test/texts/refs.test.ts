import { expect, test } from 'vitest'
import { checks } from '../checks/index.ts'
import { texts } from './index.ts'

test.each(checks.map(({ id }) => id))('%s names where its rule comes from', (id) => {
  const refs = texts[id]!.refs
  expect(refs.length).toBeGreaterThan(0)
  for (const { label, url } of refs) {
    expect(label.trim()).not.toBe('')
    expect(new URL(url).protocol).toBe('https:')
  }
})
