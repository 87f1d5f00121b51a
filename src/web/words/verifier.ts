import type { Reason, VerificationStep, VerifierList } from '#contract/verifier.ts'

type Advice = Partial<Record<Reason, string[]>>

/** What to do, by the reason of the verdict. */
const advice: Advice = {
  accepted_email: [
    'Write to it, as long as its owner asked for your mail. That a mailbox exists is no permission.',
    'Verify it again before a mailing in some months: people change jobs, and mailboxes close.',
  ],
  invalid_email: ['Ask for the address again, or correct it at the marked place.'],
  invalid_domain: [
    'Compare the domain with where you got the address from: a single letter is often wrong.',
    'If it was right once, the domain has been given up. Take the address off your list.',
  ],
  no_mx: ['Take the address off your list, or ask for another one. Nothing at this domain takes mail.'],
  null_mx: [
    'Take the address off your list. The owner of the domain has published that it takes no mail, so this will not change by waiting.',
  ],
  no_mailbox: [
    'Look for a mistyped letter before the @.',
    'Else take it off your list: each mail to a mailbox that does not exist costs you reputation.',
  ],
  mailbox_full: [
    'Leave it out of the next mailing and verify it again in a week or two.',
    'A mailbox that stays full is usually no longer read.',
  ],
  mailbox_disabled: ['Take the address off your list. Its provider has closed the mailbox.'],
  catch_all: [
    'Write to it only if you got it from its owner; a guessed name would be accepted as well.',
    'Send to a few such addresses at a time, and stop where mail bounces.',
  ],
  disposable: [
    'Expect that nobody reads it after today. Ask for another address if you want to stay in touch.',
    'Do not send newsletters to it: such domains are also used to trap senders.',
  ],
  role: [
    'Write to it about business, not with a newsletter: those who read it did not sign up themselves.',
    'Ask for the address of a person.',
  ],
  greylisted: [
    'Wait. The server is asked again at the time shown, as the same sender, which is what it wants to see.',
  ],
  blocked_by_receiver: [
    'Do not take this as a bad address. The refusal is about the server that asked.',
    'Send a confirmation mail if you need to be sure.',
  ],
  timeout: ['Verify it again later. Slow servers are often only busy.'],
  provider_unverifiable: [
    'Send a confirmation mail. At this provider nothing else tells whether the mailbox exists.',
  ],
  mailbox_not_asked: [
    'Take it as neither good nor bad: what could be looked at speaks for it, and the mailbox itself was not asked for.',
    'Let a confirmation mail decide before you add it to a list.',
  ],
  unroutable: [
    'Take the address off your list: the mail servers that its domain names cannot be reached by anybody.',
  ],
  catch_all_unknown: [
    'Write to it only if you got it from its owner; whether the server takes any name could not be found out.',
  ],
  possible_typo: ['Ask the person which of the two spellings is right before you write.'],
  restricted: ['Verify it again later, or send a confirmation mail: the mailbox seems to exist.'],
  temporary_error: ['Verify it again in an hour. The server had a fault of its own.'],
  unclear_reply: ['Send a confirmation mail: what the server said can be read in more than one way.'],
  disconnected: ['Verify it again later. The server hung up before it answered.'],
  no_connection: [
    'Verify it again later or from elsewhere. No mail server of the domain could be reached from this server.',
  ],
  utf8_not_offered: [
    'Ask for an address in plain letters: this mail server does not take names in other scripts.',
  ],
  dns_unavailable: [
    'Verify it again later. The name servers could not be asked, which says nothing about the address.',
  ],
  opted_out: ['Send a confirmation mail if you have the permission to write. It will not be verified here.'],
}

/** What the pages of the email verifier say. */
export const verifierWords = {
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

  verdict: {
    deliverable: 'Deliverable',
    risky: 'Risky',
    undeliverable: 'Undeliverable',
    unknown: 'Unknown',
  },
  /** Said only where the answer brought no sentence. */
  verdictTitle: {
    deliverable: 'This address takes mail.',
    risky: 'Mail may arrive, but something speaks against this address.',
    undeliverable: 'Mail to this address will bounce.',
    unknown: 'Nobody can say from outside whether this address takes mail.',
  },
  running: 'Being verified',
  steps: {
    title: 'Steps',
    names: {
      syntax: 'Spelling',
      lists: 'Lists',
      domain: 'Domain',
      mailbox: 'Mailbox',
      verdict: 'Verdict',
    } satisfies Record<VerificationStep, string>,
    now: {
      syntax: 'Reading the address',
      lists: 'Looking it up in the lists',
      domain: 'Asking for the mail servers of the domain',
      mailbox: 'Asking the mail server for the mailbox',
      verdict: 'Putting it together',
    } satisfies Record<VerificationStep, string>,
    states: { pending: 'waiting', done: 'done', skipped: 'left out' },
    polling: 'Live updates are not available; asking every 2 seconds.',
    refreshing: 'This page loads itself anew every 2 seconds until the answer is there.',
  },
  score: 'Score',
  scoreOf: (score: number) => `Score ${score} of 100`,
  ofHundred: 'of 100',
  checked: 'Checked',
  cached: 'from an earlier check, still valid',

  suggestion: {
    question: 'Did you mean',
    verify: 'Verify it',
  },
  retry: {
    title: (when: string) => `Asked again at ${when}`,
    text: 'The server puts off senders that it does not know yet and takes them when they come back. Leave this page open, or come back to its link after that time.',
  },

  address: {
    title: 'The address',
    local: 'name',
    domain: 'domain',
    fault: 'here',
    missing: 'missing here',
    tag: 'tag',
    inDns: 'In the DNS',
    normalized: 'The same mailbox as',
    notes: {
      case: 'capital letters do not count',
      tag: 'the tag at the end of the name is dropped',
      dots: 'dots in the name are ignored',
      domain: 'the provider has two names for the same mailbox',
      idn: 'the domain is written as the DNS holds it',
      other: 'needless signs are left out',
    },
    because: (reasons: string) =>
      `At this domain ${reasons}. Compare addresses in this form, and write to the one above.`,
  },

  advice,
  adviceTitle: 'What to do',
  checks: { title: 'What was found' },

  hosts: {
    title: 'Where its mail goes',
    nullMx: 'The domain has published that it takes no mail (null MX, RFC 7505).',
    fallback:
      'The domain names no mail server. Mail then goes to the address of the domain itself (RFC 5321, 5.1).',
    label: 'Mail servers in the order in which they are tried',
    preference: 'Preference',
    host: 'Mail server',
    ips: 'Addresses',
    noIps: 'none',
    provider: 'Run by',
    state: 'State',
    states: {
      usable: 'reachable from the internet',
      private: 'only private addresses: cannot be reached',
      'no-address': 'this name has no address',
      'local-name': 'a name that only means its own machine',
      'ip-literal': 'a number where a name must stand',
      'bad-name': 'not a host name',
      'no-data': 'could not be looked up',
      'not-asked': 'not looked up: too many servers',
    } as Record<string, string>,
  },

  lookedIn: {
    title: 'Lists that were looked in',
    count: (count: number) => (count === 1 ? '1 list' : `${count} lists`),
    name: 'List',
    version: 'Version',
    date: 'Data of',
  },

  smtp: {
    title: 'What the mail server said',
    notAsked: 'The mailbox was not asked',
    notAskedNote: 'That says nothing against the address. It is why the answer is not a plain yes or no.',
    we: 'we',
    they: 'they',
    nothing: 'no answer',
    connect: 'connecting',
    noData: 'Nothing was sent to the mailbox: the conversation ends before any message.',
    verdicts: {
      accepted: 'accepted',
      no_mailbox: 'no such mailbox',
      disabled: 'mailbox disabled',
      full: 'mailbox full',
      greylist: 'come back later',
      rate_limited: 'too many questions',
      ip_blocked: 'we are blocked',
      policy: 'refused by a rule',
      needs_rdns: 'wants a reverse name',
      auth: 'wants authentication',
      temp_error: 'trouble of the server',
      unknown: 'unclear',
      timeout: 'no answer in time',
      closed: 'hung up',
      refused: 'connection refused',
      unreachable: 'cannot be reached',
      'refused-address': 'address not public: not connected',
      malformed: 'not a valid reply',
      'too-long': 'reply too long',
      tls: 'encryption failed',
      'utf8-not-offered': 'takes no such letters',
    } as Record<string, string>,
  },

  factors: {
    title: 'What the score is made of',
    why: 'Part',
    points: 'Points',
    sum: 'Score',
  },

  gone: {
    missing: 'There is no verification at this address',
    missingText: 'The link may be cut short. Nothing is broken: type the address to verify it again.',
    expired: 'This verification has expired',
    expiredText: 'Results are erased when their time is over. Type the address to verify it again.',
    failed: 'This could not be shown',
    failedText: 'Something failed on our side. Loading the page again often helps.',
  },

  captcha: {
    noKey: 'No key provided',
    noVersion: 'No version provided',
    failed: 'Failed to execute',
    notLoaded: 'ReCaptcha error: Failed to load script',
    notice: (provider: string) => `Protected by ${provider}: its`,
    privacy: 'privacy policy',
    and: 'and',
    terms: 'terms of service',
    apply: 'apply.',
    withoutScripts:
      'This server asks for a captcha, which needs scripts. Switch them on to verify an address.',
  },

  lists: {
    title: 'Verify a list of addresses',
    lead: 'A CSV file, or addresses one below the other. Each is verified once; you get your file back with the verdicts in added columns.',
    file: 'Choose a file',
    drop: 'or drop one here',
    dropNow: 'Let go to take this file',
    limits: 'CSV or plain text, at most 100,000 rows',
    chosen: 'Chosen',
    paste: 'Or paste addresses',
    pastePlaceholder: 'anna@example.org\nben@example.net',
    column: 'Column with the addresses',
    columnHint: 'Its name in the first row, or its number. Empty: it is found by itself.',
    columnFound: 'Find it by itself',
    asks: 'Mail servers will be asked whether each mailbox exists.',
    asksNot: 'Mail servers will not be asked: spelling, lists and domains alone.',
    asksSignedIn: 'That needs an account: mail servers are asked for the lists of signed-in users alone.',
    submit: 'Verify this list',
    submitting: 'Reading the list',
    nothing: 'Choose a file or paste some addresses first.',
    pastedName: 'Pasted addresses',
    owner:
      'There are no accounts yet: lists belong to this browser. Nobody else sees them, and they are gone with its cookies.',
    notHere: 'This server takes no lists from visitors.',
    earlier: 'Earlier lists',
    none: 'Your lists will stand here, with their progress and the file to download.',
    failed: 'The list could not be taken. Nothing was stored; try again in a moment.',

    name: 'List',
    state: 'State',
    started: 'Started',
    rows: 'Addresses',
    status: {
      reading: 'Being read',
      running: 'Running',
      waiting: 'Waiting',
      paused: 'Paused',
      completed: 'Completed',
      refused: 'Refused',
    } satisfies Record<VerifierList['status'], string>,
    /** The whole in a sentence. */
    headline: {
      reading: 'The file is being read.',
      running: (done: string, all: string) => `${done} of ${all} addresses are verified.`,
      paused: (done: string, all: string) => `Paused after ${done} of ${all} addresses.`,
      completed: (all: string) => `All ${all} addresses are verified.`,
      waiting: (done: string, all: string) =>
        `${done} of ${all} addresses are verified, the others are asked again later.`,
      few: (good: string, rows: string) => `Only ${good} of ${rows} rows held an address.`,
      none: (rows: string) => `None of ${rows} rows held an address.`,
      completedOne: 'The one address is verified.',
      refused: 'This list was not taken.',
    },
    progress: 'Progress',
    waiting: 'Asked again later',
    duplicates: (count: string) => `${count} duplicates, verified once`,
    oneDuplicate: '1 duplicate, verified once',
    rowsOf: (count: string) => `${count} rows`,
    columnOf: (column: string) => `Addresses from “${column}”`,
    pause: 'Pause',
    resume: 'Go on',
    remove: 'Delete',
    removeTitle: 'Delete this list?',
    removeText: 'The file, its addresses and their verdicts are erased at once. This cannot be undone.',
    removeConfirm: 'Delete list',
    removing: 'Deleting',
    cancel: 'Cancel',
    removed: 'List deleted',
    download: 'Download CSV',
    downloadSoFar: 'Download what is there',
    expires: (when: string) => `Kept until ${when}`,
    all: 'All lists',
    leave: 'You can close this page. The work goes on, also after a restart of the server.',
    legend: {
      deliverable: 'Write to them.',
      risky: 'Look at the reason before you do.',
      undeliverable: 'Take them off your list.',
      unknown: 'Could not be found out. That does not make them bad.',
    },
    bad: {
      title: 'Rows without an address',
      count: (count: string) => `${count} rows`,
      one: '1 row',
      note: 'They are kept in the download, marked as such.',
      first: (shown: number) => `The first ${shown} are shown.`,
      row: 'Row',
      text: 'What stands there',
      problem: 'What is wrong',
      nothing: 'nothing',
    },
    polling: 'Live updates are not available; asking every 3 seconds.',
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
