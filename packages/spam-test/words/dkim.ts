import { joinedBy } from '@postproof/engine/clauses'
import type { Facts, Said } from '@postproof/engine/finding-words'
import type { Message } from '@postproof/messages/message'
import type { CheckWords, FixContext } from '../types.ts'
import { dkimSteps } from './esp-dns.ts'
import { isOwn } from './own-domain.ts'

const findChange = ['dkim.step.find-change', 'dkim.step.sign-last'] as const

const newKeySteps = (_: Facts, context: FixContext): Said => [
  'dkim.step.new-key',
  'dkim.step.switch-key',
  ...dkimSteps(context).slice(0, 1),
]

const keyIssues = [
  ...(['bad-version', 'missing-key', 'revoked', 'pem-armor', 'not-base64', 'not-a-key'] as const),
  ...(['unknown-key-type', 'key-type-mismatch', 'no-sha256', 'not-for-email'] as const),
  ...(['missing-semicolon', 'tag-without-value', 'duplicate-tag', 'bad-tag-name'] as const),
]

/** What is wrong with a key record; an issue without a sentence is named by its code. */
function keyFaults({ issues }: Facts): (string | Message)[] {
  return (Array.isArray(issues) ? issues : []).flatMap((issue) => {
    if (issue === null || typeof issue !== 'object' || Array.isArray(issue) || issue.status !== 'bad')
      return []
    const known = keyIssues.find((code) => code === issue.code)
    return [known ? ({ code: `dkim.key-issue.${known}`, facts: {} } as const) : String(issue.code)]
  })
}

/** Codes whose steps change the key record of the signing domain. */
const keyCodes = ['testing', 'short-key', 'weak-key', 'key-missing', 'key-broken']

export const dkimWords: CheckWords = {
  edits: ({ code, facts }) => (keyCodes.includes(code) ? facts.domain : undefined),
  instead: 'dkim',
  facts: ({ facts }) => ({ faults: joinedBy('clauses.semicolon', keyFaults(facts)) }),
  fix: {
    unsigned: (_, context) => dkimSteps(context),
    'not-aligned': (_, context) => dkimSteps(context),
    'cannot-align': (_, context) => dkimSteps(context),
    'short-key': newKeySteps,
    'weak-key': newKeySteps,
    'key-missing': (_, context) => ['dkim.step.publish-used', ...dkimSteps(context).slice(0, 1)],
    'body-changed': (_, context) => [
      ...findChange,
      ...(context.esp ? (['dkim.step.tell-service'] as const) : []),
    ],
    'signature-mismatch': ({ domain }, context) => [
      isOwn(domain, context) ? 'dkim.step.compare-key' : 'dkim.step.tell-signer',
      ...findChange,
    ],
    'key-broken': (facts, context) => [
      keyFaults(facts).length > 0 ? 'dkim.step.correct-key-faults' : 'dkim.step.correct-key',
      'dkim.step.copy-key',
      ...dkimSteps(context).slice(0, 1),
    ],
    malformed: (_, context) => ['dkim.step.update-signer', ...dkimSteps(context).slice(0, 1)],
  },
}
