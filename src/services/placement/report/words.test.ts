import { say } from '@postproof/messages/say'
import type { SeedTrouble } from '@postproof/placement/mailbox-world'
import { beginSeed } from '@postproof/placement/seed-state'
import { expect, test } from 'vitest'
import { type StoredAlert, wordedAlert } from '../monitors/alerts.ts'
import { createPlacementSample } from './sample.ts'
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
  expect(afterReport(beginSeed(0), late).map((note) => say('de', note))).toEqual([
    'Nachdem dieser Bericht erstellt war, wurde die Mail im Ordner „Junk“ gefunden (1970-01-01 00:00 UTC). Der Bericht bleibt, wie er war.',
  ])
})

test.each<[SeedTrouble['detail'], RegExp]>([
  [{ found: 'no-answer', ms: 5000 }, /Der Server meldet: keine vollständige Antwort innerhalb von 5000 ms$/],
  [{ found: 'no-token', ms: 5000 }, /kein Zugriffstoken innerhalb von 5000 ms$/],
  [{ found: 'too-much', octets: 1_048_576 }, /mehr als die erlaubten 1048576 Bytes$/],
  [{ found: 'no-inbox' }, /das Postfach nennt keinen Posteingang$/],
  [
    { found: 'leads-to', host: 'imap.example.org', address: '10.0.0.8', kind: 'private' },
    /imap\.example\.org führt zu 10\.0\.0\.8 \(private\)$/,
  ],
  [{ found: 'status', status: 503 }, /Status 503$/],
  ['[AUTHENTICATIONFAILED] Invalid', /Der Server meldet: \[AUTHENTICATIONFAILED\] Invalid$/],
  ['', /rechtzeitig geantwortet\.$/],
])('health of a mailbox in German: %j', (detail, said) => {
  expect(healthText('failing', { code: 'timeout', detail, final: false }, 'de')).toMatch(said)
})

test('a mailbox whose key is missing, by its code', () => {
  const trouble = { code: 'no-key', detail: '', final: true } as const
  expect(healthText('failing', trouble)).toBe(
    'We cannot read it: the key for its password is not on this server.',
  )
  expect(healthText('failing', trouble, 'de')).toBe(
    'Wir können es nicht lesen: der Schlüssel zu seinem Passwort liegt nicht auf diesem Server.',
  )
})

test('an alert waits as codes and is worded when it is sent; one that was stored in words stays as it is', () => {
  const alert: StoredAlert = {
    id: 'a',
    kind: 'spam',
    language: 'de',
    title: {
      code: 'placement.alert.of',
      facts: {
        monitor: 'News',
        title: { code: 'placement.alert.silence.title', facts: { monitor: 'News', hours: 25 } },
      },
    },
    text: { code: 'placement.alert.silence.text', facts: {} },
    provider: null,
    monitor: { id: 'm', name: 'News' },
    test_id: null,
    url: 'https://example.test',
    at: '2026-11-22T00:00:00.000Z',
  }
  const stored = JSON.parse(JSON.stringify(alert)) as StoredAlert
  expect(wordedAlert(stored)).toMatchObject({ id: 'a', title: 'News: Keine Mail zu „News“ seit 25 Stunden' })
  expect(wordedAlert(stored)).not.toHaveProperty('language')
  const before = { ...alert, title: 'News: in words', text: 'Stored.' }
  expect(wordedAlert(before)).toMatchObject({ title: 'News: in words', text: 'Stored.' })
})
