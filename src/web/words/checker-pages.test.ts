import { expect, test } from 'vitest'
import { loadWords } from './catalogs.ts'

const { checkerPages: en, specimens } = await loadWords('en')
const { checkerPages: de, specimens: germanSpecimens } = await loadWords('de')

test('Microsoft asks for SPF of bulk senders alone, as the report says too', () => {
  const [english, german] = [en.spf.about[1].text, de.spf.about[1].text]
  expect(english).toMatch(/^Gmail and Yahoo require SPF or DKIM from everyone/)
  expect(english).toContain('Microsoft requires both from bulk senders only (5,000 emails a day or more)')
  expect(german).toMatch(/^Gmail und Yahoo verlangen SPF oder DKIM von allen/)
  expect(german).toContain('Microsoft verlangt beides nur von Massenversendern (5.000 Mails am Tag und mehr)')
})

test('a hash of an address hides it neither from a list that has it nor from whoever guesses it', () => {
  const english = [en['email-blacklist'], specimens['email-blacklist']].map((said) => JSON.stringify(said))
  const german = [de['email-blacklist'], germanSpecimens['email-blacklist']].map((said) =>
    JSON.stringify(said),
  )
  for (const said of english) {
    expect(said).toMatch(/list that has the address .* guesses/)
    expect(said).not.toMatch(/nobody learns|neither the list|to anyone/)
  }
  for (const said of german) {
    expect(said).toMatch(/Liste, die die Adresse hat, .* errät/)
    expect(said).not.toMatch(/niemand erfährt|weder die Liste|weiterzugeben/)
  }
})
