import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { mail, never, pictureOf, rendererOver } from './testing.ts'

/** Each character is drawn in a field of its own; one that no font has is the box of one that does not exist. */

const browser = rendererOver()
afterAll(() => browser.close())

const SIDE = 60
const unassigned = '\u0378'
const scripts = 'Aéжαבعกสकदनम日あ한'
const signs = '→←↑↓↗↳⇒⇨➔➜➤⬇⟶✓✔✕✗★☆☎✉▶●■◆♥½∞≈≠∑√°•…€'
const emoji = ['😀', '🎉', '⚡', '👨‍👩‍👧']
const characters = [...scripts, ...signs, ...emoji]

it('no character that newsletters use is a box', { timeout: 120_000 }, async () => {
  const fields = [unassigned, ' ', ...characters].map(
    (character, at) =>
      `<div style="position:absolute;left:${(at % 6) * SIDE}px;top:${Math.floor(at / 6) * SIDE}px;width:${SIDE}px;height:${SIDE}px;overflow:hidden;font:32px/60px Arial;text-align:center">${character}</div>`,
  )
  const page = `<body style="margin:0;background:#fff;color:#000"><div style="position:relative;width:360px;height:${Math.ceil(fields.length / 6) * SIDE}px">${fields.join('')}</div></body>`
  const { png } = pictureOf(await browser.render(mail(page), never()), 'mobile', 'plain')
  const picture = sharp(png)
  const { width } = await picture.metadata()
  const scale = width / 390
  const side = Math.round(SIDE * scale)
  const drawn = await Promise.all(
    fields.map(async (_, at) => {
      const [left, top] = [(at % 6) * side, Math.floor(at / 6) * side]
      const field = picture.clone().extract({ left, top, width: side, height: side })
      return (await field.raw().toBuffer()).toString('latin1')
    }),
  )
  const [box, blank] = drawn
  expect(box).not.toBe(blank)
  expect(characters.filter((_, at) => drawn[at + 2] === box || drawn[at + 2] === blank)).toEqual([])
})
