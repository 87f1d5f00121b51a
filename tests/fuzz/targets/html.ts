import assert from 'node:assert/strict'
import { clientSupport } from '@postproof/client-support/support'
import { MAX_IMAGES, MAX_LINKS, MAX_PARSE_ERRORS } from '@postproof/message/bounds'
import { preheader, readMessage } from '@postproof/message/read'
import type { Target } from '../target.ts'

const head = Buffer.from('Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n')

/** The HTML of a mail: runs of text and whether they show, links, pictures, styles; what clients make of it. */
export const target: Target = {
  name: 'html',
  most: 64 * 1024,
  dictionary: [
    ...[
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<table>',
      '<tr><td>',
      '</table>',
      '<b>',
      '<i>',
      '<font color=red>',
      '<a href="',
    ],
    ...[
      'https://a.example/',
      'javascript:',
      'mailto:a@b.example',
      '">',
      '</a>',
      '<img src="',
      '<img srcset="a 1x, b 2x">',
    ],
    ...[
      '<style>',
      '</style>',
      'style="',
      'display:none',
      'color:#fff',
      'background:url(a)',
      '@media screen{',
      '}',
      '!important',
    ],
    ...[
      '<!--',
      '-->',
      '<!--[if mso]>',
      '<![endif]-->',
      '<![CDATA[',
      ']]>',
      '<svg>',
      '<math>',
      '<mtext>',
      '<template>',
      '<select>',
    ],
    ...[
      '<base href="https://b.example/">',
      '<meta http-equiv=refresh content=0>',
      '<form action="',
      '<area href="',
      '<map>',
    ],
    ...[
      '&amp',
      '&#x0;',
      '&#xD800;',
      '&notit;',
      '&\n',
      '<plaintext>',
      '<noscript>',
      '<title>',
      '<body bgcolor="',
      '<html lang="',
    ],
    ...[
      '<v:image src="',
      'class="a b"',
      ' id=x',
      ' width="1e9"',
      ' height=0',
      'font-size:0',
      'opacity:0',
      'mso-hide:all',
    ],
  ],
  run(input) {
    const message = readMessage(Buffer.concat([head, input]))
    const { html, links, images } = message
    assert.ok(html, 'no HTML')
    assert.ok(
      links.length <= MAX_LINKS && images.length <= MAX_IMAGES && html.errors.length <= MAX_PARSE_ERRORS,
    )
    const lines = html.source.split(/\r\n|\r|\n/).length
    const places = [...html.runs, ...html.styles, ...html.errors, ...links, ...images].map(
      ({ place }) => place,
    )
    for (const { in: where, line } of places) {
      assert.ok(line >= 1 && (where !== 'html' || line <= lines), `line ${line} of ${lines}`)
    }
    preheader(html)
    const { support, features } = clientSupport(message)
    assert.ok(support >= 0 && support <= 1, `${support}`)
    for (const { lines: uses } of features) assert.ok(uses.every((line) => line >= 1 && line <= lines + 1))
  },
}
