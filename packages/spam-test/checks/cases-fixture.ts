import { describe, expect, test } from 'vitest'
import { type Case, contexts, inputFor, noWorld, outcome } from '../context/fixture.ts'
import type { Check } from '../define-check.ts'
import { textsIn } from '../words/texts.ts'

/** Each row comes out as it says, rows and words know the same codes, and each outcome has its words and steps. */
export function describeChecks(cases: [Check, Case[]][]): void {
  describe.each(cases.map(([check, rows]) => ({ id: check.id, check, rows })))(
    '$id',
    ({ id, check, rows }) => {
      test.each(rows.map(([expected, source, setting]) => ({ expected, source, setting })))(
        '$expected',
        async ({ expected, source, setting }) => {
          expect(await outcome(check, source, setting)).toBe(expected)
        },
      )

      test('every code that has words is reached by a case', () => {
        const codes = rows.map(([expected]) => expected.split(' ')[1])
        // Every check has the sentence for other kinds of mail.
        const reached = new Set(codes.filter((code) => code !== 'other-kind'))
        expect(new Set((textsIn('en')[id] as unknown as { codes: string[] }).codes)).toEqual(reached)
      })

      test('every outcome has words, and steps where something is to be done', async () => {
        const text = textsIn('en')[id]
        expect(text?.title).toBeTruthy()
        for (const [, source, setting] of rows) {
          const finding = await check.run(inputFor(source, setting), noWorld)
          expect(text?.found(finding), finding.code).not.toMatch(
            /This was not judged\.$|undefined|null|NaN|\[object/,
          )
          const due = finding.status === 'warning' || finding.status === 'bad'
          for (const context of contexts)
            expect(text?.fix(finding, context).length ?? 0, finding.code).toBeGreaterThanOrEqual(due ? 1 : 0)
        }
      })
    },
  )
}
