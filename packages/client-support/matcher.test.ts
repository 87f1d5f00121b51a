import { describe, expect, test } from 'vitest'
import { messageOf, targets } from './fixture.ts'
import { readUses } from './read-html.ts'

/** `slug:line` of what is used, sorted; only slugs that begin with one of those prefixes. */
function found(html: string, ...prefixes: string[]): string[] {
  const uses = readUses(messageOf(`${targets}${html}`)).uses.map(({ slug, line }) => `${slug}:${line}`)
  return [...new Set(uses)].filter((use) => prefixes.some((prefix) => use.startsWith(prefix))).sort()
}

type Case = [what: string, html: string, watched: string, expected: string]

/** `watched`: prefixes of slugs to look at, so that a case says what it is about; `expected`: all of them that match. */
const cases: Record<string, Case[]> = {
  'names that are no use': [
    ['a property in a comment', '<style>/* display: flex */ a{color:red}</style>', 'css-display', ''],
    [
      'a property in a comment within a declaration',
      '<p style="color:/* float:left */red">a</p>',
      'css-float',
      '',
    ],
    ['a property in a string', '<style>a::after{content:"display:flex"}</style>', 'css-display', ''],
    [
      'a string with braces',
      '<style>a::after{content:"}b{float:left}"}</style>',
      'css-float css-selector-type',
      'css-selector-type:1',
    ],
    ['a longer property', '<p style="-webkit-text-size-adjust:100%">a</p>', 'css-font css-text', ''],
    ['part of another property', '<p style="mso-line-height-rule:exactly">a</p>', 'css-line css-height', ''],
    [
      'max-width is not width',
      '<p style="max-width:1px">a</p>',
      'css-width css-max-width',
      'css-max-width:1',
    ],
    [
      'border-radius is not border',
      '<p style="border-radius:1px">a</p>',
      'css-border',
      'css-border-radius:1',
    ],
    [
      'border-collapse is not border',
      '<p style="border-collapse:collapse">a</p>',
      'css-border',
      'css-border-collapse:1',
    ],
    [
      'background-color is not background',
      '<p style="background-color:red">a</p>',
      'css-background',
      'css-background-color:1',
    ],
    ['a class called like a property', '<p class="display:flex float">a</p>', 'css-', ''],
    ['a font called like a value', '<p style="font-family:flex, initial">a</p>', 'css-display css-unit', ''],
    [
      'a name in an address',
      '<p style="background-image:url(https://a.example/display:flex/1vw.png)">a</p>',
      'css-display css-unit',
      '',
    ],
    ['a number and a unit in an address', "<style>a{background:url('a-10vw.png')}</style>", 'css-unit', ''],
    ['a color that looks like a unit', '<p style="color:#1em1ch">a</p>', 'css-unit', ''],
    [
      'a keyframe is no element',
      '<style>@keyframes a{from{top:0}50%{top:1px}to{top:0}}</style>',
      'css-selector css-unit-percent',
      '',
    ],
    ['words of text', '<p>Use display: flex and &lt;video&gt; in @media rules</p>', 'css- html-video', ''],
    [
      'an element in a comment',
      '<!-- <video src="a.mp4"></video> -->',
      'html-video html-comments',
      'html-comments:1',
    ],
    ['an element in an attribute', '<p title="<video>">a</p>', 'html-video', ''],
    ['an element in a script', '<script>"<video>"</script>', 'html-video', ''],
    ['an input of an unlisted type', '<input type="date">', 'html-input', ''],
    ['an icon link', '<link rel="icon" href="a.ico">', 'html-link', ''],
    ['an address with a hash alone', '<a href="#">a</a>', 'html-anchor', ''],
    ['an address with a fragment', '<a href="https://a.example/#b">a</a>', 'html-anchor', ''],
    ['mailto in a path', '<a href="https://a.example/mailto:b">a</a>', 'html-mailto', ''],
    ['elements the parser adds', '<p>a</p>', 'html-body html-table', ''],
    ['a picture with a dot in its host', '<img src="https://a.png/b">', 'image', ''],
    ['an ending in the query', '<img src="https://a.example/b?c=d.webp">', 'image', ''],
    ['a property in a broken declaration', '<style>a{display flex;color:red}</style>', 'css-display', ''],
    ['a property with a star before it', '<p style="*display:flex">a</p>', 'css-display', ''],
    ['a rule in a style attribute', '<p style="a{display:flex}">a</p>', 'css-display css-selector', ''],
    [
      'what stands in brackets of a value',
      '<style>a{b:c(;float:left;{d:e});clear:both}</style>',
      'css-float css-clear',
      'css-clear:1',
    ],
    ['the word important in a value', '<p style="font-family:important">a</p>', 'css-important', ''],
    ['position: static', '<p style="position:static">a</p>', 'css-left', ''],
    [
      'a media feature in a value',
      '<style>a{content:"(hover)"}@media print{a{color:red}}</style>',
      'css-at-media',
      'css-at-media:1',
    ],
    [
      'an attribute of svg',
      '<svg width="1" height="1"><a style="display:flex"></a></svg>',
      'html-width css-display html-svg',
      'html-svg:1',
    ],
    ['noscript is shown, template is not', '<template><video></video></template>', 'html-video', ''],
  ],
  'names written otherwise': [
    [
      'white space before the colon',
      '<p style="display : flex">a</p>',
      'css-display-flex',
      'css-display-flex:1',
    ],
    [
      'a line break after the colon',
      '<p\n style="display:\n flex">a</p>',
      'css-display-flex',
      'css-display-flex:2',
    ],
    ['upper case', '<P STYLE="DISPLAY:FLEX">a</P>', 'css-display-flex html-p', 'css-display-flex:1 html-p:1'],
    ['mixed case in a sheet', '<style>A{Float:Left}</style>', 'css-float', 'css-float:1'],
    [
      'an escape in the property',
      '<p style="di\\73 play:flex">a</p>',
      'css-display-flex',
      'css-display-flex:1',
    ],
    ['an escape in the value', '<p style="display:fle\\78">a</p>', 'css-display-flex', 'css-display-flex:1'],
    [
      'an entity in the attribute',
      '<p style="display&#58;flex">a</p>',
      'css-display-flex',
      'css-display-flex:1',
    ],
    [
      'a comment between property and value',
      '<p style="display:/**/flex">a</p>',
      'css-display-flex',
      'css-display-flex:1',
    ],
    [
      '!important',
      '<p style="display:flex!important">a</p>',
      'css-display-flex css-important',
      'css-display-flex:1 css-important:1',
    ],
    ['! IMPORTANT with spaces', '<p style="color:red ! IMPORTANT">a</p>', 'css-important', 'css-important:1'],
    [
      'a vendor prefix of a property',
      '<p style="-webkit-box-shadow:0 0 1px red">a</p>',
      'css-box-shadow',
      'css-box-shadow:1',
    ],
    [
      'a vendor prefix of a value',
      '<p style="display:-webkit-inline-flex">a</p>',
      'css-display-flex',
      'css-display-flex:1',
    ],
    [
      'the old flexbox',
      '<p style="display:-webkit-box;-webkit-box-pack:center">a</p>',
      'css-display-flex css-justify',
      'css-display-flex:1 css-justify-content:1',
    ],
    [
      'a vendor prefix of a function',
      '<p style="background-image:-webkit-linear-gradient(red,blue)">a</p>',
      'css-linear',
      'css-linear-gradient:1',
    ],
    [
      'a vendor prefix of an at-rule',
      '<style>@-webkit-keyframes a{from{top:0}}</style>',
      'css-at',
      'css-at-keyframes:1',
    ],
    ['an upper case at-rule', '<style>@MEDIA print{a{color:red}}</style>', 'css-at', 'css-at-media:1'],
    ['inline-flex', '<p style="display:inline-flex">a</p>', 'css-display-flex', 'css-display-flex:1'],
    [
      'two values of display',
      '<p style="display:block grid">a</p>',
      'css-display-grid',
      'css-display-grid:1',
    ],
    [
      'no last semicolon, no closing brace',
      '<style>a{display:flex',
      'css-display-flex',
      'css-display-flex:1',
    ],
    ['an attribute without quotes', '<p style=float:left>a</p>', 'css-float', 'css-float:1'],
    ['a grid value of another property', '<p style="grid-area:flex">a</p>', 'css-display', ''],
    [
      'a pseudo-element with one colon',
      '<style>a:after{content:""}</style>',
      'css-pseudo',
      'css-pseudo-element-after:1',
    ],
    [
      'a pseudo-class in upper case',
      '<style>a:HOVER{color:red}</style>',
      'css-pseudo',
      'css-pseudo-class-hover:1',
    ],
    [
      'a placeholder of old',
      '<style>a::-webkit-input-placeholder{color:red}</style>',
      'css-pseudo',
      'css-pseudo-element-placeholder:1',
    ],
    ['a sheet in HTML comment marks', '<style><!-- a{float:left} --></style>', 'css-float', 'css-float:1'],
  ],
  shorthands: [
    [
      'background with a color',
      '<p style="background:#fff">a</p>',
      'css-background',
      'css-background-color:1 css-background:1',
    ],
    [
      'background with a word',
      '<p style="background:white">a</p>',
      'css-background',
      'css-background-color:1 css-background:1',
    ],
    [
      'background with a picture',
      '<p style="background:url(a.png) no-repeat center/cover">a</p>',
      'css-background',
      'css-background-image:1 css-background-position:1 css-background-repeat:1 css-background-size:1 css-background:1',
    ],
    [
      'background with a gradient',
      '<p style="background:linear-gradient(#fff,#000)">a</p>',
      'css-background css-linear',
      'css-background-image:1 css-background:1 css-linear-gradient:1',
    ],
    [
      'font with everything',
      '<p style="font:italic bold 12px/1.5 Arial">a</p>',
      'css-font css-line',
      'css-font-size:1 css-font-weight:1 css-font:1 css-line-height:1',
    ],
    ['font with a system name', '<p style="font:caption">a</p>', 'css-font', 'css-font:1'],
    ['font with system-ui', '<p style="font:12px system-ui">a</p>', 'css-sytem', 'css-sytem-ui:1'],
    [
      'list-style with a picture',
      '<ul style="list-style:square inside url(a.png)"></ul>',
      'css-list',
      'css-list-style-image:1 css-list-style-position:1 css-list-style-type:1 css-list-style:1',
    ],
    [
      'flex-flow',
      '<p style="flex-flow:column wrap">a</p>',
      'css-flex',
      'css-flex-direction:1 css-flex-wrap:1',
    ],
    ['flex-direction: row', '<p style="flex-direction:row">a</p>', 'css-flex', ''],
    [
      'text-decoration with style and color',
      '<p style="text-decoration:underline dotted #f00">a</p>',
      'css-text-decoration',
      'css-text-decoration-color:1 css-text-decoration-style:1 css-text-decoration:1',
    ],
    [
      'text-decoration: none',
      '<a href="https://example.org" style="text-decoration:none">a</a>',
      'css-text-decoration',
      'css-text-decoration:1',
    ],
    ['place-items', '<p style="place-items:center">a</p>', 'css-align', 'css-align-items:1'],
    [
      'columns with a number',
      '<p style="columns:3 10px">a</p>',
      'css-column',
      'css-column-count:1 css-column-layout-properties:1',
    ],
    ['border-top', '<p style="border-top:1px solid">a</p>', 'css-border', 'css-border:1'],
    ['margin-left', '<p style="margin-left:1px">a</p>', 'css-margin', 'css-margin:1'],
    ['grid-gap', '<p style="grid-gap:1px">a</p>', 'css-gap', 'css-gap:1'],
    ['animation-name', '<p style="animation-name:a">a</p>', 'css-animation', 'css-animation:1'],
  ],
  'values, units and functions': [
    ['rgb without commas', '<p style="color:rgb(0 0 0)">a</p>', 'css-rgb', 'css-rgb:1'],
    ['RGBA in a border', '<p style="border:1px solid RGBA(0,0,0,.5)">a</p>', 'css-rgb', 'css-rgba:1'],
    ['oklch', '<p style="color:oklch(40% .2 30)">a</p>', 'css-modern', 'css-modern-color:1'],
    [
      'lab in a gradient',
      '<p style="background:linear-gradient(lab(1% 2 3),red)">a</p>',
      'css-modern css-linear',
      'css-linear-gradient:1 css-modern-color:1',
    ],
    [
      'light-dark',
      '<p style="color:light-dark(#000,#fff)">a</p>',
      'css-function',
      'css-function-light-dark:1',
    ],
    ['a variable set', '<style>:root{--a:1px}</style>', 'css-variables', 'css-variables:1'],
    [
      'a variable used with a fallback',
      '<p style="width:var(--a, min(1px, 2vw))">a</p>',
      'css-variables css-function css-unit',
      'css-function-min:1 css-unit-px:1 css-unit-vw:1 css-variables:1',
    ],
    [
      'a variable that holds a block',
      '<style>a{--a:{b:c};float:left}</style>',
      'css-variables css-float',
      'css-float:1 css-variables:1',
    ],
    [
      'calc with units',
      '<p style="width:calc(100% - 2REM)">a</p>',
      'css-unit',
      'css-unit-calc:1 css-unit-percent:1 css-unit-rem:1',
    ],
    ['a number with an exponent', '<p style="width:1e3em">a</p>', 'css-unit', 'css-unit-em:1'],
    ['a number without a unit', '<p style="line-height:1.5">a</p>', 'css-unit', ''],
    ['initial', '<p style="color:INITIAL">a</p>', 'css-unit', 'css-unit-initial:1'],
    [
      'fit-content as a function',
      '<p style="width:fit-content(10px)">a</p>',
      'css-intrinsic',
      'css-intrinsic-size:1',
    ],
    [
      'min-content with a prefix',
      '<p style="width:-webkit-min-content">a</p>',
      'css-intrinsic',
      'css-intrinsic-size:1',
    ],
    [
      'a repeating gradient',
      '<p style="background-image:repeating-radial-gradient(red,blue)">a</p>',
      'css-radial',
      'css-radial-gradient:1',
    ],
  ],
  'rules and at-rules': [
    [
      'lines in a sheet',
      '<style>\na{\n color:red;\n float:left}\n</style>',
      'css-float css-selector-type',
      'css-float:4 css-selector-type:2',
    ],
    [
      'lines below a sheet',
      '<style>\na{color:red}\n</style>\n<p style="float:left">a</p>',
      'css-float',
      'css-float:4',
    ],
    [
      'lines in an attribute',
      '<p\nclass="a"\nstyle="color:red;\nfloat:left">a</p>',
      'css-float',
      'css-float:4',
    ],
    ['lines after an ampersand', '<p>a &\nb</p>\n<p style="float:left">a</p>', 'css-float', 'css-float:3'],
    [
      'a declaration in @media',
      '<style>@media print{\na{float:left}}</style>',
      'css-at css-float',
      'css-at-media:1 css-float:2',
    ],
    [
      '@media in @supports',
      '<style>@supports (a:b){@media print{a{float:left}}}</style>',
      'css-at css-float',
      'css-at-media:1 css-at-supports:1 css-float:1',
    ],
    [
      'a media range',
      '<style>@media (400px <= width <= 700px) and (hover){a{color:red}}</style>',
      'css-at',
      'css-at-media-hover:1 css-at-media:1',
    ],
    [
      'dark mode',
      '<style>@media (prefers-color-scheme : dark){a{color:red}}</style>',
      'css-at',
      'css-at-media-prefers-color-scheme:1 css-at-media:1',
    ],
    [
      'a media attribute',
      '<style media="(orientation: portrait)">a{color:red}</style>',
      'css-at',
      'css-at-media-orientation:1 css-at-media:1',
    ],
    [
      '@import with a string',
      '<style>@import "a.css";a{float:left}</style>',
      'css-at css-float',
      'css-at-import:1 css-float:1',
    ],
    [
      '@import with a query',
      '<style>@import url(a.css) (hover);</style>',
      'css-at',
      'css-at-import:1 css-at-media-hover:1',
    ],
    [
      'a nested rule',
      '<style>a{b{float:left}}</style>',
      'css-nesting css-float',
      'css-float:1 css-nesting:1',
    ],
    [
      'a nested rule with &, then a declaration',
      '<style>a{&:hover{color:red} float:left}</style>',
      'css-nesting css-float css-pseudo',
      'css-float:1 css-nesting:1 css-pseudo-class-hover:1',
    ],
    [
      '@media in a rule',
      '<style>a{@media print{float:left}}</style>',
      'css-at css-float css-nesting',
      'css-at-media:1 css-float:1',
    ],
    [
      '@font-face sets no font',
      '<style>@font-face{font-family:a;font-weight:400;src:url(a.woff)}</style>',
      'css-',
      'css-at-font-face:1',
    ],
    [
      'a rule after a broken one',
      '<style>a{color:red;}}\n.b{float:left}</style>',
      'css-float',
      'css-float:2',
    ],
    [
      'several selectors',
      '<style>.a.b > c ~ d + e f[g], * {color:red}</style><i class="a b"><c></c><d></d><e><f g></f></e></i>',
      'css-selector',
      'css-selector-adjacent-sibling:1 css-selector-attribute:1 css-selector-chaining:1 css-selector-child:1 css-selector-class:1 css-selector-descendant:1 css-selector-general-sibling:1 css-selector-grouping:1 css-selector-type:1 css-selector-universal:1',
    ],
    [
      'a selector within :not()',
      '<style>a:not(.b){color:red}</style>',
      'css-selector css-pseudo',
      'css-pseudo-class-not:1 css-selector-class:1 css-selector-type:1',
    ],
    [
      'a class and an element are no chain',
      '<style>a.b{color:red}</style>',
      'css-selector',
      'css-selector-class:1 css-selector-type:1',
    ],
    [
      'a selector in a string of a selector',
      '<style>a[title=".b > #c"]{color:red}</style><a title=".b > #c">',
      'css-selector',
      'css-selector-attribute:1 css-selector-type:1',
    ],
    [
      'a comment in a selector',
      '<style>a/* .b */{color:red}</style>',
      'css-selector css-comments',
      'css-comments:1 css-selector-type:1',
    ],
    ['a comment in a style attribute', '<p style="/* a */color:red">a</p>', 'css-comments', 'css-comments:1'],
  ],
  'elements and attributes': [
    [
      'an attribute and its property',
      '<img width="10" style="height:5px">',
      'html-width html-height css-width css-height',
      'css-height:1 html-width:1',
    ],
    [
      'hidden is not aria-hidden',
      '<p aria-hidden="true">a</p>',
      'html-hidden html-aria',
      'html-aria-hidden:1',
    ],
    [
      'an attribute on its own line',
      '<table\n  cellpadding="0"\n  width="1">',
      'html-',
      'html-cellpadding:2 html-table:1 html-width:3',
    ],
    [
      'the HTML5 doctype alone',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "a">',
      'html-doctype',
      '',
    ],
    ['an image map by usemap', '<img usemap="#a">', 'html-image', 'html-image-maps:1'],
    ['a button that does nothing', '<button type="button">a</button>', 'html-button', ''],
    [
      'a picture with sources',
      '<picture><source srcset="a.webp"><img src="a.jpg"></picture>',
      'html-picture html-srcset image',
      'html-picture:1 html-srcset:1 image-jpg:1 image-webp:1',
    ],
    ['two in a srcset', '<img srcset="a.png 1x, b.avif 2x">', 'image', 'image-avif:1 image-png:1'],
    [
      'an ending in upper case, with a query',
      '<img src="https://a.example/b.JPEG?c=1#d">',
      'image',
      'image-jpg:1',
    ],
    [
      'a picture in base64',
      '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
      'image',
      'image-base64:1 image-svg:1',
    ],
    ['a picture in plain data', '<img src="data:image/svg+xml,%3Csvg%3E">', 'image', 'image-svg:1'],
    ['a background picture in CSS', '<p style="background:url(a.webp)">a</p>', 'image', 'image-webp:1'],
    [
      'a background picture in an attribute',
      '<table background="a.gif"></table>',
      'image html-background',
      'html-background:1 image-gif:1',
    ],
    ['a video as a picture', '<img src="a.mp4">', 'image', 'image-mp4:1'],
  ],
  'conditional comments': [
    [
      'what only Outlook sees',
      '<!--[if mso]><table><tr><td style="float:left"></td></tr></table><![endif]-->',
      'html-table css- html-comments',
      '',
    ],
    [
      'what only Outlook does not see',
      '<!--[if !mso]><!--><p style="float:left">a</p><!--<![endif]-->',
      'css-float html-comments',
      'css-float:1',
    ],
    [
      'a style sheet for Outlook',
      '<!--[if gte mso 9]><style>a{float:left}</style><![endif]-->',
      'css- html-style',
      '',
    ],
  ],
}

describe.each(Object.entries(cases))('%s', (_, rows) => {
  test.each(rows)('%s', (_what, html, watched, expected) => {
    expect(found(html, ...watched.split(' ')).join(' ')).toBe(expected)
  })
})

test('there are enough of them', () => {
  expect(Object.values(cases).flat().length).toBeGreaterThanOrEqual(120)
})

test('what Outlook does not see is marked', () => {
  const { uses } = readUses(
    messageOf(
      '<p>a</p><!--[if !mso]><!--><b style="float:left">a</b><!--<![endif]--><i style="clear:both">a</i>',
    ),
  )
  const hidden = uses.filter(({ hiddenFromWord }) => hiddenFromWord).map(({ slug }) => slug)
  expect(hidden).toContain('css-float')
  expect(hidden).not.toContain('css-clear')
  expect(hidden).not.toContain('html-p')
})

test.each([
  ['@media print{a{float:left}}', true],
  ['@supports (a:b){a{float:left}}', true],
  ['a:hover{float:left}', true],
  ['a:hover, b{float:left}', false],
  ['a{float:left}', false],
  ['@layer x{a{float:left}}', false],
])('%s is an extra: %s', (css, optional) => {
  const { uses } = readUses(messageOf(`<style>${css}</style>${targets}`))
  expect(uses.find(({ slug }) => slug === 'css-float')?.optional).toBe(optional)
})

test.each([
  ['background:#fff;background:linear-gradient(red,blue)', 'css-linear-gradient', true],
  ['background:linear-gradient(red,blue)', 'css-linear-gradient', false],
  ['color:#333;color:oklch(1% 0 0)', 'css-modern-color', true],
  ['display:block;display:flex', 'css-display-flex', true],
  ['font-size:16px;font-size:1rem', 'css-unit-rem', true],
  ['width:16px;font-size:1rem', 'css-unit-rem', false],
])('%s: %s only improves: %s', (style, slug, optional) => {
  const { uses } = readUses(messageOf(`<p style="${style}">a</p>`))
  expect(uses.find((use) => use.slug === slug)?.optional).toBe(optional)
})
