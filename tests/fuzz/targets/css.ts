import assert from 'node:assert/strict'
import { MAX_RULES } from '@postproof/message/bounds'
import { parseColor, parseColorAttribute } from '@postproof/message/color'
import { parseDeclarations, parseStyleSheet } from '@postproof/message/style'
import { parseLength } from '@postproof/message/visible'
import { rewriteCss } from '#adapters/browser/css-urls.ts'
import { readConditional } from '../../../packages/client-support/conditional.ts'
import { readCss } from '../../../packages/client-support/read-css.ts'
import { readSelectors } from '../../../packages/client-support/selectors.ts'
import { cssUrls, srcsetUrls } from '../../../packages/message/images.ts'
import type { Target } from '../target.ts'

const bearer = { tag: 'td', hasBackgroundColor: true, holdsTable: true, attributes: [] }

/** Style sheets, style attributes and what stands in them. */
export const target: Target = {
  name: 'css',
  most: 64 * 1024,
  dictionary: [
    ...[
      '{',
      '}',
      ';',
      ':',
      '(',
      ')',
      '[',
      ']',
      '/*',
      '*/',
      '"',
      "'",
      '\\',
      '\\000041',
      '\\a ',
      ',',
      '>',
      '+',
      '~',
      '*',
      '!important',
    ],
    ...[
      '@media',
      '@import url(',
      '@font-face{',
      '@supports',
      '@charset "utf-8";',
      '@layer',
      '@keyframes a{',
      'from{',
      '@nest',
    ],
    ...[
      'p',
      '.a',
      '#b',
      '[c]',
      '[c=d]',
      ':hover',
      '::before',
      ':not(',
      ':is(',
      ':nth-child(2n+1 of ',
      'a:b',
      '&',
    ],
    ...[
      'color:',
      'red',
      '#fff',
      '#12345678',
      'rgb(',
      'rgba(0,0,0,0)',
      'hsl(',
      'var(--a)',
      'calc(',
      '1px',
      '1e9em',
      '-0',
      '50%',
    ],
    ...[
      'url(',
      'url("data:image/png;base64,',
      'url(cid:a)',
      'expression(',
      'background:',
      'font:',
      'margin:',
      'display:none',
    ],
    ...[
      'image-set(',
      'linear-gradient(',
      '[if mso]',
      '[if gte mso 9]',
      '[endif]',
      ' 1x,',
      ' 100w',
      '<!--',
      '-->',
    ],
  ],
  run(input) {
    const css = input.toString('utf8')
    for (const reading of [readCss(css, null), readCss(css, bearer)]) {
      for (const { offset } of [...reading.uses, ...reading.pictures]) {
        assert.ok(offset >= 0 && offset <= css.length, `a use at ${offset} of ${css.length}`)
      }
    }
    readSelectors(css)
    assert.ok(parseStyleSheet(css).length <= MAX_RULES + 1)
    parseDeclarations(css)
    cssUrls(css)
    srcsetUrls(css)
    readConditional(css)
    parseLength(css, 16)
    for (const color of [parseColor(css), parseColorAttribute(css)]) {
      for (const part of Object.values(color ?? {}))
        assert.ok(Number.isFinite(part), `${JSON.stringify(color)}`)
    }
    assert.equal(
      rewriteCss(css, () => undefined),
      css,
    )
    assert.ok(rewriteCss(css, () => 'http://x.invalid/').length <= css.length * 3 + 100)
  },
}
