import { deflateSync } from 'node:zlib'

/** Mails that cost too much wherever work is not bounded. Each is made to be about `octets` large. */

export const usual = [
  'From: News <news@example.org>',
  'To: reader@example.com',
  'Subject: Autumn',
  'Date: Fri, 20 Nov 2026 09:59:00 +0000',
  'Message-ID: <1@example.org>',
  'MIME-Version: 1.0',
].join('\r\n')

type Make = (octets: number) => Uint8Array

const bytes = (text: string) => Buffer.from(text, 'latin1')
const fill = (unit: string, octets: number) =>
  unit.repeat(Math.max(1, Math.ceil(octets / Buffer.byteLength(unit, 'latin1')))).slice(0, octets)
/** The unit `octets` long in all, numbered. */
const many = (octets: number, unit: (n: number) => string) => {
  const pieces: string[] = []
  for (let n = 0, size = 0; size < octets; n += 1) {
    const piece = unit(n)
    pieces.push(piece)
    size += piece.length
  }
  return pieces.join('')
}

const head = (...fields: string[]) => `${[...fields, usual].join('\r\n')}\r\n`
const html = (body: string, charset = 'utf-8') =>
  bytes(`${head()}Content-Type: text/html; charset=${charset}\r\n\r\n${body}`)
const utf8 = (body: string, type = 'html') =>
  Buffer.from(`${head()}Content-Type: text/${type}; charset=utf-8\r\n\r\n${body}`)
const inCharset =
  (charset: string, unit: string): Make =>
  (octets) =>
    html(fill(unit, octets), charset)
const subject =
  (unit: string): Make =>
  (octets) =>
    Buffer.from(`Subject: ${fillText(unit, octets)}\r\n${head()}\r\nx\r\n`)
const fillText = (unit: string, octets: number) => unit.repeat(Math.ceil(octets / Buffer.byteLength(unit)))
const field =
  (name: string, unit: string, folded = false): Make =>
  (octets) =>
    bytes(
      `${name}: ${folded ? many(octets, () => `${fill(unit, 900)}\r\n `) : fill(unit, octets)}\r\n${head()}\r\nx\r\n`,
    )
const fields =
  (unit: (n: number) => string): Make =>
  (octets) =>
    bytes(`${many(octets, (n) => `${unit(n)}\r\n`)}${head()}\r\nx\r\n`)
const markup =
  (unit: string): Make =>
  (octets) =>
    utf8(fillText(unit, octets))
const text =
  (unit: string): Make =>
  (octets) =>
    utf8(fillText(unit, octets), 'plain')

function nested(octets: number): Uint8Array {
  const levels = Math.ceil(octets / 70)
  let source = `${head()}Content-Type: multipart/mixed; boundary=b0\r\n\r\n`
  const pieces = [source]
  for (let n = 0; n < levels; n += 1)
    pieces.push(`--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`)
  source = pieces.join('')
  return bytes(source)
}

const attachments =
  (unit: (n: number) => string): Make =>
  (octets) =>
    bytes(
      `${head()}Content-Type: multipart/mixed; boundary=edge\r\n\r\n${many(octets, (n) => `--edge\r\n${unit(n)}\r\n`)}--edge--\r\n`,
    )

/** Ends like a ZIP whose directory, of 65,535 entries, begins at the first octet. */
function zipBomb(octets: number): Uint8Array {
  const entry = Buffer.alloc(50)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt32LE(0xffffffff, 24)
  entry.writeUInt16LE(4, 28)
  entry.write('a.ex', 46)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(65_535, 10)
  end.writeUInt32LE(4, 16)
  const size = Math.max(1, Math.floor((octets * 0.7) / 50))
  return Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), ...Array(size).fill(entry), end])
}

const base64 = (content: Uint8Array) =>
  (
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')

const zip: Make = (octets) =>
  attachments(
    () =>
      `Content-Type: application/zip\r\nContent-Disposition: attachment; filename=a.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(zipBomb(octets))}`,
  )(1)

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

/** Says to be 50,000 by 50,000 pixels. */
export function largePng(): Buffer {
  const size = Buffer.from([0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50, 8, 6, 0, 0, 0])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  const data = chunk('IDAT', deflateSync(Buffer.alloc(50_000)))
  return Buffer.concat([signature, chunk('IHDR', size), data, chunk('IEND', Buffer.alloc(0))])
}

const picture = largePng().toString('base64')
const svg = Buffer.from(
  `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]><svg xmlns="http://www.w3.org/2000/svg">${'&c;'.repeat(50)}</svg>`,
).toString('base64')

const words = ['free', 'act', 'now', 'null', 'hi', 'the', 'of', 'guaranteed', 'street', '12345', 'Berlin']

/** Attacks on patterns that once took more than linear time here. */
const patterns: Record<string, Make> = {
  'encoded words within an open quotation': (octets) =>
    bytes(`From: ${`"${fill('=?', octets / 60)}${'a'.repeat(600)}`.repeat(25)}\r\n${head()}\r\nx`),
  'full stops before a letter': (octets) =>
    utf8(`${fillText('Some words of a letter. ', 2000)}${'.'.repeat(octets)}x`, 'plain'),
  'full stops in a file name': (octets) =>
    attachments(
      () => `Content-Disposition: attachment; filename="${fill('. ', Math.min(60_000, octets))}x"\r\n\r\nx`,
    )(1),
  'linked images without text': (octets) =>
    html(
      `<p>${many(octets, (n) => `<a href=https://a.example/${n}><img src=https://a.example/${n}.png></a>`)}`,
    ),
  'messages within messages': (octets) =>
    bytes(`${head()}${'Content-Type: message/rfc822\r\n\r\n'.repeat(Math.ceil(octets / 32))}x`),
  'attached messages': attachments(
    () => 'Content-Type: message/rfc822\r\n\r\nContent-Type: text/html\r\n\r\n<p>',
  ),
  'style sheets that hide @import': (octets) => html(`<style>${fill('@\\69mport "a";', octets)}</style>`),
  'relative links': (octets) => html(`<base href=https://a.example/>${fill('<a href=../a>b</a>', octets)}`),
}

export const bombs: Record<string, Make> = {
  ...patterns,
  'nested parts': nested,
  'flat parts': attachments(() => 'Content-Type: text/plain\r\n\r\nx'),
  'empty parts': attachments(() => ''),
  'html parts': attachments(() => 'Content-Type: text/html\r\n\r\n<p>x'),
  'attached files': attachments(
    (n) =>
      `Content-Type: application/octet-stream; name="${n}${'a.'.repeat(300)}"\r\nContent-Disposition: attachment; filename="${n}${'b.'.repeat(300)}"\r\n\r\nMZ`,
  ),
  'attached eight-bit file': attachments(() =>
    'Content-Type: application/pdf; name=a.pdf\r\n\r\n'.concat('%PDF-\r\n'.repeat(20_000)),
  ),
  'one header line': field('X-Long', 'x'),
  'one folded header': field('X-Long', 'x y ', true),
  'one line of body': text('x'),
  'one line of base64': (octets) =>
    bytes(
      `${head()}Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${fill('QUJD', octets)}`,
    ),
  'one line of quoted-printable': (octets) =>
    bytes(
      `${head()}Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${fill('=C3=A4', octets)}`,
    ),
  'one attribute': (octets) => html(`<p title="${fill('x ', octets)}">a</p>`),
  'one style attribute': (octets) => html(`<p style="${fill('color:red;', octets)}">a</p>`),
  'one class attribute': (octets) =>
    html(`<style>.b{color:red}</style><p class="${fill('b ', octets)}">a</p>`),
  'one address': (octets) => html(`<a href="https://a.example/${fill('x', octets)}">a</a>`),
  'one alt text': (octets) => html(`<img src=https://a.example/a.png alt="${fill('x ', octets)}">`),
  'one link text': (octets) => html(`<a href=https://a.example/>${fill('https://b.example/', octets)}</a>`),
  'one subject': subject('x'),
  'subject of words': subject('free money '),
  'subject of encoded words': (octets) =>
    bytes(`Subject: ${many(octets, () => '=?utf-8?B?w6TDpMOk?=\r\n ')}x\r\n${head()}\r\nx\r\n`),
  'many headers': fields((n) => `X-${n}: y`),
  'many To': (octets) =>
    bytes(`To: ${many(octets, (n) => `"R ${n}" <r${n}@example.com>, `)}a@b.c\r\n${head()}\r\nx`),
  'many From': (octets) =>
    bytes(`From: ${many(octets, (n) => `r${n}@example.com, `)}a@b.c\r\n${head()}\r\nx`),
  'nested comments in From': field('From', '('),
  'many Received': fields(
    (n) => `Received: from a${n} (b [192.0.2.1]) by c with ESMTPS id ${n}; Fri, 20 Nov 2026 09:59:00 +0000`,
  ),
  'many DKIM-Signature': fields(
    (n) =>
      `DKIM-Signature: v=1; a=rsa-sha256; d=d${n}.example; s=s${n}; c=relaxed/relaxed; h=from:to; bh=${'A'.repeat(43)}=; b=${'A'.repeat(300)}`,
  ),
  'one DKIM-Signature': field('DKIM-Signature', 'v=1; '),
  'ARC sets': fields(
    (n) =>
      `ARC-Seal: i=${(n % 500) + 1}; a=rsa-sha256; cv=pass; d=a.example; s=s; b=AAAA\r\nARC-Message-Signature: i=${(n % 500) + 1}; a=rsa-sha256; d=a.example; s=s; h=from; bh=AAAA; b=AAAA\r\nARC-Authentication-Results: i=${(n % 500) + 1}; a.example; spf=pass`,
  ),
  'List-Unsubscribe of addresses': (octets) =>
    bytes(
      `List-Unsubscribe: ${many(octets, (n) => `<https://u${n}.example/${n}>,\r\n `)}<mailto:a@b.c>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n${head()}\r\nx`,
    ),
  'utf-16 of odd octets': inCharset('utf-16', 'a\u0000b\u00d8c'),
  'utf-7': inCharset('utf-7', '+ADw-script+AD4-'),
  'iso-2022-jp': inCharset('iso-2022-jp', '\u001b$B$"\u001b(B'),
  'iso-2022-jp, left open': inCharset('iso-2022-jp', '\u001b$B'),
  gb18030: inCharset('gb18030', '\u0081\u0030\u0081\u0030'),
  'zip directory': zip,
  'many links': (octets) =>
    html(many(octets, (n) => `<a href="https://l${n}.example/${n}">https://www.paypal${n}.example/</a> `)),
  'many links of text': (octets) =>
    utf8(
      many(octets, (n) => `https://l${n}.example/${n} `),
      'plain',
    ),
  'links of foreign letters': (octets) =>
    utf8(many(octets, (n) => `<a href="https://p\u0430ypal${n}.example/${'\u00e4'.repeat(4000)}">x</a>`)),
  'links within one paragraph': (octets) => html(`<p>${many(octets, (n) => `<a href=/${n}>a</a>`)}</p>`),
  'many images': (octets) => html(many(octets, (n) => `<img src="https://i${n}.example/${n}.png">`)),
  'many images in one link': (octets) =>
    html(
      `<a href=https://a.example>${many(octets, (n) => `<img alt="" src="https://i.example/${n}.png">`)}</a>`,
    ),
  'many cid images': (octets) => html(many(octets, (n) => `<img src="cid:${n}@a">`)),
  'data: images of 1 MB': (octets) =>
    html(
      many(octets, (n) => `<img alt=a src="data:image/png;base64,${picture}${fill('A', 1_000_000)}${n}">`),
    ),
  'image bomb': (octets) =>
    html(
      many(octets, (n) => `<img alt=a src="data:image/png;base64,${picture}${'A'.repeat(4 * (n % 500))}">`),
    ),
  'svg bomb': (octets) =>
    html(
      many(octets, (n) => `<img alt=a src="data:image/svg+xml;base64,${svg}${'A'.repeat(4 * (n % 500))}">`),
    ),
  'style rules': (octets) =>
    html(
      `<style>${many(octets / 2, (n) => `.c${n} p{color:#${100 + (n % 900)}}`)}</style>${fill('<p class=c1>x', octets / 2)}`,
    ),
  'style sheets': (octets) => html(many(octets, (n) => `<style>.c${n}{color:red}</style>`)),
  'media rules': (octets) =>
    html(
      `<style>${many(octets / 4, (n) => `@media screen{.c${n}{display:block}}`)}</style>${many(octets / 2, (n) => `<div style=display:none class=c${n}>word${n} `)}`,
    ),
  'nested elements': markup('<div>'),
  'nested tables': markup('<table><tr><td>'),
  'nested links': markup('<a href=x><b>'),
  'hidden runs': markup('<i style="display:none">word </i>y'),
  'open tags': markup('<div '),
  'open comments': markup('<!--'),
  'conditional comments': markup('<!--[if mso]><v:fill src="a"'),
  'quotes in a tag': (octets) => html(`<p ${fill("='", octets)}`),
  entities: markup('&'),
  'words of text': (octets) => utf8(fillText(`${words.join(' ')} `, octets), 'plain'),
  'words of HTML': (octets) => utf8(`<p>${fillText(`${words.join(' ')} `, octets)}`),
  'lines of words': (octets) => utf8(`<p>${fillText(`${words.join('<br>')}<br>`, octets)}`),
  'emoji flood': markup('\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'),
  'zero-width flood': markup('a\u200b'),
  'combining flood': markup('\u0301'),
  'reading direction flood': markup('\u202e\u202d'),
  'look-alike flood': markup('p\u0430ypal '),
  'han flood': markup('\u6771\u4eac\u90fd'),
  'subject of emoji': subject('\u{1f468}\u200d'),
  'subject of combining letters': subject('\u0301'),
  'line feeds': text('\n'),
  'carriage returns': text('\r'),
  'nul octets': text('\u0000'),
}

/** Characters that the patterns of the checks repeat over, alone and in pairs. */
export const repeated = [
  ' ',
  '\t',
  '\n',
  '"',
  "'",
  '(',
  ')',
  '<',
  '>',
  '[',
  ']',
  '{',
  '}',
  '%',
  '#',
  '*',
  '|',
  '$',
  '!',
  '?',
  '=',
  '@',
  '.',
  ',',
  ';',
  ':',
  '/',
  '\\',
  '-',
  '_',
  '&',
  '+',
  '0',
  'a',
  'A',
  'é',
  '東',
  '都',
  '시',
  '\u200b',
  '\u0301',
  '\u{1f468}',
  '=?',
  '?=',
  '=?utf-8?Q?',
  '=?utf-8?B?',
  '{{',
  '{%',
  '<%',
  '*|',
  '%%',
  '${',
  '[[',
  '##',
  'http://',
  'www.',
  'a@',
  'a.',
  'a@a.',
  '1 ',
  'A1 ',
  'a b ',
  '( ',
  '< ',
  '" ',
  '"=?',
  'from ',
  'null ',
  'hi null,',
  'url(',
  '@import ',
  'Re: ',
  '東1',
  '시 ',
  '구 ',
  '12345 ',
  'Ab1 ',
  '//',
  '&amp;',
  '\\"',
  'java\t',
  'data:',
  'mailto:',
  'cid:',
  '--',
  'xn--',
]
