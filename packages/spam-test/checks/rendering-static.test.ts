import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { built, letter, modern, tables } from '../../client-support/fixture.ts'
import { contexts, htmlMail, inputFor, mail, noWorld } from '../context/fixture.ts'
import type { Check } from '../define-check.ts'
import { textsIn } from '../words/texts.ts'
import { check as clientSupport } from './client-support.ts'
import { check as gmailCss } from './gmail-css.ts'
import { check as outlookWord } from './outlook-word.ts'
import { check as rtl } from './rtl.ts'

type Row = [expected: string, source: string, language?: string]

const html = (body: string, head = ''): string =>
  htmlMail(`<html><head>${head}</head><body>${body}</body></html>`)
const utf8 = (source: string): string => Buffer.from(source, 'utf8').toString('latin1')
const style = (css: string): string => `<style>${css}</style>`
const rules = (length: number): string => 'p.a{color:#333333}\n'.repeat(Math.ceil(length / 19))
const columns = '<div><p>Nine flat kilometres.</p></div>'.repeat(2)
const arabic = 'مرحبا بكم في نشرتنا الخريفية عن طرق المشي في الجبال'
const hebrew = 'ברוכים הבאים לידיעון הסתיו שלנו על מסלולי הליכה'
const ghost = '<!--[if mso | IE]><table width="600"><tr><td><![endif]-->'
const ghostEnd = '<!--[if mso | IE]></td></tr></table><![endif]-->'
const vml =
  '<!--[if gte mso 9]><v:rect xmlns:v="urn:schemas-microsoft-com:vml"><v:fill src="https://example.org/a.png"/><v:textbox><![endif]-->'
const hero = 'background-image:url(https://example.org/a.png);color:#fff'

const sized = (cell: string): string => `<table width="600"><tr>${cell}</tr></table>`
const exact = (content: string): string =>
  html(sized(`<td style="line-height:24px;mso-line-height-rule:exactly">${content}</td>`))
const hiddenTable = (cell: string): string =>
  `<table><tr>${cell}<table><tr><td>Menu</td></tr></table></td></tr></table>`
const office =
  '<o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings>'
const inlineBlocks = (css: string): string =>
  `<div style="display:inline-block;${css}"><p>Nine flat kilometres.</p></div>`.repeat(2)
const floatTables = (attributes: string): string =>
  `<table align="left" ${attributes}><tr><td>Hi</td></tr></table>`.repeat(2)
const floats = (attributes: string): string =>
  `<table width="100%"><tr><td>${floatTables(attributes)}</td></tr></table>`
const textbox = (cell: string): string =>
  `${vml}<table><tr>${cell}</tr></table><!--[if gte mso 9]></v:textbox></v:rect><![endif]-->`
const inShape = (content: string): string =>
  `${vml}<div><div><div>${content}</div></div></div><!--[if gte mso 9]></v:textbox></v:rect><![endif]-->`
const crop = (words: string, attributes = ''): string =>
  `<table><tr><td${attributes}><table align="left"><tr><td>A</td></tr></table>${words}</td></tr></table>`
const button = (word: string): string =>
  `<a href="https://example.org" style="background:#224422;padding:9px;color:#fff">${word}Go</a>`

const cases: [Check, Row[]][] = [
  [
    clientSupport,
    [
      ['no-data no-html', mail()],
      ['good works', html('<p>Hello</p>')],
      ['good works', utf8(htmlMail(tables))],
      ['good works', utf8(htmlMail(built))],
      ['good works', utf8(htmlMail(letter))],
      ['bad poor', utf8(htmlMail(modern))],
      // Extras and decoration do not pull a sound mail down.
      [
        'good works',
        html(
          '<p>Hello</p>',
          style('@media (max-width:600px){.a{display:flex;position:absolute}} a:hover{transform:none}'),
        ),
      ],
      [
        'good works',
        html('<p style="border-radius:9px;box-shadow:0 0 9px #000;text-shadow:0 0 1px #000">Hello</p>'),
      ],
      ['good works', html('<div style="display:flex"><b>a</b></div>')],
      ['bad poor', html('<div style="display:flex;position:absolute"><b>a</b></div>')],
      ['warning partly', html('<form action="https://example.org"><input name="a"></form>')],
      ['bad poor', html('<svg><path d=""/></svg><video src="a.mp4"></video>')],
    ],
  ],
  [
    gmailCss,
    [
      ['no-data no-html', mail()],
      ['good no-style', html('<p>Hello</p>')],
      ['warning rules-dropped', html('<p>Hello</p>', style('@media (max-width:9px){.font:b{color:red}}'))],
      [
        'warning rules-dropped',
        html('<p>Hello</p>', style('@media (max-width:9px){p{top:0}.font@b{color:red}}')),
      ],
      ['good small', html('<p>Hello</p>', style('.font:b{color:red}'))],
      [
        'good small',
        html(
          '<p>Hello</p>',
          style('@media (max-width:9px){a:hover,p::before,li:not(.a):first-child,[href="a:b"]{top:0}}'),
        ),
      ],
      ['good small', html('<p>Hello</p>', style('@media (max-width:9px){a:-webkit-any-link{top:0}}'))],
      ['good small', html('<p>Hello</p>', style('p{color:red}'))],
      ['good small', html('<p>Hello</p>', style(rules(8_000)))],
      ['good small', html('<p>Hello</p>', style(rules(8_200)))],
      ['good small', html('<p>Hello</p>', style(rules(16_300)))],
      ['bad too-large', html('<p>Hello</p>', style(rules(16_500)))],
      ['bad too-large', html('<p>Hello</p>', style(rules(9_000)).repeat(2))],
      ['warning style-in-body', html(`<p>Hello</p>${style('p{color:red}')}`)],
      ['good small', html(`<p>Hello</p>${style('')}`)],
      ['good small', html(`<head>${style('p{color:red}')}</head><p>Hello</p>`)],
      ['warning style-in-body', html(`<head></head><p>Hello</p>${style('p{color:red}')}`)],
      [
        'bad block-dropped',
        html('<p>Hello</p>', style('@media screen{@font-face{font-family:a}} p{color:red}')),
      ],
      ['good small', html('<p>Hello</p>', style('@media screen{@font-face{font-family:a}}'))],
      ['bad block-dropped', html('<p>Hello</p>', style('@supports (a:b){@media print{p{color:red}}}'))],
      ['bad block-dropped', html('<p>Hello</p>', style('p{color:rgb(0 0 0)}'))],
      [
        'bad block-dropped',
        html('<p>Hello</p>', style('p{color:red}\n@media (a){p{color:rgba(0 0 0 / 1)}}')),
      ],
      ['good small', html('<p>Hello</p>', style('p{color:rgb(0, 0, 0)}/* rgb(0 0 0) @media{@media{}} */'))],
      ['good small', html('<p>Hello</p>', style('p::after{content:"rgb(0 0 0)"}'))],
      ['warning rules-dropped', html('<p>Hello</p>', style('@media (max-width:600px){.a\\:b{color:red}}'))],
      ['warning rules-dropped', html('<p>Hello</p>', style('.w-1\\/2{width:50%}'))],
      ['warning rules-dropped', html('<p>Hello</p>', style('@media (width <= 600px){p{color:red}}'))],
      ['warning rules-dropped', html('<p>Hello</p>', style('@media (min-width:40rem){p{color:red}}'))],
      ['warning rules-dropped', html('<p>Hello</p>', '<style media="(width<600px)">p{color:red}</style>')],
      [
        'good small',
        html('<p>Hello</p>', style('@media (max-width:40em){p::after{content:"\\201c < 1rem"}}')),
      ],
      ['warning attribute-dropped', html('<p style="color:rgb(0 0 0)">Hello</p>')],
      ['warning attribute-dropped', html('<p style="color:oklch(40% 0.2 30)">Hello</p>')],
      [
        'good no-style',
        html('<!--[if mso]><style>@media screen{@font-face{}}</style><![endif]--><p>Hello</p>'),
      ],
      ['good small', utf8(htmlMail(built))],
      ['good small', utf8(htmlMail(tables))],
    ],
  ],
  [
    outlookWord,
    [
      ['warning vml-prefix', html('<!--[if mso]><rect><fill src="a.png"/><textbox><![endif]-->')],
      [
        'warning vml-prefix',
        html('<!--[if gte mso 9]>\n<ROUNDRECT style="width:9px"></ROUNDRECT><![endif]-->'),
      ],
      ['warning vml-prefix', html('<!--[if mso]><v:rect><v:fill src="a.png"/></v:rect><![endif]-->')],
      [
        'good safe',
        html('<!--[if mso]><v:rect xmlns:v="urn:schemas-microsoft-com:vml"></v:rect><![endif]-->'),
      ],
      ['good safe', html('<!--[if mso]><svg><rect/></svg><p>Fill in</p><![endif]-->')],
      ['good safe', html('<!--[if !mso]><rect></rect><![endif]-->')],
      ['warning style-order', html(`<p class="a">Hello</p>${style('.a{color:red}')}`)],
      ['warning style-order', html(`<p>Hello</p>${style('h1,p{color:red}')}<h1>Hi</h1>`)],
      ['good safe', html(`${style('.a{color:red}')}<p class="a">Hello</p>`)],
      [
        'good safe',
        html(`<p>Hello</p>${style('.a{color:red}*{margin:0}body{top:0}')}<p class="a">Hello</p>`),
      ],
      ['good safe', html(`<p class="a">Hello</p>${style('@media (max-width:600px){.a{color:red}}')}`)],
      ['good safe', html('<p class="a">Hello</p>', style('.a{color:red}'))],
      ['warning conditional-cut', html('<!--[if mso]><table><!-- left --><b>x</b><![endif]-->')],
      ['warning conditional-cut', html('<!--[if gte mso 9]><p>\n<!-- a -->b</p><![endif]--><p>c</p>')],
      [
        'good safe',
        html('<!--[if mso]><b>x</b><![endif]--><!-- left --><!--[if !mso]><!-->y<!--<![endif]-->'),
      ],
      ['warning conditional-escaped', html('<p>&lt;!--[if mso]&gt; Hello</p>')],
      ['warning conditional-escaped', html('<td>Hello &lt;![endif]--&gt;</td>')],
      ['good safe', html('<pre>&lt;!--[if mso]&gt; x &lt;![endif]--&gt;</pre><p>[if you can] end if</p>')],
      ['good safe', html('<p>How to use <code>&lt;!--[if mso]&gt;</code> well</p>')],
      ['warning image-cut', exact('<img src="a.png" width="200" height="133">')],
      ['warning image-cut', exact('<p><a href="#a"><img src="a.png" width="200"></a></p>')],
      [
        'warning image-cut',
        html(
          '<p style="font:16px/24px Arial;mso-line-height-rule:exactly"><img src="a.png" style="height:90px;width:90px"></p>',
        ),
      ],
      [
        'warning image-cut',
        html(
          `${sized('<td class="a"><img src="a.png" width="200" height="133"></td>')}`,
          style('td{mso-line-height-rule:exactly}.a{line-height:18pt}'),
        ),
      ],
      [
        'warning image-cut',
        html(
          sized('<td style="line-height:20px"><img src="a.png" width="200" height="133"></td>'),
          '<!--[if mso]><style>td{mso-line-height-rule:exactly}</style><![endif]-->',
        ),
      ],
      // Lines that grow, and pictures that fit.
      ['good details', exact('<img src="a.png" width="20" height="20">')],
      ['good details', exact('<img src="a.png" width="40">')],
      [
        'good details',
        exact('<p style="mso-line-height-rule:at-least"><img src="a.png" width="200" height="133"></p>'),
      ],
      ['good details', exact('<p style="line-height:100%"><img src="a.png" width="200" height="133"></p>')],
      ['good details', exact('<p style="line-height:1.5"><img src="a.png" width="200" height="133"></p>')],
      ['good details', html('<p style="line-height:24px"><img src="a.png" width="200" height="133"></p>')],
      ['warning hidden-table', html(hiddenTable('<td style="display:none;mso-hide:all">'))],
      ['warning hidden-table', html(hiddenTable('<td class="m">'), style('.m{display:none;mso-hide:all}'))],
      [
        'warning hidden-table',
        html('<div style="mso-hide:all"><div><table><tr><td>Menu</td></tr></table></div></div>'),
      ],
      [
        'good safe',
        html('<div style="mso-hide:all"><table style="mso-hide:all"><tr><td>Menu</td></tr></table></div>'),
      ],
      ['good safe', html('<div style="display:none"><table><tr><td>&nbsp;</td></tr></table>Preheader</div>')],
      [
        'good safe',
        html(
          '<!--[if !mso]><!--><div style="display:none"><table><tr><td>Menu</td></tr></table></div><!--<![endif]-->',
        ),
      ],
      [
        'good details',
        html('', '<!--[if mso]><xml><o:OfficeDocumentSettings><o:AllowPNG/></xml><![endif]-->'),
      ],
      ['good details', html('', '<!--[if mso]><xml><o:PixelsPerInch>96</o:PixelsPerInch><![endif]-->')],
      ['good details', html('', '<!--[if mso]><xml><o:pixelsperinch>96</o:pixelsperinch></xml><![endif]-->')],
      ['good details', html('', '<!--[if gte mso 9]><xml> 96 </xml><![endif]-->')],
      [
        'good safe',
        html(
          '',
          '<!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026" /><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1" /></o:shapelayout></xml><![endif]-->',
        ),
      ],
      ['good safe', html('', `<!--[if gte mso 9]><xml>${office}</xml><![endif]-->`)],
      ['good safe', html('', '<!--[if !mso]><xml><o:a><![endif]-->')],
      ['warning ghosts-stripped', html(`<td>${inlineBlocks('width:50%')}</td>`)],
      [
        'warning ghosts-stripped',
        html(`<table><tr><td>${inlineBlocks('width:100%;max-width:300px')}</td></tr></table>`),
      ],
      [
        'warning ghosts-stripped',
        html(
          `<table><tr><td>${columns.replaceAll('<div>', '<div class="mj-column-per-50 mj-outlook-group-fix">')}</td></tr></table>`,
        ),
      ],
      ['good safe', html(`<table><tr><td>${ghost}${inlineBlocks('width:50%')}${ghostEnd}</td></tr></table>`)],
      [
        'good safe',
        html(
          '<table><tr><td><div class="mj-column-per-100 mj-outlook-group-fix"><p>One column of words.</p></div></td></tr></table>',
        ),
      ],
      ['good safe', html(`<table><tr><td>${inlineBlocks('width:20%')}</td></tr></table>`)],
      [
        'good details',
        html(
          button(
            '<!--[if mso]><i style="letter-spacing:24px;mso-font-width:-100%" hidden>&nbsp;</i><![endif]-->',
          ),
        ),
      ],
      [
        'good details',
        html(
          button(
            '<!--[if mso]><span style="mso-font-width:-100%;letter-spacing: 9px">&#160;</span><![endif]-->',
          ),
        ),
      ],
      [
        'good safe',
        html(button('<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;</i><![endif]-->')),
      ],
      ['good safe', html(button('<!--[if mso]>&nbsp;&nbsp;&nbsp;<![endif]-->'))],
      [
        'good details',
        html(
          '<p style="font-family:Lora,serif">Hi</p>',
          style('@font-face{font-family:"Lora";src:url(a.woff2)}'),
        ),
      ],
      [
        'good details',
        html(
          '<p class="a">Hi</p>',
          `<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lora">${style('.a{font:16px/1.5 Lora,serif}')}`,
        ),
      ],
      [
        'good safe',
        html(
          '<p style="font-family:Lora,serif">Hi</p>',
          '<!--[if !mso]><!--><link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lora"><!--<![endif]-->',
        ),
      ],
      [
        'good safe',
        html(
          '<p style="font-family:Lora,serif">Hi</p>',
          style('@media screen{@font-face{font-family:Lora;src:url(a.woff2)}}'),
        ),
      ],
      [
        'good safe',
        html(
          '<p style="font-family:Lora,serif">Hi</p>',
          style('@font-face{font-family:Lora;mso-font-alt:Arial;src:url(a.woff2)}'),
        ),
      ],
      [
        'good safe',
        html(
          '<p style="font-family:Arial,Lora">Hi</p>',
          style('@font-face{font-family:Lora;src:url(a.woff2)}'),
        ),
      ],
      [
        'good safe',
        html(
          '<p style="font-family:Lora,serif">Hi</p>',
          `${style('@font-face{font-family:Lora;src:url(a.woff2)}')}<!--[if mso]><style>*{font-family:serif!important}</style><![endif]-->`,
        ),
      ],
      ['good details', html(sized('<td>Hi</td>'))],
      ['good details', html(floats('width="50%"'))],
      [
        'good details',
        html(`<table style="width:600px"><tr><td>${floatTables('width="300"')}</td></tr></table>`),
      ],
      ['good safe', html(floats('width="50%" style="mso-table-lspace:0;mso-table-rspace:0pt"'))],
      ['good safe', html(floats('width="50%"'), style('table{mso-table-lspace:0pt;mso-table-rspace:0pt}'))],
      ['good safe', html(floats('width="40%"'))],
      ['good details', html(crop('<p>Words</p>', ' bgcolor="#eeeeee"'))],
      ['good details', html(crop('Words', ' style="background:#eee"'))],
      ['good safe', html(crop('<p style="mso-text-indent-alt:4px">Words</p>', ' bgcolor="#eeeeee"'))],
      ['good safe', html(crop('<p>Words</p>'))],
      ['good safe', html(crop('', ' bgcolor="#eeeeee"'))],
      ['good details', html('<p>Hi</p>', style('<!-- fonts and more-->p{top:0}'))],
      ['good safe', html('<p>Hi</p>', style('<!-- p{top:0} -->'))],
      ['good details', html('<img src="a.png" height="1800" style="width:90px">')],
      [
        'good details',
        html(textbox('<td style="padding:0 0 0 20px"><table><tr><td>Hi</td></tr></table></td>')),
      ],
      [
        'good details',
        html(textbox('<td style="padding-left:20px"><table><tr><td>Hi</td></tr></table></td>')),
      ],
      ['good safe', html(textbox('<td style="padding:9px 0"><table><tr><td>Hi</td></tr></table></td>'))],
      ['good safe', html(textbox('<td style="padding-left:20px"><p>Hi</p></td>'))],
      [
        'good safe',
        html(
          `${textbox('')}<table><tr><td style="padding:9px"><table><tr><td>Hi</td></tr></table></td></tr></table>`,
        ),
      ],
      ['good safe', html('<img src="a.png" height="1700" style="width:90px;height:1700px">')],
      ['good safe', html('<table width="100%"><tr><td style="width:90px" width="90">Hi</td></tr></table>')],
      ['good safe', html('<img src="a.png" width="600" style="width:100%">')],
      [
        'good safe',
        htmlMail(
          `<html xmlns:o="o"><head><!--[if mso]><xml>${office}</xml><![endif]--></head><body>${sized('<td>Hi</td>')}</body></html>`,
        ),
      ],
      ['no-data no-html', mail()],
      ['good safe', html('<p>Hello</p>')],
      // Sizes by attribute alone, and no settings block.
      ['good details', utf8(htmlMail(tables))],
      ['good safe', utf8(htmlMail(built))],
      ['good safe', utf8(htmlMail(letter))],
      ['bad columns', utf8(htmlMail(modern))],
      ['bad columns', html(`<div style="display:flex">${columns}</div>`)],
      ['bad columns', html(`<div style="display : FLEX">${columns}</div>`)],
      ['bad columns', html(`<div class="a">${columns}</div>`, style('.a{display:flex}'))],
      ['bad columns', html(`<div style="display:grid;grid-template-columns:1fr 1fr">${columns}</div>`)],
      [
        'bad columns',
        html(`<div class="a">${columns}</div>`, style('.a{display:grid;grid-template-columns:1fr 1fr}')),
      ],
      ['good safe', html(`<div style="display:grid">${columns}</div>`)],
      ['good safe', html(`<div style="display:flex;flex-direction:column">${columns}</div>`)],
      ['good safe', html(`<div class="a">${columns}</div>`, style('.a{display:flex;flex-direction:column}'))],
      [
        'good safe',
        html(`<div class="a">${columns}</div>`, style('@media (min-width:600px){.a{display:flex}}')),
      ],
      ['good safe', html(`<div style="display:flex"><p>Nine flat kilometres.</p></div>`)],
      ['good safe', html(`<!--[if !mso]><!--><div style="display:flex">${columns}</div><!--<![endif]-->`)],
      ['good safe', html(`<div style="display:flex">${ghost}${columns}${ghostEnd}</div>`)],
      ['good safe', html(`<div style="display:none"><div style="display:flex">${columns}</div></div>`)],
      ['good safe', html(`<div style="mso-hide:all"><div style="display:flex">${columns}</div></div>`)],
      [
        'warning flex-row',
        html('<div style="display:flex;gap:12px"><a href="#a">Home</a><a href="#b">Shop</a></div>'),
      ],
      [
        'warning flex-row',
        html(
          '<div style="display:flex;justify-content:space-between"><b>Shop</b> <a href="#a">Log in</a></div>',
        ),
      ],
      [
        'good details',
        html(
          '<div style="display:flex"><img src="a.png" width="20"> <b>Kim</b> wrote <a href="#a">this</a></div>',
        ),
      ],
      ['bad unreadable', html(`<table><tr><td style="${hero}">Hello</td></tr></table>`)],
      // Each text is judged on its nearest ground, and all of them are.
      [
        'good details',
        html(
          `<table><tr><td style="${hero}"><div style="background:#103050"><p>Hello</p></div></td></tr></table>`,
        ),
      ],
      [
        'bad unreadable',
        html(`<table><tr><td style="${hero}"><p style="color:#000">Dark</p><p>Hello</p></td></tr></table>`),
      ],
      [
        'bad unreadable',
        html(
          '<table><tr><td background="https://example.org/a.png" style="color:#fff">Hello</td></tr></table>',
        ),
      ],
      ['good details', html(`<table><tr><td bgcolor="#224422" style="${hero}">Hello</td></tr></table>`)],
      [
        'good details',
        html('<table><tr><td style="background:#224422 url(a.png);color:#fff">Hello</td></tr></table>'),
      ],
      ['good details', html('<div style="background-image:url(a.png)">Dark text</div>')],
      // The picture of the shape, again on elements deep within its textbox, as MJML 5 writes it.
      [
        'good safe',
        html(
          inShape(
            '<table background="https://example.org/a.png"><tr><td style="color:#fff">Hello</td></tr></table>',
          ),
        ),
      ],
      ['good safe', html(inShape(`<table style="${hero}"><tr><td>Hello</td></tr></table>`))],
      [
        'bad unreadable',
        html(inShape(`<table style="${hero.replace('a.png', 'b.png')}"><tr><td>Hello</td></tr></table>`)),
      ],
      [
        'bad unreadable',
        html(`${inShape('<p>Hello</p>')}<table><tr><td style="${hero}">Hello</td></tr></table>`),
      ],
      ['good details', html(`<div style="background:#224422"><div style="${hero}">Hello</div></div>`)],
      ['good safe', html(`<table><tr><td style="${hero}">${vml}<p>Hello</p></td></tr></table>`)],
      ['good safe', html(`${vml}<div style="${hero}">Hello</div>`)],
      ['good safe', html(`<div style="${hero}"></div><p>Hello</p>`)],
      ['warning max-width', html('<div style="max-width:600px"><p>Hello</p></div>')],
      [
        'warning max-width',
        html('<div class="a"><p>Hello</p></div>', style('.a{max-width:40em;max-width:640px}')),
      ],
      ['good safe', html(`${ghost}<div style="max-width:600px"><p>Hello</p></div>${ghostEnd}`)],
      ['good safe', html(`<div style="max-width:600px">${ghost}<p>Hello</p>${ghostEnd}</div>`)],
      [
        'good details',
        html('<table width="600"><tr><td><div style="max-width:600px"><p>Hello</p></div></td></tr></table>'),
      ],
      [
        'warning max-width',
        html('<table width="100%"><tr><td><div style="max-width:600px">Hello</div></td></tr></table>'),
      ],
      ['warning max-width', html(`${ghost}<p>Hello</p>${ghostEnd}<div style="max-width:600px">Hello</div>`)],
      ['good safe', html('<table style="max-width:600px"><tr><td>Hello</td></tr></table>')],
      ['good details', html('<img src="a.png" width="600" style="max-width:600px">')],
      ['good safe', html('<div style="max-width:100%">Hello</div>')],
      ['good details', html('<div style="width:600px">Hello</div>')],
      ['good safe', html(`${ghost}<div style="width:600px">Hello</div>${ghostEnd}`)],
      ['good safe', html('<div style="width:100%">Hello</div>')],
      ['warning picture-width', html('<img src="a.png" style="width:100px">')],
      ['good details', html('<img src="a.png" width="100">')],
      ['good safe', html('<img src="a.png" style="width:1px;height:1px">')],
      ['good safe', html('<img src="a.png" style="display:none">')],
      ['good safe', html('<!--[if !mso]><!--><img src="a.png"><!--<![endif]-->')],
      ['warning cell-margin', html('<table><tr><td style="margin:10px">Hello</td></tr></table>')],
      ['good safe', html('<table><tr><td style="margin:0">Hello</td></tr></table>')],
      [
        'good details',
        html('<a href="https://example.org" style="background:#224422;padding:10px 20px;color:#fff">Go</a>'),
      ],
      [
        'good safe',
        html(
          '<table><tr><td bgcolor="#224422"><a href="https://example.org" style="background:#224422;padding:10px">Go</a></td></tr></table>',
        ),
      ],
      ['good safe', html('<a href="https://example.org" style="padding:10px 20px">Go</a>')],
    ],
  ],
  [
    rtl,
    [
      ['no-data no-html', mail()],
      ['no-data left-to-right', html('<p>Hello</p>')],
      ['no-data left-to-right', utf8(html(`<p>${'Words in English. '.repeat(20)} ${hebrew}</p>`))],
      ['no-data left-to-right', utf8(html('<p>مرحبا</p>'))],
      ['warning missing', utf8(html(`<p>${arabic}</p>`))],
      ['warning missing', utf8(html(`<p>${hebrew}</p>`))],
      ['warning missing', utf8(html(`<p>${hebrew} ${'English words too '.repeat(5)}</p>`)), 'heb'],
      ['warning missing', utf8(html(`<div dir="ltr"><p>${arabic}</p></div>`))],
      ['warning missing', utf8(html(`<p>${arabic}</p><div dir="rtl"></div>`))],
      ['good set', utf8(html(`<p dir="rtl">${arabic}</p>`))],
      ['good set', utf8(html(`<table DIR=" RTL "><tr><td>${hebrew}</td></tr></table>`))],
      ['good set', utf8(html(`<div dir="auto">${arabic}</div>`))],
      ['good set', utf8(html(`<div style="direction:rtl">${arabic}</div>`))],
      ['good set', utf8(htmlMail(`<html dir="rtl"><body><p>${hebrew}</p></body></html>`))],
      ['warning partly', utf8(html(`<p dir="rtl">${arabic}</p><p>${hebrew}</p>`))],
    ],
  ],
]

const find = (check: Check, [, source, language]: Row) =>
  check.run({ ...inputFor(source), language: language ?? null }, noWorld)

describe.each(cases.map(([check, rows]) => ({ id: check.id, check, rows })))('$id', ({ id, check, rows }) => {
  test.each(rows.map((row, at) => ({ at, expected: row[0], row })))('$expected ($at)', async ({ row }) => {
    const { status, code } = await find(check, row)
    expect(`${status} ${code}`).toBe(row[0])
  })

  test('every outcome has words, steps where something is to be done, and a line where it was seen', async () => {
    const text = textsIn('en')[id]!
    for (const row of rows) {
      const finding = await find(check, row)
      const due = finding.status === 'warning' || finding.status === 'bad'
      expect(text.found(finding), finding.code).not.toMatch(/not judged\.$|: \.|undefined|NaN|\[object|!/)
      for (const context of contexts)
        expect(text.fix(finding, context).length, finding.code).toBeGreaterThanOrEqual(due ? 1 : 0)
      if (due) expect(finding.evidence.length, finding.code).toBeGreaterThan(0)
      for (const { place } of finding.evidence) expect(place).toMatchObject({ in: 'html' })
    }
  })
})

test('places name the line of the element', async () => {
  const finding = await find(outlookWord, ['', htmlMail('<p>Hello</p>\n<p>\n  <img src="a.png"></p>')])
  expect(finding.evidence).toEqual([
    { label: 'picture-width', value: '<img src="a.png">', place: { in: 'html', line: 3, column: 3 } },
  ])
  const css = await find(gmailCss, [
    '',
    htmlMail('<head><style>\np{color:red}\n@media (a){\n@media (b){}}</style></head>'),
  ])
  expect(css.evidence[0]?.place).toEqual({ in: 'html', line: 4 })
  const escaped = await find(gmailCss, [
    '',
    htmlMail(
      '<head><style>\n@media (width<1px){\n.a\\:b,\n.c\\:d{color:red}\n.e\\:f{color:red}}</style></head>',
    ),
  ])
  expect(escaped.evidence.map(({ label, place }) => [label, place])).toEqual([
    ['media-range', { in: 'html', line: 2 }],
    ['escaped-selector', { in: 'html', line: 3 }],
    ['escaped-selector', { in: 'html', line: 5 }],
  ])
})

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<style>',
      '</style>',
      '<div style="display:flex">',
      '<div style="max-width:600px">',
      '<td style="margin:1px"',
      '<img src="a">',
    ],
    ...[
      '<!--[if mso]><td>',
      '<v:rect>',
      '<![endif]-->',
      '<!--[if !mso]><!-->',
      '<!--<![endif]-->',
      'background:url(',
      'שלום',
      'dir="rtl"',
    ],
    ...['@media{', '@font-face{', 'rgb(0 0 0)', '{', '}', '(', '"', '<', '>', '/*', '\0'],
  ),
  fc.string({ maxLength: 6 }),
)

test('what is quoted is the use that costs, at its own line', async () => {
  const finding = await find(clientSupport, ['', utf8(htmlMail(modern))])
  const position = finding.evidence.find(({ label }) => label === 'position')
  expect(position).toEqual({
    label: 'position',
    value: 'position: absolute',
    place: { in: 'html', line: 13 },
  })
})

test('no check throws on any HTML', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      const source = utf8(htmlMail(pieces.join('')))
      for (const [check] of cases) {
        const finding = await find(check, ['', source])
        textsIn('en')[check.id]!.found(finding)
        expect(finding.evidence.length).toBeLessThanOrEqual(60)
      }
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['open cells', '<td background="a" style="display:flex">'.repeat(10_000)],
  [
    'deep divs',
    `${'<div style="max-width:300px;background:url(a)">'.repeat(250)}${'<b>a</b>'.repeat(5_000)}`,
  ],
  ['spaces in a style', `<a style="padding:${' '.repeat(9_000)};background:red">`.repeat(100)],
  ['conditional comments', '<!--[if mso]><td><![endif]-->'.repeat(30_000)],
])('a large mail of %s is judged to its end', async (_, body) => {
  for (const [check] of cases) expect((await find(check, ['', htmlMail(body)])).id).toBe(check.id)
})
