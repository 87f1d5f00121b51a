import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readReports } from './read.ts'
import {
  mailOf,
  metadataXml,
  policyXml,
  readShort,
  reportXml,
  rowXml,
  tlsReport,
  zipOf,
} from './report.fixture.ts'
import type { AggregateReport, TlsReport } from './types.ts'

const xml = reportXml([rowXml({ count: '3' }), rowXml({ ip: '2001:db8::1', count: '2', dkim: 'fail' })])
const aggregate = ['aggregate receiver.example example.org 5/3']
const json = JSON.stringify(tlsReport())
const tls = ['tls receiver.example example.org 5/5']
const inside = (text: string, tag: string, value: string) =>
  text.replace(new RegExp(`<${tag}>[^<]*</${tag}>`), `<${tag}>${value}</${tag}>`)

describe('a report is found in whatever it comes packed', () => {
  test.each<[string, Uint8Array | string, string[]]>([
    ['XML', xml, aggregate],
    ['XML after white space', `\r\n  ${xml}`, aggregate],
    ['XML with a byte order mark', `\ufeff${xml}`, aggregate],
    ['XML below a text', `Dear postmaster,\nhere it is:\n${xml}`, aggregate],
    ['gzip', gzipSync(xml), aggregate],
    ['gzip with a line end after it', Buffer.concat([gzipSync(xml), Buffer.from('\r\n')]), aggregate],
    [
      'gzip in two members',
      Buffer.concat([gzipSync(xml.slice(0, 300)), gzipSync(xml.slice(300))]),
      aggregate,
    ],
    ['zip', zipOf({ 'a.xml': xml }), aggregate],
    ['zip that only stores', zipOf({ 'a.xml': xml }, 0), aggregate],
    ['zip of gzip', zipOf({ 'a.xml.gz': gzipSync(xml) }), aggregate],
    ['gzip of zip', gzipSync(zipOf({ 'a.xml': xml })), aggregate],
    ['zip of two reports', zipOf({ 'a.xml': xml, 'b.json': json }), [...aggregate, ...tls]],
    ['mail with gzip', mailOf([{ type: 'application/gzip', content: gzipSync(xml) }]), aggregate],
    ['mail with gzip of a wrong type', mailOf([{ type: 'image/png', content: gzipSync(xml) }]), aggregate],
    [
      'mail with zip as octets',
      mailOf([{ type: 'application/octet-stream', content: zipOf({ a: xml }) }]),
      aggregate,
    ],
    ['mail with XML as text', mailOf([{ type: 'text/plain', content: `Hello\n\n${xml}` }]), aggregate],
    [
      'mail that is the attachment',
      `From: a@receiver.example\nContent-Type: application/zip\nContent-Transfer-Encoding: base64\n\n${zipOf({ a: xml }).toString('base64')}`,
      aggregate,
    ],
    [
      'mail forwarded as attachment',
      mailOf([{ type: 'message/rfc822', content: mailOf([{ type: 'text/xml', content: xml }]) }]),
      aggregate,
    ],
    [
      'mail with two reports',
      mailOf([
        { type: 'text/plain', content: 'Two reports.' },
        { type: 'application/gzip', content: gzipSync(xml) },
        { type: 'application/tlsrpt+gzip', content: gzipSync(json) },
      ]),
      [...aggregate, ...tls],
    ],
    [
      'mailbox file of two mails',
      Buffer.concat([
        Buffer.from('From a@receiver.example Fri Nov 27 10:00:00 2026\n'),
        mailOf([{ type: 'text/xml', content: xml }]),
        Buffer.from('\nFrom b@receiver.example Sat Nov 28 10:00:00 2026\n'),
        mailOf([{ type: 'application/tlsrpt+json', content: json }]),
      ]),
      [...aggregate, ...tls],
    ],
    ['JSON', json, tls],
    ['JSON with a byte order mark', `\ufeff${json}`, tls],
    ['JSON in gzip', gzipSync(json), tls],
    ['JSON in UTF-16', Buffer.from(`\ufeff${json}`, 'utf16le'), tls],
    ['XML in UTF-16 without a mark', Buffer.from(xml, 'utf16le'), aggregate],
  ])('%s', (_, octets, expected) => {
    expect(readShort(octets)).toEqual({ reports: expected, problems: [], refused: [] })
  })
})

describe('what holds no report is refused with its reason', () => {
  test.each<[string, Uint8Array | string, RegExp]>([
    ['nothing', '', /The file is empty/],
    ['white space', ' \r\n ', /The file is empty/],
    ['gzip of nothing', gzipSync(''), /The file is empty/],
    ['the word that Yahoo once sent', gzipSync('unused'), /plain text/],
    [
      'that word with octets after it',
      Buffer.concat([gzipSync('unused'), Buffer.from('more')]),
      /plain text/,
    ],
    ['a web page', '<!DOCTYPE html><p>Not found</p>', /web page/],
    ['other XML', '<svg><path/></svg>', /not a DMARC report/],
    ['other JSON', '{"name":"x"}', /not a TLS report/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452ff00ff', 'hex'), /format that can be read/],
    [
      'no domain',
      xml.replace(policyXml, ''),
      /does not name the domain.*The reporter is receiver\.example\./,
    ],
    ['no rows', reportXml([]), /no row that can be read/],
    ['a TLS report without policies', JSON.stringify(tlsReport({ policies: undefined })), /no policies/],
    ['a mail without any', mailOf([{ type: 'text/plain', content: 'Hello' }]), /email contains no report/],
    [
      'a mail with a broken attachment',
      mailOf([{ type: 'application/gzip', content: 'xx', name: 'a.xml.gz' }]),
      /^a\.xml\.gz: This is plain text/,
    ],
    ['JSON that breaks off', json.slice(0, 100), /Line 1, byte 10[01]: The JSON file is cut short/],
    ['JSON that is wrong', `{\n"policies": [oops]}`, /Line 2, byte \d+: The JSON is malformed/],
  ])('%s', (_, octets, reason) => {
    const { reports, refused } = readShort(octets)
    expect(reports).toEqual([])
    expect(refused).toEqual([expect.stringMatching(reason)])
  })

  test('next to a report that can be read', () => {
    const mail = mailOf([
      { type: 'application/gzip', content: gzipSync(xml) },
      { type: 'application/zip', content: '', name: 'b.zip' },
    ])
    expect(readShort(mail)).toMatchObject({
      reports: aggregate,
      refused: [expect.stringMatching(/^b\.zip: The file is empty/)],
    })
  })
})

describe('an aggregate report that is not as it should be is read as far as it goes', () => {
  const [first, second] = [rowXml({ count: '3' }), rowXml({ count: '4', dkim: 'fail' })]
  const both = reportXml([first, second])
  const noise = Array.from({ length: 200 }, (_, at) => ((at * 7_919) % 997).toString(36)).join('')
  test.each<[string, Uint8Array | string, string, (string | RegExp)[]]>([
    [
      'cut within a row',
      both.slice(0, both.lastIndexOf('<header_from>')),
      '3/3',
      [/Line 2, byte \d+: .*cut short/],
    ],
    ['cut between rows', both.slice(0, both.indexOf(second)), '3/3', [/cut short/]],
    [
      'gzip cut short',
      gzipSync(Buffer.from(`${both}<!-- ${noise} -->`)).subarray(0, -30),
      '7/3',
      [/compressed data are cut short/],
    ],
    [
      'an address in angle brackets',
      both.replace('dmarc@receiver.example', '<dmarc@receiver.example>'),
      '7/3',
      [/tag is malformed/, /attribute/, /element foo|element dmarc/],
    ],
    ['an ampersand', both.replace('receiver.example</org', 'A & B</org'), '7/3', [/entity/]],
    [
      'an end tag that is broken',
      both.replace('1</report_id>', '1</report_id'),
      '7/3',
      [/tag is malformed|end tag/i],
    ],
    [
      'an end tag without its slash',
      both.replace('1</report_id>', '1<report_id>'),
      '7/3',
      [/report_id is not closed/],
    ],
    ['an end tag that is missing', both.replace('1</report_id>', '1'), '7/3', [/report_id is not closed/]],
    [
      'an end tag too many',
      both.replace('1</report_id>', '1</report_id></b>'),
      '7/3',
      [/end tag has no start tag/],
    ],
    ['a row that is not closed', both.replace('</row>', ''), '7/3', [/row is not closed/]],
    ['a record that is not closed', both.replace('</record>', ''), '7/3', [/record is not closed/]],
    [
      'an element around it',
      both.replace('<feedback>', '<xs:schema a="b"><feedback>'),
      '7/3',
      [/schema is not closed/],
    ],
    ['no organization', both.replace('receiver.example</org', '</org'), '7/3', [/name the organization/]],
    ['no id', inside(both, 'report_id', ''), '7/3', [/has no ID/]],
    ['no period', inside(both, 'begin', 'yesterday'), '7/3', [/which period/]],
    ['a period backwards', inside(both, 'end', '1'), '7/3', [/ends before it begins/]],
    [
      'no address',
      inside(both, 'source_ip', 'unknown'),
      '7/3',
      [/Line 2, byte \d+: “unknown” is not an IP address/],
    ],
    ['a negative count', inside(both, 'count', '-3'), '4/0', [/“-3” is not a number/]],
    ['a count of 10^30', inside(both, 'count', `1${'0'.repeat(30)}`), '4/0', [/is not a number of messages/]],
    ['a count that is no number', inside(both, 'count', 'NaN'), '4/0', [/“NaN” is not/]],
    ['no count', inside(both, 'count', ''), '4/0', [/“” is not a number/]],
    ['an empty record', both.replace('<record>', '<record></record><record>'), '7/3', [/record has no row/]],
    [
      'octets that are no UTF-8',
      Buffer.from(both.replace('receiver.example</org', 'Bj\u00f6rn</org'), 'latin1'),
      '7/3',
      [/is not UTF-8/],
    ],
    [
      'an encoding that is not its own',
      both.replace('UTF-8', 'UTF-16'),
      '7/3',
      [/declares the encoding utf-16/],
    ],
    ['an encoding that nothing has', both.replace('UTF-8', 'UTF-7'), '7/3', [/declares the encoding utf-7/]],
    [
      'an error that the reporter had',
      both.replace('</date_range>', '</date_range><error>Two records</error>'),
      '7/3',
      [/trouble with your DMARC record: Two records/],
    ],
  ])('%s', (_, octets, total, problems) => {
    const read = readShort(octets)
    expect(read.reports.map((each) => each.split(' ').at(-1))).toEqual([total])
    expect(read.refused).toEqual([])
    for (const each of problems) expect(read.problems).toContainEqual(expect.stringMatching(each))
  })

  test.each<[string, string, string]>([
    [
      'a prefix',
      reportXml()
        .replaceAll(/<(\/?)(?=[a-z])/g, '<$1d:')
        .replace('<d:feedback', '<d:feedback xmlns:d="urn:ietf:params:xml:ns:dmarc-2.0"'),
      '1/1',
    ],
    ['results in capitals', reportXml([rowXml({ dkim: 'PASS' })]), '1/1'],
    ['a comment within a number', reportXml([rowXml({ count: '1<!-- x -->2' })]), '12/12'],
    ['a value in CDATA', reportXml([rowXml({ count: '<![CDATA[12]]>' })]), '12/12'],
    ['a count with a decimal point', reportXml([rowXml({ count: '12.0' })]), '12/12'],
    ['an address with spaces', reportXml([rowXml({ ip: ' 192.0.2.1\n' })]), '1/1'],
    ['a charset of one octet', reportXml().replace('UTF-8', 'windows-1252'), '1/1'],
    ['a comment before the root', reportXml().replace('<feedback>', '<!-- <feedback> --><feedback>'), '1/1'],
    [
      'an extension with names of ours',
      reportXml([`<extensions><record><row><count>9</count></row></record></extensions>${rowXml()}`]),
      '1/1',
    ],
    [
      'an extension in a record',
      reportXml([rowXml().replace('</record>', '<x:arc><row><count>9</count></row></x:arc></record>')]),
      '1/1',
    ],
    [
      'an unknown element in a row',
      reportXml([rowXml().replace('<count>', '<new><count>7</count></new><count>')]),
      '1/1',
    ],
    [
      'results that contradict the verdict',
      reportXml([
        rowXml({ dkim: 'fail', auth: '<dkim><domain>example.org</domain><result>pass</result></dkim>' }),
      ]),
      '1/0',
    ],
  ])('and %s is no fault', (_, text, total) => {
    const read = readShort(text)
    expect(read.problems).toEqual([])
    expect(read.reports.map((each) => each.split(' ').at(-1))).toEqual([total])
  })
})

test('every field of RFC 9990', () => {
  const text = `<feedback xmlns="urn:ietf:params:xml:ns:dmarc-2.0"><version>1.0</version>
    <report_metadata><org_name>R</org_name><email>a@r.example</email><extra_contact_info lang="en">https://r.example</extra_contact_info>
    <report_id>11038226378739404135</report_id><date_range><begin>1764201600</begin><end>1764287999</end></date_range><generator>G 1</generator></report_metadata>
    <policy_published><domain>Example.ORG.</domain><p>quarantine</p><sp>none</sp><np>reject</np><adkim>s</adkim><aspf>r</aspf><fo>1</fo>
    <testing>y</testing><discovery_method>treewalk</discovery_method></policy_published>
    <record><row><source_ip>2001:DB8:0:0::1</source_ip><count>7</count><policy_evaluated><disposition>pass</disposition><dkim>pass</dkim>
    <spf>fail</spf><reason><type>local_policy</type><comment>arc=pass</comment></reason><reason><type>policy_test_mode</type></reason></policy_evaluated></row>
    <identifiers><envelope_to>r.example</envelope_to><envelope_from></envelope_from><header_from>News.Example.org</header_from></identifiers>
    <auth_results><dkim><domain>example.org</domain><selector>s1</selector><result>pass</result></dkim>
    <dkim><domain>esp.example</domain><selector>k</selector><result>fail</result><human_result>bad body</human_result></dkim>
    <spf><domain>bounce.example</domain><scope>mfrom</scope><result>hardfail</result></spf></auth_results></record></feedback>`
  const { reports } = readReports(Buffer.from(text), 'a.xml')
  const report: AggregateReport = {
    ...{
      kind: 'aggregate',
      file: 'a.xml',
      containers: [],
      member: null,
      reporter: 'R',
      domain: 'example.org',
    },
    ...{ id: '11038226378739404135', begin: 1764201600, end: 1764287999, problems: [] },
    ...{ namespace: 'urn:ietf:params:xml:ns:dmarc-2.0', version: '1.0', email: 'a@r.example' },
    ...{ extraContact: 'https://r.example', generator: 'G 1', errors: [] },
    policy: {
      ...{
        p: 'quarantine',
        sp: 'none',
        np: 'reject',
        adkim: 's',
        aspf: 'r',
        pct: null,
        fo: '1',
        testing: 'y',
      },
      discoveryMethod: 'treewalk',
    },
    rows: [
      {
        ...{ sourceIp: '2001:db8::1', sourceIpWritten: '2001:DB8:0:0::1', count: 7, disposition: 'pass' },
        ...{ dkim: 'pass', spf: 'fail', passed: true },
        reasons: [
          { type: 'local_policy', comment: 'arc=pass' },
          { type: 'policy_test_mode', comment: null },
        ],
        ...{ headerFrom: 'news.example.org', envelopeFrom: '', envelopeTo: 'r.example' },
        dkimResults: [
          { domain: 'example.org', selector: 's1', result: 'pass', humanResult: null },
          { domain: 'esp.example', selector: 'k', result: 'fail', humanResult: 'bad body' },
        ],
        spfResults: [{ domain: 'bounce.example', scope: 'mfrom', result: 'fail', humanResult: null }],
      },
    ],
  }
  expect(reports).toEqual([report])
})

test('values hold no control characters, and are cut', () => {
  const text = reportXml([
    rowXml({ more: `<reason><type>other</type><comment>&#27;[31m${'x'.repeat(5_000)}</comment></reason>` }),
  ])
  const [report] = readReports(Buffer.from(text.replace('>1<', '>\u0007<')), 'a.xml').reports as [
    AggregateReport,
  ]
  const { comment } = report.rows[0]!.reasons[0]!
  expect(comment).toHaveLength(1_000)
  expect(JSON.stringify(report)).not.toMatch(/\\u00[01]|\\u001b/)
})

describe('TLS reports', () => {
  const details = [
    {
      'result-type': 'Certificate-Expired',
      'receiving-mx-hostname': 'MX.Example.org.',
      'failed-session-count': '2',
    },
  ]
  const policy = (changed: object, summary: object, failures?: unknown) => ({
    policy: { 'policy-type': 'sts', 'policy-domain': 'example.org', ...changed },
    summary: { 'total-successful-session-count': 5, 'total-failure-session-count': 2, ...summary },
    ...(failures === undefined ? {} : { 'failure-details': failures }),
  })
  test.each<[string, unknown[], string, (string | RegExp)[]]>([
    ['numbers as text', [policy({}, { 'total-successful-session-count': '5' }, details)], '7/5', []],
    [
      'details that disagree',
      [policy({}, { 'total-failure-session-count': 1 }, details)],
      '6/5',
      [/counts 1 failed session, but the details count 2/],
    ],
    ['fewer details than failures', [policy({}, { 'total-failure-session-count': 9 }, details)], '14/5', []],
    ['no details', [policy({}, {})], '7/5', []],
    ['details that are none', [policy({}, {}, 'none')], '7/5', []],
    [
      'an unknown policy type',
      [policy({ 'policy-type': 'dane' }, {})],
      '7/5',
      [/“dane” is not a policy type/],
    ],
    ['a type in capitals', [policy({ 'policy-type': 'STS' }, {})], '7/5', []],
    [
      'an unknown result type',
      [policy({}, {}, [{ 'result-type': 'x', 'failed-session-count': 1 }])],
      '7/5',
      [/“x” is not a result type/],
    ],
    [
      'a count that is missing',
      [policy({}, { 'total-failure-session-count': undefined })],
      '5/5',
      [/is missing/],
    ],
    [
      'a count that is infinite',
      [policy({}, { 'total-failure-session-count': '1e999' })],
      '5/5',
      [/“1e999”, which is not a number/],
    ],
    [
      'the same numbers twice',
      [policy({}, {}), policy({ 'policy-type': 'tlsa' }, {})],
      '14/10',
      [/counted the same sessions twice/],
    ],
    [
      'other numbers under DANE',
      [policy({}, {}), policy({ 'policy-type': 'tlsa' }, { 'total-successful-session-count': 4 })],
      '13/9',
      [],
    ],
    [
      'policies that are none',
      [null, 7, 'x', policy({}, {})],
      '7/5',
      [/is missing/, /“” is not a policy type/],
    ],
  ])('%s', (_, policies, total, problems) => {
    const read = readShort(JSON.stringify(tlsReport({ policies })))
    expect(read.reports.map((each) => each.split(' ').at(-1))).toEqual([total])
    for (const each of problems) expect(read.problems).toContainEqual(expect.stringMatching(each))
    if (problems.length === 0) expect(read.problems).toEqual([])
  })

  test('names are in lower case without a final dot, and every field is there', () => {
    const text = JSON.stringify(
      tlsReport({ policies: [policy({ 'policy-string': 'version: STSv1' }, {}, details)] }),
    )
    const [report] = readReports(Buffer.from(text), 'a.json').reports as [TlsReport]
    expect(report.policies[0]).toMatchObject({
      lines: ['version: STSv1'],
      failures: [{ resultType: 'certificate-expired', receivingHost: 'mx.example.org', count: 2 }],
    })
    expect([report.begin, report.end]).toEqual([1795737600, 1795823999])
  })

  test.each([
    ['2026-11-27T00:00:00Z', 1795737600],
    ['2026-11-27T02:00:00+02:00', 1795737600],
    ['2026-11-26T19:00:00.000-0500', 1795737600],
    ['2026-11-27T00:00:00', 1795737600],
    ['2026-11-27', 1795737600],
    ['yesterday', null],
    ['2026-13-27T00:00:00Z', null],
    [7, null],
  ])('begins at %s', (written, begin) => {
    const text = JSON.stringify(
      tlsReport({ 'date-range': { 'start-datetime': written, 'end-datetime': written } }),
    )
    expect(readReports(Buffer.from(text), 'a.json').reports[0]!.begin).toBe(begin)
  })

  test.each([
    ['a line feed in a text', json.replace('STSv1', 'STSv1\n'), /line breaks or control characters/],
    ['other text after it', `${json}\n-- \nbye`, /Other data follow the JSON/],
  ])('%s is said', (_, text, said) => {
    expect(readShort(text)).toMatchObject({ reports: tls, problems: [expect.stringMatching(said)] })
  })
})

test('metadata of the mail around it names a reporter who does not', () => {
  const text = reportXml([rowXml()], metadataXml({ org: '' }).replace('dmarc@receiver.example', ''))
  expect(readShort(mailOf([{ type: 'text/xml', content: text }])).reports).toEqual([
    'aggregate receiver.example example.org 1/1',
  ])
})
