import { documentOf } from '@postproof/attention/screenshots/document'
import { clientSupport } from '@postproof/client-support/support'
import type { Harm, Scope } from '@postproof/client-support/types'
import type { Effect, HttpFetch } from '@postproof/engine/world'
import { readMessage } from '@postproof/message'
import sharp from 'sharp'
import { screens } from '#adapters/browser/devices.ts'
import { effectLimits, measureEffects } from '#adapters/browser/effects.ts'
import { stillSource } from '#adapters/browser/inside/source.ts'
import { launch, type RunningBrowser } from '#adapters/browser/launch.ts'
import { type MailPage, openPage } from '#adapters/browser/page.ts'
import { prepare } from '#adapters/browser/prepare.ts'
import { createResources } from '#adapters/browser/resources.ts'
import type { LabelledMail } from '../mail/mails.ts'

/** One feature of one mail: the harm by the table, and as it was measured. */
export type Compared = { file: string; slug: string; scopes: Scope[]; table: Harm; measured: Harm }

export type MeasuredMail = { file: string; compared: Compared[]; ms: number }

/** What is shown of a feature: the mail as sent, and without it. */
type Show = (compared: Compared, before: Uint8Array, after: Uint8Array) => Promise<void>

/** Starts a browser for many mails. */
export async function createMeasuring() {
  const running = await launch(process.env.CHROMIUM_PATH)
  const picture = await sharp({ create: { width: 300, height: 150, channels: 3, background: '#9ab' } })
    .png()
    .toBuffer()
  const web = pictureWeb(picture)
  return {
    measure: (mail: LabelledMail, show?: Show) => measureMail(running, web, mail, show),
    close: () => running.end(),
  }
}

/** The pictures of the mails are gone from the web; each is one flat color here. */
const pictureWeb = (picture: Uint8Array): HttpFetch => ({
  async fetch({ url, headers }) {
    const journey = { finalUrl: url, redirects: [], ms: 0 }
    if (!headers?.accept?.startsWith('image/'))
      return { ok: false, failure: 'dns', detail: 'nxdomain', ...journey }
    return { ok: true, status: 200, headers: {}, body: Buffer.from(picture), truncated: false, ...journey }
  },
})

const RESOURCES = {
  ...{ count: 200, bytesEach: 5_000_000, bytesInAll: 25_000_000, pixelsEach: 25_000_000 },
  ...{ pixelsInAll: 100_000_000, ms: 4000, clockMs: 12_000 },
}

async function measureMail(
  running: RunningBrowser,
  http: HttpFetch,
  { file, raw }: LabelledMail,
  show?: Show,
): Promise<MeasuredMail | null> {
  const message = readMessage(raw)
  const document = documentOf(message)
  if (!document || !message.html) return null
  const table = new Map(clientSupport(message).features.map(({ slug, harm }) => [slug, harm]))
  const prepared = prepare(document)
  const resources = createResources({ http, clock: performance }, prepared, RESOURCES)
  const page = await openPage(running.browser, screens.desktop, prepared, resources)
  try {
    await page.load({ pictures: true }, 60_000)
    await page.evaluate(stillSource, 10_000)
    const plain = show ? await shoot(page) : new Uint8Array()
    const compared: Compared[] = []
    const begun = performance.now()
    const compare = async ({ slug, scopes, harm }: Effect) => {
      const each = { file, slug, scopes, table: table.get(slug) ?? 'none', measured: harm }
      compared.push(each)
      if (show && each.table !== harm) await show(each, plain, await shoot(page))
      return true
    }
    await measureEffects(page, resources.failed(), compare, { ...effectLimits, groups: { all: true } })
    return { file, compared, ms: performance.now() - begun }
  } finally {
    await page.close()
    resources.end()
  }
}

const shoot = (page: MailPage) => page.shoot(screens.desktop.width, 2400)
