import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { Zip, ZipDeflate } from 'fflate'
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

/** Anyone may mail a report address. Whatever comes ends within bounds, with what could be read of it and a reason. */

const xml = reportXml([rowXml({ count: '3' })])
const json = JSON.stringify(tlsReport())
const many = (count: number, unit: string) => unit.repeat(count)
const times = <T>(count: number, start: T, change: (before: T) => T): T => {
  let value = start
  for (let at = 0; at < count; at++) value = change(value)
  return value
}
const changed = (bytes: Buffer, at: number, octets: number[]): Buffer => {
  const copy = Buffer.from(bytes)
  copy.set(octets, at < 0 ? copy.length + at : at)
  return copy
}
/** With something in place of the end of the report. */
const ending = (end: string) => xml.replace('</feedback>', end)
const around = (rows: string) => `<feedback>${metadataXml()}${policyXml}${rows}</feedback>`

/** A zip whose sizes follow the data, as programs write it that do not know them before. */
function streamedZip(content: string): Buffer {
  const chunks: Uint8Array[] = []
  const zip = new Zip((_, chunk) => chunks.push(chunk))
  const file = new ZipDeflate('a.xml')
  zip.add(file)
  file.push(Buffer.from(content), true)
  zip.end()
  return Buffer.concat(chunks)
}
const directoryOf = (zip: Buffer) => zip.indexOf('PK\u0001\u0002', 0, 'latin1')
const endOf = (zip: Buffer) => zip.lastIndexOf('PK\u0005\u0006', zip.length, 'latin1')

/** Its one member is listed twice. */
function overlapping(content: string): Buffer {
  const zip = zipOf({ 'a.xml': content })
  const entry = zip.subarray(directoryOf(zip), endOf(zip))
  return Buffer.concat([zip.subarray(0, endOf(zip)), entry, zip.subarray(endOf(zip))])
}

/** Reports that are read, as `messages/passed`, and what some problem or reason says. */
type Case = [name: string, make: () => Uint8Array | string, totals: string[], says: RegExp | null]

const containers: Case[] = [
  ['gzip of 30 MB of nothing', () => gzipSync(Buffer.alloc(30_000_000, 32)), [], /unpack to more than 25 MB/],
  [
    'a report with a comment of 27 MB',
    () => gzipSync(ending(`<!--${many(27_000_000, ' ')}--></feedback>`)),
    ['3/3'],
    /more than 25 MB/,
  ],
  ['10,000 gzip members', () => Buffer.concat(Array(10_000).fill(gzipSync('a'))), [], /damaged/],
  [
    'a report in 100 gzip members',
    () =>
      Buffer.concat(
        Array.from({ length: 100 }, (_, at) =>
          gzipSync(xml.slice(at * 12, at === 99 ? undefined : at * 12 + 12)),
        ),
      ),
    ['3/3'],
    null,
  ],
  ['gzip that lies about its size', () => changed(gzipSync(xml), -4, [255, 255, 255, 255]), ['3/3'], null],
  ['gzip with a wrong checksum', () => changed(gzipSync(xml), -8, [1, 2, 3, 4]), ['3/3'], null],
  ['gzip that is a header', () => gzipSync(xml).subarray(0, 10), [], /cut short/],
  [
    'gzip with a name without end',
    () => Buffer.concat([Buffer.from('1f8b080800000000000a', 'hex'), Buffer.alloc(2_000_000, 65)]),
    [],
    /damaged/,
  ],
  [
    'gzip of empty blocks',
    () =>
      Buffer.concat([
        Buffer.from('1f8b080000000000000a', 'hex'),
        Buffer.alloc(2_000_000, '000000ffff', 'hex'),
      ]),
    [],
    /damaged/,
  ],
  ['gzip with a block of no kind', () => changed(gzipSync(xml), 10, [7]), [], /damaged/],
  [
    'gzip with text after it',
    () => Buffer.concat([gzipSync(xml), Buffer.from('-- \r\nSent by a gateway\r\n')]),
    ['3/3'],
    /Other data follow/,
  ],
  [
    'gzip within gzip, ten times',
    () => times(10, Buffer.from(xml), (before) => gzipSync(before)),
    [],
    /packed more than 5 times/,
  ],
  [
    'compressed data of 11 MB',
    () => gzipSync(ending(`<!--${many(11_000_000, 'x')}--></feedback>`), { level: 0 }),
    ['3/3'],
    /larger than 10 MB/,
  ],
  [
    'zip of 3,000 files',
    () => zipOf(Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`${at}`, 'x']))),
    [],
    /more than 1,000 files/,
  ],
  [
    'zip within zip, ten times',
    () => times(10, Buffer.from(xml), (before) => zipOf({ a: before })),
    [],
    /packed more than 5 times/,
  ],
  ['zip that lists a file twice', () => overlapping(xml), ['3/3'], /overlaps another/],
  [
    'zip64, where sizes are elsewhere',
    () => {
      const zip = zipOf({ a: xml })
      return changed(zip, directoryOf(zip) + 20, Array(8).fill(255))
    },
    ['3/3'],
    null,
  ],
  [
    'zip that lies about its sizes',
    () => {
      const zip = zipOf({ a: xml })
      return changed(zip, directoryOf(zip) + 24, [1, 0, 0, 0])
    },
    ['3/3'],
    null,
  ],
  [
    'zip with a size beyond its end',
    () => {
      const zip = zipOf({ a: xml })
      return changed(zip, directoryOf(zip) + 20, [255, 255, 255, 127])
    },
    ['3/3'],
    null,
  ],
  [
    'zip that says its file is shorter',
    () => {
      const zip = zipOf({ a: xml })
      return changed(zip, directoryOf(zip) + 20, [60, 0, 0, 0])
    },
    [],
    /cut short/,
  ],
  ['zip with an encrypted file', () => changed(zipOf({ a: xml }), 6, [1, 0]), [], /encrypted/],
  ['zip by another method', () => changed(zipOf({ a: xml }), 8, [12, 0]), [], /method 12/],
  ['zip with names that climb', () => zipOf({ '/etc/passwd': xml, '../../b': json }), ['3/3', '5/5'], null],
  ['zip with sizes after the data', () => streamedZip(xml), ['3/3'], null],
  [
    'the same without its directory',
    () => {
      const zip = streamedZip(xml)
      return zip.subarray(0, directoryOf(zip))
    },
    ['3/3'],
    null,
  ],
  [
    'zip without its directory',
    () => {
      const zip = zipOf({ a: xml })
      return zip.subarray(0, directoryOf(zip))
    },
    ['3/3'],
    null,
  ],
  [
    'zip whose directory is elsewhere',
    () => {
      const zip = zipOf({ a: xml })
      return changed(zip, endOf(zip) + 16, [9, 0, 0, 0])
    },
    ['3/3'],
    null,
  ],
  ['zip of nothing', () => zipOf({}), [], /no file that can be found/],
  [
    'zip that unpacks to 30 MB',
    () =>
      zipOf({
        ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}`, Buffer.alloc(1_000_000, 32)])),
      }),
    [],
    /more than 25 MB/,
  ],
  [
    'gzip in mail in zip in gzip in mail in zip',
    () =>
      zipOf({
        a: mailOf([
          {
            type: 'application/gzip',
            content: gzipSync(zipOf({ b: mailOf([{ type: 'application/gzip', content: gzipSync(xml) }]) })),
          },
        ]),
      }),
    [],
    /packed more than 5 times/,
  ],
  [
    'mail within mail, 50 deep',
    () =>
      times(50, Buffer.from('From: a@b.example\nContent-Type: text/xml\n\n<a/>'), (before) =>
        Buffer.concat([Buffer.from('From: a@b.example\nContent-Type: message/rfc822\n\n'), before]),
      ),
    [],
    /packed more than 5 times/,
  ],
  [
    'mail with 2,000 attachments',
    () => mailOf(Array.from({ length: 2_000 }, () => ({ type: 'application/xml', content: '<a/>' }))),
    [],
    /not a DMARC report/,
  ],
  [
    'mailbox file of 3,000 mails',
    () => many(3_000, 'From a@b.example Fri Nov 27 10:00:00 2026\nFrom: a@b.example\n\nHi\n\n'),
    [],
    /more than 1,000 files/,
  ],
]

const documents: Case[] = [
  [
    'entities that grow',
    () => `<!DOCTYPE f [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${around(rowXml())}`,
    [],
    /declares a document type/,
  ],
  [
    'an external entity',
    () => `<?xml version="1.0"?><!DOCTYPE f [<!ENTITY x SYSTEM "file:///etc/passwd">]>${around(rowXml())}`,
    [],
    /declares a document type/,
  ],
  [
    'a parameter entity',
    () => `<!DOCTYPE f [<!ENTITY % x SYSTEM "http://a.example/x"> %x;]>${around(rowXml())}`,
    [],
    /declares a document type/,
  ],
  [
    'a document type within the report',
    () => ending('<!DOCTYPE f [<!ENTITY x "y">]></feedback>'),
    [],
    /declares a document type/,
  ],
  ['1,000,000 nested elements', () => many(1_000_000, '<a>'), [], /nested more than 100/],
  [
    '1,000,000 nested elements in a report',
    () => ending(many(1_000_000, '<a>')),
    ['3/3'],
    /nested more than 100/,
  ],
  [
    '1,000,000 end tags without a start',
    () => ending(many(1_000_000, '</a>')),
    ['3/3'],
    /more than 20,000 syntax errors/,
  ],
  [
    '200,000 ampersands',
    () => xml.replace('receiver.example</org', `${many(200_000, '&')}</org`),
    ['3/3'],
    /entity/,
  ],
  [
    'one value of 5 MB',
    () => xml.replace('receiver.example</org', `${many(5_000_000, 'x')}</org`),
    ['3/3'],
    null,
  ],
  [
    'one comment of 5 MB',
    () => xml.replace('<feedback>', `<!--${many(5_000_000, 'x')}--><feedback>`),
    ['3/3'],
    null,
  ],
  ['a comment without end', () => ending(`<!--${many(1_000, 'x')}`), ['3/3'], /cut short/],
  ['CDATA without end', () => ending(`<![CDATA[${many(1_000, 'x')}`), ['3/3'], /cut short/],
  ['a quotation mark without end', () => ending('<a b="'), ['3/3'], /cut short/],
  [
    'a processing instruction of 1 MB',
    () => xml.replace('<feedback>', `<?x ${many(1_000_000, 'x')}?><feedback>`),
    ['3/3'],
    null,
  ],
  [
    '50,000 attributes',
    () =>
      xml.replace(
        '<feedback>',
        `<feedback ${Array.from({ length: 50_000 }, (_, at) => `a${at}="1"`).join(' ')}>`,
      ),
    ['3/3'],
    null,
  ],
  [
    '100,001 rows',
    () => around(many(100_001, '<record><row><count>1</count></row></record>')),
    ['100000/0'],
    /more than 100,000 rows/,
  ],
  [
    '200,000 empty records',
    () => around(rowXml() + many(200_000, '<record/>')),
    ['1/1'],
    /record has no row/,
  ],
  [
    '50,000 records within each other',
    () => around(many(50_000, '<record>') + rowXml()),
    ['1/1'],
    /record is not closed/,
  ],
  [
    '10,000 DKIM results in a row',
    () =>
      around(rowXml({ auth: many(10_000, '<dkim><domain>a.example</domain><result>pass</result></dkim>') })),
    ['1/1'],
    /more than 100 results/,
  ],
  [
    '10,000 reasons in a row',
    () => around(rowXml({ more: many(10_000, '<reason><type>other</type></reason>') })),
    ['1/1'],
    /more than 100 results/,
  ],
  [
    '1,000 rows with counts of ten digits',
    () => around(many(1_000, rowXml({ count: '9999999999' }))),
    ['9999999999000/9999999999000'],
    null,
  ],
  [
    'a count of a million digits',
    () => around(rowXml({ count: many(1_000_000, '9') })),
    ['0/0'],
    /is not a number of messages/,
  ],
  [
    'a count in other digits',
    () => around(rowXml({ count: '\u0661\u0662' })),
    ['0/0'],
    /is not a number of messages/,
  ],
  ['two counts', () => around(rowXml({ count: '3</count><count>9' })), ['3/3'], null],
  ['NUL octets', () => xml.replace('receiver', 'rec\u0000eiver'), ['3/3'], /character is not allowed/],
  ['UTF-16 with its mark', () => Buffer.from(`\ufeff${xml}`, 'utf16le'), ['3/3'], null],
  ['UTF-16 in the other order', () => Buffer.from(`\ufeff${xml}`, 'utf16le').swap16(), ['3/3'], null],
  [
    'UTF-16 with half a character',
    () => Buffer.concat([Buffer.from(`\ufeff${xml}`, 'utf16le'), Buffer.from([32])]),
    ['3/3'],
    null,
  ],
  [
    'UTF-16 with half a surrogate',
    () => Buffer.from(`\ufeff${xml.replace('receiver', '\ud800')}`, 'utf16le'),
    ['3/3'],
    null,
  ],
  ['UTF-7', () => '<?xml version="1.0" encoding="UTF-7"?>+ADw-feedback+AD4-', [], /not a DMARC report/],
  [
    'an overlong start of a tag',
    () => Buffer.from(xml.replace('receiver.example</org', '\u00c0\u00bcevil></org'), 'latin1'),
    ['3/3'],
    /is not UTF-8/,
  ],
  [
    'markup in names',
    () => xml.replace('receiver.example</org', '&lt;script&gt;alert(1)&lt;/script&gt;</org'),
    ['3/3'],
    null,
  ],
  ['a formula of a spreadsheet', () => xml.replace('receiver.example</org', '=cmd|calc</org'), ['3/3'], null],
]

const jsons: Case[] = [
  ['1,000,000 nested arrays', () => many(1_000_000, '['), [], /nested deeper/],
  ['nested objects', () => `{"policies":${many(100, '{"a":')}1${many(100, '}')}}`, [], /nested deeper/],
  ['1,000,000 numbers', () => `{"policies":[${many(1_000_000, '1,')}1]}`, [], /more than 1,000,000 values/],
  [
    'one text of 5 MB',
    () => JSON.stringify(tlsReport({ 'contact-info': many(5_000_000, 'x') })),
    ['5/5'],
    null,
  ],
  ['a prototype', () => json.replace('{', '{"__proto__":{"policies":[]},"constructor":1,'), ['5/5'], null],
  ['a report that is only in the prototype', () => `{"__proto__":${json}}`, [], /not a TLS report/],
  [
    'fields named like those of objects',
    () =>
      JSON.stringify({
        policies: [{ policy: 'toString', summary: 'valueOf', 'failure-details': { length: 9 } }],
        hasOwnProperty: 1,
      }),
    ['0/0'],
    /is missing/,
  ],
  ['1e999 sessions', () => json.replace('count":5', 'count":1e999'), ['0/0'], /“Infinity”, which is not/],
  ['-5 sessions', () => json.replace('count":5', 'count":-5'), ['0/0'], /“-5”, which is not/],
  ['half a session', () => json.replace('count":5', 'count":0.5'), ['0/0'], /“0.5”, which is not/],
  ['a list of sessions', () => json.replace('count":5', 'count":[5]'), ['0/0'], /which is not/],
  [
    'two sums',
    () => json.replace('"total-failure', '"total-successful-session-count":7,"total-failure'),
    ['7/7'],
    null,
  ],
  ['half a surrogate', () => json.replace('receiver.example', '\\ud800'), ['5/5'], null],
  [
    '10,000 policies',
    () => JSON.stringify(tlsReport({ policies: Array(10_000).fill({}) })),
    ['0/0'],
    /is missing/,
  ],
  ['a quotation mark without end', () => `{"policies":"${many(1_000, 'x')}`, [], /cut short/],
  ['a backslash at the end', () => '{"policies":"\\', [], /cut short/],
]

const arf = (fields: string) =>
  mailOf(
    [{ type: 'message/feedback-report', content: fields }],
    'multipart/report; report-type=feedback-report',
  )
const complaint = 'Feedback-Type: abuse\nUser-Agent: a\nVersion: 1\n'
const feedback: Case[] = [
  ['100,000 fields', () => arf(complaint + many(100_000, 'Reported-Domain: a.example\n')), ['1/null'], null],
  ['a folded line of 1 MB', () => arf(`${complaint}X: ${many(100_000, '\n         x')}`), ['1/null'], null],
  [
    'an address of brackets',
    () => arf(`${complaint}Original-Mail-From: ${many(200_000, '<')}`),
    ['1/null'],
    null,
  ],
  [
    'results of at signs',
    () => arf(`${complaint}Authentication-Results: ${many(200_000, '@')}`),
    ['1/null'],
    null,
  ],
  [
    'an address that is none',
    () => arf(`${complaint}Source-IP: ${many(10_000, '(')}`),
    ['1/null'],
    /is not an IP address/,
  ],
  ['a billion incidents and more', () => arf(`${complaint}Incidents: ${many(40, '9')}`), ['1/null'], null],
  ['no fields', () => arf('\n\n'), [], /no fields and no reported email/],
  ['fields without names', () => arf(many(10_000, ': x\n')), [], /no fields/],
]

describe.each([
  ['containers', containers],
  ['XML', documents],
  ['JSON', jsons],
  ['feedback', feedback],
] as const)('%s', (_, cases) => {
  test.each(cases)('%s', (_, make, totals, says) => {
    const { reports, problems, refused } = readShort(make())
    expect(reports.map((each) => each.split(' ').at(-1))).toEqual(totals)
    expect(refused.length).toBeLessThanOrEqual(1_001)
    expect(problems.length).toBeLessThanOrEqual(50)
    if (says) expect([...problems, ...refused]).toContainEqual(expect.stringMatching(says))
    else expect(refused).toEqual([])
    if (totals.length === 0) expect(refused).not.toEqual([])
  })
})

test('nothing that is made of reports throws, and nothing is lost without a word', () => {
  const sources = [
    xml,
    json,
    gzipSync(xml),
    zipOf({ a: xml, b: json }),
    arf(complaint),
    mailOf([{ type: 'text/xml', content: xml }]),
  ]
  const piece = fc.record({ source: fc.nat(sources.length - 1), from: fc.nat(2_000), length: fc.nat(2_000) })
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 4 }),
      fc.uint8Array({ maxLength: 8 }),
      (pieces, noise) => {
        const octets = Buffer.concat([
          ...pieces.map(({ source, from, length }) =>
            Buffer.from(sources[source]!).subarray(from % 300, from + length),
          ),
          noise,
        ])
        const { reports, refused } = readReports(octets, 'a')
        expect(reports.length + refused.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 300, seed: 7 },
  )
})
