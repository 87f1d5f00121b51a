import type { Facts, Reference } from '@postproof/engine/finding-words'
import { gmailSenders } from '@postproof/engine/references'
import type { Code } from '@postproof/messages/message'
import type { CheckWords } from '../types.ts'
import { listOf } from './facts.ts'

const uts39: Reference = {
  label: 'Unicode TS 39: security mechanisms',
  url: 'https://www.unicode.org/reports/tr39/',
}
const ftc: Reference = {
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
    refs: [gmailSenders, ftc],
    facts: ({ facts }) => ({ words: listOf(facts.asks)[0] ?? null }),
    found: {
      unproven: (facts) => ['sender_claim.found.unproven', ...leads(facts), ...asks(facts)],
      asks: (facts) => ['sender_claim.found.asks', ...asks(facts)],
      impersonates: (facts) => ['sender_claim.found.impersonates', ...leads(facts), ...asks(facts)],
      'mail-system': (facts) => ['sender_claim.found.mail-system', ...leads(facts)],
    },
  },
  lookalike_domain: { refs: [uts39, ftc] },
  link_deception: {
    refs: [ftc],
    facts: ({ facts: { through, hosted } }) => ({ borrowed: Number(through) + Number(hosted) }),
  },
  callback_number: {
    refs: [
      {
        label: 'FTC: fake invoices and tech support',
        url: 'https://consumer.ftc.gov/articles/how-spot-avoid-and-report-tech-support-scams',
      },
    ],
  },
  money_trap: {
    refs: [
      {
        label: 'FTC: how to avoid a scam',
        url: 'https://consumer.ftc.gov/articles/how-avoid-scam',
      },
    ],
    facts: ({ facts: { to } }) => ({ to: typeof to === 'string' ? to : null }),
  },
  disguised_text: { refs: [uts39] },
}
