import type { TestRow } from '#contract/spam-test.ts'

/** Which of someone's tests are likely to be other versions of one mail. Pure. */

export type NearRuns = { same: TestRow[]; sender: TestRow[]; others: TestRow[] }

type Mail = { id: string; subject: string | null; sender: string | null }

/** Finished ones in the order they came in, without the test itself. */
export function nearRuns(of: Mail, tests: readonly TestRow[]): NearRuns {
  const found: NearRuns = { same: [], sender: [], others: [] }
  for (const test of tests) {
    if (test.id === of.id || test.status !== 'completed') continue
    found[nearness(of, test)].push(test)
  }
  return found
}

function nearness(of: Mail, test: TestRow): keyof NearRuns {
  if (!of.sender || plain(of.sender) !== plain(test.sender)) return 'others'
  return plain(of.subject) === plain(test.subject) ? 'same' : 'sender'
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase()
