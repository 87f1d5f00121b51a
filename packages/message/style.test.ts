import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addRules, cascade, newSheet } from './cascade.ts'
import { parseDeclarations, parseStyleSheet } from './style.ts'

describe('parseDeclarations', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['color:red', ['color=red']],
    [' Color : RED ; font-size:12px;', ['color=RED', 'font-size=12px']],
    ['color:red!important;a:b ! IMPORTANT', ['color=red!', 'a=b!']],
    ['background:url(a;b.png) red;color:blue', ['background=url(a;b.png) red', 'color=blue']],
    ['background:url("a;b.png");color:blue', ['background=url("a;b.png")', 'color=blue']],
    ['content:"a;b:c";color:blue', ['content="a;b:c"', 'color=blue']],
    ['/* x:y; */color:red/* z */;/**/a:b', ['color=red', 'a=b']],
    ['color;a:b', ['a=b']],
    ['color red;a:b', ['a=b']],
    ['a:b;&:hover{c:d}e:f', ['a=b', 'e=f']],
    ['a:"unclosed', ['a="unclosed']],
    ['a:url(unclosed', ['a=url(unclosed']],
    ['mso-line-height-rule:exactly;-x-y:1', ['mso-line-height-rule=exactly', '-x-y=1']],
  ])('%j', (source, expected) => {
    const shown = parseDeclarations(source).map(
      (each) => `${each.property}=${each.value}${each.important ? '!' : ''}`,
    )
    expect(shown).toEqual(expected)
  })
})

describe('parseStyleSheet', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['p{color:red}', ['p {color:red}']],
    ['p , .a { color : red ; } #b{}', ['p , .a {color:red}', '#b {}']],
    ['<!-- p{a:b} -->', ['p {a:b}']],
    ['/* { */ p{a:b}', ['p {a:b}']],
    ['@import url("x.css"); p{a:b}', ['p {a:b}']],
    ['@charset "utf-8";p{a:b}', ['p {a:b}']],
    ['@media (max-width:600px){p{a:b}q{c:d}}r{e:f}', ['?p {a:b}', '?q {c:d}', 'r {e:f}']],
    ['@media x{@supports (a:b){p{a:b}}}', ['?p {a:b}']],
    ['@font-face{font-family:x;src:url(y)}p{a:b}', ['p {a:b}']],
    ['@keyframes k{from{a:b}to{c:d}}p{a:b}', ['p {a:b}']],
    ['p{a:b;q{c:d}e:f}', ['p {a:b;e:f}']],
    ['p{a:b', ['p {a:b}']],
    ['}p{a:b}', ['p {a:b}']],
    ['p{content:"}"}q{a:b}', ['p {content:"}"}', 'q {a:b}']],
  ])('%j', (source, expected) => {
    const shown = parseStyleSheet(source).map(({ selector, declarations, conditional }) => {
      const body = declarations.map((each) => `${each.property}:${each.value}`).join(';')
      return `${conditional ? '?' : ''}${selector} {${body}}`
    })
    expect(shown).toEqual(expected)
  })

  test('no text throws', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      ';',
      ':',
      '"',
      "'",
      '(',
      ')',
      '/*',
      '*/',
      '@media ',
      '<!--',
      'url(',
      'p',
      '.a',
      '\\',
      '\n',
      '!important',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        const css = pieces.join('')
        const sheet = newSheet()
        addRules(sheet, parseStyleSheet(css))
        cascade(sheet, { tag: 'p', id: 'x', classes: 'a b', style: css })
      }),
    )
  })
})

describe('cascade', () => {
  test.each<[string, string, string, string | null]>([
    ['p{color:red}', 'p', '', 'red'],
    ['q{color:red}', 'p', '', null],
    ['*{color:red}', 'p', '', 'red'],
    ['.a{color:red}', 'p.a', '', 'red'],
    ['p.a.b{color:red}', 'p.a', '', null],
    ['p.a.b{color:red}', 'p.b.a', '', 'red'],
    ['#x{color:red}', 'p#x', '', 'red'],
    ['P{color:red}', 'p', '', 'red'],
    ['p{color:red}p{color:blue}', 'p', '', 'blue'],
    ['.a{color:red}p{color:blue}', 'p.a', '', 'red'],
    ['#x{color:red}p.a{color:blue}', 'p.a#x', '', 'red'],
    ['p{color:red}', 'p', 'color:blue', 'blue'],
    ['p{color:red!important}', 'p', 'color:blue', 'red'],
    ['p{color:red!important}', 'p', 'color:blue!important', 'blue'],
    ['p,.a{color:red}', 'q.a', '', 'red'],
    ['td p{color:red}', 'p', '', null],
    ['p:hover{color:red}', 'p', '', null],
    ['@media print{p{color:red}}', 'p', '', null],
    ['__proto__{color:red}', 'p', '', null],
  ])('%s on %s', (css, target, style, expected) => {
    const sheet = newSheet()
    addRules(sheet, parseStyleSheet(css))
    const [, tag, rest] = /^(\w+)(.*)$/.exec(target)!
    const classes = [...rest!.matchAll(/\.(\w+)/g)].map((match) => match[1]).join(' ')
    const id = /#(\w+)/.exec(rest!)?.[1] ?? ''
    const found = cascade(sheet, { tag: tag!, id, classes, style })
    expect(found?.get('color')?.value ?? null).toBe(expected)
  })

  test('a shorthand sets its longhands back', () => {
    const of = (style: string) => [
      ...(cascade(newSheet(), { tag: 'p', id: '', classes: '', style })?.keys() ?? []),
    ]
    expect(of('background-color:red;background:blue')).toEqual(['background'])
    expect(of('background-color:red!important;background:blue')).toEqual(['background-color', 'background'])
    expect(of('background:blue;background-color:red')).toEqual(['background', 'background-color'])
  })

  test('rules beyond the bound are not tried', () => {
    const sheet = newSheet()
    addRules(sheet, parseStyleSheet('p{color:red}'.repeat(5_000)))
    expect(sheet.rules).toBe(2_000)
    for (let i = 0; i < 10_000; i++) cascade(sheet, { tag: 'p', id: `x${i}`, classes: `c${i}`, style: '' })
    expect(sheet.tests).toBe(2_000)
  })
})
