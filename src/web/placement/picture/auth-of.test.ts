import { expect, test } from 'vitest'
import { authenticationOf } from './auth-of.ts'

type Row = Parameters<typeof authenticationOf>[0][number]

let id = 0
/** `GMX pass fail pass`: what that provider says of SPF, DKIM and DMARC; `GMX`: it says nothing; `GMX missing`. */
function row(line: string): Row {
  const [name = '', spf, dkim, dmarc] = line.split(' ')
  const mailbox = { id: ++id, name, provider: name.toLowerCase() }
  if (spf === 'missing' || spf === 'pending') return { mailbox, status: spf, auth: null }
  const auth = spf && dkim && dmarc ? { spf, dkim, dmarc, arc: 'unknown' } : null
  return { mailbox, status: 'delivered', auth }
}

const passed = { spf: 'pass', dkim: 'pass', dmarc: 'pass' }

test.each([
  [
    'all agree: said once',
    ['A pass pass pass', 'A pass pass pass', 'B pass pass pass'],
    { reporting: 3, common: passed, differing: [], silent: [] },
  ],
  [
    'one provider differs, named once',
    ['A pass pass pass', 'B pass fail pass', 'B pass fail pass', 'C pass pass pass', 'D pass pass pass'],
    {
      reporting: 5,
      common: passed,
      differing: [{ method: 'dkim', result: 'fail', names: ['B'] }],
      silent: [],
    },
  ],
  [
    'silent is not a failure, and what did not arrive says nothing',
    ['A pass pass pass', 'B', 'C missing', 'D pending'],
    { reporting: 1, common: passed, differing: [], silent: ['B'] },
  ],
  ['nobody reports', ['A', 'B missing'], { reporting: 0, common: null, differing: [], silent: ['A'] }],
  ['nothing arrived', ['A pending'], { reporting: 0, common: null, differing: [], silent: [] }],
])('%s', (_, lines, expected) => {
  expect(authenticationOf(lines.map(row))).toEqual(expected)
})
