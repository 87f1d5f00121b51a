import { readMessage } from '@postproof/message/read'
import { describe, expect, test } from 'vitest'
import { find, type Row } from '../content/fixture.ts'
import { readingText } from '../content/reading-text.ts'
import { bytesOf, htmlMail } from '../context/fixture.ts'
import { check } from './hidden-text.ts'

/** Hidden text in mails of real shape, in several languages: what filters read and people do not. */

/** In UTF-8, octet by octet. */
const source = (page: string) => Buffer.from(htmlMail(page), 'utf8').toString('latin1')
const html = (body: string, head = '') =>
  source(`<html lang="de"><head>${head}</head><body>${body}</body></html>`)
const outcome = async (mail: Row[1]) => {
  const { status, code } = await find(check, ['', mail])
  return `${status} ${code}`
}
const german =
  '<p>Im Garten wird es ruhig, und in der Werkstatt beginnt die Zeit der langen Abende. Wir haben für den Winter neue Hocker gebaut, aus Eiche und aus Esche, und dazu Bänke in zwei Höhen. Wer mag, kommt am Samstag vorbei und probiert sie aus, bei Tee und warmem Apfelkuchen.</p>'
const english =
  '<p>The garden falls quiet and the workshop begins its long evenings. For the winter we have built new stools of oak and ash, with benches of two heights to go beside them. Come and try them on Saturday, with tea and warm apple cake, and bring whoever likes to sit well.</p>'
const french =
  '<p>Le jardin se repose et les longues soirées commencent dans notre atelier. Pour cet hiver nous avons construit de nouveaux tabourets en chêne et en frêne, avec des bancs de deux hauteurs. Venez les essayer samedi, autour du thé et d’une tarte aux pommes encore chaude.</p>'
const hide = (text: string, style = 'display:none;max-height:0;overflow:hidden') =>
  `<div style="${style}">${text}</div>`

describe('a preview text is not hidden text', () => {
  test.each([
    [
      'German',
      hide('Neue Hocker für den Winter, Bänke in zwei Höhen und ein Samstag mit Tee in unserer Werkstatt') +
        german,
    ],
    [
      'English',
      hide('New stools for the winter, benches of two heights, and a Saturday with tea in our workshop') +
        english,
    ],
    [
      'French',
      hide('De nouveaux tabourets pour cet hiver, des bancs, et un samedi autour du thé à notre atelier') +
        french,
    ],
    ['short, of other words', hide('Ganz ohne Eile: jetzt gemütlich stöbern') + german],
    [
      'before a mail of few words',
      hide('Twelve quite different longish words announce whatever follows below here, friends, gladly') +
        '<p>See you soon.</p>',
    ],
    ['with filler behind it', hide(`Neue Hocker und Bänke${'&#847;&zwnj;&nbsp;'.repeat(90)}`) + german],
    ['in white on white', hide('Neue Hocker für den Winter', 'color:#ffffff;font-size:1px') + german],
    [
      'said again by the alternative text',
      `${hide('Sonderangebot Gartenmöbel Lieferung kostenlos Wochenende Rabatt Herbstaktion Holzbank Liegestuhl Sitzkissen Sonnenschirm Pavillon Rasenmäher')}<img src="https://shop.example/a.jpg" alt="Herbstaktion: Gartenmöbel" width="600" height="300">${german}`,
    ],
  ])('%s', async (_, body) => {
    expect(await outcome(html(body))).toBe('good preheader-only')
  })
})

describe('hidden words before the first visible one that are no preview', () => {
  const salad =
    'mountain lecture sailing orchestra biology painter castle harvest senator novel chemistry lantern voyage harbour feather compass saddle'
  const salat =
    'Gebirge Vorlesung Segelboot Orchester Biologie Malerei Schloss Ernte Senator Roman Chemie Laterne Reise'
  const salade =
    'montagne conférence voilier orchestre biologie peinture château récolte sénateur roman chimie lanterne voyage'
  test.each([
    ['an unrelated list of words', hide(salad) + english, 'bad much'],
    ['eine Liste fremder Wörter', hide(salat) + german, 'bad much'],
    ['une liste de mots étrangers', hide(salade) + french, 'bad much'],
    ['in the color of the ground', hide(salad, 'color:#fefefe') + english, 'bad much'],
    ['too small to see', hide(salat, 'font-size:1px') + german, 'bad much'],
    [
      'in several elements',
      salad
        .split(' ')
        .map((word) => hide(word))
        .join('') + english,
      'bad much',
    ],
    ['much longer than a preview', hide(`The garden ${salad} `.repeat(6)) + english, 'bad much'],
  ])('%s', async (_, body, expected) => {
    expect(await outcome(html(body))).toBe(expected)
  })
})

describe('a text hidden between the letters of a word', () => {
  const span = (style: string, text = 'x') => `<span style="${style}">${text}</span>`
  test.each([
    ['not displayed', `V${span('display:none')}ia${span('display:none')}gra`],
    ['without size', `Kre${span('font-size:0')}dit ohne Schu${span('font-size:0px')}fa`],
    ['white on white', `Cas${span('color:#ffffff')}ino bo${span('color:white')}nus`],
    ['invisible', `Pass${span('visibility:hidden')}word expi${span('visibility:hidden')}red`],
    ['transparent', `ga${span('opacity:0')}gnez de l’ar${span('opacity:0')}gent`],
    [
      'longer words',
      `Pay${span('display:none', 'garden')}Pal account sus${span('display:none', 'tulips')}pended`,
    ],
    ['blanks without size', `V${span('font-size:0', '&nbsp;')}ia${span('font-size:0', '&nbsp;')}gra`],
    ['in Cyrillic', `Кре${span('display:none')}дит на${span('display:none')}личными`],
  ])('%s is bad', async (_, words) => {
    expect(await outcome(html(`${english}<p>${words}</p>`))).toBe('bad split-words')
  })

  test('by a rule of the style sheet, too', async () => {
    const rule = '<style>.q{display:none}</style>'
    const word = 'V<b class="q">a</b>ia<b class="q">b</b>gra'
    expect(await outcome(html(`${english}<p>${word}</p>`, rule))).toBe('bad split-words')
  })

  test('a single one is a warning, quoted with its line', async () => {
    const mail = source(
      `<html><body>${english}\n<p>V<span style="display:none">x</span>iagra</p></body></html>`,
    )
    const finding = await find(check, ['', mail])
    expect(`${finding.status} ${finding.code}`).toBe('warning split-words')
    expect(finding.evidence).toMatchObject([{ value: 'V[x]iagra', place: { in: 'html', line: 2 } }])
  })

  test.each([
    ['a hyphen that phones show', 'Donau<span class="p" style="display:none">-</span>dampfschiff'],
    ['letters that phones show', 'Sa<span class="p" style="display:none">mstag</span>abend'],
    ['between words', 'Tee <span style="display:none">x</span> Kuchen'],
    ['behind a word', 'Tee<span style="display:none">x</span>, Kuchen'],
    ['bold letters', 'V<b>ia</b>gra'],
  ])('%s is none', async (_, words) => {
    const phones = '<style>@media (max-width:600px){.p{display:inline!important}}</style>'
    expect(await outcome(html(`${german}<p>${words}</p>`, phones))).toBe('good none')
  })
})

describe('characters without width', () => {
  test.each([
    ['within one word twice', 'v&#8203;iag&#8203;ra', 'bad zero-width'],
    [
      'within many words',
      'Ver&#8203;lieren Sie kei&#8203;ne Zeit, be&#8203;stellen Sie heu&#8203;te noch gün&#8203;stig und bar&#8203;geldlos',
      'bad zero-width',
    ],
    [
      'within an address, so that phones make no link of it',
      '12 High&zwnj;field Ro&zwnj;ad, Bris&zwnj;tol',
      'good none',
    ],
    [
      'within one form name, many times',
      'Addr&zwnj;ess line 1, addr&zwnj;ess line 2, addr&zwnj;ess line 3, Addr&zwnj;ess',
      'good none',
    ],
    ['in Persian, where they belong', 'می&zwnj;خواهم نمی&zwnj;دانم', 'good none'],
    ['soft hyphens', 'Donau&shy;dampf&shy;schiff&shy;fahrt', 'good none'],
    [
      'in a month and a street',
      'Ends De&#8203;ce&#8203;mber 12. 12 Pa&#8203;ci&#8203;fic Hwy, Med&#8203;ford.',
      'good none',
    ],
    [
      'in months alone',
      'From Ja&zwnj;nu&zwnj;ary to Sep&zwnj;tem&zwnj;ber, and in No&zwnj;vem&zwnj;ber',
      'good none',
    ],
    [
      'in German months',
      'Von Ja&zwnj;nu&zwnj;ar bis Sep&zwnj;tem&zwnj;ber, auch im De&zwnj;zem&zwnj;ber',
      'good none',
    ],
    [
      'in numbers and times',
      'from 9&zwnj;:&zwnj;00 A&zwnj;M to 5 P&zwnj;M E&zwnj;T, 2&zwnj;0&zwnj;26',
      'good none',
    ],
    ['in a weekday', 'in cinemas this Fr&zwnj;i&zwnj;day', 'good none'],
    ['in a French address', '180 r&zwnj;ue de Gre&zwnj;nel&zwnj;le, 75007 Pa&zwnj;ris', 'good none'],
    ['in an Italian address', 'Via&zwnj;le Mon&zwnj;za 12, Mi&zwnj;la&zwnj;no', 'good none'],
    ['in the name of a host', 'Wolf&zwnj;er&zwnj;mans.com', 'good none'],
    ['in one word of a lure, once', 'choose a pass&#8203;word', 'good none'],
    ['in the words of a lure', 'Your ac&#8203;count pass&#8203;word ends', 'bad zero-width'],
    [
      'in the words of a lure next to numbers',
      'Your ac&zwnj;count: pay&zwnj;ment of $400 on June 3',
      'bad zero-width',
    ],
    ['in one word of a lure, twice', 'Your pass&#8288;wo&#8288;rd ends', 'bad zero-width'],
    ['in a German lure', 'Ihr Kon&zwj;to: Pass&zwj;wort jetzt prüfen', 'bad zero-width'],
    ['in a French lure', 'Votre comp&zwj;te : véri&zwj;fiez ici', 'bad zero-width'],
    ['in a Russian lure', 'Ваш па&#8203;роль и ак&#8203;каунт', 'bad zero-width'],
    ['in a lure with money', 'Send bit&#8203;co&#8203;in to my wal&#8203;let', 'bad zero-width'],
    ['soft hyphens in the words of a lure', 'Your ac&shy;count pass&shy;word ends', 'bad zero-width'],
    [
      'soft hyphens between all letters',
      'Y&shy;o&shy;u&shy;r m&shy;e&shy;s&shy;s&shy;a&shy;g&shy;e i&shy;s h&shy;e&shy;l&shy;d f&shy;o&shy;r r&shy;e&shy;v&shy;i&shy;e&shy;w b&shy;y u&shy;s',
      'bad zero-width',
    ],
    [
      'soft hyphens of a typeset page',
      'Pass&shy;wort und Kon&shy;to fin&shy;den Sie in den Ein&shy;stel&shy;lun&shy;gen Ihrer Mit&shy;glied&shy;schaft un&shy;ter Benach&shy;rich&shy;ti&shy;gun&shy;gen und Sicher&shy;heits&shy;ein&shy;stel&shy;lun&shy;gen, ein&shy;schließ&shy;lich Nach&shy;rich&shy;ten, Ge&shy;burts&shy;tage und Ver&shy;an&shy;stal&shy;tun&shy;gen im Ver&shy;eins&shy;ka&shy;len&shy;der',
      'good none',
    ],
  ])('%s', async (_, words, expected) => {
    expect(await outcome(html(`${german}<p>${words}</p>`))).toBe(expected)
  })
})

describe('texts that one mail program or dark mode shows', () => {
  const many =
    'Gebirge Vorlesung Segelboot Orchester Biologie Malerei Schloss Ernte Senator Roman Chemie Laterne Reise'
  test.each([
    [
      'by prefers-color-scheme',
      '<style>@media (prefers-color-scheme:dark){.n{display:block!important}}</style>',
    ],
    [
      'by a style element for the dark',
      '<style media="(prefers-color-scheme:dark)">.n{display:block}</style>',
    ],
    ['by Outlook’s dark mode', '<style>[data-ogsc] .n{display:block!important}</style>'],
    ['by Gmail alone', '<style>u + .body .n{display:block!important}</style>'],
    ['by Outlook.com alone', '<style>.ExternalClass .n{display:block}</style>'],
  ])('%s', async (_, head) => {
    expect(await outcome(html(`${german}<div class="n" style="display:none">${many}</div>`, head))).toBe(
      'good none',
    )
  })

  test.each([
    ['no rule shows it', '<style>.n{display:none}</style>'],
    ['a rule lays it out', '<style>@media (prefers-color-scheme:dark){.n{padding:0}}</style>'],
  ])('hidden text stays hidden where %s', async (_, head) => {
    expect(await outcome(html(`${german}<div class="n" style="display:none">${many}</div>`, head))).toBe(
      'bad much',
    )
  })
})

test('a conditional comment that a template wrote as text is no hidden word', async () => {
  const mail = html(
    `${english}<table><tr><td style="font-size:0px">&lt;!--[if !mso]&gt;&lt;\\!--&gt;</td></tr></table>`,
  )
  expect(await outcome(mail)).toBe('good none')
})

describe('other checks read what people see', () => {
  test.each([
    ['V<span style="display:none">x</span>ia<span style="font-size:0">y</span>gra jetzt', 'Viagra jetzt'],
    ['v&#8203;iag&#8203;ra now', 'viagra now'],
    ['Kre&shy;dit so&shy;fort', 'Kredit sofort'],
    ['Cas<span style="color:#fff">z</span>ino', 'Casino'],
    ['می&zwnj;خواهم', 'می‌خواهم'],
  ])('%s', (body, text) => {
    expect(readingText(readMessage(bytesOf(html(`<p>${body}</p>`)))).text).toBe(text)
  })

  test('and places behind a cut word are right', () => {
    const message = readMessage(bytesOf(source('<p>v&#8203;iag&#8203;ra</p>\n<p>and tulips</p>')))
    const { text, placeAt } = readingText(message)
    expect(placeAt(text.indexOf('tulips'))).toEqual({ in: 'html', line: 2, column: 8 })
  })
})

describe('a hidden copy of the letter, cut a little otherwise, is not hidden text', () => {
  const letter = [english, french, german].join('')
  const words = letter
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/)
  const tiny = (text: string) => hide(text, 'font-size:0;line-height:0;height:0')
  const ofOther = (count: number) =>
    Array.from({ length: count }, (_, at) => `zusatz${'abcdefghij'[at % 10]}${at}wort`)
  const before = 'A short preview. '.repeat(20)

  test.each<[string, string[], string]>([
    ['the same', words, 'good none'],
    ['with two words more', [...words.slice(0, 60), 'online', ...words.slice(60), 'View'], 'good none'],
    ['with words for filters behind it', [...words, ...ofOther(40)], 'bad much'],
    ['the same words in another order', [...words].sort(), 'good none'],
    ['its words in another order with others among them', [...[...words].sort(), ...ofOther(4)], 'bad much'],
  ])('%s', async (_, text, expected) => {
    expect(await outcome(html(`<p>${before}</p>${letter}${tiny(text.join(' '))}`))).toBe(expected)
  })
})
