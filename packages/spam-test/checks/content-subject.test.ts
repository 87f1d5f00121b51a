import { expect, test } from 'vitest'
import { describeChecks, find } from '../content/fixture.ts'
import { htmlMail, mail } from '../context/fixture.ts'
import { check as preheader } from './preheader.ts'
import { check as subjectLength } from './subject-length.ts'
import { check as subjectStyle } from './subject-style.ts'

const subject = (value: string, more = {}) => mail({ Subject: value, ...more })
const encoded = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`
const html = (body: string) => htmlMail(`<html><body>${body}</body></html>`)
const sentence = 'Five walks through autumn woods, with maps and tea rooms.'
const filler = '&#847;&zwnj;&nbsp;'.repeat(60)

describeChecks([
  [
    subjectLength,
    [
      ['bad empty', mail({ Subject: null })],
      ['bad empty', subject('  ')],
      ['warning short', subject('Hello')],
      ['warning short', subject(encoded('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦'))],
      ['good fits', subject('Ten chars.')],
      ['good best', subject('Five walks for autumn')],
      ['good fits', subject('a '.repeat(35).trim())],
      ['warning long', subject('walk '.repeat(15).trim())],
    ],
  ],
  [
    subjectStyle,
    [
      ['no-data no-subject', mail({ Subject: null })],
      ['good plain', subject('Five walks for autumn')],
      ['good plain', subject('NASA and ESA: 2 news')],
      ['good plain', subject('SALE')],
      ['good plain', subject(encoded('Grüße aus Köln 🍂🍁'))],
      ['good plain', subject(encoded('SMSка от друга'))],
      ['good plain', subject(encoded('Familie 👨‍👩‍👧‍👦 im Herbst'))],
      ['good plain', subject(encoded('می‌خواهم'))],
      ['good plain', subject('Re: your question', { 'In-Reply-To': '<1@example.com>' })],
      ['good plain', subject('Research: what we found')],
      ['warning capitals', subject('LAST DAYS OF SUMMER')],
      ['warning exclamation', subject('Today only!!')],
      ['warning money-signs', subject('Earn $$ today')],
      ['warning emoji', subject(encoded('Autumn 🍂🍁🍄'))],
      ['warning styled-letters', subject(encoded('𝗕𝗶𝗴 autumn news'))],
      ['bad fake-reply', subject('Re: your order')],
      ['bad fake-reply', subject('AW: Ihre Anfrage')],
      ['bad fake-reply', subject('Fwd: photos')],
      ['good plain', mail({ Subject: 'Re: minutes', 'List-Post': '<mailto:talk@example.org>' })],
      ['good plain', mail({ Subject: 'Re: [talk] minutes', 'X-BeenThere': 'talk@example.org' })],
      ['good plain', mail({ Subject: 'Re: dinner' }, 'Yes.\n\nOn Friday Ann wrote:\n> Dinner?\n> Ann')],
      ['good plain', mail({ Subject: 'AW: Termin' }, 'Ja.\n\nVon: Ann\nGesendet: Freitag\nBetreff: Termin')],
      ['good plain', mail({ Subject: 'WG: Fotos' }, '-----Urspr\xc3\xbcngliche Nachricht-----\nAnn')],
      ['good plain', mail({ Subject: 'RE: lunch' }, 'Yes\n\n-----Original Message-----\nFrom: Ann')],
      ['bad fake-reply', mail({ Subject: 'Re: your order' }, '> Shop now and save')],
      ['bad fake-reply', mail({ Subject: 'Re: order' }, '> a\n> b'), { kind: 'subscribers' }],
      // A form or a telephone has no Message-ID to answer.
      ['good plain', mail({ Subject: 'Re: Your request' }, 'It is repaired.\n\nAnn\n> Can you help?')],
      ['good plain', mail({ Subject: 'AW: Ihre Anfrage [Ticket#81042]' }, 'Der Drucker ist repariert.')],
      ['good plain', mail({ Subject: 'AW: Ticket 20931 - Scheibe' }, 'Danke für die Fotos.')],
      ['good plain', mail({ Subject: 'Re : ticket 77410, batterie' }, 'Merci pour votre message.')],
      ['good plain', mail({ Subject: 'RE: Case No. 4418' }, 'It is repaired.')],
      ['bad fake-reply', mail({ Subject: 'Re: order 77410' }, 'Shop now and save.')],
      ['bad fake-reply', mail({ Subject: 'Re: ticket 77410' }, 'Shop now'), { kind: 'subscribers' }],
      ['bad hidden-characters', subject(encoded('Inv\u200boice for you'))],
      ['bad hidden-characters', subject(encoded('V\u00adi\u00adagra'))],
      ['bad hidden-characters', subject(encoded('Kosten\u2060los f\u00fcr Sie'))],
      ['bad hidden-characters', subject(encoded('invoice\u202efdp.exe'))],
      ['bad hidden-characters', subject(encoded('\u200eYour account'))],
      ['good plain', subject(encoded('#\u200b459 \u2014 October 20, 2026'))],
      ['good plain', subject(encoded('\ufeffNeuigkeiten im Mai'))],
      ['good plain', subject(encoded('\u200f\u05d7\u05d3\u05e9\u05d5\u05ea \u200eAcme\u200f'))],
      ['good plain', subject(encoded('\u0e02\u0e48\u0e32\u0e27\u200b\u0e43\u0e2b\u0e21\u0e48'))],
      ['bad lookalike-letters', subject(encoded('Your pаypal account'))],
      ['bad lookalike-letters', subject(`RE: ${encoded('LAST pаypal!!')}`)],
    ],
  ],
  [
    preheader,
    [
      ['no-data no-body', mail({ 'Content-Type': 'application/pdf' })],
      ['warning missing', html('<img src="https://example.org/a.png">')],
      ['good set', html(`<div style="display:none">${sentence}${filler}</div><p>Hello</p>`)],
      ['good long', html(`<div style="display:none">${sentence} ${sentence} ${sentence}</div><p>Hello</p>`)],
      ['warning short', html(`<div style="display:none">Walks</div><p>${sentence}</p>`)],
      ['good from-text', html(`<p>${sentence}</p>`)],
      ['good from-text', mail({}, sentence)],
      ['warning short', mail({}, 'Hi.')],
      [
        'warning view-in-browser',
        html(`<p><a href="https://example.org">View in browser</a></p><p>${sentence}</p>`),
      ],
      ['warning view-in-browser', html(`<p>Newsletter nicht richtig angezeigt?</p><p>${sentence}</p>`)],
      ['bad template-text', html(`<div style="display:none">Preheader text here</div><p>${sentence}</p>`)],
      ['bad template-text', html(`<div style="display:none">*|MC_PREVIEW_TEXT|*</div><p>${sentence}</p>`)],
    ],
  ],
])

test('every trick in the subject is named, the worst one decides', async () => {
  const { facts } = await find(subjectStyle, ['', subject(`RE: ${encoded('LAST pаypal!!')}`)])
  expect(facts.tricks).toEqual(['lookalike-letters', 'fake-reply', 'exclamation'])
})

test('an encoded subject is quoted as people read it, and as it stands in the source', async () => {
  for (const check of [subjectStyle, subjectLength]) {
    const { evidence } = await find(check, ['', subject(encoded('Grüße aus dem Herbst'))])
    expect(evidence).toEqual([
      { label: 'Subject', value: 'Subject: Grüße aus dem Herbst', place: { in: 'raw', line: 3 } },
      {
        label: { code: 'evidence.as-encoded', facts: { name: 'Subject' } },
        value: 'Subject: =?UTF-8?B?R3LDvMOfZSBhdXMgZGVtIEhlcmJzdA==?=',
        place: { in: 'raw', line: 3 },
      },
    ])
  }
})

test('the preview text is quoted with its place', async () => {
  const { evidence } = await find(preheader, [
    '',
    htmlMail(`<html>\n<body>\n <p>${sentence}</p></body></html>`),
  ])
  expect(evidence[0]?.place).toEqual({ in: 'html', line: 3, column: 5 })
})
