import { expect, test } from 'vitest'
import { checks } from '../checks/index.ts'
import { textsIn } from './texts.ts'

const texts = textsIn('en')

test.each(checks.map(({ id }) => id))('%s names where its rule comes from', (id) => {
  const { refs } = texts[id]!
  expect(refs.length).toBeGreaterThan(0)
  for (const { label, url } of refs) {
    expect(label.trim()).not.toBe('')
    expect(new URL(url).protocol).toBe('https:')
  }
})
