import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { unpackChromium } from '#adapters/browser/bundled.ts'
import { readConfig } from '#config.ts'
import { startProcess } from '#process.ts'

/**
 * `npm run screenshots`: starts an instance with an empty database, opens the example and writes its pictures, light
 * and dark, to docs/images. Needs built pages.
 */

const most = 250_000
const port = 3899
const shots = [
  { name: 'report', path: '/results/example' },
  { name: 'home', path: '/' },
]

const folder = await mkdtemp(join(tmpdir(), 'postproof-screenshots-'))
const config = readConfig({
  PORT: String(port),
  SMTP_PORT: '2599',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
})
const instance = await startProcess(config, pino({ level: 'silent' }), { dev: false })
const browser = await chromium.launch({
  executablePath: config.CHROMIUM_PATH || (await unpackChromium()),
  args: ['--no-sandbox', '--disable-gpu', '--no-zygote'],
})
try {
  await picturesOfExample()
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    for (const { name, path } of shots) {
      await page.goto(`http://localhost:${port}${path}`)
      await page.locator('h1').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      const file = join(import.meta.dirname, 'images', `${name}-${colorScheme}.png`)
      await sharp(await page.screenshot())
        .png({ palette: true, quality: 90, effort: 9 })
        .toFile(file)
      const { size } = await stat(file)
      if (size > most) throw new Error(`${file} has ${size} octets; ${most} are allowed`)
      process.stdout.write(`${name}-${colorScheme}.png ${Math.round(size / 1000)} kB\n`)
    }
    await page.close()
  }
} finally {
  await browser.close()
  await instance.close()
  await rm(folder, { recursive: true, force: true })
}

/** The report says what is still missing until then. */
async function picturesOfExample(): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(`http://localhost:${port}/api/emails/example/screenshots`)
    if (((await answer.json()) as { status: string }).status !== 'pending') return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
