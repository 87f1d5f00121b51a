import { readMessage } from '@postproof/message/read'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { built, letter, messageOf, modern, tables, targets } from './fixture.ts'
import { clientSupport, defaultShares, forClients } from './support.ts'
import type { ClientSupport, FeatureUse } from './types.ts'

const reportOf = (html: string, shares?: Record<string, number>): ClientSupport =>
  clientSupport(messageOf(html), shares)

const useOf = (report: ClientSupport, slug: string): FeatureUse => {
  const use = report.features.find((each) => each.slug === slug)
  if (!use) throw new Error(`${slug} was not found`)
  return use
}

const levelOf = (html: string, slug: string, client: string): string =>
  useOf(reportOf(html), slug).support.find((each) => each.client === client)?.level ?? 'absent'

const scoreOf = (report: ClientSupport, client: string): number =>
  report.clients.find(({ id }) => id === client)?.score ?? -1

describe('a level is that of the way in which the mail uses the feature', () => {
  test.each([
    ['<p style="margin:10px">a</p>', 'css-margin', 'gmail.ios', 'yes'],
    ['<p style="margin:-10px">a</p>', 'css-margin', 'gmail.ios', 'partly'],
    ['<p style="margin:0 -10px 0 0">a</p>', 'css-margin', 'gmail.ios', 'partly'],
    ['<table style="margin:0 auto">', 'css-margin', 'outlook.windows', 'partly'],
    ['<table><tr><td style="padding:10px">a</td></tr></table>', 'css-padding', 'outlook.windows', 'yes'],
    ['<p style="padding:10px">a</p>', 'css-padding', 'outlook.windows', 'partly'],
    ['<body style="margin:0;padding:0">a</body>', 'css-padding', 'outlook.windows', 'yes'],
    ['<table style="max-width:600px"></table>', 'css-max-width', 'outlook.windows', 'yes'],
    ['<div style="max-width:600px"></div>', 'css-max-width', 'outlook.windows', 'partly'],
    ['<p style="color:rgb(1,2,3)">a</p>', 'css-rgb', 'gmail.ios', 'yes'],
    ['<p style="color:rgb(1 2 3)">a</p>', 'css-rgb', 'gmail.ios', 'partly'],
    ['<p style="color:rgb(1,2,3,.5)">a</p>', 'css-rgb', 'outlook.windows', 'partly'],
    ['<p style="background:#fff">a</p>', 'css-background', 'outlook.windows', 'yes'],
    ['<p style="background:url(a.png)">a</p>', 'css-background', 'outlook.windows', 'partly'],
    ['<style>a{position:relative}</style>', 'css-position', 'apple-mail.ios', 'yes'],
    ['<style>a{position:sticky}</style>', 'css-position', 'apple-mail.ios', 'partly'],
    ['<style>a{color:red !important}</style>', 'css-important', 'gmail.desktop-webmail', 'yes'],
    ['<style>a{color:red !IMPORTANT}</style>', 'css-important', 'gmail.desktop-webmail', 'partly'],
    ['<style>@media (max-width:1px){a{color:red}}</style>', 'css-at-media', 'gmail.desktop-webmail', 'yes'],
    [
      '<style>@media (max-height:1px){a{color:red}}</style>',
      'css-at-media',
      'gmail.desktop-webmail',
      'partly',
    ],
    ['<style>@media (hover){a{color:red}}</style>', 'css-at-media', 'yahoo.ios', 'partly'],
    ['<ul><li>a</li></ul>', 'html-lists', 'gmail.ios', 'yes'],
    ['<ol reversed><li>a</li></ol>', 'html-lists', 'gmail.ios', 'partly'],
    ['<time>a</time>', 'html-semantics', 'outlook.ios', 'yes'],
    ['<article>a</article>', 'html-semantics', 'outlook.ios', 'partly'],
    ['<p style="display:flex">a</p>', 'css-display-flex', 'outlook.windows', 'no'],
    ['<p style="display:flex">a</p>', 'css-display-flex', 'gmail.ios', 'partly'],
    ['<style>a{display:flex}</style>', 'html-style', 'gmail.desktop-webmail', 'yes'],
    ['<body><p>a</p><style>a{display:flex}</style></body>', 'html-style', 'gmail.desktop-webmail', 'partly'],
  ])('%s: %s in %s is %s', (html, slug, client, level) => {
    expect(levelOf(`${html}${targets}`, slug, client)).toBe(level)
  })
})

describe('scores', () => {
  test('no score is over the whole, whatever the shares add up to', () => {
    for (const shares of [
      defaultShares,
      Object.fromEntries(Object.keys(defaultShares).map((id) => [id, 0.1])),
    ]) {
      expect(clientSupport(messageOf(''), shares).support).toBeLessThanOrEqual(1)
    }
  })

  test('an empty mail is whole everywhere', () => {
    const report = reportOf('')
    expect(report.support).toBeCloseTo(1)
    expect(report.clients.every(({ score }) => score === 1)).toBe(true)
  })

  test('mails as they should be are whole; one written like a web page is not', () => {
    expect(reportOf(tables).support).toBeGreaterThan(0.98)
    expect(reportOf(letter).support).toBeGreaterThan(0.99)
    expect(reportOf(built).support).toBeGreaterThan(0.97)
    expect(reportOf(modern).support).toBeLessThan(0.85)
  })

  test.each([
    ['border-radius:9px;box-shadow:0 0 1px red;text-shadow:0 0 1px red', 0.97, 1],
    ['display:flex', 0.69, 0.71],
    ['position:absolute', 0.69, 0.71],
    ['position:relative', 1, 1],
  ])('in Outlook on Windows %s leaves %d to %d', (style, low, high) => {
    const score = scoreOf(reportOf(`<p style="${style}">a</p>`), 'outlook.windows')
    expect(score).toBeGreaterThanOrEqual(low)
    expect(score).toBeLessThanOrEqual(high)
  })

  test.each([
    ['<style>@media print{a{display:flex}}</style>'],
    ['<style>a:hover{display:flex}</style>'],
    ['<p style="display:block;display:flex">a</p>'],
    ['<!--[if !mso]><!--><p style="display:flex">a</p><!--<![endif]-->'],
  ])('an extra costs next to nothing: %s', (html) => {
    expect(scoreOf(reportOf(`${html}${targets}`), 'outlook.windows')).toBeGreaterThan(0.98)
  })

  test('what Outlook does not see says so', () => {
    const report = reportOf('<!--[if !mso]><!--><p style="display:flex">a</p><!--<![endif]-->')
    const outlook = useOf(report, 'css-display-flex').support.find(
      ({ client }) => client === 'outlook.windows',
    )
    expect(outlook?.notes).toEqual([{ code: 'client-support.hidden', facts: {} }])
  })

  test('a mail that lives by its style sheet loses its layout where there are none', () => {
    const rules = Array.from({ length: 12 }, (_, at) => `.c${at}{color:#333;font-size:${10 + at}px}`).join(
      '\n',
    )
    const elements = Array.from({ length: 12 }, (_, at) => `<p class="c${at}">a</p>`).join('')
    const inSheet = reportOf(`<head><style>${rules}</style></head>${elements}`)
    const inline = reportOf(
      `<head><style>${rules}</style></head>${'<p style="color:#333;font-size:12px;margin:0">a</p>'.repeat(20)}`,
    )
    expect(useOf(inSheet, 'html-style').harm).toBe('layout')
    expect(useOf(inline, 'html-style').harm).toBe('decoration')
    expect(scoreOf(inSheet, 'gmail.mobile-webmail')).toBeLessThan(0.75)
    expect(scoreOf(inline, 'gmail.mobile-webmail')).toBeGreaterThan(0.95)
  })
})

describe('the report', () => {
  const report = reportOf(modern)

  test('has every client once with its names, the largest share first, and shares that make one', () => {
    expect(report.clients.map(({ id }) => id).sort()).toEqual(Object.keys(defaultShares).sort())
    expect(report.clients[0]).toMatchObject({ id: 'apple-mail.ios', family: 'Apple Mail', platform: 'iOS' })
    expect(report.clients.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    for (const [at, { share }] of report.clients.slice(1).entries())
      expect(share).toBeLessThanOrEqual(report.clients[at]!.share)
  })

  test('its support is the mean of the scores by share', () => {
    const mean = report.clients.reduce((sum, { share, score }) => sum + share * score, 0)
    expect(report.support).toBeCloseTo(mean)
  })

  test('has what costs most first and a step where some client lacks it', () => {
    expect(['css-position', 'css-variables']).toContain(report.features[0]?.slug)
    const last = report.features.at(-1)!
    expect(last.fix).toBeNull()
    for (const { fix, support } of report.features)
      expect(fix === null).toBe(support.every(({ level }) => level === 'yes' || level === 'unknown'))
  })

  test('shows the use that needs the feature most, with lines in order, and the date of the test', () => {
    expect(useOf(report, 'css-position')).toMatchObject({
      example: 'position: absolute',
      exampleLine: 13,
      lines: [8, 13],
      uses: 2,
      harm: 'layout',
      lastTested: '2021-05-16',
      url: 'https://www.caniemail.com/features/css-position/',
    })
  })

  test('keeps at most twenty lines, and counts all uses', () => {
    const use = useOf(reportOf('<p>a</p>\n'.repeat(50)), 'html-p')
    expect(use.uses).toBe(50)
    expect(use.lines).toHaveLength(20)
  })

  test('takes other shares, and leaves out clients that nobody tested', () => {
    const one = reportOf(modern, {
      'gmail.ios': 3,
      'outlook.windows': 1,
      'nobody.knows': 5,
      'aol.ios': 0,
      'gmx.ios': Number.NaN,
    })
    expect(one.clients.map(({ id, share }) => [id, share])).toEqual([
      ['gmail.ios', 0.75],
      ['outlook.windows', 0.25],
    ])
  })
})

describe('chosen clients', () => {
  const report = reportOf(modern)

  test('their shares are made one again and the rest is left out', () => {
    const chosen = forClients(report, ['outlook.windows', 'gmail.ios', 'nobody.knows'])
    expect(chosen.clients.map(({ id }) => id)).toEqual(['gmail.ios', 'outlook.windows'])
    expect(chosen.clients.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(chosen.support).toBeLessThan(report.support)
    for (const { support } of chosen.features)
      expect(support.map(({ client }) => client)).toEqual(['gmail.ios', 'outlook.windows'])
  })

  test('all of them give the same report, and none gives an empty one', () => {
    const all = forClients(
      report,
      report.clients.map(({ id }) => id),
    )
    expect(all.support).toBeCloseTo(report.support)
    expect(all.features).toEqual(report.features)
    expect(forClients(report, []).clients).toEqual([])
  })
})

test('pictures within the mail are known by their bytes', () => {
  const part = (id: string, bytes: string, type = 'application/octet-stream') =>
    `--x\nContent-Type: ${type}\nContent-ID: <${id}>\nContent-Transfer-Encoding: base64\n\n${Buffer.from(bytes, 'latin1').toString('base64')}\n`
  const source = [
    'Content-Type: multipart/related; boundary=x\n',
    '--x\nContent-Type: text/html\n\n<img src="cid:a"><img src="cid:b"><img src="CID:c%40d"><img src="cid:e"><img src="cid:gone">\n',
    part('a', '\x89PNG\r\n\x1a\n....'),
    part('b', 'RIFF1234WEBPVP8 '),
    part('c@d', '\x89PNG\r\n\x1a\n....acTL'),
    part('e', 'nothing known', 'image/gif'),
    '--x--',
  ].join('\n')
  const { features } = clientSupport(readMessage(Buffer.from(source, 'latin1')))
  expect(
    features
      .filter(({ category }) => category === 'image')
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(['image-apng', 'image-gif', 'image-png', 'image-webp'])
})

test('an AMP part is seen, and stands in no line', () => {
  const source =
    'Content-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/x-amp-html\n\n<html amp4email>\n--x--'
  const report = clientSupport(readMessage(Buffer.from(source)))
  expect(useOf(report, 'amp')).toMatchObject({ lines: [], uses: 1 })
})

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<style>',
      '</style>',
      '<p style="',
      '">',
      '<!--[if mso]>',
      '<![endif]-->',
      '<!--[if !mso]><!-->',
      '<!--<![endif]-->',
    ],
    ...[
      '@media (',
      ') {',
      'a{',
      '}',
      '}}',
      'display:flex;',
      ':not(',
      '::after',
      'url(',
      "url('",
      '/*',
      '*/',
      '\\',
      '\\7b ',
      '--a:',
      'var(--a,',
    ],
    ...[
      'rgb(0 0',
      '!important',
      '<img src="cid:',
      '<img src="data:image/',
      '<svg',
      '<table background="',
      '@import',
      '&',
      '[a=',
      '"',
      '\0',
      '\n',
      '%',
      '-1e9px',
    ],
  ),
  fc.string({ maxLength: 8 }),
)

test('any HTML is read: scores from 0 to 1, lines of the source, at most twenty', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const html = pieces.join('')
      const report = reportOf(html)
      const lines = html.split(/\r\n|[\n\r]/).length + 1
      expect(report.support).toBeGreaterThanOrEqual(0)
      expect(report.support).toBeLessThanOrEqual(1.000001)
      for (const use of report.features) {
        expect(use.lines.length).toBeLessThanOrEqual(20)
        expect(use.example.length).toBeLessThanOrEqual(120)
        for (const line of use.lines) {
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(lines)
        }
      }
    }),
    { numRuns: 400 },
  )
})

test.each([
  ['braces', `<style>${'a{'.repeat(100_000)}`],
  ['brackets', `<style>a{b:${'('.repeat(200_000)}`],
  ['selectors', `<style>${':not('.repeat(100_000)}`],
  ['at-rules', `<style>${'@media(a){'.repeat(50_000)}`],
  ['comments', `<style>${'/*'.repeat(200_000)}`],
  ['functions', `<p style="a:${'calc('.repeat(50_000)}">`],
  ['style elements', '<style>a{}</style>'.repeat(10_000)],
  ['style attributes', Array.from({ length: 10_000 }, (_, at) => `<p style="a:${at}px;b:${at}em">`).join('')],
  ['names', `<style>a{${Array.from({ length: 20_000 }, (_, at) => `a${at}:b`).join(';')}}`],
  ['commas', `<style>${'a,'.repeat(100_000)}b{c:d}`],
])('a large mail of %s is read to its end', (_, html) => {
  expect(reportOf(html).support).toBeGreaterThan(0)
})
