import { isFqdn, organizationOf, sameOrganization } from '@postproof/engine/organization'
import { readListUnsubscribe } from '@postproof/message/list-unsubscribe'
import { readMailDate } from '@postproof/message/mail-date'
import { readMessage } from '@postproof/message/read'
import { readReceived } from '@postproof/message/received'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recognizeEsp } from './esp.ts'
import { kindOf } from './file-kind.ts'
import { authentication, bytesOf, type Lines, mail, signature } from './fixture.ts'
import { detectLanguage } from './language.ts'
import { tagFaults } from './tag-balance.ts'
import { tokensOf } from './tokens.ts'
import { readZipDirectory } from './zip.ts'
import { zipOf } from './zip-fixture.ts'

const read = (changes: Lines = {}, body?: string) => readMessage(bytesOf(mail(changes, body)))

describe('recognizeEsp', () => {
  test.each<[string, Lines, string?]>([
    ['mailchimp', { 'X-MC-User': 'abc' }],
    ['mailchimp', { 'Return-Path': '<bounce-1@mail12.atl.mcsv.net>' }],
    ['mailchimp', { 'List-Unsubscribe': '<https://example.us1.list-manage.com/unsubscribe?u=1>' }],
    ['brevo', { 'X-Mailer': 'Sendinblue', 'X-SES-Outgoing': 'x' }],
    ['klaviyo', { 'X-Kmail-Account': 'x', 'X-SG-EID': 'y' }],
    ['salesforce-mc', { 'Message-ID': '<a-1@ind1s01mta01.xt.local>' }],
    ['sendgrid', { 'DKIM-Signature': 'v=1; a=rsa-sha256; d=sendgrid.net; s=s1; b=x' }],
    ['amazon-ses', { 'Message-ID': '<0100-000000@eu-west-1.amazonses.com>' }],
    ['postmark', { 'X-PM-Message-Id': '1' }],
    ['gmail', { 'Message-ID': '<CAF@mail.gmail.com>' }],
    ['campaign-monitor', {}, 'See https://news.createsend1.com/t/1 and https://news.createsend1.com/t/2'],
  ])('%s from %j %s', (id, changes, body) => {
    expect(recognizeEsp(read(changes, body))?.id).toBe(id)
  })

  test.each<[string, Lines, string?]>([
    ['a plain mail', {}],
    [
      'one link to a service among others',
      {},
      'https://a.test/1 https://b.test/2 https://x.list-manage.com/3',
    ],
    ['a domain that only ends like one', { 'Message-ID': '<1@notmcsv.net>' }],
  ])('nothing in %s', (_, changes, body) => {
    expect(recognizeEsp(read(changes, body))).toBeNull()
  })

  test('uses the verified signatures and the envelope where there are any', () => {
    const signed = authentication({ dkim: { signatures: [signature({ domain: 'mailgun.org' })] } })
    const bounced = authentication({ spf: { ...authentication().spf, domain: 'pm.mtasv.net' } })
    expect(recognizeEsp(read(), signed)).toEqual({
      id: 'mailgun',
      name: 'Mailgun',
      evidence: { code: 'evidence.dkim-of', facts: { domain: 'mailgun.org' } },
    })
    expect(recognizeEsp(read(), bounced)?.id).toBe('postmark')
  })
})

describe('detectLanguage', () => {
  const texts: Record<string, string> = {
    eng: 'Our autumn collection is here. Order until Sunday and we will send your bulbs without any shipping costs.',
    deu: 'Unsere Herbstkollektion ist da. Bestellen Sie bis Sonntag, dann liefern wir Ihre Blumenzwiebeln ohne Versandkosten.',
    fra: 'Notre collection d’automne est arrivée. Commandez avant dimanche et nous livrons vos bulbes sans frais de port.',
    spa: 'Nuestra colección de otoño ya está aquí. Haz tu pedido antes del domingo y te enviaremos los bulbos sin gastos.',
    rus: 'Дорогие друзья! В эту пятницу мы открываем новый магазин в центре города. Приходите к нам в гости, вас ждут подарки и скидки на все товары. Мы работаем каждый день с девяти утра до восьми вечера. Если у вас есть вопросы, напишите нам или позвоните по телефону, и мы с радостью поможем вам.',
    jpn: '秋のコレクションが入荷しました。日曜日までにご注文いただければ、送料無料でお届けします。',
    cmn: '我们的秋季系列已经到货。请在星期日之前订购，我们会免费将郁金香球茎寄到您的家中。',
  }
  test.each(Object.entries(texts))('%s, short and long', (code, text) => {
    expect([detectLanguage(text), detectLanguage(`${text} `.repeat(30))]).toEqual([code, code])
  })
  test.each(['', 'Hi there', 'https://example.org/a '.repeat(40), '123 456 '.repeat(100)])(
    'nothing in %j',
    (text) => {
      expect(detectLanguage(text)).toBeNull()
    },
  )
  test('Danish, which the detector does not know, is not taken for a neighbour', () => {
    expect(
      detectLanguage(
        'Kære venner! På fredag åbner vi en ny butik i byens centrum. Kom og besøg os, der er rabat på køb.',
      ),
    ).toBeNull()
  })
  test('two languages in equal parts are none', () => {
    expect(
      detectLanguage(`${texts.eng} `.repeat(20).slice(0, 1500) + `${texts.rus} `.repeat(9).slice(0, 1500)),
    ).toBeNull()
  })
})

test.each([
  ['Fri, 20 Nov 2026 10:00:00 +0100', '2026-11-20T09:00:00.000Z'],
  ['20 Nov 26 10:00 EST', '2026-11-20T15:00:00.000Z'],
  ['Fri, 20 Nov 2026 10:00:00 -0000 (UTC (really))', '2026-11-20T10:00:00.000Z'],
  ['1 Jan 99 00:00:00 GMT', '1999-01-01T00:00:00.000Z'],
  ['Thu, 29 Feb 2024 23:59:60 +0000', '2024-03-01T00:00:00.000Z'],
  ['Thu, 29 Feb 2023 10:00:00 +0000', null],
  ['Fri, 20 Nov 2026 24:00:00 +0000', null],
  ['Fri, 20 Nov 2026 10:00:00 +0099', null],
  ['Fri, 20 Nov 2026 10:00:00 XYZ', null],
  ['Fre, 20 Nov 2026', null],
  ['', null],
])('date %j', (text, expected) => {
  const at = readMailDate(text)
  expect(at === null ? null : new Date(at).toISOString()).toBe(expected)
})

test('every date that is printed in the form of RFC 5322 is read back', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const whole = Math.floor(date.getTime() / 1000) * 1000
      expect(readMailDate(new Date(whole).toUTCString().replace('GMT', '+0000'))).toBe(whole)
    }),
  )
})

test.each([
  ['<https://a.test/u>, <mailto:u@a.test?subject=x,y>', { https: 1, mailto: 1, problems: 0 }],
  ['<https://a.test/\r\n u>(web)', { https: 1, mailto: 0, problems: 0 }],
  ['<HTTP://a.test>', { https: 0, mailto: 0, problems: 0 }],
  ['https://a.test', { https: 0, mailto: 0, problems: 1 }],
  ['<>, <ftp://a.test>', { https: 0, mailto: 0, problems: 2 }],
  ['<https://a.test', { https: 0, mailto: 0, problems: 1 }],
])('List-Unsubscribe %j', (raw, expected) => {
  const { https, mailto, problems } = readListUnsubscribe(raw)
  expect({ https: https.length, mailto: mailto.length, problems: problems.length }).toEqual(expected)
})

test('a Received field is taken apart', () => {
  const [header] = read({
    Received:
      'from a.test (a.test [192.0.2.1])\r\n by b.test (Postfix) with ESMTPS id 1; Fri, 20 Nov 2026 10:00:00 +0000',
  }).headers.slice(-1)
  expect(header && readReceived(header)).toMatchObject({
    from: 'a.test',
    by: 'b.test',
    with: 'ESMTPS',
    tls: true,
    at: Date.UTC(2026, 10, 20, 10),
  })
})

test('organizations and names', () => {
  expect(organizationOf('A.b.example.co.uk')).toBe('example.co.uk')
  expect(sameOrganization('a.github.io', 'b.github.io')).toBe(false)
  expect(['a.b', 'mail.example.org', 'localhost', 'a..b', '-a.b', 'x y.z', 'müller.de'].map(isFqdn)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    true,
  ])
})

test('words of any script', () => {
  expect([...tokensOf('Grüße, Ann! https://a.test/long 2026')]).toEqual(['grüße', 'ann', '2026'])
  expect([...tokensOf('秋の葉')]).toEqual(['秋の', 'の葉'])
})

test('a ZIP directory tells names and encryption; cut anywhere it does not throw', () => {
  const zip = zipOf(['a.txt', 'b/c.exe'], 1)
  expect(readZipDirectory(zip)?.entries.map(({ name, encrypted }) => [name, encrypted])).toEqual([
    ['a.txt', true],
    ['b/c.exe', true],
  ])
  for (let length = 0; length < zip.length; length += 1) readZipDirectory(zip.subarray(0, length))
  expect(readZipDirectory(bytesOf('%PDF'))).toBeNull()
})

test('nasty bytes are no reason to throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string({ maxLength: 200 }), (bytes, text) => {
      readZipDirectory(Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), bytes, zipOf(['a'])]))
      kindOf(bytes)
      readMailDate(text)
      readListUnsubscribe(text)
      tagFaults(`<p ${text}`)
      tokensOf(text)
      detectLanguage(text)
      isFqdn(text)
      organizationOf(text)
    }),
  )
})

test.each([
  ['<div><b></div></b>', ['crossed b', 'stray-end b']],
  ['<td><p>x</td></table>', ['stray-end table']],
  ['<a href="x>y">z</a>', []],
  ["<p title=it's>x", []],
  ['<!-- <div> --><!doctype html><br/><img>', []],
  ['<title><b></title>', []],
  ['<svg><path/></svg><o:p>', []],
])('tags of %s', (source, expected) => {
  expect(tagFaults(source).map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected)
})
