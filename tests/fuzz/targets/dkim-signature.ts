import assert from 'node:assert/strict'
import { readMessage } from '@postproof/message/read'
import { authenticate } from '../../../packages/spam-test/authenticate.ts'
import { bounded } from '../rules.ts'
import { session } from '../session.ts'
import type { Target } from '../target.ts'
import { silent, textsEverywhere } from '../world.ts'

const KEY = 'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='

/** DKIM signatures, ARC chains and From fields of whole mails, as they are verified on arrival. */
export const target: Target = {
  name: 'dkim-signature',
  most: 64 * 1024,
  dictionary: [
    ...[
      'DKIM-Signature: ',
      'v=1; ',
      'a=rsa-sha256; ',
      'a=ed25519-sha256; ',
      'a=rsa-sha1; ',
      'c=relaxed/relaxed; ',
      'c=simple; ',
      'd=x.test; ',
      's=s; ',
      'h=from:to:subject; ',
    ],
    ...[
      'bh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=; ',
      'b=',
      'l=1; ',
      't=1; ',
      'x=99999999999; ',
      'i=@sub.x.test; ',
      'q=dns/txt; ',
      'z=From:a; ',
    ],
    ...[
      'ARC-Seal: i=1; a=rsa-sha256; cv=none; d=x.test; s=s; b=',
      'ARC-Message-Signature: i=1; ',
      'ARC-Authentication-Results: i=1; x.test; spf=pass\r\n',
      'i=2; ',
      'i=0; ',
      'cv=fail; ',
    ],
    ...[
      'From: a@x.test\r\n',
      'From: <a@x.test>, <b@y.test>\r\n',
      'Subject: a\r\n',
      '\r\n',
      '\r\n ',
      '\r\n\r\n',
      ';',
      '=',
      ' ',
      '\t',
      '=?utf-8?Q?',
      'd=xn--',
      'd=é.test; ',
      's=%00; ',
    ],
  ],
  async run(input) {
    const message = readMessage(input)
    for (const resolver of [textsEverywhere([KEY, 'v=spf1 a -all', 'v=DMARC1; p=reject']), silent]) {
      const said = await authenticate(message, session, { resolver, signal: new AbortController().signal })
      bounded(said, 200_000)
      // Ten are verified, ten more are told of.
      assert.ok(said.dkim.signatures.length <= 20, `${said.dkim.signatures.length} signatures`)
      // Nobody holds the key that the world names: nothing can be signed with it.
      for (const { result } of said.dkim.signatures) assert.notEqual(result, 'pass')
      if (resolver === silent) assert.notEqual(said.spf.result, 'pass')
    }
  },
}
