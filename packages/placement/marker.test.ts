import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { block, mail } from './fixtures/headers.ts'
import { findMarkers, isMarker, MARKER_LENGTH, matchBody, matchHeaders, newMarker } from './marker.ts'

const chance = (seed: number) => Uint8Array.from({ length: 16 }, (_, i) => (seed * 31 + i * 17) % 256)
const marker = newMarker(chance(1))
const other = newMarker(chance(2))

describe('a marker', () => {
  test('is found in any case and beside punctuation, and only whole', () => {
    expect(marker).toMatch(/^pp[a-z0-9]{14}$/)
    expect(marker).toHaveLength(MARKER_LENGTH)
    expect(findMarkers(`Id: [${marker.toUpperCase()}], (${other}) and ${marker}.`)).toEqual([marker, other])
    expect(findMarkers(`x${marker} ${marker}x ${marker}0`)).toEqual([])
    expect(findMarkers(`_${marker}_ <${marker}@x.test> seed+${marker}@x.test`)).toEqual([marker])
  })

  test('notices any one changed character and any two neighbours that changed places', () => {
    for (let i = 2; i < MARKER_LENGTH; i++) {
      const changed = marker[i] === 'a' ? 'b' : 'a'
      expect(isMarker(marker.slice(0, i) + changed + marker.slice(i + 1))).toBe(false)
    }
    expect(isMarker('ppaaaaaaaaaaaaaa')).toBe(false)
    expect(() => newMarker(new Uint8Array(12))).toThrow(RangeError)
  })

  test('of any chance is its own, and prose holds none', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 13, maxLength: 32 }), (random) => {
        expect(isMarker(newMarker(random))).toBe(true)
        expect(findMarkers(`x ${newMarker(random).toUpperCase()} y`)).toEqual([newMarker(random)])
      }),
    )
  })
})

const folded = `${marker.slice(0, 7)}?=\r\n =?utf-8?q?${marker.slice(7)}`
const base64Subject = `=?UTF-8?B?${Buffer.from(`Grüße ${marker}`).toString('base64')}?=`

describe('in the headers', () => {
  test.each([
    ['own header', `X-Postproof-Placement: ${marker}`, 'header'],
    ['own header in another case, folded', `x-POSTPROOF-placement:\r\n ${marker.toUpperCase()}`, 'header'],
    ['subject', `Subject: News [${marker}]`, 'subject'],
    ['subject, folded', `Subject: News\r\n\t(${marker})`, 'subject'],
    ['subject, base64', `Subject: ${base64Subject}`, 'subject'],
    ['subject, cut between two encoded words', `Subject: =?utf-8?q?News_${folded}?=`, 'subject'],
    ['message id', `Message-ID: <7.${marker}@mail.example.org>`, 'message-id'],
    ['address', `To: "Seed" <seed+${marker}@provider.test>`, 'plus-address'],
    ['envelope', `Delivered-To: seed+${marker}@provider.test`, 'plus-address'],
    ['original recipient', `X-Original-To: seed+news-x+${marker}@provider.test`, 'plus-address'],
    [
      'trace',
      `Received: from a by b with ESMTP id 1\r\n for <seed+${marker}@provider.test>; Sat, 21 Nov 2026 10:00:00 +0000`,
      'plus-address',
    ],
  ])('%s', (_name, field, by) => {
    expect(matchHeaders(block(field, ...mail.filter((line) => !line.startsWith('Subject:'))))).toEqual([
      { marker, by },
    ])
  })

  test('the stronger way is told, and a marker elsewhere is none', () => {
    const both = block(
      `To: <seed+${marker}@x.test>`,
      `Message-ID: <${marker}@x>`,
      `Subject: ${marker} ${other}`,
    )
    expect(matchHeaders(both)).toEqual([
      { marker, by: 'subject' },
      { marker: other, by: 'subject' },
    ])
    expect(matchHeaders(block(`Subject: ${marker}`, `To: <seed+${marker}@x.test>`))).toEqual([
      { marker, by: 'subject' },
    ])
    expect(
      matchHeaders(block(`X-Other: ${marker}`, `To: ${marker} <seed@x.test>`, `Cc: seed-${marker}@x.test`)),
    ).toEqual([])
  })
})

const typed = (type: string, encoding = '7bit') =>
  block(`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`, 'MIME-Version: 1.0')
const multi = (...parts: string[]) => `preamble\r\n--b\r\n${parts.join('\r\n--b\r\n')}\r\n--b--\r\n`
const part = (type: string, encoding: string, body: string) =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`
const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64').replace(/.{76}/g, '$&\r\n')

describe('in the body', () => {
  const mixed = typed('multipart/mixed; boundary=b')
  const html = `<p style="display:none">${marker}</p>`
  test.each([
    ['plain text', typed('text/plain'), `Hello\r\n\r\n${marker}\r\n`],
    ['without any header', '', `Hello ${marker}`],
    ['a hard break inside', typed('text/plain'), `${marker.slice(0, 5)}\r\n${marker.slice(5)}`],
    [
      'a soft break inside',
      typed('text/html', 'quoted-printable'),
      `<p>${marker.slice(0, 9)}=\r\n${marker.slice(9)}</p>`,
    ],
    [
      'a soft break with blanks',
      typed('text/html', 'quoted-printable'),
      `<p>${marker.slice(0, 9)}= \t\r\n${marker.slice(9)}</p>`,
    ],
    [
      'quoted-printable of every character',
      typed('text/plain', 'quoted-printable'),
      [...marker].map((c) => `=${c.charCodeAt(0).toString(16).toUpperCase()}`).join(''),
    ],
    ['base64', typed('text/html; charset=utf-8', 'base64'), base64(`${'<i>x</i>'.repeat(40)}${html}`)],
    ['UTF-16', typed('text/plain; charset=utf-16le', 'base64'), base64(`ab ${marker}`, 'utf16le')],
    ['hidden preheader', typed('text/html'), html],
    ['comment', typed('text/html'), `<!-- ${marker} -->`],
    ['attribute', typed('text/html'), `<img alt="" src="https://x.test/?m=${marker}">`],
    ['tags inside', typed('text/html'), `<b>${marker.slice(0, 4)}<wbr>${marker.slice(4)}</b>`],
    [
      'soft hyphens inside',
      typed('text/html; charset=utf-8', 'base64'),
      base64(`${marker.slice(0, 4)}\u00ad${marker.slice(4, 9)}\u200b${marker.slice(9)}`),
    ],
    ['references inside', typed('text/html'), `&#${marker.charCodeAt(0)};&#x70;${marker.slice(2)}`],
    [
      'second part',
      mixed,
      multi(part('text/plain', '7bit', 'nothing'), part('text/html', 'base64', base64(html))),
    ],
    [
      'part of a part',
      mixed,
      multi(
        `Content-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\n${part('text/html', 'quoted-printable', `=\r\n${html}`)}\r\n--c--`,
      ),
    ],
    [
      'attached message',
      mixed,
      multi(`Content-Type: message/rfc822\r\n\r\n${typed('text/plain', 'base64')}${base64(`see ${marker}`)}`),
    ],
    ['cut before its end', mixed, multi(part('text/html', 'base64', base64(html))).slice(0, -8)],
  ])('%s', (_name, headers, body) => {
    expect(matchBody(headers, body)).toEqual([marker])
  })

  test('what lies beyond 64 kB, or in a picture, is not looked at', () => {
    expect(matchBody(typed('text/plain'), `${' '.repeat(65_536)}${marker}`)).toEqual([])
    expect(matchBody(mixed, multi(part('image/png', 'base64', base64(`..${marker}..`))))).toEqual([])
  })
})
