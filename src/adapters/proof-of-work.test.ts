import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createProofOfWork } from './proof-of-work.ts'

afterEach(() => void vi.useRealTimers())

const spentIn =
  (spent: Set<string>): Parameters<typeof createProofOfWork>[0]['spend'] =>
  async (id) =>
    !spent.has(id) && Boolean(spent.add(id))
const open = (secret = 7, spent = new Set<string>()) =>
  createProofOfWork({ secrets: [new Uint8Array(32).fill(secret)], work: 100, spend: spentIn(spent) })

const tokenOf = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')
async function solved(captcha = open()) {
  const challenge = await captcha.challenge()
  return { challenge, solution: (await solveChallenge({ challenge, deriveKey }))! }
}

describe('proof of work', () => {
  it('takes a solution once, whichever process it is brought to', async () => {
    const spent = new Set<string>()
    const token = tokenOf(await solved(open(7, spent)))
    expect(await open(7, spent).verify(token)).toBe('passed')
    expect(await open(7, spent).verify(token)).toBe('failed')
    expect(await open(7, spent).verify(Buffer.from(token, 'base64').toString('base64url'))).toBe('failed')
  })

  it('asks for at least half of the work', async () => {
    for (let n = 0; n < 5; n++) expect((await solved()).solution.counter).toBeGreaterThanOrEqual(50)
  })

  it('lasts ten minutes', async () => {
    const payload = await solved()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 })
    expect(await open().verify(tokenOf(payload))).toBe('passed')
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect(await open().verify(tokenOf(payload))).toBe('failed')
  })

  type Payload = Awaited<ReturnType<typeof solved>>
  const change = (part: Partial<Challenge['parameters']>) => (payload: Payload) => ({
    ...payload,
    challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, ...part } },
  })
  const hostile: [string, (payload: Payload) => unknown][] = [
    ['nothing', () => null],
    ['no object', () => [1, 2]],
    ['no challenge', ({ solution }) => ({ solution })],
    [
      'parameters that are none',
      ({ solution }) => ({ solution, challenge: { parameters: 1, signature: '' } }),
    ],
    [
      'no signature',
      ({ challenge, solution }) => ({ solution, challenge: { ...challenge, signature: undefined } }),
    ],
    ['no solution', ({ challenge }) => ({ challenge, solution: {} })],
    ['a guess', ({ challenge }) => ({ challenge, solution: { counter: 51, derivedKey: 'ab'.repeat(32) } })],
    [
      'a negative counter',
      ({ challenge, solution }) => ({ challenge, solution: { ...solution, counter: -1 } }),
    ],
    ['less work', change({ keyPrefix: '0' })],
    ['another derivation', change({ cost: 1 })],
    ['a later end', change({ expiresAt: 4e9 })],
    ['no end', change({ expiresAt: undefined })],
    ['an end in words', change({ expiresAt: 'never' as unknown as number })],
    ['no signed key', change({ keySignature: undefined })],
    ['fields without number', change({ data: Object.fromEntries([...'abcdefgh'].map((k) => [k, k])) })],
  ]
  it.each(hostile)('refuses %s', async (_what, make) => {
    expect(await open().verify(tokenOf(make(await solved())))).toBe('failed')
  })

  it.each(['', 'x', '{}', '%%%', 'A'.repeat(5000), Buffer.from('{"a":'.repeat(700)).toString('base64')])(
    'refuses what is no payload: %.20s',
    async (token) => expect(await open().verify(token)).toBe('failed'),
  )

  it('refuses work for another instance', async () => {
    expect(await open(8).verify(tokenOf(await solved(open(7))))).toBe('failed')
  })

  it('cannot say when what was spent cannot be kept', async () => {
    const troubles: string[] = []
    const captcha = createProofOfWork({
      secrets: [new Uint8Array(32).fill(7)],
      work: 100,
      spend: async () => {
        throw new RangeError('no database')
      },
      onTrouble: (why) => troubles.push(why),
    })
    expect(await captcha.verify(tokenOf(await solved(captcha)))).toBe('unavailable')
    expect(troubles).toEqual(['RangeError'])
  })
})
