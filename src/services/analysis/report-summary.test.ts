import { say } from '@postproof/messages/say'
import { expect, test } from 'vitest'
import type { SeenMessages } from '#storage/domain-reports/seen.ts'
import { judgeReports } from './report-summary.ts'

/** The first sentence of the page claims what the rows say. */

type Row = Partial<SeenMessages> & { messages: number }

const row = (given: Row): SeenMessages => ({
  ...{ policy: null, day: '2026-11-01', reporter: 'google' },
  ...{ source_ip: '198.51.100.10', source_written: '198.51.100.10' },
  ...{
    header_from: 'shop.example',
    disposition: 'none',
    dkim: 'pass',
    spf: 'pass',
    passed: true,
    reasons: [],
  },
  dkim_results: [{ domain: 'shop.example', selector: 's', result: 'pass', humanResult: null }],
  spf_results: [{ domain: 'shop.example', scope: null, result: 'pass', humanResult: null }],
  ...given,
})

const spf = (domain: string, result: string) => [{ domain, scope: null, result, humanResult: null }]
const fails: Partial<SeenMessages> = { dkim: 'fail', spf: 'fail', passed: false, dkim_results: [] }

const signed = row({ messages: 500 })
/** The same server, whose mail fails now and then: a receiver errs. */
const lost = row({ messages: 2, ...fails, spf_results: spf('shop.example', 'temperror') })
/** Another server, which only SPF holds up. */
const unsigned = row({
  ...{ messages: 50, source_ip: '203.0.113.20', dkim: 'fail', dkim_results: [], header_from: 'shop.example' },
  spf_results: spf('bounce.shop.example', 'pass'),
})
const broken = row({ messages: 40, ...fails, spf_results: spf('www.shop.example', 'none') })
const unclear = row({
  ...{ messages: 9, source_ip: '54.240.8.31', ...fails },
  spf_results: spf('amazonses.com', 'pass'),
})
const stranger = row({
  messages: 7,
  source_ip: '203.0.113.99',
  ...fails,
  spf_results: spf('shop.example', 'fail'),
})

test.each<[title: string, rows: SeenMessages[], says: string]>([
  ['nothing', [], 'No messages have been reported in this period yet.'],
  ['all in order', [signed], 'Your mail is in order: 500 of 500 messages passed DMARC.'],
  [
    'a stranger',
    [signed, stranger],
    'Your mail is in order: 500 of 507 messages passed DMARC, and 7 came from strangers.',
  ],
  [
    'unclear mail',
    [signed, unclear],
    'Your known mail passes DMARC. 9 messages come from senders that may be yours: decide about them below.',
  ],
  [
    'unclear mail, and a few of the owner’s that fail',
    [signed, lost, unclear],
    '2 messages of yours fail DMARC. 9 messages come from senders that may be yours: decide about them below.',
  ],
  [
    'a sender that only SPF holds up',
    [unsigned],
    'All your known mail passes DMARC. Fix shop.example before the policy becomes stricter.',
  ],
  ['a sender that fails', [signed, broken], '40 messages of yours fail DMARC. Fix shop.example first.'],
])('%s', (_, rows, says) => {
  const sum = (some: SeenMessages[]) => some.reduce((total, { messages }) => total + messages, 0)
  const totals = { messages: sum(rows), passed: sum(rows.filter(({ passed }) => passed)) }
  const asked = { domain: 'shop.example', policy: null, senders: [], reverseNames: [], totals }
  const judged = judgeReports(Buffer.from(JSON.stringify(rows)), asked)
  expect(say('en', judged.says)).toBe(says)
})

test('the senders that fail are named, not the ones that only lack a signature', () => {
  const service = row({
    ...{ messages: 90, source_ip: '50.31.156.1', dkim: 'fail', spf_results: spf('pm.shop.example', 'pass') },
    dkim_results: [{ domain: 'pm.mtasv.net', selector: 'pm20', result: 'pass', humanResult: null }],
  })
  const asked = {
    domain: 'shop.example',
    policy: null,
    senders: [],
    reverseNames: [],
    totals: { messages: 630, passed: 590 },
  }
  const { says } = judgeReports(Buffer.from(JSON.stringify([signed, broken, service])), asked)
  expect(say('en', says)).toBe('40 messages of yours fail DMARC. Fix shop.example first.')
})
