import { describe, expect, test } from 'vitest'
import { builtCss, builtScripts, lackingInCss, lackingInScript } from './support.ts'

/**
 * Safari is not tested in; so what our pages ask of the web platform is held against MDN's data. Each feature that one of the
 * oldest browsers lacks stands here with what its reader sees in its place.
 */

const touch = 'a finger has no pointer, and no corner to pull'
const plain = 'the browser draws it in its own way'
const lines = 'lines break where they are full'
const atOnce = 'it appears without being faded in'
const pages = 'paper has the margins of the browser, and pages break anywhere'
const drawnAll = 'all of it is drawn at once, later than needed'

const css: Record<string, string> = {
  ...{ 'cursor: pointer': touch, 'cursor: help': touch, 'cursor: crosshair': touch, 'cursor: move': touch },
  ...{ 'cursor: nwse-resize': touch, 'cursor: ew-resize': touch, 'cursor: default': touch },
  ...{ resize: touch, 'resize: both': touch, 'resize: vertical': touch },
  ...{ 'scrollbar-width': plain, 'scrollbar-width: thin': plain, 'scrollbar-width: none': plain },
  ...{ 'scrollbar-color': plain, 'scrollbar-gutter': plain, 'scrollbar-gutter: stable': plain },
  ...{ 'accent-color': plain, 'text-decoration: dotted': plain, '-webkit-tap-highlight-color': plain },
  ...{ ':-webkit-inner-spin-button': plain, 'box-decoration-break: clone': plain },
  ...{
    'text-wrap': lines,
    'text-wrap: balance': lines,
    'text-wrap: pretty': lines,
    'text-wrap: wrap': lines,
  },
  ...{ '@starting-style': atOnce, 'view-transition-name': atOnce, ':view-transition-group': atOnce },
  ...{ ':view-transition-old': atOnce, ':view-transition-new': atOnce },
  ...{
    'content-visibility': drawnAll,
    'content-visibility: auto': drawnAll,
    'content-visibility: visible': drawnAll,
  },
  ...{ '@page': pages, 'break-after: avoid': pages, orphans: pages, widows: pages },
  ...{ 'print-color-adjust: exact': plain, 'overscroll-behavior': plain, 'overscroll-behavior-x': plain },
  // Tailwind writes it beside `[open]`, in a list of which a browser leaves out what it does not know.
  ':open': 'the attribute is asked',
  ':details-content': 'what is folded is printed folded; the page for paper folds nothing',
}

const scripts: Record<string, string> = {
  'navigator.connection': 'asked only where it is',
  'navigator.scheduling': 'the editor asks only where it is',
  'document.startViewTransition': 'React Router asks only where it is',
}

const isBuilt = builtCss() !== ''
const why = isBuilt ? '' : ' (nothing is built: run `node build-pages.ts` first)'

describe.skipIf(!isBuilt)(`what the oldest browsers lack is known${why}`, () => {
  test.each([
    ['style sheets', () => lackingInCss(builtCss()), css],
    ['scripts', () => lackingInScript(builtScripts()), scripts],
  ] as const)('%s', (_name, lacking, known) => {
    const found = lacking()
    expect([...found].filter(([feature]) => !(feature in known))).toEqual([])
    expect(Object.keys(known).filter((feature) => !found.has(feature))).toEqual([])
  })
})

test.each([
  ['a{text-wrap:pretty}', ['text-wrap', 'text-wrap: pretty']],
  ['@supports (text-wrap:pretty){a{text-wrap:pretty}}', []],
  ['a:has(b){display:grid}', []],
])('%s', (source, features) => {
  expect([...lackingInCss(source).keys()]).toEqual(features)
})

test.each([
  ['Map.groupBy(a, b)', ['Map.groupBy']],
  ['Promise.all(a)', []],
  ['document.startViewTransition?.(a)', ['document.startViewTransition']],
])('%s', (source, features) => {
  expect([...lackingInScript(source).keys()]).toEqual(features)
})
