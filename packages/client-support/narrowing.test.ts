import { expect, test } from 'vitest'
import { messageOf, targets } from './fixture.ts'
import { clientSupport } from './support.ts'
import type { Level } from './types.ts'

/** Uses of which a note of "partly" speaks, beside uses of the same feature of which it does not. */
const cases: [html: string, slug: string, client: string, level: Level][] = [
  ['<p style="display:flex">a</p>', 'css-display', 'yahoo.desktop-webmail', 'yes'],
  ['<p style="display:inline-flex">a</p>', 'css-display', 'yahoo.desktop-webmail', 'partly'],
  ['<p style="display:flex">a</p>', 'css-display', 'outlook.windows', 'partly'],
  ['<p style="column-gap:1px">a</p>', 'css-gap', 'gmail.desktop-webmail', 'yes'],
  ['<p style="gap:1px">a</p>', 'css-gap', 'gmail.desktop-webmail', 'partly'],
  ['<img style="height:9px">', 'css-height', 'outlook.windows', 'yes'],
  ['<img style="width:9px">', 'css-width', 'outlook.windows', 'partly'],
  ['<style>[class~="a"]{color:red}</style>', 'css-selector-attribute', 'gmail.desktop-webmail', 'yes'],
  ['<style>[class="d"]{color:red}</style>', 'css-selector-attribute', 'gmail.desktop-webmail', 'partly'],
  ['<style>[title~="a"]{color:red}</style>', 'css-selector-attribute', 'gmail.desktop-webmail', 'partly'],
  ['<style>[title="a"]{color:red}</style>', 'css-selector-attribute', 'yahoo.desktop-webmail', 'yes'],
  ['<style>[title]{color:red}</style>', 'css-selector-attribute', 'yahoo.desktop-webmail', 'partly'],
  ['<style>b[class]{color:red}</style>', 'css-selector-attribute', 'outlook.outlook-com', 'yes'],
  ['<style>.a[title]{color:red}</style>', 'css-selector-attribute', 'outlook.outlook-com', 'partly'],
  ['<style>[class="d"]{color:red}</style>', 'css-selector-attribute', 'outlook.outlook-com', 'partly'],
  ['<style>[title$="a"]{color:red}</style>', 'css-selector-attribute', 'outlook.outlook-com', 'partly'],
]

test.each(cases)('%s: %s in %s is %s', (html, slug, client, level) => {
  const use = clientSupport(messageOf(`${html}${targets}`)).features.find((each) => each.slug === slug)
  expect(use?.support.find((each) => each.client === client)?.level).toBe(level)
})
