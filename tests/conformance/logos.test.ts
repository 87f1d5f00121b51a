import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkLogo } from '../../packages/records/bimi/svg/validate.ts'

/** Logos of every kind that breaks SVG Tiny PS, one file each, and logos that follow it. */

const folder = join(import.meta.dirname, 'logos')
const read = (kind: string, name: string) => checkLogo(readFileSync(join(folder, kind, `${name}.svg`)))

/** File, then each fault as `code element@line`, with the attribute where one is meant. */
const bad: [file: string, faults: string[]][] = [
  ['script', ['element-not-allowed script@5']],
  ['animate', ['element-not-allowed animate@5']],
  ['animate-motion', ['element-not-allowed animateMotion@5']],
  ['animate-transform', ['element-not-allowed animateTransform@5']],
  ['discard', ['element-not-allowed discard@5']],
  ['set', ['element-not-allowed set@5']],
  ['root-x-y', ['attribute-not-allowed svg x@1', 'attribute-not-allowed svg y@1']],
  ['no-title', ['no-title svg@1']],
  ['wrong-profile', ['wrong-profile svg baseProfile@1']],
  ['xlink-href-outside', ['external-reference use xlink:href@5']],
  ['prefixed-root', ['prefixed-root s:svg@1']],
  ['no-version', ['wrong-version svg version@1']],
  ['no-namespace', ['no-namespace svg@1']],
  ['foreign-object', ['element-not-allowed foreignObject@5']],
  ['event-handler', ['attribute-not-allowed path onload@4']],
  ['style-import', ['element-not-allowed style@5']],
  ['style-attribute-url', ['attribute-not-allowed path style@4', 'external-reference path style@4']],
  ['fill-url-outside', ['external-reference path fill@4']],
  ['plain-href-outside', ['external-reference use href@5']],
  ['prefixed-script', ['element-not-allowed s:script@5']],
  ['animate-color', ['element-not-allowed animateColor@5']],
  ['video', ['element-not-allowed video@5']],
  ['audio', ['element-not-allowed audio@5']],
  ['handler', ['element-not-allowed handler@5']],
  ['filter', ['element-not-allowed filter@5']],
  ['mask', ['element-not-allowed mask@5']],
  ['clip-path', ['element-not-allowed clipPath@5']],
  ['doctype-entity', ['doctype@1', 'not-well-formed@3']],
  ['xml-stylesheet', ['processing-instruction@1']],
  ['late-title', ['title-not-first title@4']],
  ['second-title', ['several-titles title@5']],
  ['nested-svg', ['element-not-allowed svg@5']],
  ['switch', ['element-not-allowed switch@5']],
  ['not-well-formed', ['not-well-formed@5']],
  ['opacity-and-display', ['attribute-not-allowed path opacity@4', 'attribute-not-allowed path display@4']],
  [
    'drawing-program',
    [
      'element-not-allowed inkscape:grid@3',
      'attribute-not-allowed path inkscape:label@5',
      'attribute-not-allowed path data-name@5',
      'attribute-not-allowed path aria-label@5',
    ],
  ],
  ['image', ['element-not-allowed image@5', 'external-reference image href@5']],
  ['link', ['element-not-allowed a@5']],
  [
    'gradient-transform',
    ['attribute-not-allowed linearGradient gradientTransform@5', 'attribute-not-allowed linearGradient fx@5'],
  ],
  ['escaped-url', ['external-reference path fill@4']],
  ['base-outside', ['external-reference svg xml:base@1']],
  ['upper-case', ['element-not-allowed Path@4']],
  ['font-face', ['element-not-allowed font-face@5']],
  ['tspan', ['element-not-allowed tspan@5']],
  ['title-with-element', ['element-not-allowed b@2']],
]

const good = [
  'plain',
  'declaration-and-comment',
  'all-shapes',
  'gradients-and-use',
  'xlink-href-inside',
  'fixed-root-attributes',
  'prefixed-children',
]

describe('refused', () => {
  test.each(bad)('%s', (name, faults) => {
    const { problems, valid, svg } = read('bad', name)
    expect(valid).toBe(false)
    expect(svg).not.toBeNull()
    const found = problems
      .filter(({ status }) => status === 'bad')
      .map(
        ({ code, element, attribute, line }) =>
          `${[code, element, attribute].filter(Boolean).join(' ')}@${line}`,
      )
    expect(found).toEqual(expect.arrayContaining(faults))
  })
})

describe('accepted', () => {
  test.each(good)('%s', (name) => {
    const { problems, valid } = read('good', name)
    expect(problems.filter(({ status }) => status === 'bad')).toEqual([])
    expect(valid).toBe(true)
  })
})

test('every file is named above', () => {
  const names = (kind: string) => readdirSync(join(folder, kind)).map((file) => file.replace('.svg', ''))
  expect(names('bad').sort()).toEqual(bad.map(([name]) => name).sort())
  expect(names('good').sort()).toEqual([...good].sort())
})
