import { bad, type Finding, good, noData, warning } from '@postproof/engine/finding'
import { sayIn } from '@postproof/messages/say'
import { describe, expect, test } from 'vitest'
import { makeSession } from './authentication/fixture.ts'
import { passing, signature } from './authentication/results-fixture.ts'
import type { SpamTestReport } from './report.ts'
import { judgeProviders } from './requirements.ts'
import { scoreFindings } from './score.ts'
import type { Authentication, DkimSignature, Session } from './types.ts'
import { verdictOf } from './verdict.ts'
import { checkPoints, groupOf } from './weights.ts'
import { requirementTitle } from './words/requirements.ts'

const fine = Object.keys(checkPoints).map((id) => good(id, 'x'))

type Given = {
  auth?: Partial<Authentication>
  findings?: Finding[]
  bulk?: boolean
  session?: Partial<Session>
}

function judge({ auth = {}, findings = [], bulk = false, session = {} }: Given) {
  const results = { ...passing, ...auth }
  const all = fine.map((finding) => findings.find(({ id }) => id === finding.id) ?? finding)
  const report = {
    auth: results,
    findings: all,
    kind: { kind: bulk ? 'subscribers' : 'personal', confidence: 'sure' },
    score: scoreFindings(all),
    requirements: judgeProviders(results, all),
  } as unknown as SpamTestReport
  const { level, title, text } = verdictOf(report, makeSession(session))
  const say = sayIn('en')
  return { level, title: say(title), text: text.map(say).join(' ') }
}

const signatures = (...results: DkimSignature['result'][]) => ({
  dkim: { signatures: results.map((result) => ({ ...signature, result })) },
})

describe('what proves the sender', () => {
  const unproven = { ...passing.dmarc, result: 'none' as const, spfAligned: false, dkimAligned: false }
  const lost = { ...passing.spf, result: 'fail' as const, aligned: false }

  test.each<[string, Given, string]>([
    [
      'a pass',
      {},
      'Signed by example.org, sent by mail.example.org [192.0.2.25] over TLS 1.3. Authenticated',
    ],
    ['no signature', { auth: signatures() }, 'Not signed, sent by'],
    ['a broken one', { auth: signatures('fail') }, 'Its signature is not valid, sent by'],
    ['two broken ones', { auth: signatures('fail', 'neutral') }, 'None of its signatures is valid, sent by'],
    ['a silent key server', { auth: signatures('temperror') }, 'Its signature could not be checked, sent by'],
    ['too much header to verify', { auth: signatures('permerror') }, 'Its signature could not be checked,'],
    [
      'one broken, one unanswered',
      { auth: signatures('fail', 'temperror') },
      'Not all of its signatures could be checked, and the others are not valid, sent by',
    ],
    [
      'DMARC unanswered, and nothing that could align',
      {
        auth: {
          ...signatures(),
          spf: { ...passing.spf, result: 'no-data' as const, aligned: false, domain: 'service.example' },
          dmarc: { ...unproven, result: 'no-data' as const },
        },
      },
      'Not authenticated for example.org',
    ],
    [
      'DMARC unanswered',
      { auth: { dmarc: { ...unproven, result: 'temperror' } } },
      'Whether it is authenticated for example.org could not be checked.',
    ],
    [
      'no DMARC record, the key unanswered',
      { auth: { ...signatures('temperror'), spf: lost, dmarc: unproven } },
      'Whether it is authenticated for example.org could not be checked.',
    ],
    [
      'no DMARC record, nothing passes',
      { auth: { ...signatures('fail'), spf: lost, dmarc: unproven } },
      'Not authenticated for example.org.',
    ],
  ])('%s', (_name, given, text) => {
    expect(judge(given).text).toContain(text)
  })

  test.each<[string, Given, string]>([
    [
      'TLS was offered and not used',
      { session: { tls: null }, findings: [bad('tls', 'plaintext')] },
      'sent by mail.example.org [192.0.2.25] without encryption.',
    ],
    [
      'a relay that only says ESMTP',
      { session: { tls: null, addressFrom: 'trusted-relay' }, findings: [noData('tls', 'relayed')] },
      'sent by mail.example.org [192.0.2.25]. ',
    ],
    [
      'an address given by hand',
      {
        session: { tls: null, tlsOffered: null, helo: null, addressFrom: 'given' },
        findings: [noData('tls', 'no-session')],
      },
      'sent by a host without a name [192.0.2.25]. ',
    ],
    ['a greeting with the address', { session: { helo: '[192.0.2.25]' } }, 'sent by [192.0.2.25] over'],
  ])('%s', (_name, given, text) => {
    expect(judge(given).text).toContain(text)
  })
})

describe('who may refuse', () => {
  const unsigned = signatures()

  test.each<[string, Given, string]>([
    [
      'only bulk rules fail',
      { bulk: true, auth: unsigned },
      'For bulk mail, Gmail, Yahoo and Microsoft may refuse this email or file it as spam: it lacks a valid DKIM signature.',
    ],
    [
      'what everyone must meet fails too',
      { bulk: true, findings: [bad('rdns', 'no-ptr')] },
      'Gmail and Yahoo may refuse this email or file it as spam: it lacks a reverse DNS name for the sending IP address.',
    ],
    [
      'no From',
      { findings: [bad('from_header', 'missing')] },
      'Do not send this yet: the email does not have exactly one valid From address, and Gmail refuses such mail.',
    ],
    [
      'two Subject headers and no one-click unsubscribe',
      { bulk: true, findings: [bad('duplicate_headers', 'repeated'), bad('one_click', 'missing')] },
      'it lacks one-click unsubscribe, and',
    ],
    [
      'one-click headers outside of the signature',
      { bulk: true, findings: [bad('one_click', 'not-signed')] },
      'For bulk mail, Gmail and Yahoo may refuse this email or file it as spam: its one-click unsubscribe headers are not covered by a valid DKIM signature.',
    ],
    [
      'no valid signature, and so none over the one-click headers',
      { bulk: true, auth: unsigned, findings: [bad('one_click', 'not-signed')] },
      'it lacks a valid DKIM signature, and so its one-click unsubscribe headers do not count.',
    ],
    [
      'three things',
      {
        bulk: true,
        auth: unsigned,
        findings: [bad('one_click', 'not-signed'), bad('body_unsubscribe', 'missing')],
      },
      'it lacks a valid DKIM signature and 2 more things they ask for.',
    ],
    [
      'what refuses it first, whatever a provider lists first',
      {
        bulk: true,
        auth: unsigned,
        findings: [
          bad('dkim', 'unsigned', { passes: false }),
          bad('tls', 'plaintext'),
          bad('rdns', 'no-ptr'),
        ],
      },
      'it lacks a reverse DNS name for the sending IP address and 2 more things they ask for.',
    ],
    [
      'a rule of which only one check found something, behind what is graver',
      {
        bulk: true,
        auth: unsigned,
        findings: [
          bad('dkim', 'unsigned', { passes: false }),
          bad('date_header', 'far-off'),
          bad('rdns', 'no-ptr'),
        ],
      },
      'it lacks a reverse DNS name for the sending IP address and 2 more things they ask for.',
    ],
  ])('%s', (_name, given, title) => {
    expect(judge(given)).toMatchObject({ level: 'bad', title: expect.stringContaining(title) })
  })

  test('no sentence about a refusal speaks of the RFC, and each bad format has its own', () => {
    const format = [
      bad('from_header', 'malformed'),
      bad('date_header', 'missing'),
      bad('message_id', 'absent'),
      bad('duplicate_headers', 'repeated'),
      bad('line_length', 'over-998'),
    ]
    const said = format.map((finding) => judge({ findings: [finding] }).title)
    expect(new Set(said).size).toBe(format.length)
    for (const title of said) expect(title).not.toMatch(/RFC|standard form/)
  })
})

describe('what is said where nobody refuses', () => {
  const uncovered = Object.keys(checkPoints)
    .filter((id) => ['authentication', 'reputation', 'headers'].includes(groupOf(id)!))
    .map((id) => noData(id, 'unknown'))
  const unsent: Given['auth'] = {
    spf: { ...passing.spf, result: 'no-data' },
    dmarc: { ...passing.dmarc, result: 'no-data' },
  }

  test.each<[string, Given, string, string]>([
    ['nothing', {}, 'good', 'Nothing we can see stands between this email and the inbox.'],
    [
      'why the score is held',
      { findings: [bad('hidden_text', 'much'), bad('html_size', 'clipped')] },
      'warning',
      'Providers should accept this email, but the email contains a lot of text that readers cannot see, as spam does.',
    ],
    [
      'the check to begin with',
      { findings: [bad('charset', 'x'), bad('link_health', 'x'), warning('image_alt', 'x')] },
      'warning',
      'Providers should accept this email; 2 problems are worth fixing, first: Working links.',
    ],
    [
      'the small thing',
      { findings: [warning('image_alt', 'some-missing')] },
      'good',
      'This email should reach the inbox; one small thing could be better: Alternative text.',
    ],
    [
      'the mail itself, when how it was sent could not be checked',
      { auth: unsent, findings: [...uncovered, bad('image_alt', 'most-missing')] },
      'warning',
      'We see one problem in the email itself: Alternative text. How it is sent could not be checked.',
    ],
    [
      'why it is held, when how it was sent could not be checked',
      { auth: unsent, findings: [...uncovered, bad('image_text_ratio', 'image-only')] },
      'warning',
      'The email itself has a problem: the email is almost all images. How it is sent could not be checked.',
    ],
  ])('%s', (_name, given, level, title) => {
    expect(judge(given)).toMatchObject({ level, title })
  })
})

test('the item of a rule says what is wrong where its own name would say something untrue', () => {
  const titleWith = (finding: Finding) => sayIn('en')(requirementTitle('one_click_unsubscribe', [finding]))
  expect(titleWith(good('one_click', 'complete'))).toBe('One-click unsubscribe in the headers')
  expect(titleWith(bad('one_click', 'not-signed'))).toBe(
    'A valid DKIM signature over the one-click unsubscribe headers',
  )
})
