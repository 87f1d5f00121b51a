import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReports, summarize } from '@postproof/reports'
import { describe, expect, test } from 'vitest'
import { dataSet } from '../data-set.ts'

/**
 * Who sent the mail of real reports, each file by itself: name and verdict of each source, labelled by hand from the rows before
 * the rules were run on them. `wrong` says where the rules differ from the label, and stays until they agree.
 */
const samples = dataSet('report-samples')

const labels: [file: string, sources: string[], wrong?: string[]][] = [
  [
    '9990-fields-no-namespace.xml',
    ['example.com in-order', '203.0.113.10 stranger'],
    ['microsoft-365 in-order', '203.0.113.10 stranger'],
  ],
  ['9990-mail-auth.xml', ['example.com broken']],
  ['9990-multi-auth-overrides.xml', ['vendor.example forwarded', 'example.net broken']],
  ['9990-namespace-legacy-fields.xml', ['example.com in-order']],
  ['amazon-ses-mail.eml', ['amazon.nl stranger']],
  ['aol.xml', ['website.com in-order']],
  ['cisco-esa.xml.gz', ['example.net unclear']],
  ['draft-version-2.xml', ['example.com broken']],
  ['empty-reason.xml', ['example.edu unclear']],
  ['fastmail-mixed.xml', ['topicbox forwarded', 'amazon-ses in-order']],
  ['gmx-dmarc2-namespace.xml', ['myserver.com in-order']],
  ['google-mail-zip.eml', ['example.org in-order']],
  ['google-zip-forwarded.eml', ['example.net in-order']],
  ['google.xml', ['foo-bar.io in-order']],
  ['hardfail.xml', ['42.42.42.42 stranger']],
  ['mail-dmarc.xml', ['example.com in-order']],
  ['mailru.xml', ['118.41.204.2 stranger']],
  ['mimecast-gzip-trailing.eml', ['microsoft-365 in-order']],
  [
    'nice.xml',
    [
      ...['google-workspace in-order', 'amazon-ses in-order', '209.85.220.41 forwarded'],
      ...['connectivityu.com forwarded', 'gmail forwarded'],
    ],
  ],
  ['no-org-name.xml', ['12.20.127.122 unclear']],
  ['old-draft.xml', ['example.com unclear']],
  ['opendmarc-style.xml', ['toptierhighticket.club stranger']],
  ['outlook-mail.eml', ['ietf forwarded']],
  ['outlook-protection.xml', ['100.24.188.149 stranger']],
  ['small-receiver-quoted-org.eml', ['ietf forwarded']],
  ['solamora-same-id.xml', ['bix-business.com unclear']],
  ['unique-id-in-name.xml.zip', ['148.243.137.254 unclear']],
  ['upper-case-pass.xml', ['example.com in-order']],
  ['usssa.xml', ['12.20.127.40 unclear', '199.230.200.36 unclear']],
  ['xml-uncompressed-in-mail.eml', ['example.com in-order', '198.51.100.7 unclear']],
  ['xsd-tag-left-in.xml', ['example.de unclear']],
  ['yahoo-2025.xml', ['007ed325dddd44e3a0f17488f4312e49.com in-order']],
  ['yahoo.xml', ['random.org in-order']],
]

describe.skipIf(!samples.isHere)(`the sources of${samples.why}`, () => {
  test.each(labels)('%s', (file, sources, wrong) => {
    const { reports } = readReports(readFileSync(join(samples.path, 'aggregate', file)), file)
    const found = summarize(reports).flatMap((domain) =>
      domain.sources.map(({ name, verdict }) => `${name.id ?? name.name} ${verdict}`),
    )
    expect(found.sort()).toEqual([...(wrong ?? sources)].sort())
  })
})
