import assert from 'node:assert/strict'
import { sniff } from '#adapters/images/sniff.ts'
import { svgSize } from '#adapters/images/svg.ts'
import { checkLogo } from '../../../packages/records/bimi/svg/validate.ts'
import { MAX_LOGO_BYTES } from '../../../packages/records/bimi/unpack.ts'
import { bounded } from '../rules.ts'
import type { Target } from '../target.ts'

/** Logos: XML and the grammar of SVG Tiny PS; and the size that is read of any SVG. */
export const target: Target = {
  name: 'bimi-svg',
  dictionary: [
    ...[
      '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny-ps" viewBox="0 0 9 9">',
      '</svg>',
      '<title>',
      '</title>',
      '<g>',
      '</g>',
      '<path d="M0 0h9v9z"/>',
    ],
    ...[
      '<script>',
      '<image xlink:href="',
      '<use xlink:href="#a"/>',
      '<style>',
      '<foreignObject>',
      '<animate/>',
      '<a href="',
      '<linearGradient id="a">',
      'fill="url(#a)"',
      ' id="a"',
    ],
    ...[
      '<?xml version="1.0" encoding="utf-16"?>',
      '<!DOCTYPE svg [<!ENTITY a "b">]>',
      '&a;',
      '&#0;',
      '&#x110000;',
      '<![CDATA[',
      ']]>',
      '<!--',
      '--',
      '-->',
      '<?a ?>',
      'xmlns:a="b"',
      'xmlns:xlink="http://www.w3.org/1999/xlink"',
      ' a:b="',
      "='",
      ' onload="',
      'javascript:',
      '\ufeff',
      '1e99',
      '-1',
      'NaN',
      '\x1f\x8b',
    ],
  ],
  run(input) {
    const logo = checkLogo(input)
    assert.ok(logo.bytes <= Math.max(MAX_LOGO_BYTES, input.length) + 1)
    bounded(logo.problems, 200_000)
    for (const { line, column } of logo.problems) assert.ok(line >= 1 && column >= 1, `${line}:${column}`)
    if (logo.valid) {
      // What passes has nothing in it that acts.
      assert.doesNotMatch(logo.svg ?? '', /<script[\s>/]|<!ENTITY|<foreignObject[\s>/]|\son\w+\s*=\s*["']/i)
      assert.equal(typeof logo.title, 'string')
    }
    sniff(input)
    const size = svgSize(input)
    if (size) {
      for (const side of [size.width, size.height]) {
        assert.ok(Number.isFinite(side) && side >= 0, JSON.stringify(size))
      }
    }
  },
}
