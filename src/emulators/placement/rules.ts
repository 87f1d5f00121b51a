import { claims, type MailFacts } from './facts.ts'
import type { Family, FamilyId } from './families.ts'

/**
 * How the simulated providers file mail. The first rule that holds decides; where none holds, mail goes to the inbox.
 * Real providers weigh thousands of signals and the reader's habits; these rules only show what each outcome looks
 * like, by causes that everyone can try.
 */
export type Verdict =
  | { to: 'inbox' | 'junk' | 'newsletters' }
  | { to: 'category'; category: 'promotions' | 'updates' | 'social' | 'forums' }
  | { to: 'nowhere' }
  | { to: 'refused'; code: number; text: string }
  /** Into the inbox first and to junk after a while. */
  | { to: 'junk-later' }

export type FilingRule = {
  id: string
  /** Null: at all of them. */
  at: readonly FamilyId[] | null
  /** Why, in one sentence. */
  why: string
  holds(mail: MailFacts): boolean
  verdict: Verdict
}

/** Each counts once. */
const spamPhrases = [
  '100% free',
  'act now',
  'casino',
  'cheap pills',
  'double your',
  'earn money',
  'get rich',
  'lottery',
  'miracle',
  'no risk',
  'risk-free',
  'viagra',
  'winner',
  'you have been selected',
  'wire transfer',
]

const has = (name: string) => (mail: MailFacts) => mail.headers.has(name)
const says = (mark: string) => (mail: MailFacts) => mail.subject.includes(mark)
const phrases = (mail: MailFacts) =>
  spamPhrases.filter((phrase) => mail.subject.includes(phrase) || mail.text.includes(phrase)).length
const isBulk = (mail: MailFacts) =>
  has('list-id')(mail) || has('feedback-id')(mail) || /bulk|list/i.test(mail.headers.get('precedence') ?? '')
const unsubscribes = has('list-unsubscribe')

export const filingRules: readonly FilingRule[] = [
  {
    id: 'asked-reject',
    at: null,
    why: 'The subject contains [reject].',
    holds: says('[reject]'),
    verdict: { to: 'refused', code: 550, text: '5.7.1 Message refused: the subject asks for it (simulated)' },
  },
  {
    id: 'asked-lost',
    at: null,
    why: 'The subject contains [lost].',
    holds: says('[lost]'),
    verdict: { to: 'nowhere' },
  },
  {
    id: 'asked-junk',
    at: null,
    why: 'The subject contains [junk].',
    holds: says('[junk]'),
    verdict: { to: 'junk' },
  },
  {
    id: 'asked-move',
    at: null,
    why: 'The subject contains [move].',
    holds: says('[move]'),
    verdict: { to: 'junk-later' },
  },
  {
    id: 'not-aligned',
    at: ['sim-gmail', 'sim-outlook', 'sim-yahoo'],
    why: 'The From domain is neither that of the envelope sender nor that of a DKIM signature.',
    holds: (mail) => claims(mail).dmarc === 'fail',
    verdict: { to: 'junk' },
  },
  {
    id: 'spam-phrases',
    at: null,
    why: 'It has three phrases or more that are usual in spam.',
    holds: (mail) => phrases(mail) >= 3,
    verdict: { to: 'junk' },
  },
  {
    id: 'some-spam-phrases',
    at: ['sim-icloud', 'sim-company'],
    why: 'It has a phrase that is usual in spam, and no DKIM signature.',
    holds: (mail) => phrases(mail) >= 1 && mail.dkimDomain === null,
    verdict: { to: 'junk' },
  },
  {
    id: 'list-without-unsubscribe',
    at: ['sim-outlook', 'sim-yahoo', 'sim-gmx'],
    why: 'It says that it is bulk mail but has no List-Unsubscribe.',
    holds: (mail) => isBulk(mail) && !unsubscribes(mail),
    verdict: { to: 'junk' },
  },
  {
    id: 'incomplete',
    at: ['sim-icloud', 'sim-company'],
    why: 'It has no Date or no Message-ID.',
    holds: (mail) => !has('date')(mail) || !has('message-id')(mail),
    verdict: { to: 'junk' },
  },
  {
    id: 'forum',
    at: ['sim-gmail'],
    why: 'It has List-Post, as mailing lists have.',
    holds: has('list-post'),
    verdict: { to: 'category', category: 'forums' },
  },
  {
    id: 'social',
    at: ['sim-gmail'],
    why: 'It tells of a person on a network.',
    holds: (mail) => /mentioned you|new follower|friend request|connected with you/.test(mail.subject),
    verdict: { to: 'category', category: 'social' },
  },
  {
    id: 'offers',
    at: ['sim-gmail'],
    why: 'It has List-Unsubscribe, or says that it is bulk mail.',
    holds: (mail) => unsubscribes(mail) || isBulk(mail),
    verdict: { to: 'category', category: 'promotions' },
  },
  {
    id: 'receipts',
    at: ['sim-gmail'],
    why: 'Its subject tells of an order, an invoice or an account.',
    holds: (mail) => /\b(order|receipt|invoice|shipped|password|your account)\b/.test(mail.subject),
    verdict: { to: 'category', category: 'updates' },
  },
  {
    id: 'newsletter-folder',
    at: ['sim-gmx'],
    why: 'It has List-Unsubscribe.',
    holds: unsubscribes,
    verdict: { to: 'newsletters' },
  },
]

/** Where this provider puts the mail, and by which rule; null: by none, so into the inbox. */
export function fileAt(family: Family, mail: MailFacts): { verdict: Verdict; rule: FilingRule | null } {
  const rule =
    filingRules.find(({ at, holds }) => (at === null || at.includes(family.id)) && holds(mail)) ?? null
  return { verdict: rule?.verdict ?? { to: 'inbox' }, rule }
}
