import { say } from '@postproof/messages/say'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Refusal } from '#platform/refusals/refusal.ts'
import { looksLikeAddress, readAddressCell } from './address-cell.ts'
import { patternOf, suspect } from './guard.ts'
import { MOST_ROWS, planList } from './plan.ts'

describe('the address of a cell', () => {
  test.each([
    ['a@x.org', 'a@x.org'],
    ['  a@x.org ', 'a@x.org'],
    ['Jane Doe <a@x.org>', 'a@x.org'],
    ['mailto:a@x.org', 'a@x.org'],
    ['"a b"@x.org', '"a b"@x.org'],
    ['a@@x.org', 'a@@x.org'],
  ])('%s', (cell, address) => {
    expect(readAddressCell(cell, false)).toMatchObject({ address })
  })

  test.each([
    [undefined, false, 'no-cell'],
    [' ', false, 'empty'],
    ['n/a', false, 'no-at'],
    ['a@x.org; b@x.org', false, 'several'],
    [`${'a'.repeat(1000)}@x.org`, false, 'too-long'],
    ['"a@x.org', true, 'broken-quotes'],
  ])('%s has none', (cell, broken, problem) => {
    expect(readAddressCell(cell, broken)).toEqual({ problem })
  })

  test('spellings of one mailbox have one key, others have their own', () => {
    const key = (cell: string) => (readAddressCell(cell, false) as { key: string }).key
    expect(key('Jane.Doe+news@gmail.com')).toBe(key('janedoe@googlemail.com'))
    expect(key('A <a@X.org>')).toBe(key('a@x.org'))
    expect(key('Jane.Doe@x.org')).toBe(key('jane.doe@X.org'))
    expect(key('a+b@x.org')).not.toBe(key('a@x.org'))
  })

  test('any cell is read without a throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (cell, broken) => {
        readAddressCell(cell, broken)
        looksLikeAddress(cell)
      }),
    )
  })
})

describe('running text', () => {
  const letter =
    'Dear all, please write to t1@x.org, t2@x.org (or <t3@y.org>).\nAlso write to t4@x.org; thanks, t5@x.org.\n@home we meet @ 5\n'
  test.each([
    ['a letter', letter, ['t1@x.org', 't2@x.org', 't3@y.org', 't4@x.org', 't5@x.org']],
    ['one line of addresses', 'a@x.org b@x.org c@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
    ['a sentence', 'Write to a@x.org.', ['a@x.org']],
    ['a sign of its own between', 'a@x.org ::: b@x.org', ['a@x.org', 'b@x.org']],
  ])('%s is read whole', async (_, text, expected) => {
    const { prose, rows } = await planList(text)
    expect(prose).toBe(true)
    expect([...rows()].map((row) => ('address' in row ? row.address.address : row.problem))).toEqual(expected)
  })

  test.each([
    ['a table with notes', 'email;note\na@x.org;was b@x.org before\nc@x.org;see d@x.org\n'],
    ['names before addresses', 'Doe, Ann <a@x.org>\nRoe, Ben <b@x.org>\n'],
    ['a single column', 'a@x.org\nb@x.org\nn/a\n'],
  ])('%s stays a table', async (_, text) => {
    expect((await planList(text)).prose).toBe(false)
  })

  test('a list is known again by its addresses, in whatever order and spelling', async () => {
    const print = async (text: string) => (await planList(text)).fingerprint
    expect(await print('a@x.org\nb@x.org')).toBe(await print('Name,Mail\nB,B@X.org\nA,a@x.org\nA,a@x.org'))
    expect(await print('a@x.org\nb@x.org')).not.toBe(await print('a@x.org\nc@x.org'))
  })
})

describe('the plan of a list', () => {
  const columnOf = async (text: string, wanted?: string) => (await planList(text, wanted)).column

  test.each([
    ['by its content', 'name,contact\nA,a@x.org\nB,b@x.org', 1, 'contact'],
    ['by its header', 'Adresse e-mail;Autre\na@x.org;c@y.org\nb@x.org;d@y.org', 0, 'Adresse e-mail'],
    ['by its header, further right', 'Backup,E-Mail\na@x.org,c@y.org\nb@x.org,d@y.org', 1, 'E-Mail'],
    ['in other letters', '姓名,邮箱\n王,a@x.org', 1, '邮箱'],
    ['with accents', 'Jméno;Sähköposti\nA;a@x.org', 1, 'Sähköposti'],
    ['without a header', 'A,a@x.org\nB,b@x.org', 1, null],
    ['alone', 'a@x.org\nb@x.org', 0, null],
    ['alone below a header', 'email\na@x.org', 0, 'email'],
    ['mostly bad', `id,mail\n${'1,none\n'.repeat(50)}2,a@x.org`, 1, 'mail'],
  ])('finds the column %s', async (_, text, index, name) => {
    expect(await columnOf(text)).toMatchObject({ index, name, header: name !== null })
  })

  test('takes the column with most addresses, however few cells of another one are filled, and names that', async () => {
    const rows = Array.from({ length: 10 }, (_, at) => `p${at}q@ex.net;;X`)
    const plan = await planList(`Kontakt;Zweitkontakt;Ort\n${rows.join('\n')}\nn/a;second@ex.net;Y`)
    expect(plan.column).toMatchObject({
      index: 0,
      name: 'Kontakt',
      beside: { index: 1, name: 'Zweitkontakt' },
    })
    expect(plan.counts).toEqual({ rows: 11, addresses: 10, duplicates: 0, bad_rows: 1 })
  })

  test.each([
    ['the fuller one', 'Kontakt,Mail\na@x.org,c@y.org\nb@x.org,\nd@x.org,', 0, { index: 1, name: 'Mail' }],
    [
      'by header where they are alike',
      'Kontakt,Mail\na@x.org,c@y.org\nb@x.org,d@y.org',
      1,
      { index: 0, name: 'Kontakt' },
    ],
    ['without a header', 'a@x.org,c@y.org\nb@x.org,', 0, { index: 1, name: null }],
    ['one alone', 'Kontakt,Ort\na@x.org,X', 0, null],
  ])('of two columns of addresses: %s', async (_, text, index, beside) => {
    expect(await columnOf(text)).toMatchObject({ index, beside })
  })

  test.each(['Doe, John <j@ex.net>', '"Doe, John" <j@ex.net>', 'Doe; John | x <j@ex.net>'])(
    'one address a line stays that with a line like %s',
    async (line) => {
      const plan = await planList(`a@ex.net\nb@ex.net\nno-email\n${line}`)
      expect(plan.column.index).toBe(0)
      expect(plan.counts).toEqual({ rows: 4, addresses: 3, duplicates: 0, bad_rows: 1 })
      expect([...plan.rows()].at(-1)).toMatchObject({ address: { address: 'j@ex.net' } })
    },
  )

  test.each([
    ['Other', 1],
    ['other ', 1],
    ['2', 1],
  ])('takes the column that was named: %s', async (wanted, index) => {
    expect((await columnOf('email,Other\na@x.org,b@x.org', wanted)).index).toBe(index)
  })

  test.each([
    ['', undefined, /no rows/],
    ['\n\n', undefined, /no rows/],
    ['email\n', undefined, /no rows below its header/],
    ['name,age\nA,1\nB,2', undefined, /no column with email addresses/],
    ['email,name\na@x.org,A', 'phone', /no column "phone".*"email", "name"/],
  ])('refuses %j', async (text, wanted, sentence) => {
    const refusal = await planList(text, wanted).catch((error: Refusal) => error)
    expect(refusal).toMatchObject({ name: 'Refusal', status: 422 })
    expect(say('en', (refusal as Refusal).reason)).toMatch(sentence)
  })

  test('more rows than allowed are refused as too large; the most are not', async () => {
    const row = 'a@x.org\n'
    await expect(planList(row.repeat(MOST_ROWS + 1))).rejects.toMatchObject({ status: 413 })
    expect((await planList(row.repeat(MOST_ROWS))).counts).toEqual({
      rows: MOST_ROWS,
      addresses: 1,
      duplicates: MOST_ROWS - 1,
      bad_rows: 0,
    })
  })

  test('rows, duplicates and bad rows are counted; bad ones keep their number and text', async () => {
    const plan = await planList('name,email\nA,a@x.org\n\nB,n/a\nC,A <a@x.org>\nD\nE,e@x.org')
    expect(plan.counts).toEqual({ rows: 5, addresses: 2, duplicates: 1, bad_rows: 2 })
    const bad = [...plan.rows()].filter((row) => 'problem' in row)
    expect(bad).toMatchObject([
      { number: 4, problem: 'no-at', text: 'n/a', raw: 'B,n/a' },
      { number: 6, problem: 'no-cell', raw: 'D' },
    ])
  })

  test('addresses pasted in one line are one row each', async () => {
    const many = Array.from({ length: 700 }, (_, at) => `a${at}@d${at}.org`).join(', ')
    expect((await planList(many)).counts).toMatchObject({ rows: 700, addresses: 700 })
  })

  test('a row with wrong quotes loses nothing and spoils nothing', async () => {
    const plan = await planList('name,email\n"A,a@x.org\nB,b@x.org\n"C" x,c@x.org')
    expect([...plan.rows()].map((row) => row.raw)).toEqual([
      '"""A",a@x.org',
      'B,b@x.org',
      '"""C"" x",c@x.org',
    ])
    expect(plan.counts).toMatchObject({ addresses: 3, bad_rows: 0 })
  })

  test('any text gives a plan or a refusal', async () => {
    const noise = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', '@', 'x.org', '<', '>'),
    })
    await fc.assert(
      fc.asyncProperty(noise, async (text) => {
        const plan = await planList(text).catch((error: Error) => {
          expect(error.name).toBe('Refusal')
          return null
        })
        if (plan) expect([...plan.rows()]).toHaveLength(plan.counts.rows)
      }),
      { numRuns: 300 },
    )
  })
})

describe('lists made to guess mailboxes', () => {
  const names = 'anna berta carla doris emma frida greta hanna ida jutta'.split(' ')
  const lasts = 'meyer schulz weber koch bauer wolf klein vogel busch lang'.split(' ')
  const product = names.flatMap((first) => lasts.map((last) => `${first}.${last}`))
  const permuted = 'jane.doe jdoe janed doe.jane jane_doe janedoe j.doe doej jane doe'.split(' ')
  const numbered = Array.from({ length: 40 }, (_, at) => `user${at}`)
  const people = names.map((first, at) => `${first}.${lasts[at]}`)

  test.each([
    ['permutations', permuted],
    ['products', product],
    ['products', lasts.flatMap((last) => ['a', 'b', 'c', 'd'].map((first) => `${first}.${last}`))],
    ['numbers', numbered],
  ])('%s are recognized', (why, list) => {
    expect(patternOf(list)).toBe(why)
  })

  test.each([
    ['people by name', people],
    ['people by initial', names.map((first, at) => `${first[0]}.${lasts[at]}`)],
    ['a person with a few spellings among others', [...people, 'jane.doe', 'jdoe', 'janedoe']],
    ['roles', ['info', 'sales', 'support', 'billing', 'press']],
    ['a family', ['anna.meyer', 'berta.meyer', 'carl.meyer']],
    ['some with numbers', [...people, 'anna1', 'berta2']],
    ['no one', []],
  ])('%s are not taken for that', (_, list) => {
    expect(patternOf(list)).toBeNull()
  })

  const others = (count: number) =>
    Array.from({ length: count }, (_, at) => [`d${at}.example`, ['info']] as const)

  const numbers = (stem: string, count: number) => Array.from({ length: count }, (_, at) => `${stem}${at}`)
  const withOthers = (domain: string, list: string[], count: number) =>
    new Map<string, string[]>([
      [domain, list],
      ...others(count).map(([d, l]): [string, string[]] => [d, [...l]]),
    ])

  test('a long list that is nearly all generated at one domain is refused', () => {
    const guess = suspect(withOthers('corp.example', numbers('user', 501), 100))
    expect(guess.refused).toEqual({ domain: 'corp.example', why: 'numbers' })
  })

  test.each<[string, string[], number]>([
    ['a short list', permuted, 0],
    ['students of one school', numbers('s1000', 500), 0],
    ['shops', numbers('store', 40), 3],
    ['staff of eight first and five last names', product.slice(0, 25), 0],
    ['a long list with many others', numbers('user', 800), 201],
  ])('%s is verified, and that domain is not asked', (_, list, count) => {
    expect(suspect(withOthers('corp.example', list, count))).toEqual({
      refused: null,
      unasked: new Set(['corp.example']),
    })
  })

  test('one domain alone is no reason, nor are names at a large provider', () => {
    expect(suspect(new Map([['corp.example', people]]))).toEqual({ refused: null, unasked: new Set() })
    expect(suspect(new Map([['gmail.com', product]]))).toEqual({ refused: null, unasked: new Set() })
  })
})
