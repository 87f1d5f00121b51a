import { readMessage } from '@postproof/message/read'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recognizeEsp } from './esp.ts'
import { authentication, bytesOf, mail, signature } from './fixture.ts'
import { senderSide } from './sender-headers.ts'

/** Mails as they lie in mailboxes of large providers: the receiver's fields, then the sender's, then more. */

const lines = (...fields: string[]) => `${fields.join('\r\n')}\r\n`
const atGoogle = lines(
  'Delivered-To: ann@gmail.com',
  'Received: by 2002:a05:6a10:1234:b0:4f1:7a with SMTP id ab12csp7; Fri, 20 Nov 2026 01:59:10 -0800 (PST)',
  'X-Google-Smtp-Source: AGHT+IF7',
  'X-Gm-Message-State: AOJu0Y7',
  'X-Received: by 2002:a17:902:e5c7:b0:1fb with SMTP id u7; Fri, 20 Nov 2026 01:59:10 -0800 (PST)',
  'ARC-Seal: i=1; a=rsa-sha256; d=google.com; s=arc; cv=none; b=x',
  'Return-Path: <bounce@example.org>',
  'Received: from out.example.org (out.example.org. [192.0.2.1])',
  '        by mx.google.com with ESMTPS id x7 for <ann@gmail.com>; Fri, 20 Nov 2026 01:59:09 -0800 (PST)',
  'Received-SPF: pass (google.com: domain of bounce@example.org designates 192.0.2.1)',
  'Authentication-Results: mx.google.com; dkim=pass header.i=@mail.gmail.com',
)
const atMicrosoft = lines(
  'Received: from AB1PR01MB0001.eurprd01.prod.outlook.com (2603:10a6:8::1) by',
  ' AB1PR01MB0002.eurprd01.prod.outlook.com with HTTPS; Fri, 20 Nov 2026 09:59:10 +0000',
  'Received: from AM1EUR01FT001.eop-EUR01.prod.protection.outlook.com by',
  ' AB1PR01CA0001.outlook.office365.com with Microsoft SMTP Server; Fri, 20 Nov 2026 09:59:09 +0000',
  'Received: from out.example.org (192.0.2.1) by AM1EUR01FT001.mail.protection.outlook.com',
  ' (10.152.4.1) with Microsoft SMTP Server; Fri, 20 Nov 2026 09:59:09 +0000',
)
const exchange = lines(
  'X-MS-Exchange-CrossTenant-Id: 84df9e7f-e9f6-40af-b435-aaaaaaaaaaaa',
  'X-MS-Exchange-Organization-SCL: 1',
  'X-Microsoft-Antispam: BCL:0;',
)
const atHost = lines(
  'Return-Path: <bounce@example.org>',
  'X-Spam-Status: No, score=-1',
  'Received: from localhost (localhost [127.0.0.1]) by mail.acme.example (Postfix) with ESMTP id 2; Fri, 20 Nov 2026 09:59:10 +0000',
  'X-SG-EID: added-by-the-gateway',
  'Received: from out.example.org (out.example.org [192.0.2.1]) by mx1.acme.example (Postfix) with ESMTPS id 1; Fri, 20 Nov 2026 09:59:09 +0000',
)
const esp = (source: string, auth = authentication(), from: 'upload' | 'smtp' = 'upload') =>
  recognizeEsp(readMessage(bytesOf(source)), auth, from)?.id ?? null
const signedBy = (domain: string, signedHeaders: string[], line: number | null = null) =>
  authentication({ dkim: { signatures: [signature({ domain, signedHeaders, line })] } })

describe('the sending service of a mail from a mailbox', () => {
  test.each<[string | null, string, string]>([
    [null, 'received by Gmail, sent by an own server', atGoogle + mail()],
    [null, 'received by Outlook, sent by an own server', atMicrosoft + mail()],
    [null, 'with what Exchange wrote below its Received', atMicrosoft + exchange + mail()],
    [
      null,
      'with what Exchange wrote at the end',
      atMicrosoft + mail().replace('\r\n\r\n', `\r\n${exchange}\r\n`),
    ],
    [
      null,
      'without a Message-ID but that of Exchange',
      atMicrosoft + mail({ 'Message-ID': '<7f@AB1PR01MB0002.eurprd01.prod.outlook.com>' }),
    ],
    [
      null,
      'with a field of a filter between the hops of Microsoft',
      atMicrosoft.replace('Received: from out', 'X-SG-EID: 7f\r\nReceived: from out') + mail(),
    ],
    [null, 'through a gateway that leaves its traces', atHost + mail()],
    ['mailchimp', 'received by Gmail, sent by Mailchimp', `${atGoogle}X-MC-User: 7f\r\n${mail()}`],
    [
      'sendgrid',
      'received by Outlook, sent by SendGrid',
      `${atMicrosoft}X-SG-EID: 7f\r\n${exchange}${mail()}`,
    ],
    ['brevo', 'received by an own server, sent by Brevo', `${atHost}X-Mailin-EID: 7f\r\n${mail()}`],
    [
      'mailgun',
      'its envelope in the Return-Path of the receiver',
      `Return-Path: <b@mailgun.org>\r\n${atHost}${mail()}`,
    ],
    ['gmail', 'from Gmail to an own server', atHost + mail({ 'Message-ID': '<CAF7@mail.gmail.com>' })],
    [
      'gmail',
      'from Gmail to Gmail',
      `${atGoogle}X-Gm-Message-State: AOJu0Yx\r\n${mail({ 'Message-ID': '<CAF7@mail.gmail.com>' })}`,
    ],
    [
      'gmail',
      'from Gmail to Outlook',
      `${atMicrosoft}${exchange}${mail({ 'Message-ID': '<CAF7@mail.gmail.com>' })}`,
    ],
    ['microsoft-365', 'from Microsoft to an own server', `${atHost}${exchange}${mail()}`],
    ['microsoft-365', 'from Microsoft to Gmail', `${atGoogle}${exchange}${mail()}`],
    ['klaviyo', 'a draft that nobody received', `X-Kmail-Account: 7f\r\n${mail()}`],
  ])('%s: %s', (expected, _, source) => {
    expect(esp(source)).toBe(expected)
  })

  test('a field that the sender signed was there when it was sent', () => {
    const id = mail({ 'Message-ID': '<7f@AB1PR01MB0009.eurprd01.prod.outlook.com>' })
    expect(esp(atMicrosoft + id, signedBy('example.org', ['from', 'message-id']))).toBe('microsoft-365')
    expect(esp(atMicrosoft + id, signedBy('example.org', ['from']))).toBeNull()
    const failed = authentication({
      dkim: { signatures: [signature({ result: 'fail', signedHeaders: ['message-id'] })] },
    })
    expect(esp(atMicrosoft + id, failed)).toBeNull()
  })

  test('a signature on top is that of who passed the mail on', () => {
    expect(esp(atGoogle + mail(), signedBy('sendgrid.net', ['from'], 1))).toBeNull()
    expect(esp(atGoogle + mail(), signedBy('sendgrid.net', ['from'], 14))).toBe('sendgrid')
  })

  test('where our own server received it, everything came with the mail', () => {
    expect(esp(`${exchange}${atMicrosoft}${mail()}`, authentication(), 'smtp')).toBe('microsoft-365')
  })

  test('any Received fields are read, also thousands', () => {
    const name = fc.constantFrom(
      'a.example.org',
      'mx.google.com',
      '[192.0.2.1]',
      'localhost',
      '2002:a05::1',
      '',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 30 }), (hops) => {
        const fields = hops.map(([from, by]) => `Received: from ${from} by ${by}; x`)
        const message = readMessage(bytesOf(lines(...fields) + mail()))
        const side = senderSide(message, undefined, 'upload')
        expect(side.wrote(message.headers.at(-1)!)).toBe(true)
      }),
    )
    esp('Received: from a by b\r\n'.repeat(5000) + mail())
  })
})
