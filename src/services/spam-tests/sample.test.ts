import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type AnalysisPool, Unreadable } from '../analysis/pool.ts'
import { createSample } from './sample.ts'

test('a sample that could not be judged is judged again when somebody asks', async () => {
  const report = { subject: 'Sale' }
  const answers = [
    () => Promise.reject(new Unreadable('crashed')),
    () => Promise.resolve({ row: { report: JSON.stringify(report) } }),
  ]
  const pool = { run: () => answers.shift()!() } as unknown as AnalysisPool
  const sample = await createSample({
    ...{ pool, studio: null, live: { publish: () => {} }, publicUrl: 'https://a.example' },
    log: pino({ enabled: false }),
  })
  await expect(sample.report()).rejects.toThrow(Unreadable)
  expect((await sample.report()).report).toEqual(report)
})
