import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Manner, type S3Emulator, startS3Emulator } from '../../../packages/emulators/s3/server.ts'
import { openS3 } from './s3.ts'
import { BlobsUnavailable, type ObjectStore } from './store.ts'

/** The client as it is, against a bucket that may misbehave. */

let emulator: S3Emulator
let store: ObjectStore
const timeouts = { connect: 1000, request: 300, call: 1500 }
const open = (given: Partial<Parameters<typeof openS3>[0]> = {}) =>
  openS3({
    bucket: emulator.bucket,
    endpoint: emulator.url,
    region: 'eu-central-1',
    accessKeyId: emulator.keys.id,
    secretAccessKey: emulator.keys.secret,
    timeouts,
    ...given,
  })
beforeEach(async () => {
  emulator = await startS3Emulator()
  store = open()
})
afterEach(async () => {
  store?.close()
  await emulator?.close()
})

const bytes = new Uint8Array(randomBytes(70_000))
const whyNot = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(BlobsUnavailable)
  return error as BlobsUnavailable
}

test('what was put comes back; what was not is not there; removing is the same twice', async () => {
  const name = 'a folder/mail ü+&=?/7'
  await store.put(name, bytes)
  await store.put('empty', new Uint8Array())
  expect([...emulator.objects.keys()]).toEqual([name, 'empty'])
  expect(new Uint8Array((await store.get(name, bytes.byteLength))!)).toEqual(bytes)
  expect(await store.get('empty', 0)).toHaveLength(0)
  expect(await store.get('nothing', 10)).toBeUndefined()
  expect(await store.remove([name, 'nothing'])).toEqual([name, 'nothing'])
  expect(await store.remove([name])).toEqual([name])
  expect([...emulator.objects.keys()]).toEqual(['empty'])
  await store.check()
})

test('more than a thousand go in lots, and one that cannot go stays named', async () => {
  const names = Array.from({ length: 1200 }, (_, n) => `n${n}`)
  for (const name of names) emulator.objects.set(name, { bytes, at: new Date() })
  emulator.held.add('n1100')
  expect(await store.remove(names)).toEqual(names.filter((name) => name !== 'n1100'))
  expect([...emulator.objects.keys()]).toEqual(['n1100'])
  expect(emulator.asked).toHaveLength(2)
})

test('a service without DeleteObjects is asked for each', async () => {
  emulator.manner = ({ bulk }) => (bulk ? 'lacking' : 'well')
  await store.put('a', bytes)
  expect(await store.remove(['a', 'b'])).toEqual(['a', 'b'])
  expect(emulator.objects.size).toBe(0)
})

const wrong: [string, (given: S3Emulator) => Partial<Parameters<typeof openS3>[0]>, RegExp][] = [
  ['key', () => ({ accessKeyId: 'OTHER' }), /InvalidAccessKeyId|status 403/],
  ['secret', () => ({ secretAccessKey: 'other' }), /SignatureDoesNotMatch|status 403/],
  ['bucket', () => ({ bucket: 'other' }), /NoSuchBucket|NotFound|status 404/],
]
test.each(wrong)('with another %s nothing is "not there"', async (_, given, why) => {
  await store.put('a', bytes)
  const stranger = open(given(emulator))
  const calls = [
    () => stranger.get('a', 1e6),
    () => stranger.get('b', 1),
    () => stranger.put('c', bytes),
    () => stranger.remove(['a']),
    () => stranger.check(),
  ]
  for (const call of calls) {
    const error = await whyNot(call())
    expect(error.message).toMatch(why)
    expect(JSON.stringify([error.message, error.stack, error])).not.toContain(emulator.keys.secret)
  }
  expect([...emulator.objects.keys()]).toEqual(['a'])
  stranger.close()
})

/** Octets asked for that the bucket does not give well, and how often it may be asked. */
const misbehaviours: [Manner, number][] = [
  ['hang', 3],
  ['drop', 3],
  ['busy', 3],
  ['refuse', 1],
  ['cut', 3],
]
describe.each(misbehaviours)('a store that answers: %s', (manner, asked) => {
  test('is asked a few times, ends, and is unavailable', async () => {
    await store.put('a', bytes)
    emulator.asked = []
    emulator.manner = manner
    await whyNot(store.get('a', bytes.byteLength))
    expect(emulator.asked.length).toBeGreaterThanOrEqual(1)
    expect(emulator.asked.length).toBeLessThanOrEqual(asked)
    if (manner !== 'cut') {
      await whyNot(store.put('b', bytes))
      await whyNot(store.remove(['a']))
    }
    emulator.manner = 'well'
    expect(new Uint8Array((await store.get('a', bytes.byteLength))!)).toEqual(bytes)
  })
})

test.each(['drop', 'busy', 'cut', 'hang'] as Manner[])('%s once is not noticed', async (manner) => {
  await store.put('a', bytes)
  let times = 0
  emulator.manner = () => (times++ ? 'well' : manner)
  expect(new Uint8Array((await store.get('a', bytes.byteLength))!)).toEqual(bytes)
})

test('a large mail has longer to get there', async () => {
  emulator.manner = 'slow'
  emulator.slowMs = 2 * timeouts.request
  const large = new Uint8Array(1_000_000)
  await whyNot(store.put('small', new Uint8Array(10)))
  await store.put('large', large)
  expect(emulator.objects.get('large')?.bytes.byteLength).toBe(large.byteLength)
})

test('an object larger than it should be is not read', async () => {
  await store.put('a', bytes)
  expect((await whyNot(store.get('a', 100))).message).toContain('more octets')
})

test('nobody at the address', async () => {
  const nobody = open({ endpoint: 'http://127.0.0.1:9' })
  expect((await whyNot(nobody.get('a', 1))).message).toContain('ECONNREFUSED')
})
