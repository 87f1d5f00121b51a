/**
 * Mails of the size and shape of real newsletters, with brands that do not exist. Each goes to one end of what
 * a report has to hold: many of something, long, without a break, in another script, or with characters that no page can show.
 */

export type Generated = { name: string; mail: Buffer }

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** Characters without meaning that are the same in each run: what a sending service puts into its links. */
function token(seed: number, length: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  let state = seed * 2_654_435_761 + 1
  return many(length, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return letters[(state >>> 16) % letters.length]
  }).join('')
}

const tracked = (index: number, length = 200, host = 'click.post.harbour-bakery.example') =>
  `https://${host}/f/a/`.padEnd(48, '~').concat(token(index, length)).slice(0, length)

type Letter = { subject?: string; from?: string; fields?: string[]; text?: string; html?: string }

/** One mail: plain text and HTML beside each other, every line written as it is. */
function letter({ subject = 'News of the week', from, fields = [], text, html }: Letter): Buffer {
  const parts = [
    ...(text === undefined ? [] : [['text/plain', text]]),
    ...(html === undefined ? [] : [['text/html', html]]),
  ].map(
    ([type, body]) =>
      `--letter\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${body}\r\n`,
  )
  const head = [
    ...fields,
    `From: ${from ?? 'Harbour Bakery <news@harbour-bakery.example>'}`,
    'To: reader@localhost.test',
    `Subject: ${subject}`,
    'Date: Mon, 23 Nov 2026 08:00:00 +0000',
    'Message-ID: <20261123.1@harbour-bakery.example>',
    'List-Unsubscribe: <https://harbour-bakery.example/leave>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=letter',
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${parts.join('')}--letter--\r\n`)
}

const page = (body: string, attributes = 'lang="en"') =>
  `<!DOCTYPE html><html ${attributes}><head><title>News</title></head><body>${body}</body></html>`

const anchor = (url: string, text: string) => `<p><a href="${url}">${text}</a></p>`

/** The text part of a sending service: each link is its address, after the words in brackets. */
const trackingLinks = () =>
  letter({
    text: `\r\n\r\n${many(200, (i) => `Bread of the day ${i}\r\n( ${tracked(i)} )\r\n`).join('\r\n')}`,
    html: page(many(60, (i) => anchor(tracked(i), `Bread of the day ${i}`)).join('\r\n')),
  })

const manyLinks = () => {
  const hosts = many(70, (i) => `https://www.shop-${i}.${i % 3 ? 'example' : 'co.uk'}`)
  return letter({
    subject: 'Four hundred offers',
    html: page(
      many(400, (i) =>
        anchor(`${hosts[(i * i) % 70]}/offer/${i}?from=mail&n=${i}`, `Offer number ${i}`),
      ).join('\r\n'),
    ),
  })
}

const unbroken = (length: number) =>
  'Donaudampfschifffahrtselektrizitaeten'.repeat(Math.ceil(length / 37)).slice(0, length)

const withoutABreak = () =>
  letter({
    subject: unbroken(600),
    from: `"${unbroken(300)}" <${'a'.repeat(64)}@${many(4, () => 'b'.repeat(50)).join('.')}.example>`,
    fields: [`X-${unbroken(200)}: ${unbroken(900)}`],
    text: unbroken(5000),
    html: page(
      `<h1>${unbroken(2000)}</h1>${many(40, (i) => anchor(`http://${many(4, () => 'c'.repeat(60)).join('.')}.example/${unbroken(300)}${i}`, unbroken(300))).join('\r\n')}` +
        many(
          20,
          (i) => `<img src="http://pictures.example/${unbroken(400)}${i}.png" alt="${unbroken(400)}">`,
        ).join('\r\n'),
    ),
  })

const rightToLeft = () =>
  letter({
    subject: 'أخبار الأسبوع \u202eمقلوب\u202c: عرض خاص',
    from: '"مخبز الميناء" <news@harbour-bakery.example>',
    text: many(80, (i) => `اقرأ المزيد ${i} ( ${tracked(i)} )`).join('\r\n'),
    html: page(
      many(120, (i) =>
        anchor(`https://مخبز-${i % 9}.example/عرض/${i}?q=خبز`, `اقرأ المزيد עוד ${i} \u200f!`),
      ).join('\r\n'),
      'lang="ar" dir="rtl"',
    ),
  })

/** Cutting a text at a number of units may halve a pair of surrogates: at each length one of these does. */
const farEast = () =>
  letter({
    subject: `${'🥐'.repeat(3)}今週のお知らせ${'新しいパンが焼き上がりました'.repeat(12)}`,
    from: '"港のパン屋" <news@harbour-bakery.example>',
    fields: [`X-Note: ${'x'.repeat(1)}${'🥐'.repeat(1100)}`],
    text: '毎日のパン'.repeat(400),
    html: page(
      many(90, (i) =>
        anchor(tracked(i), `${'x'.repeat(i % 2)}${'🥐'.repeat(140)}${'今日のパン'.repeat(20)}`),
      ).join('\r\n') +
        many(
          30,
          (i) =>
            `<img src="https://harbour-bakery.example/${i}.png" alt="${'x'.repeat(i % 2)}${'🥖'.repeat(150)}">`,
        ).join(''),
      'lang="ja"',
    ),
  })

const manyPictures = () =>
  letter({
    subject: 'Two hundred and fifty pictures',
    html: page(
      many(
        250,
        (i) =>
          `<td><img src="https://images.harbour-bakery.example/${tracked(i, 260)}.jpg?width=600" width="600"${i % 3 ? '' : ` alt="IMG_${i}.jpg"`}></td>`,
      ).join('\r\n'),
    ),
  })

const deepTables = () => {
  const style =
    'style="border-collapse:collapse;mso-table-lspace:0pt;display:flex;position:absolute;animation:turn 1s"'
  const inside = many(40, (i) => anchor(`https://harbour-bakery.example/${i}`, `Row ${i}`)).join('')
  const tables = `${`<table ${style}><tr><td>`.repeat(45)}${inside}${'</td></tr></table>'.repeat(45)}`
  return letter({ subject: 'Tables in tables', html: page(tables.repeat(6)) })
}

/** A list that passed many servers: its 200th line ends the header block, so that the 201st is empty. */
const longHeaders = () => {
  const seal = (i: number) =>
    `ARC-Message-Signature: i=${i}; a=rsa-sha256; c=relaxed/relaxed; d=relay-${i}.example;\r\n h=from:to:subject; b=${token(i, 4000)}`
  const fields = [
    `DKIM-Signature: v=1; a=rsa-sha256; d=harbour-bakery.example; s=s1;\r\n h=${many(200, () => 'subject').join(':')}; bh=${token(1, 43)}=; b=${token(2, 4000)}`,
    ...many(12, (i) => seal(i + 1)),
    ...many(
      60,
      (i) =>
        `Received: from relay-${i}.example (relay-${i}.example [192.0.2.${i}])\r\n\tby mx.example with ESMTPS id ${token(i, 24)}\r\n\tfor <reader@localhost.test>; Mon, 23 Nov 2026 07:00:${String(i % 60).padStart(2, '0')} +0000`,
    ),
  ]
  return letter({
    subject: 'Through sixty servers',
    fields,
    text: '\r\n\r\nHello.',
    html: page('<p>Hello.</p>'),
  })
}

/** A lone half of a pair of surrogates cannot be sent in UTF-8; its three octets can, and so can references to it. */
const notText = () => {
  const controls = many(32, (i) => String.fromCharCode(i))
    .filter((each) => each !== '\n' && each !== '\r')
    .join('')
  const mail = letter({
    subject: `Bread\u0000 and\u0007 roses \u2028 =?utf-16be?B?2ADYAA==?= =?utf-8?Q?a=00b=0Dc=7F?=`,
    from: '"Har\u0000bour\u0001" <news@harbour-bakery.example>',
    fields: [`X-Controls: a${controls}b\u0085\ufeff\ufffe\uffff`, 'X-Return: a\rb\r\r c'],
    text: `\n\r\r\n\u0000first\rsecond\u000bthird\u000cfourth\u2028fifth\u0085sixth @@@ https://harbour-bakery.example/\u0000a`,
    html: page(
      `\n\n\u0000<pre>\n\n${controls}</pre>&#0;&#xD800;&#xDFFF;&#xFFFE;&#13;&#x80;@@@` +
        many(30, (i) =>
          anchor(
            `https://harbour-bakery.example/\u0000${i}&#13;&#xD83E;`,
            `\n\u0000 a&#xD83E;${i}&#10;\u001b[31m`,
          ),
        ).join('\r\n'),
    ),
  })
  return Buffer.concat(
    mail
      .toString('latin1')
      .split('@@@')
      .flatMap((piece, i) =>
        i
          ? [Buffer.from([0xed, 0xa0, 0x80, 0xff, 0xc3]), Buffer.from(piece, 'latin1')]
          : [Buffer.from(piece, 'latin1')],
      ),
  )
}

/** What every check that quotes lines has hundreds of lines to quote from. */
const everyFault = () =>
  letter({
    subject: 'RE: FREE!!! ACT NOW {{ first_name }} $$$ 100% WINNER',
    from: '"PayPal Service" <winner@harbour-bakery.example>',
    fields: [
      'Reply-To: other@free-mail.example',
      'Precedence: bulk',
      'X-Priority: 1',
      'Return-Receipt-To: a@b.example',
    ],
    text: many(
      300,
      (i) =>
        `Act now, risk free, {{ name_${i} }} %%FIELD_${i}%% click here http://192.0.2.${i % 200}/${i} ${'='.repeat(1200)}`,
    ).join('\r\n'),
    html: page(
      many(
        300,
        (i) =>
          `<div style="font-size:1px;color:#fff;background:#fff;display:none;position:fixed;filter:blur(2px)">free money ${i}</div>` +
          `<a href="http://bit.ly/${i}">https://www.bank-${i}.example/login</a><a href="#">unsubscribe ${i}</a><a href="javascript:alert(${i})">x</a>` +
          `<img src="http://192.0.2.9/pixel-${i}.gif" width="1" height="1"><form action="http://x.example/${i}"><input></form><font color=red>*|MERGE_${i}|*</font>` +
          `<style>.a${i}{display:grid;background-image:url(http://x.example/${i}.png)}</style><script>var a${i}</script><iframe src="https://x.example/${i}"></iframe><link rel="stylesheet" href="https://x.example/${i}.css"><p style="font-size:7px">small ${i}</p>`,
      ).join('\r\n'),
      '',
    ),
  })

export const generated: Generated[] = [
  { name: '200 tracking links as text', mail: trackingLinks() },
  { name: '400 links to 70 domains', mail: manyLinks() },
  { name: 'words without a break', mail: withoutABreak() },
  { name: 'right to left', mail: rightToLeft() },
  { name: 'Japanese and emoji', mail: farEast() },
  { name: '250 pictures', mail: manyPictures() },
  { name: 'tables in tables', mail: deepTables() },
  { name: 'headers of a mail that went far', mail: longHeaders() },
  { name: 'characters that are not text', mail: notText() },
  { name: 'every fault three hundred times', mail: everyFault() },
]
