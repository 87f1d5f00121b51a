import type { VerificationStep } from '#contract/verifier.ts'

/** What was found out about one address. */
export const verifierResultWords = {
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
}
