import { say } from '@postproof/messages/say'
import { describe, expect, test } from 'vitest'
import { block, blocks, mail } from '../fixtures/headers.ts'
import { providerOf, simulatedProviderInfo } from '../provider.ts'
import { microsoftSays } from './microsoft-values.ts'
import { readPlacementHeaders } from './read.ts'

const at = Date.parse('2026-11-21T10:00:07Z')
const read = (provider: string, headers = blocks[provider]!) =>
  readPlacementHeaders(headers, providerOf(provider), at)

/** provider, spf, dkim, dmarc, arc, the verdicts of filters by name. */
const families: [string, string, string, string, string, Record<string, 'spam' | 'clean' | null>][] = [
  ['gmail', 'pass', 'pass', 'pass', 'unknown', {}],
  ['outlook', 'fail', 'pass', 'pass', 'unknown', {}],
  [
    'yahoo',
    'pass',
    'pass',
    'pass',
    'unknown',
    { 'X-Apparently-To': null, 'X-YahooFilteredBulk': 'spam', 'X-YMailISG': null },
  ],
  [
    'icloud',
    'softfail',
    'fail',
    'fail',
    'none',
    { 'X-Apple-MoveToFolder': 'spam', 'X-Apple-Action': 'spam', 'X-ICL-SCORE': null },
  ],
  ['zoho', 'pass', 'pass', 'pass', 'unknown', { 'X-ZohoMail': null, 'X-Zoho-Virus-Status': null }],
  [
    'fastmail',
    'none',
    'none',
    'none',
    'none',
    { 'X-Spam-known-sender': null, 'X-Spam-score': null, 'X-ME-VSCategory': 'clean' },
  ],
  ['proton', 'pass', 'pass', 'pass', 'none', { 'X-Pm-Origin': null, 'X-Pm-Spam-Action': 'clean' }],
  ['gmx', 'pass', 'pass', 'unknown', 'unknown', { 'X-GMX-Antispam': 'spam', 'X-UI-Filterresults': 'spam' }],
  ['web-de', 'unknown', 'pass', 'pass', 'unknown', { 'X-UI-Filterresults': 'clean' }],
  ['mail-ru', 'pass', 'pass', 'pass', 'unknown', { 'X-Mru-BL': null, 'X-7564579A': null, 'X-Mras': 'clean' }],
  ['yandex', 'pass', 'pass', 'unknown', 'unknown', { 'X-Yandex-Spam': 'spam' }],
  ['orange', 'pass', 'pass', 'pass', 'unknown', { 'X-me-spamlevel': 'clean' }],
  [
    'generic',
    'pass',
    'pass',
    'pass',
    'unknown',
    {
      'X-Spam-Flag': 'spam',
      'X-Spam-Status': 'spam',
      'X-Rspamd-Action': 'spam',
      'X-Barracuda-Spam-Status': 'clean',
      'X-Spam-Score': null,
    },
  ],
]

describe('headers of provider families', () => {
  test.each(families)('%s', (provider, spf, dkim, dmarc, arc, filters) => {
    const headers = read(provider)
    expect(headers.auth).toMatchObject({ spf, dkim, dmarc, arc })
    expect(Object.fromEntries(headers.filters.map((one) => [one.name, one.verdict]))).toEqual(filters)
    expect(headers).toMatchObject({
      subject: 'Autumn news – issue 7',
      sender: 'news@mail.example.org',
      senderDomain: 'example.org',
      messageId: '<20261121.7@mail.example.org>',
      senderIp: '198.51.100.7',
      deliveredAt: at,
      deliverySeconds: 7,
    })
    const border = headers.hops.filter((hop) => hop.border)
    expect(border).toHaveLength(1)
    expect(headers.hops[0]).toMatchObject({
      from: 'app.example.org',
      by: 'out.example.org',
      tls: true,
      delay: null,
    })
    expect(headers.hops.slice(1).every((hop) => hop.delay !== null && hop.delay >= 0)).toBe(true)
  })

  test('of several signatures the aligned one counts, and its domain is told', () => {
    expect(read('gmail').auth).toMatchObject({ dkimDomain: 'example.org', dkimAligned: true })
    expect(read('gmx').auth).toMatchObject({ dkimDomain: 'example.org', dkimAligned: true })
    expect(read('gmail').auth?.results[0]?.properties['header.b']).toBe('Ab1=')
  })

  test('Microsoft is joined and put into words', () => {
    const { ms } = read('outlook')
    expect(ms).toMatchObject({
      scl: 5,
      bcl: 8,
      sfv: 'SPM',
      cat: 'SPM',
      dest: 'J',
      ofr: 'SpamFilterAuthJ',
      compauth: 'pass',
    })
    expect(ms?.explained.map((one) => one.name)).toEqual([
      'dest',
      'OFR',
      'SCL',
      'SFV',
      'CAT',
      'BCL',
      'IPV',
      'compauth',
    ])
    const inEnglish = (name: string, value: string) => say('en', microsoftSays(name, value))
    const said = ms?.explained.map(({ name, value }) => inEnglish(name, value)) ?? []
    expect(said.every((text) => text.length > 10 && !text.includes('does not say'))).toBe(true)
    const odd = read(
      'outlook',
      blocks.outlook!.replace('CAT:SPM', 'CAT:ZZZ').replace('dest:J', 'dest:I').replace('SCL:5', 'SCL:1'),
    )
    expect(odd.ms?.explained.find((one) => one.name === 'CAT')).toEqual({ name: 'CAT', value: 'ZZZ' })
    expect(inEnglish('CAT', 'ZZZ')).toBe('Microsoft does not say what CAT ZZZ means.')
    expect(odd.ms?.explained.map((one) => one.name)).toEqual(
      expect.arrayContaining(['dest and SCL', 'two SCL']),
    )
    expect(read('gmail', blocks.outlook!).ms).toBeNull()
  })

  test('what anyone could have written below the border is marked', () => {
    const unsure = read('generic').filters.filter((one) => one.unsure)
    expect(unsure.map((one) => one.name)).toEqual(['X-Spam-Score'])
  })
})

/** A mail whose sender put these fields on top of it. */
const forged = (provider: string, ...fields: string[]): string =>
  blocks[provider]!.replace(mail[0]!, `${fields.join('\r\n')}\r\n${mail[0]}`)
const without = (provider: string, from: RegExp): string => blocks[provider]!.replace(from, '')
const lie = 'spf=pass; dkim=pass header.d=example.org; dmarc=pass'

describe('a forged Authentication-Results', () => {
  const gmailSaysNothing = without('gmail', /Authentication-Results: mx\.google\.com;\r\n(?:\s.*\r\n)+/)
    .replace(/ARC-Authentication.*\r\n/, '')
    .replace(/Received-SPF.*\r\n/, '')
  const gmailFails = blocks.gmail!.replace(/(?<=\r\n[^\r\n]*)(?:dkim|spf|dmarc)=pass/g, (found) =>
    found.replace('pass', 'fail'),
  )
  const onTop = (headers: string, ...fields: string[]) =>
    headers.replace(mail[0]!, `${fields.join('\r\n')}\r\n${mail[0]}`)

  test.each([
    [
      'a second one right below the real one',
      onTop(gmailFails, `Authentication-Results: mx.google.com; ${lie}`),
    ],
    [
      'in another case and with a version',
      onTop(gmailFails, `authentication-RESULTS: MX.Google.com 1; ${lie}`),
    ],
    [
      'after a trace of its own',
      onTop(
        gmailFails,
        'Received: from a (a [203.0.113.1]) by mx.google.com with ESMTP id 1; Sat, 21 Nov 2026 10:00:00 +0000',
        `Authentication-Results: mx.google.com; ${lie}`,
      ),
    ],
  ])('%s changes nothing', (_name, headers) => {
    expect(read('gmail', headers).auth).toMatchObject({ spf: 'fail', dkim: 'fail', dmarc: 'fail' })
  })

  test.each([
    ['another authserv-id', `Authentication-Results: mx.evil.test; ${lie}`, 'foreign-only'],
    ['a look-alike below', `Authentication-Results: mx.google.com.evil.test; ${lie}`, 'foreign-only'],
    ['a look-alike beside', `Authentication-Results: evilmx.google.com; ${lie}`, 'foreign-only'],
    [
      'a comment before another name',
      `Authentication-Results: (mx.google.com;) evil.test; ${lie}`,
      'foreign-only',
    ],
    ['a comment within a name', `Authentication-Results: mx.google.com(x).evil.test; ${lie}`, 'foreign-only'],
    ['a nested comment', `Authentication-Results: (a (b) mx.google.com) evil.test; ${lie}`, 'foreign-only'],
    [
      'a quoted name that ends later',
      `Authentication-Results: "mx.google.com;evil.test"; ${lie}`,
      'foreign-only',
    ],
    ['a version that is not known', `Authentication-Results: mx.google.com 2; ${lie}`, 'foreign-only'],
    ['no authserv-id', `Authentication-Results: ${lie}`, 'foreign-only'],
    [
      'a name folded apart',
      `Authentication-Results: mx.google\r\n\t.com\r\n .evil.test; ${lie}`,
      'foreign-only',
    ],
    ['an encoded word', `Authentication-Results: =?utf-8?q?mx.google.com=3B?= ; ${lie}`, 'foreign-only'],
    [
      'below a field of the mail',
      `Subject: x\r\nAuthentication-Results: mx.google.com; ${lie}`,
      'below-border',
    ],
    [
      'below a trace of its own',
      `Received: from x by mx.google.com; Sat, 21 Nov 2026 10:00:00 +0000\r\nAuthentication-Results: mx.google.com; ${lie}`,
      'below-border',
    ],
    ['none at all', 'X-Nothing: here', 'no-field'],
  ])('%s is not believed', (_name, field, absence) => {
    const headers = read('gmail', onTop(gmailSaysNothing, field))
    expect(headers.auth).toBeNull()
    expect(headers.authAbsence).toBe(absence)
  })

  test.each([
    'yahoo',
    'icloud',
    'zoho',
    'fastmail',
    'proton',
    'gmx',
    'web-de',
    'orange',
    'generic',
    'outlook',
  ])('%s: its own name below its border is ignored', (provider) => {
    const id = /^Authentication-Results: ([^;\s=]+)(?: 1)?;/m.exec(blocks[provider]!)?.[1]
    const field = `Authentication-Results: ${id ? `${id}; ` : ''}spf=forged; dkim=forged; dmarc=forged; arc=forged`
    expect(read(provider, forged(provider, field)).auth).toEqual(read(provider).auth)
    const stripped = blocks[provider]!.replace(
      /^(?:Authentication-Results|Received-SPF):.*\r\n(?:[ \t].*\r\n)*/gm,
      '',
    ).replace(mail[0]!, `${field}\r\n${mail[0]}`)
    expect(read(provider, stripped)).toMatchObject({ auth: null, authAbsence: 'below-border' })
  })

  test('where the real one stands above the border, one directly below it is ignored', () => {
    const real = 'Authentication-Results: a.yandex.net; spf=fail smtp.mailfrom=x.test; dkim=none'
    expect(read('yandex', `${real}\r\n${blocks.yandex}`).auth).toMatchObject({ spf: 'fail', dkim: 'none' })
  })

  test('a name in HELO moves no border', () => {
    const helo = blocks.gmail!.replace('from out.example.org (out', 'from mx.google.com (out')
    const further = onTop(
      helo,
      'Received: from x (x [203.0.113.9]) by mx.google.com with ESMTP; Sat, 21 Nov 2026 09:00:00 +0000',
    )
    expect(read('gmail', further).senderIp).toBe('198.51.100.7')
    expect(
      read('generic', blocks.generic!.replace('from out.example.org (', 'from [10.0.0.1] (')).senderIp,
    ).toBe('198.51.100.7')
  })

  test('of two SPF results the one of the envelope sender counts', () => {
    const two = blocks.generic!.replace('spf=pass smtp.mailfrom', 'spf=fail smtp.mailfrom')
    const helo = two.replace('; dkim=pass', '; spf=pass smtp.helo=out.example.org; dkim=pass')
    expect(read('generic', helo).auth).toMatchObject({ spf: 'fail', spfDomain: 'mail.example.org' })
    expect(read('generic', helo.replace('spf=fail', 'spf=pass smtp.helo=x; spf=fail')).auth?.spf).toBe('fail')
  })

  test('a generic server is believed under its own name only', () => {
    const other = blocks.generic!.replace('Results: mx.company.test', 'Results: mx.other.test')
    expect(read('generic', other)).toMatchObject({ auth: null, authAbsence: 'foreign-only' })
    const organization = blocks.generic!.replace('Results: mx.company.test', 'Results: company.test')
    expect(read('generic', organization).auth).toMatchObject({ dmarc: 'pass' })
  })
})

describe('the trace', () => {
  const simulated = simulatedProviderInfo({
    id: 'sim',
    name: 'Simulated',
    region: '',
    type: 'consumer',
    tabs: 'folders',
    authservId: 'mx.sim.test',
    family: 'generic',
  })

  test('of a simulated provider begins with its own hop, on loopback', () => {
    const headers = block(
      'Authentication-Results: mx.sim.test; spf=pass; dkim=none; dmarc=none',
      'Received: from sender.test ([127.0.0.1]) by mx.sim.test with ESMTP; Sat, 21 Nov 2026 10:00:01 +0000',
      'Received: from a (a [203.0.113.1]) by sender.test with ESMTP; Sat, 21 Nov 2026 10:00:00 +0000',
      'Authentication-Results: mx.sim.test; spf=fail; dkim=fail',
      ...mail,
    )
    const found = readPlacementHeaders(headers, simulated, at)
    expect(found.auth).toMatchObject({ spf: 'pass', dkim: 'none' })
    expect(found.senderIp).toBeNull()
    expect(found.hops.map((hop) => hop.border)).toEqual([false, false, true])
  })

  test.each([
    ['a minute behind', '09:59:30', 0, true],
    ['an hour behind', '09:00:00', null, true],
    ['in order', '10:00:40', 40, false],
    ['unreadable', '99:99:99', null, false],
  ])('a clock %s', (_name, time, delay, skewed) => {
    const headers = block(
      `Received: from out.example.org ([198.51.100.7]) by mx.company.test with SMTP; Sat, 21 Nov 2026 ${time} +0000`,
      ...mail,
    )
    const hop = read('generic', headers).hops.at(-1)
    expect(hop).toMatchObject({ delay, skewed, tls: false, border: true })
  })

  test('a date of years ago is no part of the delivery', () => {
    const headers = `${blocks.generic!.slice(0, -2)}Received: from x by y; Sat, 1 Jan 2000 00:00:00 +0000\r\n\r\n`
    expect(read('generic', headers).deliverySeconds).toBe(7)
  })

  test('without any date or field', () => {
    expect(read('gmail', '')).toMatchObject({
      subject: null,
      sender: null,
      senderIp: null,
      auth: null,
      hops: [],
      deliverySeconds: null,
    })
    const old = block(...mail.map((line) => line.replace('21 Nov 2026 10', '1 Jan 2019 10')))
    expect(read('generic', old).deliverySeconds).toBeNull()
  })
})
