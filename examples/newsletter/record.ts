import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type DrawnState, drawnFile, type SampleState, sampleStates } from '#emulators/sample-states.ts'
import { drawState } from './draw.ts'

/**
 * `npm run sample`, its second half: draws both mails with our own browser and records what its checks found, with the
 * pictures of the home page. `tests/pictures/sample.test.ts` holds the record true.
 */

const pictures = join(import.meta.dirname, '../../src/web/site/pictures')
/** Shown 300 px wide, on screens of twice the pixels. */
const across = 600
const most = 60_000

const recorded: Partial<Record<SampleState, DrawnState>> = {}
for (const state of sampleStates) {
  const { drawn, phone } = await drawState(state)
  const { width = 0 } = await sharp(phone.png).metadata()
  const height = Math.round((width * drawn.picture.height) / drawn.picture.width)
  const webp = await sharp(phone.png)
    .extract({ left: 0, top: 0, width, height })
    .resize({ width: across })
    .webp({ quality: 76, effort: 6, smartSubsample: true })
    .toBuffer()
  if (webp.byteLength > most) throw new Error(`${state} has ${webp.byteLength} octets; ${most} are allowed`)
  await writeFile(join(pictures, `${state}.webp`), webp)
  recorded[state] = drawn
  process.stdout.write(
    `${state}: ${drawn.findings.length} findings, ${Math.round(webp.byteLength / 1000)} kB\n`,
  )
}
await writeFile(drawnFile, `${JSON.stringify(recorded, null, 2)}\n`)
