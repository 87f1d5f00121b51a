import { createPoliteness, defaultLimits } from '@postproof/address/politeness'
import { createAdmissionQueue } from '@postproof/address/politeness/admission-queue'
import { settleDialogue } from '@postproof/address/politeness/settle'
import { describe, expect, it } from 'vitest'
import { ask, peer } from './peers.ts'

const timer = {
  now: Date.now,
  after(ms: number, call: () => void) {
    const started = setTimeout(call, ms)
    return () => clearTimeout(started)
  },
}

/** A peer that counts the dialogues that are under way, from banner to QUIT. */
async function counting(name: string) {
  let now = 0
  const seen = { most: 0 }
  const server = await peer({
    mailboxes: null,
    answer: ({ verb }) => {
      if (verb === 'CONNECT') seen.most = Math.max(seen.most, ++now)
      if (verb === 'QUIT') now -= 1
      return undefined
    },
  })
  return { server, seen, host: { ...server.host, operator: name } }
}

describe('under load, over real sockets', () => {
  it('no operator ever has more than two dialogues at once', async () => {
    const peers = await Promise.all(['one.test', 'two.test', 'three.test'].map(counting))
    const free = { perMinute: Number.POSITIVE_INFINITY, burst: 1 }
    const politeness = createPoliteness({
      clock: timer,
      limits: { perOperator: { ...free, concurrency: defaultLimits.perOperator.concurrency }, global: free },
    })
    const queue = createAdmissionQueue(politeness, timer)
    const results = await Promise.all(
      Array.from({ length: 300 }, async (_, i) => {
        const { host } = peers[i % 3]!
        const entered = await queue.enter(host.operator, 60_000)
        if (!entered.ok) return entered.why
        const report = await ask([host], { local: `user${i}`, catchAll: true })
        settleDialogue(politeness, entered, host.operator, report)
        return report.result
      }),
    )
    expect(new Set(results)).toEqual(new Set(['accepted']))
    expect(peers.map(({ seen }) => seen.most)).toEqual([2, 2, 2])
    expect(peers.map(({ server }) => server.connections)).toEqual([100, 100, 100])
  })

  it('after one refusal of us the rest of a list is not asked there', async () => {
    let asked = 0
    const server = await peer({
      answer: ({ verb }) => {
        if (verb !== 'CONNECT') return undefined
        asked += 1
        return { say: '554 5.7.1 Your address is on a block list', after: 'drop' }
      },
    })
    const politeness = createPoliteness({ clock: timer })
    const queue = createAdmissionQueue(politeness, timer)
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const entered = await queue.enter('example.org', 60_000)
        if (!entered.ok) return entered.why
        const report = await ask([server])
        settleDialogue(politeness, entered, 'example.org', report)
        return report.result
      }),
    )
    expect(asked).toBeLessThanOrEqual(2)
    expect(outcomes.filter((one) => one === 'blocked')).toHaveLength(asked)
    expect(outcomes.filter((one) => one === 'backing-off')).toHaveLength(50 - asked)
  })
})
