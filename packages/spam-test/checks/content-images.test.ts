import { plain } from '@postproof/engine/plain-message'
import { expect, test } from 'vitest'
import { describeChecks, find, imageOutcome } from '../content/fixture.ts'
import { htmlMail, mail } from '../context/fixture.ts'
import { textsIn } from '../words/texts.ts'
import { check as imageAlt } from './image-alt.ts'
import { check as imageHealth } from './image-health.ts'
import { check as imageTextRatio } from './image-text-ratio.ts'
import { check as qrCode } from './qr-code.ts'
import { check as senderClaim } from './sender-claim.ts'
import { check as trackingPixel } from './tracking-pixel.ts'

const html = (body: string) => htmlMail(`<html><body>${body}</body></html>`)
const image = (attributes: string) => `<img src="https://example.org/a.png" ${attributes}>`
const sized = 'width="100" height="50" alt="A"'
const banner = image('width="600" height="300" alt="Sale"')
const pixel = '<img src="https://t.example.net/open?id=1" width="1" height="1" alt="">'
const text = (characters: number) => `<p>${'walks '.repeat(Math.ceil(characters / 5))}</p>`
const health = (...images: Parameters<typeof imageOutcome>[0][]) => ({
  health: {
    images: images.map(imageOutcome),
    imageBytes: images.reduce((sum, { bytes = 1000 } = {}) => sum + (bytes ?? 0), 0),
  },
})
const one = html(image(sized))

/** A mail that asks for a new password, with an attached file. */
const withPicture = (name: string, file: string, bytes: string) =>
  mail(
    { From: `"${name}" <x@sender.example>`, 'Content-Type': 'multipart/mixed; boundary=edge' },
    [
      '--edge',
      'Content-Type: text/plain',
      '',
      'Your password expires today. Scan the code to keep your password.',
      '--edge',
      `Content-Type: ${file.endsWith('.png') ? 'image/png' : 'text/plain'}; name="${file}"`,
      `Content-Disposition: attachment; filename="${file}"`,
      '',
      bytes,
      '--edge--',
    ].join('\n'),
  )

describeChecks([
  [
    imageTextRatio,
    [
      ['no-data no-html', mail()],
      ['good no-images', html(text(50))],
      ['good no-images', html(`${text(50)}${pixel}`)],
      ['good enough-text', html(`${text(500)}${banner}${banner}${banner}`)],
      ['good balanced', html(`${text(200)}${image('width="120" height="40" alt="Logo"')}`)],
      ['good balanced', html(`${text(400)}${banner}`)],
      ['good balanced', html(`${text(250)}${banner}`)],
      ['warning image-heavy', html(`${text(120)}${image('width="400" height="250" alt="Sale"')}`)],
      ['warning image-heavy', html(`${text(250)}${banner.repeat(3)}`)],
      ['bad mostly-image', html(`${text(40)}${banner}`)],
      ['bad image-only', html(banner)],
      ['bad image-only', html('<a href="https://example.org"><img src="https://example.org/all.jpg"></a>')],
    ],
  ],
  [
    imageAlt,
    [
      ['no-data no-html', mail()],
      ['no-data no-images', html(text(50))],
      ['no-data no-images', html(pixel.replace('alt=""', ''))],
      ['good all', html(image('alt="Woods"'))],
      ['good all', html(image('alt=""'))],
      ['good all', html(`<a href="https://example.org">${image('alt=""')} Shop</a>`)],
      ['warning some-missing', html(`${image('alt="Woods"')}${image('')}`)],
      ['bad most-missing', html(`${image('alt="Woods"')}${image('')}${image('')}`)],
      ['bad most-missing', html(`<a href="https://example.org">${image('alt=""')}</a>`)],
    ],
  ],
  [
    imageHealth,
    [
      ['no-data no-images', html(text(50))],
      ['good fine', one, health({})],
      ['good fine', html(image('style="width:100%;height:auto" alt=""')), health({})],
      ['good fine', html(pixel), health({ src: 'https://t.example.net/open?id=1', format: 'gif' })],
      ['bad not-loading', one, health({ status: 'broken', httpStatus: 404, format: null })],
      ['bad not-loading', one, health({ contentType: 'text/html', format: null })],
      ['bad shortener-host', one, health({ src: 'https://bit.ly/a' })],
      ['bad huge', one, health({ bytes: 1_200_000 })],
      ['warning large', one, health({ bytes: 300_000 })],
      ['warning total-large', one, health(...Array.from({ length: 12 }, () => ({ bytes: 199_000 })))],
      ['warning odd-format', one, health({ format: 'webp', contentType: 'image/webp' })],
      ['warning blank-first-frame', one, health({ format: 'gif', frames: 9, blank: true })],
      ['good fine', one, health({ format: 'gif', frames: 1, blank: true })],
      ['warning insecure', one, health({ src: 'http://example.org/a.png' })],
      ['warning free-host', one, health({ src: 'https://i.imgur.com/a.png' })],
      ['warning not-public', one, health({ src: 'https://10.0.0.1/a.png', status: 'refused', format: null })],
      ['warning cannot-verify', one, health({ status: 'cannot-verify', httpStatus: 403, format: null })],
      ['warning no-size', html(image('alt="A"')), health({})],
      [
        'no-data not-asked',
        html(image('alt="A"')),
        health({ status: 'no-data', failure: 'deadline', format: null }),
      ],
    ],
  ],
  [
    trackingPixel,
    [
      ['no-data no-html', mail()],
      ['good none', one],
      ['good none', html('<img src="https://example.org/spacer.gif" width="1" height="1">'.repeat(9))],
      ['good few', html(pixel)],
      ['good few', html('<img src="https://t.example.net/o?u=7" style="display:none">')],
      ['warning many', html([1, 2, 3].map((id) => pixel.replace('id=1', `id=${id}`)).join(''))],
    ],
  ],
  [
    qrCode,
    [
      ['no-data no-images', html(text(50))],
      ['no-data not-read', one, health({ status: 'no-data', format: null, width: null })],
      ['good none', one, health({})],
      ['warning found', one, health({ qr: ['https://shop.example.org/a'] })],
      ['warning found', one, health({ qr: ['WIFI:S:guest;;'] })],
      ['no-data not-read', withPicture('Tea House', 'scan.png', 'no picture')],
      ['good none', withPicture('Tea House', 'scan.txt', 'qr:https://evil.example/a'), health({})],
      ['warning found', withPicture('Tea House', 'menu.png', 'qr:https://teahouse.example/menu')],
      ['bad deceptive', withPicture('Tea House', 'menu.png', 'qr:http://198.51.100.7/a')],
      ['bad deceptive', withPicture('Tea House', 'menu.png', 'qr:https://paypa1.example/a')],
      ['bad deceptive', withPicture('Microsoft 365', 'mfa.png', 'qr:https://evil.example/a')],
      ['bad deceptive', withPicture('IT Helpdesk', 'mfa.png', 'qr:https://evil.example/a')],
      ['warning found', withPicture('IT Helpdesk', 'mfa.png', 'qr:https://help.example.com/a')],
      [
        'bad listed',
        withPicture('Tea House', 'menu.png', 'qr:https://x.spam.example/a'),
        { world: { listed: { 'spam.example': 'bad' } } },
      ],
      [
        'bad listed',
        one,
        { ...health({ qr: ['https://x.spam.example/a'] }), world: { listed: { 'spam.example': 'bad' } } },
      ],
    ],
  ],
])

test('an image that was not asked for its address is not said to be loaded', async () => {
  const finding = await find(imageHealth, [
    '',
    one,
    health({ src: 'http://10.0.0.1/a.png', status: 'refused', format: null }),
  ])
  expect(finding.code).toBe('not-public')
  const open = await find(imageHealth, ['', one, health({ src: 'http://example.org/a.png' })])
  expect(textsIn('en').image_health!.found(open)).toBe('1 image with an unencrypted address (http).')
})

test('images without alternative text are told from those that need none', async () => {
  const finding = await find(imageAlt, ['', html(`${image('width="100" height="50"').repeat(3)}${pixel}`)])
  expect(textsIn('en').image_alt!.found(finding)).toBe(
    'Images without alternative text: 3 of 3 images that show something. Not counted: 1 other, such as tracking pixels, spacers and backgrounds.',
  )
})

test('images are quoted where they stand', async () => {
  const { evidence } = await find(imageAlt, [
    '',
    htmlMail('<html>\n <img src="https://example.org/a.png"></html>'),
  ])
  expect(evidence).toEqual([
    {
      label: plain('evidence.image'),
      value: 'https://example.org/a.png no alt',
      place: { in: 'html', line: 2, column: 2 },
    },
  ])
})

test('the codes of attached pictures are links of a mail that pretends', async () => {
  const source = withPicture('Microsoft 365', 'mfa.png', 'qr:https://evil.example/a')
  const finding = await find(senderClaim, ['', source])
  expect(`${finding.status} ${finding.code}`).toBe('bad impersonates')
  expect(finding.evidence.map(({ value }) => value)).toContain('https://evil.example/a (mfa.png)')
})
