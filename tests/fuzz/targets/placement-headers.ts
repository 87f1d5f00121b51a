import assert from 'node:assert/strict'
import { readAuthResults } from '@postproof/message/auth-results'
import { readPlacementHeaders } from '@postproof/placement/headers/read'
import { providerOf } from '@postproof/placement/provider'
import { matchHeaders } from '../../../packages/placement/match-headers.ts'
import { bounded } from '../rules.ts'
import type { Target } from '../target.ts'

const providers = ['gmail', 'outlook', 'yahoo', 'gmx', 'other'].map(providerOf)

/** Header blocks of delivered mails: Received, Authentication-Results, the verdicts of filters. */
export const target: Target = {
  name: 'placement-headers',
  most: 64 * 1024,
  dictionary: [
    ...[
      'Received: ',
      'from a.test ',
      'by mx.google.com ',
      'with ESMTPS ',
      'id x ',
      'for <a@b.test>; ',
      '(b.test [203.0.113.7]) ',
      '(helo=c.test) ',
      'Fri, 20 Nov 2026 10:00:00 +0000',
      '\r\n',
      '\r\n ',
    ],
    ...[
      'Authentication-Results: ',
      'mx.google.com; ',
      'spf=pass ',
      'dkim=pass ',
      'dmarc=fail ',
      'smtp.mailfrom=a@b.test ',
      'header.d=b.test ',
      'header.i=@b.test ',
      '(p=NONE) ',
      'reason="',
      ' / 1 ',
      ';',
      '=',
      '.',
      '"',
      '\\',
      '(',
      ')',
    ],
    ...[
      'X-Forefront-Antispam-Report: CIP:203.0.113.7;SCL:5;SFV:SPM;',
      'X-MS-Exchange-Organization-SCL: 9',
      'X-Microsoft-Antispam: BCL:7;',
      'X-Spam-Status: Yes, score=9',
      'X-Postproof-Placement: ',
      'Subject: ',
      'From: ',
      'Message-ID: <',
      '__proto__=x ',
      'ARC-Authentication-Results: i=1; ',
    ],
  ],
  run(input) {
    const headers = input.toString('latin1')
    for (const provider of providers) {
      const read = readPlacementHeaders(headers, provider, Date.UTC(2026, 10, 20, 10))
      bounded(read, 200_000)
      assert.ok(read.hops.length <= 60)
      assert.ok(read.deliverySeconds === null || read.deliverySeconds >= 0)
      // Nobody vouches for a verdict where no field of the provider stands.
      if (!/authentication-results/i.test(headers)) assert.equal(read.auth, null)
    }
    readAuthResults(headers)
    matchHeaders(headers)
  },
}
