import { expect, test } from 'vitest'
import { readSocial, socialLines } from './settings-form.ts'

const social = [
  { icon: 'x', link: 'https://x.com/krume', alt: 'Krume on X' },
  { icon: 'own', link: 'https://krume.example/blog', alt: 'Blog' },
]

test('links come back from their lines as they were', () => {
  expect(readSocial(socialLines(social), social)).toEqual(social)
})

test.each([
  ['', []],
  ['  \r\n \n', []],
  ['https://x.com/krume', [{ icon: 'x', link: 'https://x.com/krume', alt: 'x.com/krume' }]],
  ['mailto:a@b.example  Write to us ', [{ icon: 'link', link: 'mailto:a@b.example', alt: 'Write to us' }]],
])('%j', (text, expected) => {
  expect(readSocial(text, [])).toEqual(expected)
})
