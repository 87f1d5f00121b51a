/** The home page. */
export const homeWords = {
  title: 'Will your newsletter reach the inbox?',
  lead: 'Send it to this address. You get a score, the reasons behind it, and the exact records to publish.',
  testTitle: 'Email spam test',
  testLead:
    'Send the mail you are about to send. It is read as Gmail, Yahoo and Microsoft would read it: who sent it, who signed it, what is in it.',
  /** What led here, said once. */
  notices: {
    removed: 'Report deleted',
    changed: 'Plan has been changed!',
    failed: 'Sorry, something went wrong',
  },
  example: {
    of: (subject: string) => `Report on “${subject}”`,
    untitled: 'No subject',
    score: 'Score',
    outOf: 'of 100',
    gain: (points: string) => `+${points}`,
    title: 'What a report says',
    lead: 'A careless newsletter, read by the same code that reads yours. Simulated DNS, real findings.',
    open: 'Read the whole report',
    fixes: 'Fix these first',
    providers: 'What the providers ask for',
    passed: (passed: number, total: number) => `${passed} of ${total}`,
  },
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Send to the address above',
        text: 'From the program that sends your newsletter, to this address alone. It is yours and takes mail until the time shown.',
      },
      {
        title: 'Watch it being read',
        text: 'The connection, the encryption, the signatures, then each group of checks with its time. It takes seconds.',
      },
      {
        title: 'Fix what costs most',
        text: 'At most five things, each with the points it would bring. DNS records come typeset, to copy as they are.',
      },
    ],
  },
  checked: {
    title: 'What is checked',
    lead: (count: number) =>
      `${count} checks, each with the line of your mail or the DNS record it was read from. What could not be asked is shown as not checked; it never counts for or against you.`,
    count: (count: number) => (count === 1 ? '1 check' : `${count} checks`),
  },
  questions: [
    {
      q: 'Perfect score, but still in spam?',
      a: [
        'The score covers what can be read from one message: authentication, reputation lists, headers, content. Providers also know how people treated your earlier mail: opens, deletions, complaints. No test from outside can see that.',
        'So a high score says that nothing in the mail or its setup stands in the way. If it still goes to spam, look at complaint rates in Google Postmaster Tools, send to people who asked for it, and slow down after a pause.',
      ],
    },
    {
      q: 'What happens to my mail?',
      a: [
        'It is stored on this server only, for as long as the report says, and you can delete it at any time. Nothing is passed on to a third party. Links that confirm or unsubscribe are never followed.',
      ],
    },
    {
      q: 'Why does the same mail sometimes score differently?',
      a: [
        'Same message and same DNS answers give the same score. DNS, blacklists and linked pages change, and sometimes they do not answer: those checks are marked as not checked and leave the sum.',
      ],
    },
    {
      q: 'Can I send the same newsletter again?',
      a: [
        'Yes. Each mail to the address makes a new report until the address expires, and an open report tells you when a newer one is there.',
      ],
    },
    {
      q: 'A report says “not checked”. Is that bad?',
      a: [
        'No. It means that the question could not be asked: no answer from a DNS server, a list that refuses this resolver, an uploaded file without a connection to judge. The score says how much could be checked.',
      ],
    },
  ],
  tools: {
    title: 'More to measure with',
    lead: 'Each answers one question and shows how it found out. No account is needed.',
    placement: {
      name: 'Inbox placement test',
      text: 'Send one mail to a list of test mailboxes and see where it lands: inbox, tab or spam folder.',
    },
    verifier: {
      name: 'Email verifier',
      text: 'Is there a mailbox behind this address? One address, or a list as CSV.',
    },
    records: {
      name: 'Record checkers',
      text: 'What your domain publishes, term by term, and the record to publish instead.',
    },
    lists: {
      name: 'Blacklist checkers',
      text: 'Which lists name you, which of them matter, and how to be taken off.',
    },
  },
  free: {
    title: 'No prices, no limits',
    text: 'This instance runs without plans. Every test, picture and report is open to everyone who may use it. The only bounds are those that keep the server standing.',
    start: 'Start a test',
  },
}
