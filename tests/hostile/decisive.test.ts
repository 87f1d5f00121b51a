import { expect, test } from 'vitest'
import { mail, web } from './ordinary-mails.ts'
import { judge } from './pipeline.ts'

/** What one decisive fault costs a mail that is in order otherwise: the score says what a filter would do with it. */

const shop = 'https://www.example.org/boots'
const leave = 'https://www.example.org/u/abc'
const picture = 'https://www.example.org/boots.png'
const words =
  'Our winter walking boots are back in the shop. Three new colours, all sizes from 36 to 47, and each pair is made by hand in our workshop at the river, as it was a hundred years ago. Come by and try them on.'

type Changes = {
  subject?: string
  from?: string
  html?: string
  text?: string
  fields?: string[]
  list?: boolean
  part?: string
}

const listFields = [
  `List-Unsubscribe: <${leave}>`,
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  'List-ID: Acme news <news.example.org>',
]
const footer = `<p>You get this mail because you signed up at example.org. <a href="${leave}">Unsubscribe</a></p>`
const address = '<p>Acme Shop Ltd, 12 High Street, Bristol BS1 4DJ, United Kingdom</p>'

/** A newsletter of a sender whose set-up is in order, with changes. */
async function score({ subject, from, html, text, fields = [], list = true, part = '' }: Changes) {
  const body = html ?? `<p>${words}</p><p><a href="${shop}">See the boots</a></p>`
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boots</title></head><body>${body}${list ? footer + address : ''}</body></html>`
  const { source, place } = await mail({
    fields: [
      `From: Acme Shop <${from ?? 'hello'}@example.org>`,
      'To: tom@reader.example',
      `Subject: ${subject ?? 'Our winter walking boots are back'}`,
      'Message-ID: <1@example.org>',
      ...(list ? listFields : []),
      ...fields,
    ],
    body: `Content-Type: multipart/mixed; boundary=mix

--mix
Content-Type: multipart/alternative; boundary=alt

--alt
Content-Type: text/plain; charset=utf-8

${text ?? `${words}\n\nSee the boots: ${shop}`}
${list ? `\nYou get this mail because you signed up at example.org. Unsubscribe: ${leave}\nAcme Shop Ltd, 12 High Street, Bristol BS1 4DJ, United Kingdom` : ''}
--alt
Content-Type: text/html; charset=utf-8

${document.replaceAll('><', '>\n<')}
--alt--
${part}--mix--
`,
    pages: web(shop, leave, picture),
  })
  return (await judge(source, place)).result.score ?? 0
}

const spam =
  'FREE!!! Act now, click here, limited time offer, 100% free, risk free, no obligation, cash bonus, winner, viagra, earn $$, double your income, lowest price'
const image = `<img src="${picture}" width="600" height="900" alt="">`
const file = (name: string, type: string, content: Buffer) => `--mix
Content-Type: ${type}; name="${name}"
Content-Disposition: attachment; filename="${name}"
Content-Transfer-Encoding: base64

${content.toString('base64').replace(/.{76}/g, '$&\n')}
`

test.each<[string, number, number, Changes]>([
  ['nothing', 100, 100, {}],
  [
    'the words and subject of spam',
    0,
    88,
    { subject: 'RE: FREE $$$ WIN CASH NOW!!!', html: `<p>${words}</p><p>${spam}</p>` },
  ],
  ['the words of spam alone', 40, 94, { html: `<p>${words}</p><p>${spam}</p>` }],
  [
    'four fifths of hidden text',
    0,
    75,
    {
      html: `<p>${words}</p><div style="display:none">${Array.from({ length: 240 }, (_, at) => `plum${at}`).join('\n')}</div>`,
    },
  ],
  ['nothing but an image', 0, 80, { html: image, list: false }],
  [
    'HTML that Gmail cuts off',
    80,
    90,
    { html: `<p>${words}</p>${`<!-- ${'x'.repeat(72)} -->\n`.repeat(1400)}` },
  ],
  ['a script', 75, 90, { html: `<p>${words}</p><script>alert(1)</script>` }],
  [
    'a link to an address in numbers',
    70,
    88,
    { html: `<p>${words}</p><a href="http://203.0.113.9/a">here</a>` },
  ],
  ['a merge field', 88, 96, { html: `<p>Hello {{ first_name }},</p><p>${words}</p>` }],
  ['a public shortener', 88, 96, { html: `<p>${words}</p><a href="https://bit.ly/1">here</a>` }],
  [
    'a program called an invoice',
    0,
    49,
    { part: file('invoice.pdf.exe', 'application/pdf', Buffer.from('MZ')) },
  ],
  [
    'a document with macros',
    80,
    91,
    { part: file('prices.docm', 'application/vnd.ms-word.document.macroEnabled.12', Buffer.from('x')) },
  ],
  ['a PDF with a newsletter', 90, 96, { part: file('a.pdf', 'application/pdf', Buffer.from('%PDF-1.4')) }],
  [
    'a PDF with a letter',
    98,
    100,
    { list: false, part: file('a.pdf', 'application/pdf', Buffer.from('%PDF-1.4')) },
  ],
  [
    'an invitation of 120 octets',
    99,
    100,
    {
      list: false,
      subject: 'Invitation: planning meeting',
      part: file(
        'invite.ics',
        'application/octet-stream',
        Buffer.from(
          'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
        ),
      ),
    },
  ],
  [
    'a newsletter without a way out',
    0,
    90,
    {
      list: false,
      from: 'news',
      subject: 'Newsletter November: our winter boots',
      html: `<p>Hello dear subscribers, this is our monthly newsletter. You receive this because you subscribed. Buy now at <a href="${shop}">our shop</a>.</p>`,
    },
  ],
  [
    'an offer that may go to a list',
    85,
    98,
    {
      list: false,
      subject: 'Big winter sale: 30% off all boots this weekend',
      html: `<p>${words}</p><p><a href="${shop}">Shop now</a></p>`,
    },
  ],
])('%s: %i to %i', async (_, least, most, changes) => {
  const value = await score(changes)
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
})
