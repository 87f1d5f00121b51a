import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DiffPiece, diffRecords } from './record-diff.ts'

const changed = (pieces: DiffPiece[]) => pieces.filter((piece) => piece.changed).map((piece) => piece.text)
const whole = (pieces: DiffPiece[]) => pieces.map((piece) => piece.text).join('')

describe('which terms of two records differ', () => {
  const cases: [string, string, string, string[], string[]][] = [
    [
      'one term replaced',
      'v=spf1 ip4:192.0.2.1 ~all',
      'v=spf1 ip4:192.0.2.2 ~all',
      ['ip4:192.0.2.1'],
      ['ip4:192.0.2.2'],
    ],
    [
      'a tag appended',
      'v=DMARC1; p=none',
      'v=DMARC1; p=none; rua=mailto:a@b.example',
      [],
      ['; ', 'rua=mailto:a@b.example'],
    ],
    ['a term taken out', 'v=spf1 ptr -all', 'v=spf1 -all', ['ptr', ' '], []],
    ['the same', 'v=spf1 -all', 'v=spf1 -all', [], []],
    ['from nothing', '', 'v=spf1', [], ['v=spf1']],
  ]
  test.each(cases)('%s', (_name, current, next, gone, come) => {
    const diff = diffRecords(current, next)
    expect(changed(diff.current)).toEqual(gone)
    expect(changed(diff.next)).toEqual(come)
  })

  test('pieces put together give the records, and what is unchanged is the same in both', () => {
    const record = fc.string({ unit: fc.constantFrom('a', 'b', ';', ' ', '='), maxLength: 80 })
    fc.assert(
      fc.property(record, record, (current, next) => {
        const diff = diffRecords(current, next)
        expect(whole(diff.current)).toBe(current)
        expect(whole(diff.next)).toBe(next)
        const kept = (pieces: DiffPiece[]) => whole(pieces.filter((piece) => !piece.changed))
        expect(kept(diff.current)).toBe(kept(diff.next))
      }),
    )
  })
})
