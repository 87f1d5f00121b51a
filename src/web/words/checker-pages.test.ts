import { expect, test } from 'vitest'
import { checkerPageWords as de } from './de/checker-pages.ts'
import { checkerPageWords as en } from './en/checker-pages.ts'

test('Microsoft asks for SPF of bulk senders alone, as the report says too', () => {
  const [english, german] = [en.spf.about[1]?.text, de.spf.about[1]?.text]
  expect(english).toMatch(/^Gmail and Yahoo ask for SPF or DKIM from everyone/)
  expect(english).toContain('Microsoft asks for both from bulk senders alone (5,000 mails a day and more)')
  expect(german).toMatch(/^Gmail und Yahoo verlangen SPF oder DKIM von allen/)
  expect(german).toContain('Microsoft verlangt beides nur von Massenversendern (5.000 Mails am Tag und mehr)')
})
