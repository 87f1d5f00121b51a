import { verifierAdvice } from './verifier-advice.ts'
import { verifierListWords } from './verifier-lists.ts'
import { verifierResultWords } from './verifier-result.ts'

/** The pages of the email verifier. */
export const verifierWords = {
  ...verifierResultWords,
  advice: verifierAdvice,
  lists: verifierListWords,

  meta: {
    title: 'Email verifier: does this address take mail?',
    description:
      'Check an email address before you write to it: spelling, domain, mail servers, mailbox. With the evidence, and honest where nobody can know.',
    of: (address: string) => `Verification of ${address}`,
    lists: 'Verify a list of email addresses',
    list: (name: string) => `${name}: verified addresses`,
  },

  tabs: { nav: 'Email verifier', one: 'One address', list: 'A list' },

  title: 'Will this address take your mail?',

  lead: 'Spelling, lists, domain, mail server: each is looked at, and you see what was found. Where nobody can know, it says so.',

  label: 'Email address',

  placeholder: 'name@example.org',

  submit: 'Verify',

  submitting: 'Verifying',

  example: 'What an answer looks like',

  exampleNote: 'A made-up address',

  specimen: {
    title: 'This server takes mail for every name, so nobody can tell whether this mailbox exists.',
    text: 'It accepted the address, and it accepted a name made up at random just the same.',
  },

  noServer: 'Mailboxes are not asked on this server',

  empty: 'Type an email address first.',

  scoreOf: (score: number) => `Score ${score} of 100`,

  ofHundred: 'of 100',
  noScore: 'No score',

  checked: 'Checked',

  cached: 'from an earlier check, still valid',

  adviceTitle: 'What to do',

  lookedIn: {
    title: 'Lists that were looked in',
    count: (count: number) => (count === 1 ? '1 list' : `${count} lists`),
    name: 'List',
    version: 'Version',
    date: 'Data of',
  },

  gone: {
    missing: 'There is no verification at this address',
    missingText: 'The link may be cut short. Nothing is broken: type the address to verify it again.',
    expired: 'This verification has expired',
    expiredText: 'Results are erased when their time is over. Type the address to verify it again.',
    failed: 'This could not be shown',
    failedText: 'Something failed on our side. Loading the page again often helps.',
  },

  about: [
    {
      title: 'What is asked',
      text: 'How the address is written, whether lists know its domain, where its mail goes, and, where the operator allows it, whether the mail server takes this recipient. No message is sent.',
    },
    {
      title: 'What an answer is worth',
      text: 'A server that says no is believed. One that says yes to every name, puts us off or refuses to talk to us proves nothing, and the verdict says so.',
    },
    {
      title: 'What happens to the address',
      text: 'The result stays on this server for at most 30 days, readable only with its link. The address is passed on to nobody but its own mail server.',
    },
  ],

  questions: [
    {
      q: 'Why “unknown”? Other tools always have an answer.',
      a: [
        'Large providers answer every such question alike, or not at all, and some servers put off whoever they do not know. A tool that still says “valid” is guessing. Here it is called unknown, with the reason and the reply of the server.',
      ],
    },
    {
      q: 'Does verifying an address send it a mail?',
      a: [
        'No. The conversation with the mail server ends after the recipient was named and before any message. The owner of the mailbox notices nothing.',
      ],
    },
    {
      q: 'May I verify a list that I bought?',
      a: [
        'It will not help. That a mailbox exists is not permission to write to it, and bought lists hold traps that accept mail like any other address.',
      ],
    },
    {
      q: 'I run a mail server and do not want to be asked.',
      a: [
        'Domains and single addresses can be put on a list that is never asked from here again. Write to the operator of this site.',
      ],
    },
  ],
}
