import fc from 'fast-check'
import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { rewriteCss } from './css-urls.ts'
import { prepare } from './prepare.ts'
import { mail } from './testing.ts'

const prepared = (html: string) => prepare(mail(html)).html
const withoutOffsets = (html: string) => html.replace(/ data-source-offset="\d+"/g, '')
type Again = { attrs?: { name: string }[]; childNodes?: Again[] }
const bodyOf = (html: string) => prepared(html).replace(/^.*?<body[^>]*>|<\/body>.*$/gs, '')

describe('prepare', () => {
  it.each([
    ['scripts and handlers', '<p onclick="x()">a<script>b</script></p>', '<p data-source-line="1">a</p>'],
    ['frames and players', '<iframe src=x>a</iframe><embed src=x><object data=x>b</object>', 'b'],
    [
      'forms, but not their fields',
      '<form action=x id=f>a<input name=q></form>',
      '<div id="f" data-source-line="1">a<input name="q" data-source-line="1"></div>',
    ],
    ['names that shadow the document', '<img name="body" id="i">', '<img id="i" data-source-line="1">'],
    ['forged line marks', '<p data-source-line="9">a</p>', '<p data-source-line="1">a</p>'],
    ['forged offset marks', '<p data-source-offset="9">a</p>', '<p data-source-line="1">a</p>'],
    ['comments, conditional ones too', 'a<!--[if mso]>b<![endif]-->c', 'ac'],
  ])('takes away %s', (_name, html, expected) => {
    expect(withoutOffsets(bodyOf(html))).toBe(expected)
  })

  it('keeps the doctype, styles and what noscript shows; drops refresh, base and prefetch', () => {
    const html = prepared(
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/x.dtd"><base href=x><meta http-equiv=refresh content="0;url=x"><link rel=prefetch href=x><link rel=stylesheet href=http://a.example/s.css><style>p > a { color: red }</style><body><noscript>seen</noscript>',
    )
    expect(html).toContain(
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/x.dtd">',
    )
    expect(html).toContain('p > a { color: red }</style>')
    expect(html).toContain('href="http://a.example/s.css"')
    expect(html).toContain('seen')
    expect(html).not.toMatch(/refresh|<base|prefetch/)
  })

  it('gives pictures of the mail an address of our own, in attributes and in styles', () => {
    const bytes = Buffer.from('picture')
    const { html, parts } = prepare(
      mail(
        '<style>p { background: URL( "cid:a" ) }</style><img src="cid:a" srcset="cid:a 1x, http://b.example/b.png 2x"><td background="cid:a"><p style="background:url(data:image/png;base64,QQ==)">',
        new Map([['a', { type: 'image/png', bytes }]]),
      ),
    )
    expect(html).not.toMatch(/cid:|data:image/)
    expect(html).toContain('http://b.example/b.png 2x')
    expect([...parts.values()].map((part) => Buffer.from(part.bytes).toString())).toEqual(['picture', 'A'])
  })

  it.each([
    ['p{background:URL( "cid:a" )}', 'p{background:url("NEW")}'],
    ['p{background:url(cid:a) x}', 'p{background:url("NEW") x}'],
    ["@import url('data:text/css,p{}');", '@import url("NEW");'],
    ['p{:;base64,x}q{a:url(data:x)', 'p{:;base64,x}q{a:url("NEW")'],
    ['/* url(cid:a) */p::before{content:"url(cid:a)"}', '/* url(cid:a) */p::before{content:"url(cid:a)"}'],
    ['p{a:url("cid:a" b);b:curl(cid:a);c:url()}', 'p{a:url("cid:a" b);b:curl(cid:a);c:url()}'],
    ['p{a:url(\\63id:a)}/*cid:*/', 'p{a:url("NEW")}/*cid:*/'],
  ])('rewrites the addresses of CSS, broken or not: %s', (css, expected) => {
    expect(rewriteCss(css, (address) => (/^(?:cid|data):/.test(address) ? 'NEW' : undefined))).toBe(expected)
  })

  // The browser takes the style as one of MathML, in which its text is markup.
  it.each([
    '<math><mtext><table><mglyph><style><!--</style><b title="--&gt;&lt;img onerror=x&gt;">',
    '<math><mtext><table><mglyph><style><img onerror=x></style>',
    '<math><mtext><table><mglyph><style><<!--!--</style><b title="--&gt;&lt;img onerror=x&gt;">',
    '<math><mtext><table><mglyph><style><![CDATA[</style><b title="]]&gt;&lt;img onerror=x&gt;">',
    '<svg></p><style><b id="</style><img onerror=x>',
  ])('leaves nothing that acts when it is read again: %s', (html) => {
    const names: string[] = []
    const waiting = [parse(prepared(html), { scriptingEnabled: false }) as never as Again]
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      names.push(...(node.attrs ?? []).map(({ name }) => name))
      waiting.push(...(node.childNodes ?? []))
    }
    expect(names.filter((name) => name.startsWith('on'))).toEqual([])
  })

  it.each([
    ['<!-- p { color: red } -->', ' p { color: red } -->'],
    ['@media (400px<width<900px) {}', '@media (400px<\\width<900px) {}'],
    ['p::before { content: "<b" }', 'p::before { content: "<\\000062" }'],
  ])('means the same to CSS: %s', (css, written) => {
    expect(prepared(`<style>${css}</style>`)).toContain(`>${written}</style>`)
  })

  it('marks elements with their line and their offset in the source', () => {
    expect(bodyOf('<p>日本</p>\r\n<i>a</i><p data-source-offset="9">b')).toBe(
      '<p data-source-line="1" data-source-offset="0">日本</p>\n<i data-source-line="2" data-source-offset="11">a</i><p data-source-line="2" data-source-offset="19">b</p>',
    )
  })

  it('never throws, and leaves nothing that acts', () => {
    const tags =
      'script iframe object svg math table td form select template style title plaintext p b a base'.split(
        ' ',
      )
    const piece = fc.oneof(
      fc.constantFrom(...tags).map((tag) => `<${tag} onload=x href=javascript:x src=x srcdoc=x>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '&lt;script&gt;', '"', '\n', 'text', '\0'),
      fc.string({ maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const again: string[] = []
        const waiting: { nodeName: string; childNodes?: unknown[]; attrs?: { name: string }[] }[] = [
          parse(prepared(pieces.join('')), { scriptingEnabled: false }) as never,
        ]
        for (let node = waiting.pop(); node; node = waiting.pop()) {
          again.push(node.nodeName.toLowerCase(), ...(node.attrs ?? []).map(({ name }) => `@${name}`))
          waiting.push(...((node.childNodes ?? []) as never[]))
        }
        const acting = [
          'script',
          'iframe',
          'object',
          'embed',
          'base',
          'form',
          'template',
          '@onload',
          '@srcdoc',
        ]
        expect(again.filter((name) => acting.includes(name))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
