import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { describe, expect, test } from 'vitest'
import { adviceOf } from './advice.ts'
import { blocks } from './fixtures/headers.ts'
import { delivered, foundIn, row, rowsOf, seedOf } from './fixtures/rows.ts'
import { readPlacementHeaders } from './headers/read.ts'
import { providerOf } from './provider.ts'
import type { PlacementRow } from './report-types.ts'
import { verdictOf } from './verdict.ts'

const at = Date.parse('2026-11-21T10:00:07Z')
const read = (provider: string, tab: 'inbox' | 'spam', id: number, when = at): PlacementRow =>
  row({
    seed: seedOf(id, provider, providerOf(provider).name),
    progress: delivered(tab),
    headers: readPlacementHeaders(blocks[provider]!, providerOf(provider), when),
  })
/** Counts in brackets have non-breaking spaces. */
const spoken = (title: Message) => say('en', title).replaceAll('\u00a0', ' ')
const titles = (rows: PlacementRow[]) =>
  adviceOf(rows).map(({ title, mailboxes }) => [spoken(title), mailboxes])
const all = (said: readonly Message[] = []) => said.map((each) => say('en', each)).join(' ')

describe('advice', () => {
  test.each<[string, PlacementRow[], [string, number[]][]]>([
    ['nothing decided', rowsOf('gmail: pending'), []],
    ['no rows', [], []],
    ['all well', rowsOf('gmail: inbox inbox'), [['Nothing to do', [1, 2]]]],
    ['well so far', rowsOf('gmail: inbox pending'), []],
    ['nowhere', rowsOf('gmail: missing', 'gmx: missing'), [['The email arrived in no mailbox', [1, 2]]]],
    [
      'missing at one',
      rowsOf('gmail: inbox', 'gmx: missing'),
      [['Find out what happened to missing emails: gmx (1 of 1)', [2]]],
    ],
    [
      'refused first',
      rowsOf('gmail: promotions', 'gmx: rejected'),
      [
        ['Read why it was refused: gmx (1 of 1)', [2]],
        ['Under Promotions at gmail: usually right for a newsletter', [1]],
      ],
    ],
    ['spam', rowsOf('gmail: inbox', 'gmx: spam'), [['Find out why it is in spam: gmx (1 of 1)', [2]]]],
    [
      'spam in a single mailbox of a provider',
      rowsOf('gmail: inbox', 'gmx: inbox inbox inbox inbox spam inbox'),
      [['Check single mailboxes that have it in spam: gmx (1 of 6)', [6]]],
    ],
    [
      'spam in half of the mailboxes of a provider',
      rowsOf('gmx: inbox inbox spam spam'),
      [['Find out why it is in spam: gmx (2 of 4)', [3, 4]]],
    ],
    ['marked', rowsOf('gmail: inbox', 'own: tagged'), [['Read why it is marked as spam: own (1 of 1)', [2]]]],
    [
      'marked under a tab',
      [row({ progress: { ...delivered('promotions'), found: { ...foundIn('promotions'), mark: 'sure' } } })],
      [['Read why it is marked as spam: gmail (1 of 1)', [1]]],
    ],
    ['unreadable', rowsOf('gmail: inbox unreachable'), [['1 mailbox could not be read', [2]]]],
    [
      'authentication fails',
      [read('icloud', 'inbox', 4)],
      [['Fix SPF, DKIM and DMARC: it fails at iCloud Mail', [4]]],
    ],
    [
      'no authentication',
      [read('fastmail', 'inbox', 5)],
      [['Set up SPF and DKIM: Fastmail found none', [5]]],
    ],
    ['SPF alone fails where DMARC passes', [read('outlook', 'inbox', 6)], [['Nothing to do', [6]]]],
    ['slow', [read('gmx', 'inbox', 7, at + 20 * 60_000)], [['It took up to 20 minutes to reach GMX', [7]]]],
  ])('%s', (_name, rows, expected) => {
    expect(titles(rows)).toEqual(expected)
  })

  test("Microsoft's own reasons are told in words", () => {
    const [advice] = adviceOf([read('outlook', 'spam', 3)])
    expect(spoken(advice!.title)).toBe('Find out why it is in spam: Outlook.com (1 of 1)')
    expect(all(advice?.why)).toContain('CAT SPM: Microsoft classified it as spam.')
    expect(all(advice?.why)).toContain('BCL 8: Bulk complaint level: a bulk sender with many complaints.')
    expect(all(advice?.why)).not.toContain('compauth')
  })

  test('a listed address is named with its lists', () => {
    const listed = { ...read('gmail', 'inbox', 1), blacklists: [{ list: 'zen.example', code: '127.0.0.2' }] }
    const [advice] = adviceOf([listed, { ...listed, mailbox: { ...listed.mailbox, id: 2 } }])
    expect(say('en', advice!.title)).toBe('The sending IP address is on zen.example')
    expect(advice?.mailboxes).toEqual([1, 2])
    expect(all(advice?.why)).toMatch(/^198\.51\.100\.7 was listed/)
  })

  test('a move to spam is told beside the spam itself, a recheck that finds it there again is not', () => {
    const recheck = { at: 400_000, tab: 'spam' as const, folder: 'Spam', placeNote: null }
    const found = (tab: 'inbox' | 'spam') => row({ progress: { ...delivered(tab), rechecks: [recheck] } })
    expect(titles([found('inbox')]).map(([title]) => title)).toEqual([
      'Find out why it is in spam: gmail (1 of 1)',
      'Moved to spam afterwards: gmail (1 of 1)',
    ])
    expect(titles([found('spam')]).map(([title]) => title)).toEqual([
      'Find out why it is in spam: gmail (1 of 1)',
    ])
  })

  test('it invents no record', () => {
    const given = adviceOf([
      read('icloud', 'spam', 1),
      read('fastmail', 'spam', 2),
      read('outlook', 'spam', 3),
    ])
    expect(JSON.stringify(given)).not.toMatch(/v=(?:spf1|DMARC1|DKIM1)|_dmarc\.|_domainkey/)
    const steps = all(given.flatMap((one) => one.steps))
    expect(steps).toContain('DKIM checker')
    expect(steps).not.toMatch(/\(\//)
  })
})

test('a tab is no inbox in the advice where the verdict does not count it as one', () => {
  const rows = rowsOf('gmail: promotions promotions')
  expect(all(verdictOf(rows)?.text)).toContain('0 of 2 mailboxes')
  const why = adviceOf(rows).flatMap((one) => one.why)
  const said = (['en', 'de'] as const).flatMap((language) => why.map((each) => say(language, each)))
  expect(said.join()).not.toMatch(/is part of the inbox|gehört zum Posteingang/)
  expect(said.join()).toMatch(/outside the primary inbox.*außerhalb des allgemeinen Posteingangs/)
})
