import { readMessage } from '@postproof/message/read'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clock, literalWeb, never } from '#adapters/browser/testing.ts'
import { type BrowserRenderer, createBrowser } from '#adapters/browser.ts'
import { clientDocument } from '#services/analysis/client-document.ts'
import type { MailReader } from '#services/analysis/reader.ts'
import type { ClientPart } from '#services/pictures/clients/client-picture.ts'
import { drawClients } from '#services/pictures/clients/draw-clients.ts'
import type { Made } from '#services/pictures/drawing.ts'

/** A mail that clients show differently, drawn as they do by the browser. */

const html = `<!doctype html><html><head><title>a</title></head><body style="margin:0">
<div style="display:flex"><p style="width:300px">Left column</p><p style="width:300px">Right column</p></div>
<div style="background-image:url(https://a.test/ground.png);background-size:cover;height:80px"><p>On a picture</p></div>
<!--[if mso]><p>Only for Outlook</p><![endif]-->
<!--[if !mso]><!--><p>For all others</p><!--<![endif]-->
<p>The end</p></body></html>`
const mail = Buffer.from(
  `From: a@a.test\r\nSubject: a\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html.replaceAll('\n', '\r\n')}`,
)
/** One black dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

let browser: BrowserRenderer
const made = new Map<string, Made>()
const partOf = (client: string) => made.get(`client-${client}`)!.part as ClientPart
const found = (client: string) =>
  Object.fromEntries(partOf(client).marks.map(({ text, kinds }) => [text, kinds.join(' ')]))
const causeOf = (client: string, text: string) => {
  const { marks, changes } = partOf(client)
  const cause = marks.find((mark) => mark.text === text)?.cause
  return cause == null ? null : changes[cause]!.what
}

const read = (async (operation: string, input: never) => {
  if (operation === 'clientDocument') return clientDocument(mail, input)
  return { html: readMessage(mail).html!.source, inline: new Map() }
}) as MailReader

beforeAll(async () => {
  browser = createBrowser({ http: literalWeb(() => dot), clock })
  const kept = new Set(['client-yahoo'])
  const onMade = async (each: Made) => void made.set(each.name, each)
  expect(await drawClients(read, browser, { signal: never(), kept, last: false, onMade })).toBe('whole')
})
afterAll(() => browser.close())

describe('a mail as clients show it', () => {
  it('is drawn in each that is not kept, with a picture and sizes', () => {
    expect([...made.keys()].sort()).toEqual([
      ...['client-apple-mail-ios', 'client-gmail-ios', 'client-gmail-web'],
      ...['client-outlook-web', 'client-outlook-windows'],
    ])
    for (const { png, part } of made.values()) {
      expect(png?.length).toBeGreaterThan(500)
      expect((part as ClientPart).picture).toMatchObject({ ok: true, cut: false })
    }
  })
  it('has in Outlook columns below each other, no background picture, and what is for it alone', () => {
    expect(partOf('outlook-windows').approximate).toBe(true)
    expect(found('outlook-windows')).toMatchObject({
      'Right column': expect.stringContaining('moved'),
      'On a picture': expect.stringContaining('recolored'),
      'For all others': 'missing',
      'Only for Outlook': 'added',
    })
    expect(causeOf('outlook-windows', 'Right column')).toMatch(/flex/)
    expect(causeOf('outlook-windows', 'On a picture')).toMatch(/background/)
    expect(causeOf('outlook-windows', 'For all others')).toBe('[if !mso]')
  })
  it('has in Gmail what is for all others, side by side, on its picture', () => {
    expect(partOf('gmail-web').approximate).toBe(false)
    const texts = Object.entries(found('gmail-web'))
    expect(texts.filter(([, kinds]) => /missing|added|recolored/.test(kinds))).toEqual([])
    expect(found('gmail-web')['Right column'] ?? '').not.toContain('moved')
  })
  it('is in Apple Mail as it was sent', () => {
    expect(partOf('apple-mail-ios')).toMatchObject({ marks: [], differences: 0 })
  })
})
