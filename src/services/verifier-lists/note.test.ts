import { expect, test } from 'vitest'
import { type NoteFact, sayNote } from './note.ts'

test('a note is kept as facts, and said in the language of whoever reads it', () => {
  const facts: NoteFact[] = [
    { fact: 'beside', other: { index: 1, name: null }, column: { index: 0, name: 'Mail' } },
    { fact: 'unasked', domains: ['a.example', 'b.example', 'c.example'], more: 2 },
  ]
  const said = (language: 'en' | 'de') => sayNote(JSON.stringify(facts), language)
  expect(said('en')).toBe(
    'There are addresses in column 2 as well; those in "Mail" are verified. The addresses at a.example, b.example, c.example and 2 more look generated, so we do not ask the mail servers there. Everything else about them is checked.',
  )
  expect(said('de')).toMatch(
    /^Adressen gibt es auch hier: Spalte 2\. Geprüft wird „Mail“\. .* und 2 weiteren/,
  )
})

test('a sentence that an earlier version stored stays as it stands', () => {
  expect(sayNote('One letter of this file.', 'de')).toBe('One letter of this file.')
  expect(sayNote(null, 'de')).toBeNull()
})

test.each<[NoteFact, english: string, german: string]>([
  [
    { fact: 'replaced', count: 1 },
    'One character in this file is not valid UTF-8 and is shown as \ufffd.',
    'Ein Zeichen dieser Datei ist kein gültiges UTF-8 und erscheint als \ufffd.',
  ],
  [
    { fact: 'mostly-bad', bad: 1200, rows: 2000, column: { index: 2, name: null } },
    '1200 of 2000 rows have no address in column 3. If the addresses are in another column, correct the file and upload it again.',
    '1200 von 2000 Zeilen haben hier keine Adresse: Spalte 3. Stehen die Adressen anderswo, die Datei korrigieren und noch einmal hochladen.',
  ],
  [
    { fact: 'refused', domain: 'x.example', why: 'numbers' },
    'Nearly all addresses in this list are names with consecutive numbers at x.example. Receivers see this as mailbox guessing and block the server that asks, so we do not verify this list. Upload addresses that people gave you.',
    'Fast die ganze Liste besteht aus einem Muster bei x.example: Namen mit fortlaufenden Zahlen. Empfangende Server halten das für das Erraten von Postfächern und sperren den fragenden Server; deshalb prüfen wir diese Liste nicht. Adressen hochladen, die Menschen Ihnen gegeben haben.',
  ],
])('%j', (fact, english, german) => {
  expect(sayNote(JSON.stringify([fact]), 'en')).toBe(english)
  expect(sayNote(JSON.stringify([fact]), 'de')).toBe(german)
})
