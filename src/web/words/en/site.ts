import type { InstanceStatus } from '#contract/site.ts'

type Part = InstanceStatus['parts'][number]

/** The public pages around the tools: menus, the entry of the placement test, consultants, contact, status, sharing. */
export const siteWords = {
  inboxTest: {
    meta: 'Inbox placement test',
    description:
      'Send one mail to test mailboxes at several providers and see where it lands: inbox, tab or spam folder, how long it took, and what the receivers saw of your signatures.',
    title: 'Inbox or spam folder?',
    lead: 'A score says what is in a mail. This test says what became of it: you send it to mailboxes of ours at several providers, and we look where it was put.',
    specimen: {
      places: { inbox: 'Inbox', tab: 'Promotions', spam: 'Spam', missing: 'Missing' },
      seconds: (seconds: number) => `${seconds} s`,
      waited: 'not in 15 min',
      note: 'How a result reads. These rows are made up.',
    },
    begin: 'Choose mailboxes',
    example: 'See an example',
    steps: {
      title: 'How it works',
      items: [
        {
          title: 'Choose the mailboxes',
          text: 'Those at the providers your readers use. You get their addresses as a list, and a marker by which we know your mail.',
        },
        {
          title: 'Send as you always do',
          text: 'From the program that sends your newsletter, with the marker in it. Separate messages, not one with many recipients: those are judged differently.',
        },
        {
          title: 'Watch where it lands',
          text: 'Each mailbox reports as the mail arrives: its folder, the delay, and whether SPF, DKIM and DMARC passed there. Most answer within minutes.',
        },
      ],
    },
    shows: {
      title: 'What the report shows',
      items: [
        ['Inbox', 'It stands where your readers look first.'],
        ['A tab', 'Promotions or Updates at Gmail: delivered, but aside.'],
        ['Spam', 'The provider took it and put it away.'],
        ['Missing', 'It did not arrive in the time it was waited for.'],
      ] as [string, string][],
    },
    limits: {
      title: 'What it cannot show',
      text: 'Our mailboxes are not your readers. Nobody opened your earlier mail there, so what providers learn from people is missing. Read the result as evidence about your setup and content, best over several sendings.',
    },
    questions: [
      {
        q: 'How is this different from the spam test?',
        a: [
          'The spam test reads one mail and everything published about its sender, and explains each finding. The placement test lets real providers decide, and shows the decision without its reasons. Together they tell what happens and why.',
        ],
      },
      {
        q: 'The score was high. Why is the mail in spam?',
        a: [
          'Providers also weigh how people treated your earlier mail, how much you send today compared to yesterday, and what others at your sending service do. None of that is in the mail.',
        ],
      },
      {
        q: 'How many mailboxes should I choose?',
        a: [
          'Two or three at each provider that matters to you. One mailbox may be an exception; three that agree are not.',
        ],
      },
    ],
  },

  consultants: {
    meta: 'Email deliverability consultants',
    description:
      'People who help mail arrive: audits, sending reputation, moves between sending services, DMARC. And a form to write to us.',
    title: 'Email deliverability consultants',
    lead: 'Some questions need a person: a block that does not lift, a move to another sending service, a domain that was abused. Consultants do that for a living.',
    listTitle: 'Consultants',
    note: 'Listed by whoever runs this site. The tests never recommend anybody because of it.',
    empty: {
      title: 'No consultants are listed yet',
      text: 'The list is kept by whoever runs this site. Write to us below; tell us if you know somebody who belongs here.',
    },
    languages: (languages: string) => `Speaks ${languages}`,
    site: 'Website',
    write: (name: string) => `Write to ${name}`,
    first: {
      title: 'Before you pay anybody',
      items: [
        [
          'Run the spam test',
          'A record that is missing or wrong is the commonest cause, and the report has the one to publish.',
        ],
        [
          'Look at complaint rates',
          'Google Postmaster Tools shows them for free. Gmail asks senders to stay below 0.3 %.',
        ],
        [
          'Write down when it began',
          'A new server, a new list, a new template: the day tells more than any test.',
        ],
      ] as [string, string][],
    },
  },

  contact: {
    title: 'Write to us',
    lead: 'Your message goes by mail to whoever runs this site. It is stored nowhere else.',
    name: 'Your name',
    email: 'Your email address',
    emailHint: 'The answer goes there.',
    domain: 'Domain it is about',
    domainHint: 'Optional, such as example.org.',
    message: 'Message',
    send: 'Send message',
    sentTitle: 'Your message is on its way',
    sent: 'It goes to whoever runs this site. The answer comes to the address you gave.',
    another: 'Write another message',
    off: 'This server has no way to send mail yet, so there is no form.',
  },

  status: {
    meta: 'Service status',
    description: 'Which parts of this site work right now.',
    title: { good: 'Everything works', warning: 'Something needs a look', bad: 'Something does not work' },
    lead: (when: string) => `Checked on ${when}. The page is made anew each time you load it.`,
    said: {
      good: 'Works',
      warning: 'Works, with a remark',
      bad: 'Does not work',
      'no-data': 'Nothing to say yet',
    } as Record<Part['status'], string>,
    parts: {
      receiver: ['Receiving mail', 'Takes the mail that you send to a test address.'],
      database: ['Reports and accounts', 'Keeps what was tested and who you are.'],
      jobs: ['Work in the background', 'Erases what is past its time and takes up what was interrupted.'],
      browser: [
        'Screenshots and heat maps',
        'A browser draws your mail as devices show it. Without it, reports come without pictures.',
      ],
      dns: [
        'Looking up domains',
        'Asks the DNS for records and blacklists. Without it, checks are shown as not checked.',
      ],
    } as Record<Part['id'], [string, string]>,
    machine: 'For programs: ',
  },

  admin: {
    contactEmail: 'Address for messages of the contact form',
    contactEmailHint: 'Without one they go to the sender of the mail to users (MAIL_FROM).',
    contactTextHint: '{email} stands for that address, {year} for this year.',
    leads: 'Links of the footer',
    leadsHint: 'A path of this site or a whole address. An empty one is not shown.',
    consultants: 'Consultants',
    consultantsHint:
      'Shown on the page about deliverability, in this order. One without a name is taken out.',
    newConsultant: 'One more consultant',
    fields: {
      name: 'Name',
      about: 'What they do',
      languages: 'Languages',
      languagesHint: 'Separated by commas.',
      country: 'Country',
      link: 'Website',
      email: 'Email address',
    },
  },
}
