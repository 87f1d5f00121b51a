import { expect, test } from 'vitest'
import { proposeDmarc, proposeSpf, proposeTlsRpt } from './propose.ts'

const google = 'include:_spf.google.com'

test.each<[string, string[], string[], ReturnType<typeof proposeSpf>]>([
  ['nothing there, one service', [], [google], { value: `v=spf1 ${google} ~all` }],
  ['nothing there, nothing chosen', [], [], null],
  ['a record without it', ['v=spf1 mx -all'], [google], { value: `v=spf1 mx ${google} -all` }],
  ['a record that has it', [`v=spf1 ${google} ~all`], [google], null],
  ['with a plus before it', [`v=spf1 +${google} ~all`], [google], null],
  ['a redirect', ['v=spf1 redirect=x.example'], [google], { value: `v=spf1 ${google} redirect=x.example` }],
  [
    'two records become one',
    ['v=spf1 mx -all', 'v=spf1 ip4:192.0.2.1 ~all'],
    [],
    { value: 'v=spf1 mx ip4:192.0.2.1 ~all' },
  ],
  ['a record that nobody reads', ['v=spf1 ipv4:192.0.2.1 -all'], [google], 'broken'],
  ['two services at once', [], [google, 'ip4:192.0.2.1'], { value: `v=spf1 ${google} ip4:192.0.2.1 ~all` }],
])('SPF: %s', (_, published, terms, proposed) => {
  expect(proposeSpf(published, terms)).toEqual(proposed)
})

const box = 'dmarc@example.org'

test.each<[string, string[], string, ReturnType<typeof proposeDmarc>]>([
  ['nothing there', [], box, { value: `v=DMARC1; p=none; rua=mailto:${box}` }],
  ['no mailbox yet', [], '', null],
  [
    'a policy without reports stays',
    ['v=DMARC1; p=reject'],
    box,
    { value: `v=DMARC1; p=reject; rua=mailto:${box}` },
  ],
  ['reports of its own stay', ['v=DMARC1; p=none; rua=mailto:a@x.example'], box, null],
  ['two records', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], box, 'broken'],
])('DMARC: %s', (_, published, mailbox, proposed) => {
  expect(proposeDmarc(published, mailbox)).toEqual(proposed)
})

test.each<[string, string[], string, ReturnType<typeof proposeTlsRpt>]>([
  ['nothing there', [], box, { value: `v=TLSRPTv1; rua=mailto:${box}` }],
  ['no mailbox yet', [], '', null],
  ['one is there', ['v=TLSRPTv1; rua=mailto:a@x.example'], box, null],
])('TLS-RPT: %s', (_, published, mailbox, proposed) => {
  expect(proposeTlsRpt(published, mailbox)).toEqual(proposed)
})
