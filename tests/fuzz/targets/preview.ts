import assert from 'node:assert/strict'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { prepare } from '#adapters/browser/prepare.ts'
import { previewOf } from '#api/preview.ts'
import type { Target } from '../target.ts'

const FORBIDDEN = new Set(
  'script iframe frame frameset base template portal embed applet object form'.split(' '),
)

function elementsOf(document: DefaultTreeAdapterTypes.Document): DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = []
  const waiting: DefaultTreeAdapterTypes.Node[] = [document]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node)
    if ('childNodes' in node) waiting.push(...node.childNodes.slice(0, 100_000))
    if ('content' in node) waiting.push(node.content as DefaultTreeAdapterTypes.Node)
  }
  return found
}

/** The document that the browser draws, read again as the browser reads it: nothing in it acts. And the preview. */
export const target: Target = {
  name: 'preview',
  most: 64 * 1024,
  dictionary: [
    ...[
      '<script>',
      '</script>',
      '<iframe srcdoc="',
      '<svg>',
      '<svg><script>',
      '</svg>',
      '<math><mtext>',
      '<mglyph>',
      '<style>',
      '</style>',
    ],
    ...[
      '<foreignObject>',
      '<annotation-xml encoding="text/html">',
      '<noscript>',
      '</noscript>',
      '<template>',
      '<title>',
      '</title>',
    ],
    ...[
      '<textarea>',
      '</textarea>',
      '<xmp>',
      '<plaintext>',
      '<noembed>',
      '<noframes>',
      '<form>',
      '<table>',
      '<select>',
      '<option>',
    ],
    ...[
      ' onerror=',
      ' onload="',
      ' srcdoc="',
      ' href="javascript:',
      'java&#10;script:',
      ' style="',
      'url(',
      '<base href=',
      '<meta http-equiv=refresh content="0;',
    ],
    ...[
      '<link rel=stylesheet href=',
      '<object data=',
      '<embed src=',
      '<!--',
      '--!>',
      '-->',
      '<!-->',
      '<![CDATA[',
      ']]>',
      '</p>',
      '<p>',
      '\0',
      '&lt;',
      '"',
      "'",
      '`',
      '<a xlink:href=',
    ],
    ...[
      'cid:a',
      'data:text/html,<script>',
      '<input autofocus onfocus=',
      '<body onload=',
      '<image href=',
      '<use href=',
      '<animate onbegin=',
    ],
  ],
  async run(input) {
    const html = input.toString('utf8')
    const prepared = prepare({
      html,
      inline: new Map([['a', { type: 'image/png', bytes: Buffer.from('x') }]]),
    })
    assert.ok(
      prepared.html.length <= 40 * html.length + 2_000,
      `${html.length} became ${prepared.html.length}`,
    )
    for (const { tagName, attrs } of elementsOf(parse(prepared.html, { scriptingEnabled: false }))) {
      assert.ok(!FORBIDDEN.has(tagName), `<${tagName}> in the document`)
      if (tagName === 'meta') assert.ok(!attrs.some(({ name }) => name === 'http-equiv'), 'a refresh')
      for (const { name } of attrs) assert.ok(!/^on|^srcdoc$|^ping$/i.test(name), `${name} in the document`)
    }
    const response = previewOf({ html, text: null } as Parameters<typeof previewOf>[0])
    assert.match(response.headers.get('content-security-policy') ?? '', /^sandbox; default-src 'none'/)
    const text = await previewOf({ html: null, text: html } as Parameters<typeof previewOf>[0]).text()
    assert.doesNotMatch(text.slice(text.indexOf('>') + 1, -'</pre>'.length), /</)
  },
}
