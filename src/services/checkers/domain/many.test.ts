import { describe, expect, test } from 'vitest'
import type { ShownDomain } from '#contract/checkers.ts'
import { readDomainFile } from './domain-list.ts'
import { checkMany, domainCsvHeader, domainCsvLine } from './many.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the domains of a file', () => {
  test.each<[name: string, text: string, domains: string[], skipped: number[]]>([
    ['one in each line', 'a.example\nb.example\n', ['a.example', 'b.example'], []],
    ['each once, however it is written', 'A.example\nhttps://a.example/x\nada@a.example', ['a.example'], []],
    ['below a header', 'Domain\na.example', ['a.example'], []],
    [
      'in the column with the most',
      'name,site\nb.example,a.example\nBob,c.example',
      ['a.example', 'c.example'],
      [],
    ],
    ['with semicolons', 'name;site\nAda;a.example\nBob;b.example', ['a.example', 'b.example'], []],
    ['in ASCII', 'bücher.example', ['xn--bcher-kva.example'], []],
    [
      'what is none is counted by its row',
      'a.example\n\nnot one\nb.example',
      ['a.example', 'b.example'],
      [3],
    ],
  ])('%s', (_, text, domains, skipped) => {
    const read = readDomainFile(bytes(text))
    expect(read.domains).toEqual(domains)
    expect(read.skipped.map(({ row }) => row)).toEqual(skipped)
  })

  test.each(['', 'name\nAda', '192.0.2.1'])('%j has none and is refused', (text) => {
    expect(() => readDomainFile(bytes(text))).toThrow()
  })
})

const shown = (domain: string, more: Partial<ShownDomain['report']> = {}): ShownDomain => ({
  sentence: `${domain} is in order`,
  parties: {
    sending: { state: 'listed', names: ['Google Workspace', '=cmd()'], own: [] },
    receiving: { state: 'nobody', names: [] },
  },
  report: { domain, status: 'good', score: 100, sections: [], publish: [], not_asked: [], ...more },
})

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const got: T[] = []
  for await (const item of items) got.push(item)
  return got
}

describe('many domains', () => {
  test('come in their order, no more at once than allowed', async () => {
    let [now, most] = [0, 0]
    const check = async (domain: string) => {
      most = Math.max(most, ++now)
      // Those asked for later are done first.
      for (let turns = 40 - Number(domain); turns > 0; turns--) await null
      now--
      return shown(domain)
    }
    const names = Array.from({ length: 40 }, (_, at) => String(at))
    const pace = { atOnce: 3, perSecond: 1000, asked: () => 0, now: () => 0, wait: async () => {} }
    expect((await all(checkMany(names, check, pace))).map(({ report }) => report.domain)).toEqual(names)
    expect(most).toBe(3)
  })

  test('begin no faster than their questions may be asked', async () => {
    let [clock, asked] = [0, 0]
    const begun: number[] = []
    const check = async (domain: string) => {
      begun.push(clock)
      asked += 150
      return shown(domain)
    }
    const wait = async (ms: number) => {
      clock += ms
    }
    const pace = { atOnce: 4, perSecond: 100, asked: () => asked, now: () => clock, wait }
    await all(checkMany(['a', 'b', 'c'], check, pace))
    expect(begun).toEqual([0, 1500, 3000])
  })
})

test('a row has the verdict, what to publish first and the parts; formulas are text, commas are quoted', () => {
  const section = (id: string, status: string, optional = false) => ({ id, status, optional })
  const record = { action: 'add', host: '_dmarc.a.example', type: 'TXT', value: 'v=DMARC1; p=none' }
  const sections = [section('spf', 'bad'), section('dmarc', 'bad'), section('age', 'no-data')]
  const row = domainCsvLine(
    shown('a.example', {
      sections: [...sections, section('bimi', 'no-data', true)] as never,
      publish: [record] as never,
    }),
  )
  expect(domainCsvHeader.split(',')).toHaveLength(11)
  expect(row).toBe(
    'a.example,good,100,a.example is in order,Google Workspace; =cmd(),nobody,1,add _dmarc.a.example TXT v=DMARC1; p=none,spf dmarc,,age\r\n',
  )
  const formula = { ...shown('a.example'), sentence: '=1+1, or not' }
  expect(domainCsvLine(formula)).toContain(`"'=1+1, or not"`)
})
