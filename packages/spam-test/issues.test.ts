import { bad, type Finding, good, noData, warning } from '@postproof/engine/finding'
import { describe, expect, test } from 'vitest'
import { condensed, DROP, dropOf, faultsBetween, gainOf } from './issues.ts'
import { pendingRendering } from './rendering/pending.ts'
import { pointsByGroup } from './weights.ts'

const plain = [good('spf', 'pass'), good('dkim', 'pass'), good('image_alt', 'x'), good('html_size', 'x')]
/** The plain issue with other findings in the place of its own. */
const issue = (...others: Finding[]) => [
  ...plain.filter(({ id }) => !others.some((other) => other.id === id)),
  ...others,
]
const unaligned = bad('dmarc', 'fail', { passes: false, policy: 'none' })
const big = bad('html_size', 'clipped')
const times = (count: number, findings: Finding[]) => Array.from({ length: count }, () => findings)

describe('a drop', () => {
  test.each<[string, Finding[], Finding[][], object | null]>([
    ['nothing changed', plain, times(5, plain), null],
    ['a ceiling', issue(unaligned), times(5, issue(good('dmarc', 'pass'))), { reasons: ['dmarc'] }],
    [
      'what costs most comes first',
      issue(unaligned, big, bad('image_alt', 'x')),
      times(5, issue(good('dmarc', 'pass'))),
      { reasons: ['dmarc', 'html_size', 'image_alt'] },
    ],
    ['fewer than three issues before it', issue(big), times(2, plain), null],
    ['three are enough', issue(big), times(3, plain), { by: 19, reasons: ['html_size'] }],
    ['it was so before', issue(big), times(5, issue(big)), null],
    ['one of five was good', issue(big), [plain, ...times(4, issue(big))], null],
    ['one of five was bad', issue(big), [issue(big), ...times(4, plain)], { reasons: ['html_size'] }],
    [
      'nine points',
      issue(bad('responsive', 'x'), bad('images_off', 'x')),
      times(5, issue(good('responsive', 'x'), good('images_off', 'x'))),
      null,
    ],
    [
      'the check had no answer before',
      issue(unaligned),
      times(5, issue(noData('dmarc', 'unanswered'))),
      null,
    ],
    [
      'the check has no answer now',
      issue(noData('dmarc', 'unanswered')),
      times(5, issue(good('dmarc', 'pass'))),
      null,
    ],
    [
      'pictures are not there yet',
      [...plain, ...pendingRendering('pending')],
      times(5, issue(good('responsive', 'x'))),
      null,
    ],
    [
      'a fault that was half as bad',
      issue({ ...bad('learned_content', 'x'), share: 0.5 }),
      times(3, issue({ ...warning('learned_content', 'x'), share: 0.1 })),
      { reasons: ['learned_content'] },
    ],
    ['two answered of five', issue(big), [plain, plain, ...times(3, [noData('spf', 'unanswered')])], null],
  ])('%s', (_, after, earlier, expected) => {
    const drop = dropOf(after, earlier)
    if (expected === null) expect(drop).toBeNull()
    else {
      expect(drop).toMatchObject(expected)
      expect(drop!.by).toBeGreaterThanOrEqual(DROP)
    }
    // What is kept of an issue decides the same.
    expect(dropOf(condensed(after), earlier.map(condensed))).toEqual(drop)
  })

  test('no two findings that pictures alone make are one', () => {
    const ids = Object.keys(pointsByGroup.rendering)
    const fine = issue(...ids.map((id) => good(id, 'x')))
    for (const one of ids)
      for (const other of ids) {
        const fault = (id: string) => (id === one || id === other ? bad(id, 'x') : good(id, 'x'))
        expect(dropOf(issue(...ids.map(fault)), times(5, fine)), `${one} and ${other}`).toBeNull()
      }
  })
})

test('what is kept of a finding has no evidence and no long facts', () => {
  const facts = {
    passes: false,
    domain: 'a.example',
    list: ['x'],
    text: 'x'.repeat(500),
    none: null,
  }
  const kept = condensed([{ ...bad('dmarc', 'fail', facts, [{ label: 'a', value: 'b' }]), share: 0.5 }])
  expect(kept).toEqual([
    { ...bad('dmarc', 'fail', { passes: false, domain: 'a.example' }), share: 0.5, evidence: [] },
  ])
})

test('faults that are new and gone, by the checks that both have answered', () => {
  const before = issue(bad('image_alt', 'x'), noData('dmarc', 'unanswered'), warning('spf', 'softfail'))
  const after = issue(big, unaligned, bad('spf', 'fail'))
  expect(faultsBetween(before, after)).toEqual({
    found: [{ id: 'html_size', status: 'bad', lost: expect.closeTo(19, 0) }],
    gone: [{ id: 'image_alt', status: 'bad', lost: 4 }],
  })
  expect(gainOf(plain, [noData('spf', 'unanswered')])).toBeNull()
  expect(gainOf(plain, issue(bad('image_alt', 'x')))).toBe(-4)
})
