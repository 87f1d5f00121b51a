import { expect, test } from 'vitest'
import { reasonSchema, type Verdict, verdictSchema } from '#contract/verifier.ts'
import { zeroBounceOf } from './zerobounce.ts'

const pairs = verdictSchema.options.flatMap((verdict) =>
  reasonSchema.options.flatMap((reason) => [true, false].map((role) => ({ verdict, reason, role }))),
)

test.each(pairs)('$verdict, $reason, role $role: their status says no more than the verdict', (given) => {
  const { status } = zeroBounceOf(given.verdict, given.reason, given.role)
  expect(status === 'valid').toBe(given.verdict === 'deliverable')
  expect(status === 'invalid').toBe(given.verdict === 'undeliverable')
  if (given.verdict === 'unknown') expect(status).toBe('unknown')
})

test.each<[Verdict, string, string, string]>([
  ['deliverable', 'accepted_email', 'valid', ''],
  ['risky', 'catch_all', 'catch-all', ''],
  ['risky', 'catch_all_unknown', 'catch-all', ''],
  ['risky', 'mailbox_full', 'unknown', 'mailbox_quota_exceeded'],
  ['risky', 'disposable', 'do_not_mail', 'disposable'],
  ['risky', 'role', 'do_not_mail', 'role_based'],
  ['risky', 'accepted_email', 'unknown', ''],
  ['undeliverable', 'no_mailbox', 'invalid', 'mailbox_not_found'],
  ['undeliverable', 'invalid_email', 'invalid', 'failed_syntax_check'],
  ['unknown', 'greylisted', 'unknown', 'greylisted'],
  ['unknown', 'mailbox_not_asked', 'unknown', ''],
  ['unknown', 'no_data', 'unknown', ''],
])('%s, %s', (verdict, reason, status, sub_status) => {
  expect(zeroBounceOf(verdict, reason, false)).toEqual({ status, sub_status })
})
