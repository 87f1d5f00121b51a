import { expect, test } from 'vitest'
import { rowLine } from './download.ts'

const format = { delimiter: ',', mark: false, header: null, width: 1, column: { index: 0, name: null } }

test.each([
  ['anna@x.org', 'anna@x.org'],
  ['1@x.org', '1@x.org'],
  ['+anna@x.org', "'+anna@x.org"],
  ['=cmd@x.org', "'=cmd@x.org"],
  ['-x@x.org', "'-x@x.org"],
  ['_x@x.org', '_x@x.org'],
])('the normalized address %s is written as %s, the cell of the file as it stood', (normalized, written) => {
  const found = {
    position: 0,
    verdict: 'deliverable' as const,
    reason: 'accepted_email',
    score: 95,
    suggestion: null,
    normalized,
    role: false,
    checked_at: null,
    next_retry_at: null,
  }
  const line = rowLine({ number: 1, raw: normalized, problem: null, position: 0, found }, format, 'en')
  const [own, , , , , cell] = line.split(',')
  expect([own, cell]).toEqual([normalized, written])
})
