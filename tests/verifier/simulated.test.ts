import { defaultLimits } from '@postproof/address/politeness'
import { expect, test } from 'vitest'
import { limitsFrom } from '#services/verifier/create.ts'
import { readConfig } from '../../src/config.ts'
import { cases } from '../cases.ts'
import { runList } from './simulated-list.ts'

/** Forty operators with limits of their own, by a virtual clock; the large one is `node bench/main.ts verifier-politeness`. */

test.each([1, 7].slice(0, cases(1, 2)))(
  'what the answers tell is faster than constants, is refused less, and gives up less: %i',
  async (seed) => {
    const list = { seed, count: 2000, operators: 40 }
    const constant = await runList(defaultLimits, list)
    const adaptive = await runList(limitsFrom(readConfig({})), list)
    expect(constant.refusals).toBeGreaterThan(20)
    expect(adaptive.refusals).toBeLessThan(constant.refusals / 2)
    expect(adaptive.unknown).toBeLessThan(constant.unknown)
    // The last ones wait for hours after a refusal, either way.
    expect(adaptive.mostHours).toBeLessThan(constant.mostHours)
    for (const { answered, unknown } of [constant, adaptive]) expect(answered + unknown).toBe(list.count)
  },
  60_000,
)
