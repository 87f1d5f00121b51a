import { expect, test } from 'vitest'
import { evidenceLabel } from './evidence-label.ts'

test.each([
  ['link_health', 'timeout, 3 redirects', 'no answer in time, 3 redirects'],
  ['link_health', 'HTTP 404, 1 redirects', 'HTTP 404, 1 redirects'],
  ['image_health', 'dns', 'the host name does not exist'],
  ['image_health', 'the host name does not exist', 'the host name does not exist'],
  ['spf', 'timeout', 'timeout'],
])('%s: %s', (id, label, english) => {
  expect(evidenceLabel('en', id, label)).toBe(english)
})

test('in German', () => {
  expect(evidenceLabel('de', 'link_health', 'timeout, 3 redirects')).toBe(
    'keine Antwort in der erlaubten Zeit, 3 Weiterleitungen',
  )
  expect(evidenceLabel('de', 'image_health', 'HTTP 200, 812 kB, webp')).toBe('HTTP 200, 812 kB, webp')
})
