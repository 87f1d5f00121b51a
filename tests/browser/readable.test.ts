import { expect } from 'vitest'
import { violations } from './axe.ts'
import { openContext } from './browser.ts'
import { lookAt } from './readable.ts'
import { test } from './worker.ts'

/** What reads every page for its colors and its fit, over faults of each kind, and over what is no fault. */

const bodies: [name: string, body: string, kind: 'faint' | 'plain' | 'wide' | 'small' | undefined][] = [
  ['black on white', '<p>Words</p>', undefined],
  ['gray on white', '<p style="color: #888">Words</p>', 'faint'],
  ['gray on white, large', '<p style="color: #888; font-size: 24px">Words</p>', undefined],
  ['white on a dark box', '<div style="background: #222"><p style="color: #fff">Words</p></div>', undefined],
  ['black on a dark box', '<div style="background: #222"><p>Words</p></div>', 'faint'],
  ['a translucent color', '<p style="color: rgb(0 0 0 / .4)">Words</p>', 'faint'],
  ['a translucent box', '<div style="background: rgb(0 0 0 / .8)"><p>Words</p></div>', 'faint'],
  ['half seen through', '<div style="opacity: .5"><p style="color: #555">Words</p></div>', 'faint'],
  ['hardly seen through', '<div style="opacity: .95"><p>Words</p></div>', undefined],
  [
    'a dark box that is half seen through, over white',
    '<div style="opacity: .5; background: #000"><p style="color: #fff">Words</p></div>',
    'faint',
  ],
  [
    'twice half seen through',
    '<div style="opacity: .6"><div style="opacity: .6"><p>Words</p></div></div>',
    'faint',
  ],
  [
    'a button that cannot be pressed',
    '<button disabled style="opacity: .3; height: 30px">Go</button>',
    undefined,
  ],
  ['on a gradient', '<p style="color: #888; background: linear-gradient(#fff, #eee)">Words</p>', undefined],
  [
    'a link by its color alone',
    '<p>Some words before <a href="/a" style="text-decoration: none; color: #003">a link</a> and after</p>',
    'plain',
  ],
  [
    'a link of the color of its text',
    '<p>Some words before <a href="/a" style="text-decoration: none; color: inherit">a link</a> and after</p>',
    'plain',
  ],
  [
    'a link with a line',
    '<p>Some words before <a href="/a" style="color: #003">a link</a> and after</p>',
    undefined,
  ],
  [
    'a link in bold',
    '<p>Some words before <a href="/a" style="text-decoration: none; color: #003; font-weight: 700">a link</a> and after</p>',
    undefined,
  ],
  [
    'a link that stands alone',
    '<p><a href="/a" style="text-decoration: none; color: #003">Read the whole of it</a></p>',
    undefined,
  ],
  [
    'links in a list',
    '<p>See <a href="/a" style="text-decoration: none; color: #003">this one</a> or <a href="/b" style="text-decoration: none; color: #003">that one</a></p>',
    undefined,
  ],
  [
    'a link in a line of its own, beside text',
    '<div>Some words that are a paragraph and a bit more <div><a href="/a" style="text-decoration: none; color: #003">a link</a></div></div>',
    undefined,
  ],
  ['a box wider than the screen', '<div style="width: 900px">Words</div>', 'wide'],
  ['a small button', '<button style="width: 20px; height: 20px; padding: 0">x</button>', 'small'],
]

test('colors, links, width and targets: each fault is found, and nothing else is', async ({ chromium }) => {
  const page = await (await openContext(chromium, { viewport: { width: 600, height: 800 } })).newPage()
  const wrong: string[] = []
  for (const [name, body, kind] of bodies) {
    await page.setContent(`<!DOCTYPE html><html lang="en"><title>A</title><h1>A</h1>${body}</html>`)
    const { headings, ...seen } = await lookAt(page)
    const found = Object.entries(seen).filter(([, each]) => each.length > 0)
    const kinds = found.map(([each]) => each).join()
    if (kinds !== (kind ?? '')) wrong.push(`${name}: ${JSON.stringify(Object.fromEntries(found))}`)
  }
  expect(wrong).toEqual([])
})

test('axe is asked about all but colors', async ({ chromium }) => {
  const page = await (await openContext(chromium)).newPage()
  await page.setContent(
    '<!DOCTYPE html><title>A</title><main><h1>A</h1><img src="data:,"><p style="color: #999">Words</p></main>',
  )
  const rules = (await violations(page)).map((each) => each.split(':')[0])
  expect(rules).toEqual(['html-has-lang', 'image-alt'])
})
