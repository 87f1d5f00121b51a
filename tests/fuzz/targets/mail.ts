import assert from 'node:assert/strict'
import { MAX_ADDRESSES, MAX_DEFECTS, MAX_IMAGES, MAX_LINKS, MAX_PARTS } from '@postproof/message/bounds'
import { readDeliveryReport } from '@postproof/message/delivery-report'
import { parseAddressList, preheader, readAttachments, readMessage } from '@postproof/message/read'
import { clientBehindRelay } from '#smtp/relay.ts'
import { matchBody } from '../../../packages/placement/match-body.ts'
import { matchHeaders } from '../../../packages/placement/match-headers.ts'
import type { Target } from '../target.ts'

/** A whole mail: header fields, the tree of parts, bodies, and the places of everything in the source. */
export const target: Target = {
  name: 'mail',
  dictionary: [
    ...['\r\n', '\r\n\r\n', '\r\n ', '--edge', '--edge--', '\r\n--edge\r\n', 'MIME-Version: 1.0\r\n'],
    ...['Content-Type: multipart/mixed; boundary=edge\r\n', 'Content-Type: message/rfc822\r\n\r\n'],
    ...['Content-Type: multipart/alternative; boundary="e=dge"\r\n', 'Content-Type: text/html; charset='],
    ...['utf-8', 'utf-16', 'utf-7', 'iso-2022-jp', 'gb18030', 'x-user-defined', 'windows-1252'],
    ...['Content-Transfer-Encoding: base64\r\n', 'Content-Transfer-Encoding: quoted-printable\r\n'],
    ...['Content-Disposition: attachment; filename*0*=', 'filename="', 'Content-ID: <a@b>\r\n', 'cid:a@b'],
    ...['Content-Type: multipart/report; boundary=edge\r\n', 'Content-Type: message/delivery-status\r\n'],
    ...['Content-Type: message/feedback-report\r\n', 'Action: failed\r\n', 'Status: 5.1.1\r\n'],
    ...['Diagnostic-Code: smtp; 550 ', 'Feedback-Type: abuse\r\n', 'Return-Path: <'],
    ...['Subject: ', 'From: ', 'To: ', 'Received: from a (b [192.0.2.1]) by c; ', '=?utf-8?B?', '?='],
    ...[
      '<html>',
      '<style>',
      '<a href="',
      '<img src="cid:',
      '<!--',
      '-->',
      '<table>',
      '<svg>',
      '&#x',
      'begin 644 a\r\n',
    ],
  ],
  run(input) {
    const message = readMessage(input)
    assert.ok(message.parts.length <= MAX_PARTS + 1, `${message.parts.length} parts`)
    assert.ok(message.links.length <= MAX_LINKS && message.images.length <= MAX_IMAGES)
    assert.ok(message.defects.length <= MAX_DEFECTS + 1, `${message.defects.length} defects`)
    const lines = input.toString('latin1').split(/\r\n|\r|\n/).length + 1
    for (const { place } of message.defects)
      assert.ok(place.line >= 1 && (place.in !== 'raw' || place.line <= lines))
    for (const part of message.parts) {
      assert.ok(part.line >= 1 && part.line <= lines, `a part at line ${part.line} of ${lines}`)
      assert.equal(part.children.length > 0 ? 0 : part.content().length, part.size)
      part.text()
    }
    for (const field of message.headers) {
      assert.ok(field.line >= 1 && field.line + field.lineCount <= lines + 1)
      assert.ok(parseAddressList(field.raw).addresses.length <= MAX_ADDRESSES)
    }
    if (message.html) preheader(message.html)
    if (message.text) preheader(message.text)
    readAttachments(input)
    readDeliveryReport(input, { nullSender: true })
    const latin1 = input.toString('latin1')
    assert.ok(matchHeaders(latin1).length <= 50)
    assert.ok(matchBody(latin1.slice(0, 2000), latin1).length <= 50)
    clientBehindRelay(input, (address) => address.startsWith('192.'))
  },
}
