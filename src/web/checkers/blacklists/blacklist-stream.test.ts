import { describe, expect, test } from 'vitest'
import type { BlacklistEvent, BlacklistResult } from '#contract/checkers.ts'
import { nothingYet, type StreamNews, streamAfter } from './blacklist-stream.ts'

type List = Extract<BlacklistEvent, { type: 'list' }>['list']
const list = (name: string, state: List['state']): List => ({
  name,
  tier: 1,
  kind: 'block',
  state,
  codes: [],
  meaning: '',
  reason: null,
  removal_url: null,
  unconfirmed: [],
  refusal: null,
})
const streamOf = (...news: StreamNews[]) => news.reduce(streamAfter, nothingYet)

describe('a blacklist check while it runs', () => {
  test('answers gather by subject, the last word of each list counts', () => {
    const { subjects } = streamOf(
      { type: 'list', subject: 'a.example', list: list('DBL', 'timeout') },
      { type: 'list', subject: '192.0.2.1', list: list('ZEN', 'listed') },
      { type: 'list', subject: 'a.example', list: list('SURBL', 'not-listed') },
      { type: 'list', subject: 'a.example', list: list('DBL', 'not-listed') },
    )
    expect(
      subjects.map(({ subject, lists }) => [subject, lists.map(({ name, state }) => `${name} ${state}`)]),
    ).toEqual([
      ['a.example', ['SURBL not-listed', 'DBL not-listed']],
      ['192.0.2.1', ['ZEN listed']],
    ])
  })

  test('ends with the whole result', () => {
    const result = { id: 'x', subjects: [] } as unknown as BlacklistResult
    expect(streamOf({ type: 'result', result }).result).toBe(result)
  })

  test('a refusal is kept as its sentence, and a new check forgets it', () => {
    expect(streamOf({ type: 'failed', message: 'Enter an address.' }).failure).toBe('Enter an address.')
    expect(streamOf({ type: 'failed', message: 'x' }, { type: 'start' })).toEqual(nothingYet)
  })
})
