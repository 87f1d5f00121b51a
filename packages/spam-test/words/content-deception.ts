import type { Facts, Reference } from '@postproof/engine/finding-words'
import type { Code } from '@postproof/messages/message'
import type { CheckWords } from '../types.ts'
import { listOf } from './facts.ts'

const _uts39: Reference = {
  label: 'Unicode TS 39: security mechanisms',
  url: 'https://www.unicode.org/reports/tr39/',
}
const _ftc: Reference = {
  label: 'FTC: how to recognize phishing',
  url: 'https://consumer.ftc.gov/articles/how-recognize-avoid-phishing-scams',
}

const leads = ({ targets }: Facts): Code[] => (listOf(targets).length > 0 ? ['sender_claim.leads'] : [])
const asks = ({ asks: found }: Facts): Code[] => [
  listOf(found).length > 0 ? 'sender_claim.says' : 'sender_claim.asks-or-opens',
]

/** The checks of who a mail claims to be, and what it hides. */
export const deceptionWords: Record<string, CheckWords> = {
  sender_claim: {
    facts: ({ facts }) => ({ words: listOf(facts.asks)[0] ?? null }),
    found: {
      unproven: (facts) => ['sender_claim.found.unproven', ...leads(facts), ...asks(facts)],
      asks: (facts) => ['sender_claim.found.asks', ...asks(facts)],
      impersonates: (facts) => ['sender_claim.found.impersonates', ...leads(facts), ...asks(facts)],
      'mail-system': (facts) => ['sender_claim.found.mail-system', ...leads(facts)],
    },
  },
  link_deception: {
    facts: ({ facts: { through, hosted } }) => ({ borrowed: Number(through) + Number(hosted) }),
  },
  money_trap: {
    facts: ({ facts: { to } }) => ({ to: typeof to === 'string' ? to : null }),
  },
}
