import { networkList } from '@postproof/engine/networks/network-list'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientBehindRelay, type Hop, readReceived } from './relay.ts'

const tls13 = { version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384' }
const tls12 = { version: 'TLSv1.2', cipher: 'ECDHE-RSA-AES256-GCM-SHA384' }
const untold = { version: 'TLS', cipher: 'not told by the relay' }

test.each<[string, string, Hop | null]>([
  [
    'Postfix',
    'from mail.a.example (mail.a.example [8.8.8.8]) by r.example (Postfix) with ESMTP id 4X; Mon, 1 Jan 2026',
    { address: '8.8.8.8', helo: 'mail.a.example', tls: null },
  ],
  [
    'Postfix, no reverse name, TLS',
    'from localhost (unknown [8.8.8.8]) (using TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits) key-exchange X25519) (No client certificate requested) by r.example (Postfix) with ESMTPS id 4X',
    { address: '8.8.8.8', helo: 'localhost', tls: tls13 },
  ],
  [
    'Postfix, IPv6',
    'from a.example (a.example [IPv6:2A00:1450::0001]) by r.example (Postfix) with ESMTPS id 4X',
    { address: '2a00:1450::1', helo: 'a.example', tls: untold },
  ],
  [
    'Postfix, HELO that is an address',
    'from [9.9.9.9] (unknown [8.8.8.8]) by r.example (Postfix) with ESMTP',
    { address: '8.8.8.8', helo: '[9.9.9.9]', tls: null },
  ],
  [
    'Postfix, HELO that looks like a comment',
    'from x([9.9.9.9]) (unknown [8.8.8.8]) by r.example (Postfix) with ESMTP',
    { address: '8.8.8.8', helo: 'x([9.9.9.9])', tls: null },
  ],
  [
    'Postfix, HELO "by"',
    'from by (a.example [8.8.8.8]) by r.example',
    { address: '8.8.8.8', helo: 'by', tls: null },
  ],
  ['Postfix, mail of a local user', 'by r.example (Postfix, from userid 33) id 4X', null],
  [
    'Sendmail',
    'from a.example (a.example [8.8.8.8] (may be forged)) by r.example (8.17.1/8.17.1) with ESMTPS id 4X (version=TLSv1.3 cipher=TLS_AES_256_GCM_SHA384 bits=256 verify=NO)',
    { address: '8.8.8.8', helo: 'a.example', tls: tls13 },
  ],
  [
    'Sendmail with ident',
    'from a.example (user@a.example [8.8.8.8]) by r.example (8.14.4/8.14.4) with ESMTP id 4X',
    { address: '8.8.8.8', helo: 'a.example', tls: null },
  ],
  [
    'Exim, reverse name and HELO agree',
    'from a.example ([8.8.8.8]) by r.example with esmtps  (TLS1.3) tls TLS_AES_256_GCM_SHA384 (Exim 4.96) (envelope-from <a@b>) id 1abc',
    { address: '8.8.8.8', helo: 'a.example', tls: tls13 },
  ],
  [
    'Exim, another HELO and the port',
    'from rev.example ([8.8.8.8]:51234 helo=a.example) by r.example with esmtp (Exim 4.92) id 1abc',
    { address: '8.8.8.8', helo: 'a.example', tls: null },
  ],
  [
    'Exim, HELO that is another address',
    'from rev.example ([8.8.8.8] helo=[9.9.9.9]) by r.example with esmtp (Exim 4.92) id 1abc',
    { address: '8.8.8.8', helo: '[9.9.9.9]', tls: null },
  ],
  [
    'Exim, no reverse name',
    'from [8.8.8.8] (port=51234 helo=a.example) by r.example with esmtps (TLSv1.2:ECDHE-RSA-AES256-GCM-SHA384:256) (Exim 4.89) id 1abc',
    { address: '8.8.8.8', helo: 'a.example', tls: tls12 },
  ],
  [
    'Exim, no reverse name, forged HELO',
    'from [8.8.8.8] (helo=[9.9.9.9]) by r.example with esmtp',
    { address: '8.8.8.8', helo: '[9.9.9.9]', tls: null },
  ],
  [
    'Exchange',
    'from a.example (8.8.8.8) by R.example (10.0.0.1) with Microsoft SMTP Server (version=TLS1_2, cipher=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384) id 15.1.2507.6 via Frontend Transport; Mon',
    {
      address: '8.8.8.8',
      helo: 'a.example',
      tls: { version: 'TLSv1.2', cipher: 'TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384' },
    },
  ],
  [
    'Exchange, IPv6',
    'from A.example (2a00:1450:400c::1a) by R.example (2603:10a6::5) with Microsoft SMTP Server id 15.20',
    { address: '2a00:1450:400c::1a', helo: 'A.example', tls: null },
  ],
  [
    'Gmail',
    'from mail-a.example (mail-a.example. [8.8.8.8]) by mx.r.example with SMTPS id x (version=TLS1_3 cipher=TLS_AES_256_GCM_SHA384 bits=256/256); Mon',
    { address: '8.8.8.8', helo: 'mail-a.example', tls: tls13 },
  ],
  [
    'qmail',
    'from rev.example (HELO a.example) (8.8.8.8) by r.example with SMTP; 1 Jan 2026',
    { address: '8.8.8.8', helo: 'a.example', tls: null },
  ],
  [
    'qmail, with user and forged HELO',
    'from unknown (HELO [9.9.9.9]) (bob@8.8.8.8) by r.example with SMTP',
    { address: '8.8.8.8', helo: '[9.9.9.9]', tls: null },
  ],
  [
    'UTF8SMTPS',
    'from a (b [8.8.8.8]) by r with UTF8SMTPS id 1',
    { address: '8.8.8.8', helo: 'a', tls: untold },
  ],
  [
    'no address at all',
    'from a.example by r.example with SMTP',
    { address: null, helo: 'a.example', tls: null },
  ],
  ['an address that is none', 'from a (b [999.1.1.1]) by r', { address: null, helo: 'a', tls: null }],
  ['not closed', 'from a (b [8.8.8.8', { address: null, helo: 'a', tls: null }],
  ['empty', '', null],
  ['from alone', 'from', null],
  ['comment first', 'from (a) b', null],
])('%s', (_name, line, hop) => {
  expect(readReceived(line)).toEqual(hop)
})

describe('which line counts', () => {
  const trusted = networkList(['10.0.0.0/8', '192.0.2.25'])
  const line = (address: string) =>
    `Received: from h${address} (n [${address}])\r\n\tby r (Postfix) with ESMTP id 1\r\n`
  const mail = (...addresses: string[]) =>
    Buffer.from(`${addresses.map(line).join('')}Subject: x\r\n\r\nReceived: from body (b [1.1.1.1])\r\n`)

  test.each<[string, Buffer, string | null]>([
    ['the topmost', mail('8.8.8.8', '9.9.9.9'), '8.8.8.8'],
    ['the one below a trusted hop', mail('192.0.2.25', '8.8.8.8', '9.9.9.9'), '8.8.8.8'],
    ['the one below several trusted hops', mail('10.1.1.1', '10.2.2.2', '8.8.8.8'), '8.8.8.8'],
    ['the one below the relay handing it to itself', mail('127.0.0.1', '8.8.8.8'), '8.8.8.8'],
    ['a private address that is not trusted', mail('192.168.1.1', '8.8.8.8'), '192.168.1.1'],
    ['none: all are trusted', mail('10.1.1.1'), null],
    ['none: no such header', Buffer.from('Subject: x\r\n\r\nReceived: from a (b [8.8.8.8])\r\n'), null],
    [
      'none: the relay wrote an unknown form',
      Buffer.from(`Received: by r id 1\r\n${line('8.8.8.8')}\r\n`),
      null,
    ],
    [
      'after other fields, folded',
      Buffer.from(`Return-Path: <>\r\nX-A: b\r\n\tfrom c\r\n${line('8.8.8.8')}\r\n`),
      '8.8.8.8',
    ],
    ['with bare line feeds', Buffer.from('Received: from a\n (b\n [8.8.8.8])\n by r\n\nx'), '8.8.8.8'],
    ['none: more trusted hops than anyone has', mail(...Array(12).fill('10.1.1.1'), '8.8.8.8'), null],
  ])('%s', (_name, raw, address) => {
    expect(clientBehindRelay(raw, trusted)?.address ?? null).toBe(address)
  })
})

test('no input crashes or is slow', () => {
  const words = fc.constantFrom(
    'from',
    'by',
    'with',
    'helo=',
    'HELO ',
    '[',
    ']',
    '(',
    ')',
    '8.8.8.8',
    ' ',
    'tls',
    'using ',
    ':',
  )
  const text = fc
    .array(fc.oneof(words, fc.string({ maxLength: 6 })), { maxLength: 60 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (line) => {
      const hop = readReceived(`from ${line}`)
      expect(hop === null || hop.helo === null || hop.helo.length <= 255).toBe(true)
      clientBehindRelay(Buffer.from(`Received: from ${line}\r\n`.repeat(3)), () => true)
    }),
  )
  for (const part of ['(', 'helo=', '[', ' \r\n ', '(using ', 'Received: from\r\n']) {
    clientBehindRelay(Buffer.from(`Received: from a ${part.repeat(200_000)}`), () => true)
  }
})
