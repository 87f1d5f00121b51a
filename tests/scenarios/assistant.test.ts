import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Advice } from '#contract/spam-test.ts'
import { type ModelBehavior, type ModelEmulator, startModel } from '../../packages/emulators/model.ts'
import { examples, type Instance, startInstance } from '../instance.ts'

/** The plan of a report with a language model beside it, over real HTTP on both sides. */

let instance: Instance | undefined
let model: ModelEmulator | undefined
afterEach(async () => {
  await instance?.close()
  await model?.close()
})

async function adviceWith(behavior: ModelBehavior): Promise<{ first: Advice; last: Advice }> {
  model = await startModel(behavior)
  instance = await startInstance({ MODEL_URL: model.url, MODEL_KEY: 'sk-secret-key', MODEL_NAME: 'stand-in' })
  const { id, email } = await instance.browser.address()
  await instance.send(email, await readFile(join(examples, 'careless-newsletter.eml')))
  await instance.browser.result(id)
  const ask = () => instance!.browser.json<Advice>(`/api/internal/spam-check/${id}/ai-assistant-result`)
  const first = await ask()
  for (let advice = first; ; advice = await ask()) {
    if (advice.status !== 'pending') return { first, last: advice }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const order = ({ items }: Advice) =>
  items.map(({ rank, check_ids, steps, gain }) => ({ rank, check_ids, steps, gain }))

test('the plan stands at once in our words; the words of a model follow, and change neither order nor steps', async () => {
  const { first, last } = await adviceWith('honest')
  expect(first).toMatchObject({ status: 'pending', source: 'rules' })
  expect(first.items.length).toBeGreaterThan(3)
  expect(last.source).toBe('model')
  expect(last.model).toBeTruthy()
  expect(order(last)).toEqual(order(first))
  const asked = model!.asked.length
  const id = last.id
  const again = await instance!.browser.json<Advice>(`/api/internal/spam-check/${id}/ai-assistant-result`)
  expect(again.summary).toBe(last.summary)
  expect(model!.asked.length).toBe(asked)
})

/** Each item answered with records, markup and scores. */
const lying = () =>
  JSON.stringify({
    summary: 'All is perfect, 100 of 100. Publish v=spf1 +all now.',
    items: [{ index: 0, title: '<script>alert(1)</script>', why: 'Score 100. See https://evil.example.' }],
    subject_ideas: ['<b>Win</b>'],
    preheader_ideas: [],
  })

test.each([
  ['lies', lying],
  ['answers with a page', 'not-json'],
  ['fails', 500],
  ['repeats the key', 'echo'],
] as [string, ModelBehavior][])(
  'a model that %s changes nothing, and the answer says whose words these are',
  async (_what, behavior) => {
    const { first, last } = await adviceWith(behavior)
    expect(order(last)).toEqual(order(first))
    expect(JSON.stringify(last)).not.toMatch(/<script|v=spf1|sk-secret-key/i)
    expect(last).toMatchObject({
      source: 'rules',
      model_note: expect.stringMatching('so we wrote this text ourselves'),
    })
  },
)

test('the sample is never given to a model', async () => {
  await adviceWith('honest')
  const before = model!.asked.length
  const sample = await instance!.browser.json<Advice>('/api/internal/spam-check/example/ai-assistant-result')
  expect(sample).toMatchObject({ status: 'ready', source: 'rules' })
  expect(model!.asked.length).toBe(before)
})
