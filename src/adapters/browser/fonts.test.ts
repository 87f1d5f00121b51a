import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { newsletterLines } from './languages.ts'
import { mail, never, only, pictureOf, rendererOver } from './testing.ts'

/** Each character is drawn in a field of its own; one that no font has is the box of one that does not exist. */

const browser = rendererOver()
afterAll(() => browser.close())

const SIDE = 40
const COLUMNS = 9
const unassigned = '\u0378'
const signs = '→←↑↓↗↳⇒⇨➔➜➤⬇⟶✓✔✕✗★☆☎✉▶●■◆♥½∞≈≠∑√°•…€₹₺₩₴₾៛฿'
const emoji = ['😀', '🎉', '⚡', '👨‍👩‍👧']
/** Tibetan, Cherokee, Inuktitut: of what no font here has. */
const boxed = ['ཀ', 'Ꭰ', 'ᐃ']
const quick = only('mobile-plain')

/** The picture of each of the characters, as octets, and what the picture says of them. */
async function drawn(characters: string[], language: string) {
  const fields = [unassigned, ' ', ...characters].map(
    (character, at) =>
      `<div style="position:absolute;left:${(at % COLUMNS) * SIDE}px;top:${Math.floor(at / COLUMNS) * SIDE}px;width:${SIDE}px;height:${SIDE}px;overflow:hidden;font:24px/40px Arial;text-align:center">${character}</div>`,
  )
  const height = Math.ceil(fields.length / COLUMNS) * SIDE
  const page = `<html lang="${language}"><body style="margin:0;background:#fff;color:#000"><div style="position:relative;width:360px;height:${height}px">${fields.join('')}</div></body></html>`
  const { png, uncovered } = pictureOf(
    await browser.render(mail(page), never(), undefined, quick),
    'mobile',
    'plain',
  )
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const side = Math.round((SIDE * info.width) / 390)
  const pictures = fields.map((_, at) => {
    const [left, top] = [(at % COLUMNS) * side, Math.floor(at / COLUMNS) * side]
    const rows = Array.from({ length: side }, (_, y) => {
      const from = ((top + y) * info.width + left) * 3
      return data.subarray(from, from + side * 3).toString('latin1')
    })
    return rows.join('')
  })
  const [box, blank, ...rest] = pictures
  expect(box).not.toBe(blank)
  return { boxes: characters.filter((_, at) => rest[at] === box || rest[at] === blank), uncovered }
}

const lettersOf = (line: string) => [...new Set(line)].filter((letter) => /\p{L}/u.test(letter))

it('no sign that newsletters use is a box', { timeout: 120_000 }, async () => {
  expect(await drawn([...signs, ...emoji], 'en')).toEqual({ boxes: [], uncovered: [] })
})

it.each(Object.entries(newsletterLines))(
  'no letter of %s is a box',
  { timeout: 60_000 },
  async (language, line) => {
    expect(await drawn(lettersOf(line), language)).toEqual({ boxes: [], uncovered: [] })
  },
)

it('names what no font here has, and nothing else', { timeout: 60_000 }, async () => {
  const found = await drawn([...boxed, ...lettersOf(newsletterLines.ta!)], 'en')
  expect(found.uncovered).toEqual(boxed)
  expect(found.boxes).toEqual(boxed)
})

it.each([
  ['hidden', '<p style="display:none">ཀ</p><p>x</p>'],
  ['cut away', '<div style="max-height:0;overflow:hidden">ཀ</div><p>x</p>'],
  ['of no script', '<p>a\u200d\u034f\u00ad\ufe0f\u2003b \ue000 \u0378</p>'],
])('says nothing of what is %s', { timeout: 60_000 }, async (_, html) => {
  const rendering = await browser.render(mail(html), never(), undefined, quick)
  expect(pictureOf(rendering, 'mobile', 'plain').uncovered).toEqual([])
})
