import { mailtoFault } from '@postproof/message/mailto'
import { findUnsubscribeWord, saysUnsubscribe } from '@postproof/message/word-lists'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../tests/processor-time.ts'
import { finder } from '../../message/word-patterns.ts'
import { describeChecks, find, type Row } from '../content/fixture.ts'
import { htmlMail, mail, multipart } from '../context/fixture.ts'
import { textsIn } from '../words/texts.ts'
import { check } from './body-unsubscribe.ts'

const bulk = { kind: 'subscribers' } as const
const bytes = (source: string) => Buffer.from(source).toString('latin1')
const html = (body: string) => htmlMail(bytes(`<html><body><p>News of May.</p>${body}</body></html>`))
const text = (body: string, headers = {}) => mail(headers, bytes(`News of May.\n\n${body}`))
const track = 'https://t.example.org/c/9f2'
const link = (words: string, href = track, more = '') => `<a href="${href}"${more}>${words}</a>`
const found = (source: string): Row => ['good found', source, bulk]
const dead = (href: string, words = 'Unsubscribe'): Row => [
  'bad leads-nowhere',
  html(`<p>${link(words, href)}</p>`),
  bulk,
]
const list = { 'List-ID': '<talk.example.org>' }

describeChecks([
  [
    check,
    [
      // A word cut where a line ends, or written with characters that nobody sees.
      found(html(`<p>${link('Un&shy;sub&shy;scribe')}</p>`)),
      found(html(`<p>${link('manage\n  your&nbsp;preferences')}</p>`)),
      found(html(`<p>${link('Newsletter abbe-\nstellen')}</p>`)),
      found(html(`<p>${link('Se d\u00e9sins-\ncrire')}</p>`)),
      found(html(`<p>${link('U&#8203;n&#8203;subscribe')}</p>`)),
      // The sentence around it, over lines and elements.
      found(html(`<p>If you no longer wish<br>to receive these mails,<br>${link('click here')}.</p>`)),
      found(html(`<p>Keine Mails mehr erhalten?</p><p>${link('Hier entlang')}</p>`)),
      found(
        html(`<table><tr><td>Ne plus recevoir nos offres :</td><td>${link('cliquez ici')}</td></tr></table>`),
      ),
      found(html(`<p>${link('Click here')} to be removed from this list.</p>`)),
      found(html(`<p>${link('Click here')}<br>if you would rather not hear from us.</p>`)),
      found(html(`<p>${link('Hier')} k\u00f6nnen Sie sich von unserem Newsletter abmelden.</p>`)),
      found(
        html(`<div>To unsubscribe</div><div>${link('<img src="https://example.org/x.png" alt="">')}</div>`),
      ),
      found(
        html(
          `<p>${'We plant trees and write of it. '.repeat(30)}Puede darse de baja ${link('aqu\u00ed')}. ${'Merci. '.repeat(60)}</p>`,
        ),
      ),
      // Titles, names for programs that read aloud, pictures, classes, targets.
      found(html(`<p>${link('\u00d7', track, ' title="Unsubscribe from this list"')}</p>`)),
      found(html(`<p>${link('Footer', track, ' aria-label="Vom Newsletter abmelden"')}</p>`)),
      found(html(`<p>${link('<img src="https://example.org/x.png" alt="Se d\u00e9sabonner">')}</p>`)),
      found(html(`<p>${link('Bye <img src="https://example.org/x.png" alt="Disiscriviti">')}</p>`)),
      found(html(`<p>${link('<img src="https://example.org/x.png" title="Darse de baja">')}</p>`)),
      found(html(`<p>${link('Goodbye', track, ' class="footer-link unsubscribe"')}</p>`)),
      found(html(`<p>${link('Tsch\u00fcss', track, ' id="abmelden"')}</p>`)),
      found(html(`<p>${link('Goodbye', 'https://example.org/optout/7')}</p>`)),
      found(html(`<p>${link('Tot ziens', 'https://example.org/nieuwsbrief/afmelden')}</p>`)),
      found(html(`<p>${link('Adi\u00f3s', 'https://example.org/baja?id=7')}</p>`)),
      found(
        html(`<p>${link('Bye', 'https://t.example.org/r?u=https%3A%2F%2Fexample.org%2Funsubscribe')}</p>`),
      ),
      found(
        html(
          `<p>${link('\u3055\u3088\u3046\u306a\u3089', 'https://example.org/%E9%85%8D%E4%BF%A1%E5%81%9C%E6%AD%A2')}</p>`,
        ),
      ),
      found(html(`<map name="m"><area href="${track}" alt="Unsubscribe"></map>`)),
      found(html(`<p>${link('Unsubscribe', 'mailto:leave@example.org?subject=unsubscribe')}</p>`)),
      // Text parts, as they write links.
      found(text(`[Unsubscribe] <${track}>`)),
      found(text(`Unsubscribe (${track})`)),
      found(text(`Wenn Sie den Newsletter nicht mehr erhalten\nm\u00f6chten, klicken Sie hier:\n${track}`)),
      found(text(`Vous ne souhaitez plus recevoir nos lettres ?\n${track}`)),
      found(text(`To leave the list see [2], our site is [1].\n\n[1] https://example.org/\n[2] ${track}`)),
      found(text(`Bye: <${track}>\nto unsubscribe`)),
      // An address to write to, of which mail programs make a link.
      ['good address', text('To unsubscribe send a blank mail to leave-news-7f@example.org'), bulk],
      ['good address', text('Zum Abbestellen schreiben Sie an:\nabmelden@example.org.'), bulk],
      [
        'good address',
        html('<p>Pour vous d\u00e9sabonner, \u00e9crivez \u00e0 sortie@example.org.</p>'),
        bulk,
      ],
      ['bad word-without-link', text('To unsubscribe write to us at example.org'), bulk],
      // What leads nowhere is no way out.
      dead(''),
      dead('#'),
      dead('#unsubscribe', 'Abmelden'),
      dead('#top', 'Se d\u00e9sabonner'),
      dead('javascript:void(0)'),
      dead('javascript:unsubscribe()', 'Darse de baja'),
      dead('java&#10;script:leave()', 'Disiscriviti'),
      dead('https://'),
      dead('[unsubscribe]'),
      dead('{{unsubscribe_url}}', 'Afmelden'),
      dead('*|UNSUB|*', 'Wypisz si\u0119'),
      dead('%%unsub_center_url%%', 'Odhl\u00e1sit'),
      dead('&lt;%asm_group_unsubscribe_raw_url%&gt;', '\u9000\u8ba2'),
      dead('https://www.yourdomain.com/unsubscribe', '\u914d\u4fe1\u505c\u6b62'),
      dead('mailto:', 'Cancelar inscri\u00e7\u00e3o'),
      dead('mailto: leave@example.org', 'Avregistrera'),
      dead('mailto:leave', 'Frameld'),
      ['bad word-without-link', html(`<p>To unsubscribe ${link('click here', '#')}.</p>`), bulk],
      found(html(`<p>${link('Unsubscribe', '#')} or ${link('abmelden')}</p>`)),
      // Another link in the mail is none because the words stand somewhere.
      [
        'bad word-without-link',
        html(`<p>You can unsubscribe at any time. Read our ${link('privacy policy')}.</p>`),
        bulk,
      ],
      ['bad word-without-link', html(`<p>Abmelden | ${link('Impressum')}</p>`), bulk],
      [
        'bad word-without-link',
        html(`<p>Se d\u00e9sinscrire</p><p>${link('Mentions l\u00e9gales')}</p>`),
        bulk,
      ],
      ['bad none', html(`<p>${link('Trabaja con nosotros', 'https://example.org/trabaja')}</p>`), bulk],
      ['bad none', html(`<p>${link('Cookies', 'https://example.org/cookie-preferences')}</p>`), bulk],
      ['bad hidden', html(`<div style="display:none">${link('Unsubscribe')}</div>`), bulk],
      // Members of a list for discussion leave it by its page or its headers.
      ['no-data other-kind', text('I think so too.', { ...list, 'List-Post': '<mailto:talk@example.org>' })],
      ['no-data other-kind', text('I think so too.', { ...list, 'X-Mailman-Version': '2.1.39' })],
      ['no-data other-kind', text('Ich auch.', { ...list, 'In-Reply-To': '<1@example.com>' })],
      ['good found', text(`To unsubscribe: ${track}`, { ...list, 'X-BeenThere': 'talk@example.org' })],
      ['bad none', text('Offers of May.', { ...list, 'List-Post': 'NO' })],
      [
        'bad none',
        text('Offers of May.', { ...list, 'List-Post': '<mailto:a@example.org>', 'X-Campaign-ID': '7' }),
      ],
    ],
  ],
])

test('an unsubscribe link that leads nowhere is named with where it leads, in both languages', async () => {
  const finding = await find(check, ['', html(`<p>${link('Unsubscribe now', '#')}</p>`), bulk])
  expect(finding.evidence[0]?.value).toBe('Unsubscribe now → #')
  expect(textsIn('en').body_unsubscribe!.found(finding)).toBe(
    'The unsubscribe link “Unsubscribe now” leads nowhere: #.',
  )
  expect(textsIn('de').body_unsubscribe!.found(finding)).toBe(
    'Der Abmeldelink „Unsubscribe now“ führt nirgendwohin: #.',
  )
})

test('of two versions the HTML part is what its readers see', async () => {
  const both = multipart(
    'alternative',
    { type: 'text/plain', body: `Unsubscribe: ${track}` },
    { type: 'text/html', body: `<p>News</p><p>${link('Shop')}</p>` },
  )
  expect((await find(check, ['', both, bulk])).code).toBe('none')
})

describe('the patterns of a word list', () => {
  const seek = finder({ xx: ['stop', 'melde|melden … ab$', 'dar* … baja', '=bye', '配信 … 停止'] })
  test.each<[string, string | null]>([
    ['Stoppen', 'stop'],
    ['Melden Sie sich hier ab.', 'melden sie sich hier ab'],
    ['melde dich ab', 'melde dich ab'],
    ['Melden Sie sich ab Mai an', null],
    ['Melden Sie sich an. Treten Sie ab.', null],
    ['anmelden und ab', null],
    ['darse de baja', 'darse de baja'],
    ['solidaridad de baja', null],
    ['Dar … trabajar', null],
    ['Bye.', 'bye'],
    ['Bye bye', null],
    ['メール配信を 停止', '配信を停止'],
  ])('%s: %s', (words, expected) => {
    expect(seek(words)).toBe(expected)
  })

  test('any text is read in time that grows with its length alone', () => {
    const pieces = ['melden ', 'dar ', 'ne plus ', '配信', 'abonne-\n', '\u00ad', 'nicht mehr ', '.', 'x']
    const words = fc.array(fc.constantFrom(...pieces), { maxLength: 400 }).map((list) => list.join(''))
    fc.assert(
      fc.property(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 3000 })), (any) => {
        findUnsubscribeWord(any)
        saysUnsubscribe(any)
        mailtoFault(`mailto:${any}`)
      }),
      { numRuns: 200 },
    )
    const hostile = 'nicht mehr ne plus melden cancel stop '.repeat(50_000)
    expect(processorTime(() => findUnsubscribeWord(hostile))).toBeLessThan(200)
  })
})
