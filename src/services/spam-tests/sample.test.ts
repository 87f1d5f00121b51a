import { type MailRenderer, type Picture, pictureKinds } from '@postproof/engine/world'
import { pendingRendering } from '@postproof/spam-test/rendering/pending'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { type AnalysisPool, Unreadable } from '../analysis/pool.ts'
import type { Studio } from '../pictures/drawing.ts'
import { createSample } from './sample.ts'

afterEach(() => vi.restoreAllMocks())

const log = pino({ enabled: false })
const rest = { live: { publish: () => {} }, publicUrl: 'https://a.example', log }

test('a sample that could not be judged is judged again when someone asks', async () => {
  const report = { subject: 'Sale' }
  const answers = [
    () => Promise.reject(new Unreadable('crashed')),
    () => Promise.resolve({ row: { report: JSON.stringify(report) } }),
  ]
  const pool = { run: () => answers.shift()!() } as unknown as AnalysisPool
  const sample = await createSample({ pool, studio: null, ...rest })
  await expect(sample.report()).rejects.toThrow(Unreadable)
  expect((await sample.report()).report).toEqual(report)
})

const all = pictureKinds

const size = { width: 390, height: 900 }
const layout = {
  viewport: size,
  document: size,
  content: { x: 0, y: 0, ...size },
  direction: 'ltr',
  boxes: [],
}

/** A sample whose mail is read, or not, and drawn as told; `asked`: how many pictures each try was asked for. */
async function drawnBy(tries: { unreadable?: boolean; timeouts?: number }[]) {
  const asked: number[] = []
  const run = async ({ operation }: { operation: string }) => {
    if (operation === 'test')
      return { row: { report: JSON.stringify({ findings: pendingRendering('pending') }) } }
    if (operation === 'judgeDrawn') return { pictures: [], findings: [] }
    if (!tries[0]?.unreadable) return {}
    tries.shift()
    throw new Unreadable('crashed')
  }
  const render: MailRenderer['render'] = async (_document, _signal, onPicture, options) => {
    const { timeouts = 0 } = tries.shift()!
    const wanted = all.filter(({ device, variant }) => !options?.without?.has(`${device}-${variant}`))
    asked.push(wanted.length)
    for (const [at, each] of wanted.entries()) {
      const ok = { ok: true, png: new Uint8Array(1), lacking: { late: 0, bound: 0 }, layout, width: 390 }
      const late = { ok: false, failure: 'timeout', detail: '', ms: 1 }
      onPicture?.({ ...each, ...(at < timeouts ? late : ok) } as unknown as Picture)
    }
    return { accessibility: [], accessibilityFailure: null, resources: { loaded: 0 } } as never
  }
  const heatMapper = { predict: async () => ({ map: {}, heat: new Uint8Array(1), focus: new Uint8Array(1) }) }
  const sample = await createSample({
    pool: { run } as unknown as AnalysisPool,
    studio: { renderer: { render }, heatMapper } as unknown as Studio,
    ...rest,
  })
  return { sample, asked }
}

const later = (minutes: number) => {
  const now = performance.now() + minutes * 60_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
}

test('a sample that could not be drawn is drawn when someone asks again, after a while', async () => {
  const { sample, asked } = await drawnBy([{ unreadable: true }, {}])
  expect(sample.pictures().state).toBe('pending')
  await expect.poll(() => sample.pictures().state).toBe('failed')
  expect(asked).toEqual([])
  later(6)
  await sample.report()
  await expect.poll(() => sample.pictures().state).toBe('ready')
  later(60)
  await sample.report()
  expect(asked).toEqual([all.length])
})

test('of a sample whose drawing was cut short, only what is missing is drawn again', async () => {
  const { sample, asked } = await drawnBy([{ timeouts: 4 }, {}])
  sample.pictures()
  await expect.poll(() => sample.pictures().state).toBe('ready')
  expect(asked).toEqual([all.length])
  later(6)
  await sample.report()
  await expect.poll(() => asked).toEqual([all.length, 4])
  later(60)
  await sample.report()
  expect(asked).toEqual([all.length, 4])
})
