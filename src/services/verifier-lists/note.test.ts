import { expect, test } from 'vitest'
import { type NoteFact, sayNote } from './note.ts'

test('a note is kept as facts, and said in the language of whoever reads it', () => {
  const facts: NoteFact[] = [
    { fact: 'beside', other: { index: 1, name: null }, column: { index: 0, name: 'Mail' } },
    { fact: 'unasked', domains: ['a.example', 'b.example', 'c.example'], more: 2 },
  ]
  const said = (language: 'en' | 'de') => sayNote(JSON.stringify(facts), language)
  expect(said('en')).toBe(
    'Addresses stand in column 2 as well; those in "Mail" are verified. The addresses at a.example, b.example, c.example and 2 more look generated, so the mail servers there are not asked. All else about them is checked.',
  )
  expect(said('de')).toMatch(/^Adressen stehen auch hier: Spalte 2\. Geprüft wird „Mail“\. .* und 2 weiteren/)
})

test('a sentence that an earlier version stored stays as it stands', () => {
  expect(sayNote('One letter of this file.', 'de')).toBe('One letter of this file.')
  expect(sayNote(null, 'de')).toBeNull()
})

test.each<[NoteFact, english: string, german: string]>([
  [
    { fact: 'replaced', count: 1 },
    'One letter of this file is not valid UTF-8 and stands there as \ufffd.',
    'Ein Buchstabe dieser Datei ist kein gültiges UTF-8 und steht dort als \ufffd.',
  ],
  [
    { fact: 'mostly-bad', bad: 1200, rows: 2000, column: { index: 2, name: null } },
    '1200 of 2000 rows hold no address in column 3. If the addresses stand elsewhere, mend the file and upload it again.',
    '1200 von 2000 Zeilen haben hier keine Adresse: Spalte 3. Stehen die Adressen anderswo, die Datei berichtigen und noch einmal hochladen.',
  ],
  [
    { fact: 'refused', domain: 'x.example', why: 'numbers' },
    'Nearly all of this list are names with numbers in a row at x.example. Receivers take this for guessing of mailboxes and block whoever asks, so this list is not verified. Upload addresses that people gave you.',
    'Fast die ganze Liste besteht aus einem Muster bei x.example: Namen mit fortlaufenden Zahlen. Empfangende Server halten das für das Erraten von Postfächern und sperren, wer so fragt; deshalb wird diese Liste nicht geprüft. Adressen hochladen, die Menschen Ihnen gegeben haben.',
  ],
])('%j', (fact, english, german) => {
  expect(sayNote(JSON.stringify([fact]), 'en')).toBe(english)
  expect(sayNote(JSON.stringify([fact]), 'de')).toBe(german)
})
