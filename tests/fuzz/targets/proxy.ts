import assert from 'node:assert/strict'
import { isIP } from 'node:net'
import { readProxyHeader } from '#smtp/proxy-header.ts'
import { clientBehindRelay, readReceived } from '#smtp/relay.ts'
import type { Target } from '../target.ts'

const octets = (...list: number[]) => String.fromCharCode(...list)

/** What a load balancer or a relay in front of the receiver says of its client. */
export const target: Target = {
  name: 'proxy',
  most: 64 * 1024,
  dictionary: [
    ...[
      'PROXY ',
      'TCP4 ',
      'TCP6 ',
      'UNKNOWN',
      '203.0.113.7 ',
      '2001:db8::1 ',
      '65535',
      '65536',
      '-1',
      '\r\n',
      '\r',
      '\n',
      ' ',
    ],
    ...[
      '\r\n\r\n\0\r\nQUIT\n',
      octets(0x21, 0x11, 0, 12),
      octets(0x21, 0x21, 0, 36),
      octets(0x20, 0, 0, 0),
      octets(0x21, 0x31, 0, 216),
      octets(0xff, 0xff),
      octets(0x22),
      octets(0x31),
    ],
    ...[
      'Received: from ',
      'a.test ',
      '(b.test [203.0.113.7]) ',
      '([203.0.113.7]:25 helo=c) ',
      '(envelope-from ',
      'by mx.test ',
      '(using TLSv1.3 with cipher ',
      'with ESMTPS ',
      '(',
      ')',
      '[',
      ']',
      'IPv6:',
      'helo=',
      'HELO ',
      '\r\n\t',
    ],
  ],
  run(input) {
    const header = readProxyHeader(input)
    if (header.state === 'ok') {
      assert.ok(header.used > 0 && header.used <= input.length && header.used <= 2_100)
      if (header.source) {
        assert.notEqual(isIP(header.source.address), 0)
        assert.ok(header.source.port >= 0 && header.source.port <= 65_535)
      }
    }
    // As it comes, octet by octet: the state does not change its mind.
    for (let end = 0; end < Math.min(input.length, 300); end += 7) {
      const { state } = readProxyHeader(input.subarray(0, end))
      if (state !== 'more') assert.equal(state, header.state)
    }
    const received = readReceived(input.toString('latin1'))
    const behind = clientBehindRelay(input, () => true)
    for (const hop of [received, behind]) {
      if (!hop) continue
      if (hop.address !== null) assert.notEqual(isIP(hop.address), 0)
      assert.ok((hop.helo?.length ?? 0) <= 255)
    }
  },
}
