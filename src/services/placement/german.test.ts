import { expect, test } from 'vitest'
import { beginSeed } from '#engines/placement/seed-state.ts'
import { createPlacementSample } from './sample.ts'
import { languageOfLocale, MISSING_KEY, placementWordsIn } from './texts.ts'
import { afterReport, healthText } from './words.ts'

test('the sample is made once and worded for each reader: other sentences, the same facts', async () => {
  const sample = createPlacementSample('https://example.test')
  const [en, de] = [await sample(), await sample('de')]
  expect(de.summary).toEqual(en.summary)
  expect(de.verdict?.level).toBe(en.verdict?.level)
  expect(de.verdict?.title).not.toBe(en.verdict?.title)
  expect(de.verdict?.text).toContain('simuliert')
  expect(de.marker_hint).not.toBe(en.marker_hint)
  for (const [at, row] of de.results.entries()) {
    const other = en.results[at]!
    expect(row.note).not.toBe(other.note)
    for (const [each, filter] of row.filters.entries()) {
      expect(filter).toMatchObject({ name: other.filters[each]!.name, value: other.filters[each]!.value })
      expect(filter.text).not.toBe(other.filters[each]!.text)
    }
    expect(row.ms?.scl).toBe(other.ms?.scl)
    for (const [each, one] of (row.ms?.explained ?? []).entries()) {
      expect(one.text).not.toBe(other.ms!.explained[each]!.text)
    }
  }
  expect((await sample('en')).verdict).toEqual(en.verdict)
})

test('what was found after a report, in German', () => {
  const ref = { path: 'Junk', uidValidity: '1', uid: 1 }
  const found = { ref, tab: 'spam', folder: 'Junk', placeNote: null, matchedBy: 'header' } as const
  const late = { ...beginSeed(0), found: { ...found, messageId: null, internalDate: 0 }, foundAt: 0 }
  expect(afterReport(beginSeed(0), late, 'de')).toEqual([
    'Nachdem dieser Bericht erstellt war, wurde die Mail im Ordner „Junk“ gefunden (1970-01-01 00:00 UTC). Der Bericht bleibt, wie er war.',
  ])
})

test.each([
  [MISSING_KEY, /Schlüssel/],
  ['no complete answer within 5000 ms', /keine vollständige Antwort innerhalb von 5000 ms$/],
  ['[AUTHENTICATIONFAILED] Invalid', /Die Meldung lautet: \[AUTHENTICATIONFAILED\] Invalid$/],
])('health of a mailbox in German: %s', (detail, said) => {
  expect(healthText('failing', { code: 'timeout', detail, final: false }, 'de')).toMatch(said)
})

test('no sentence of the services is the same in both languages', () => {
  const [en, de] = [placementWordsIn('en'), placementWordsIn('de')]
  for (const state of ['disabled', 'untested', 'ok', 'failing'] as const) {
    expect(de.health[state]).not.toBe(en.health[state])
  }
  expect(de.trial('News').text).not.toBe(en.trial('News').text)
  expect(de.delivery.status(500)).not.toBe(en.delivery.status(500))
  expect(['de', 'de-AT', 'en', 'fr', ''].map(languageOfLocale)).toEqual(['de', 'de', 'en', 'en', 'en'])
})
