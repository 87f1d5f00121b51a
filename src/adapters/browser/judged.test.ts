import { readMessage } from '@postproof/message/read'
import { judgeRendering } from '@postproof/spam-test/rendering'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { mail, never, rendererOver } from './testing.ts'

/** Mails drawn in the real browser and judged by the checks of the drawn mail. */

const black = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#123' } })
  .png()
  .toBuffer()
const browser = rendererOver((url) => (url.endsWith('/black.png') ? black : undefined))
afterAll(() => browser.close())

async function judged(html: string) {
  const rendering = await browser.render(mail(html), never())
  const source = `From: a@example.org\r\nSubject: s\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`
  const message = readMessage(new TextEncoder().encode(source))
  const findings = judgeRendering({ message, bulk: false, language: null, rendering, heatMaps: {} })
  return {
    rendering,
    finding: Object.fromEntries(findings.map((each) => [each.id, each])),
  }
}

const hero = (picture: string) => `<!doctype html><html lang="en"><title>Sale</title><body style="margin:0">
<table role="presentation" width="100%"><tr><td height="300" style="background-image:url(http://img.example/${picture});color:#fff">
<h1 style="color:#fff">Half of everything, until Sunday</h1><p style="color:#fff">All jackets, boots and bags, in the shop and online.</p>
<a href="http://shop.example/" style="color:#fff;padding:12px 24px;border:2px solid #fff;display:inline-block">To the sale</a></td></tr></table>
<p>You get this letter because you asked for it in our shop. To end it, write to us.</p></body></html>`

describe('white text on a background picture without a color', { timeout: 60_000 }, () => {
  it.each(['black.png', 'gone.png'])('%s', async (picture) => {
    const { finding } = await judged(hero(picture))
    expect(finding.images_off).toMatchObject({ status: 'bad', code: 'mostly-lost' })
    expect(finding.images_off!.facts.lost_share).toBeGreaterThanOrEqual(50)
    expect(finding.dark_mode).toMatchObject({ status: 'no-data', code: 'not-measured' })
    expect(finding.accessibility).toMatchObject({ status: 'no-data', code: 'contrast-unknown' })
  })

  it('is readable where the cell has a color of its own', async () => {
    const { finding } = await judged(
      hero('gone.png').replace('background-image', 'background-color:#123;background-image'),
    )
    expect(finding.images_off).toMatchObject({ facts: { lost_share: 0 } })
    expect(finding.dark_mode).toMatchObject({ status: 'good', code: 'readable' })
  })
})
