import { placementMonitorWords } from './placement-monitors.ts'
import { placementSeedWords } from './placement-seeds.ts'

const mailboxes = (count: number) => (count === 1 ? '1 mailbox' : `${count} mailboxes`)

/** The pages of the inbox placement test. */
export const placementWords = {
  monitors: placementMonitorWords,
  seeds: placementSeedWords,

  begin: {
    meta: 'Inbox placement test: inbox, promotions, spam or nowhere',
    description:
      'Send your mail to real mailboxes and see where each provider files it: inbox, tab, spam folder, or nowhere. With the headers that say why.',
    title: 'Where does your mail land?',
    lead: 'Send one mail to a list of mailboxes, and see for each provider whether it is in the inbox, under a tab, in the spam folder, or nowhere.',
    example: 'See a finished test',
    steps: 'Steps of a test',
    step: ['Choose providers', 'Send the mail', 'Read the report'],
    choose: 'Which providers should get it?',
    chooseNote:
      'Choose those that your recipients use. More mailboxes make a share more certain, never complete.',
    all: 'All',
    none: 'None',
    chosen: (providers: number, count: number) =>
      `${providers === 1 ? '1 provider' : `${providers} providers`}, ${mailboxes(count)}`,
    start: 'Start the test',
    starting: 'Starting',
    mailboxes,
    lastOk: (when: string) => `Last read ${when}`,
    neverOk: 'Not read yet',
    disabled: 'Cannot be read now',
    kinds: { consumer: 'Private mailboxes', business: 'Business mailboxes' },
    noneUsable: 'None of the mailboxes can be read now, so no test can be started.',
    noProviders: 'This server has no mailboxes to test with yet.',
    noProvidersText:
      'Whoever runs it can add seed mailboxes, or switch on the simulated providers. Until then the sample shows what a report looks like.',
    chooseOne: 'Choose at least one provider.',
    earlier: 'Your tests',
    allTests: 'All tests',
    unavailable: 'Placement tests cannot be had now',
  },

  simulated: {
    label: 'Simulated',
    note: 'These providers are simulated: they exist inside this server and show how a test works, not what real providers do.',
    sample:
      'This is a sample made with simulated providers: it shows how a report reads, not what real providers do.',
  },

  states: {
    draft: 'Draft',
    waiting: 'Waiting for mail',
    collecting: 'Collecting',
    completed: 'Completed',
    expired: 'Expired',
  },

  /** Where a mail is, as a chip says it. */
  places: {
    inbox: 'Inbox',
    promotions: 'Promotions',
    updates: 'Updates',
    social: 'Social',
    forums: 'Forums',
    other: 'Other folder',
    spam: 'Spam',
    missing: 'Missing',
    rejected: 'Refused',
    pending: 'Waiting',
    unreachable: 'Not readable',
  },

  shares: {
    inbox: 'Inbox',
    tabs: 'Tabs and folders',
    spam: 'Spam',
    missing: 'Missing',
    pending: 'Waiting',
    unknown: 'Not readable',
    label: (parts: string) => `Where it landed: ${parts}`,
    of: (count: number, name: string) => `${name} ${count}`,
    counted: (count: number) => `n = ${count}`,
  },

  test: {
    meta: (subject: string) => `${subject}: where it landed`,
    titles: {
      draft: 'This test is not started yet',
      waiting: 'Send your mail now',
      collecting: 'The mail is arriving',
      expired: 'No mail with this marker came',
    },
    untitled: 'Placement test',
    texts: {
      draft: 'Choose the providers that should get the mail. Then this page shows the addresses to send to.',
      waiting:
        'The mailboxes are being watched. As soon as a mail with the marker comes in, it shows below by itself.',
      collecting:
        'Each mailbox is shown as soon as the mail is found in it. The report opens when all have answered.',
      expired:
        'The mailboxes were watched until the time was over. Nothing is lost: check that the marker was in the mail and that it left your sending service, then start a new test.',
    },
    listening: 'Listening',
    asking: 'Asking every 3 seconds',
    again:
      'All mailboxes have answered. Each is looked at once more, since filters may move a mail after its arrival; then the report opens.',
    reload: 'Load this page again to see what came in.',
    reloadLink: 'Load again',
    found: (found: number, total: number) => `${found} of ${total} mailboxes have answered`,
    closes: (when: string) => `Watched until ${when}`,
    created: (when: string) => `Made ${when}`,
    started: (when: string) => `Started ${when}`,
    completed: (when: string) => `Completed ${when}`,
    newTest: 'New placement test',
    mailboxes: 'Mailboxes',
  },

  send: {
    list: 'Send to these addresses',
    listNote:
      'Send separate mails, one per address, as your sending service does for a campaign. CC and BCC distort the result.',
    form: 'Form of the list',
    forms: { lines: 'One per line', comma: 'Commas', semicolon: 'Semicolons', csv: 'CSV' },
    plain: 'Plain addresses',
    plus: 'With the marker in each address',
    ways: 'Kind of address',
    plusNote:
      'With these addresses the mail itself can stay as it is: the marker stands behind the plus sign.',
    copyList: 'Copy the list',
    addresses: (count: number) => (count === 1 ? '1 address' : `${count} addresses`),
    csvHead: 'name,address',
    marker: 'Put this marker into the mail',
    markerNote: 'One place is enough. By it your mail is told from everything else in these mailboxes.',
    copyMarker: 'Copy the marker',
    places: {
      body: ['In the body', 'Anywhere in the text, in one piece. Small print at the end will do.'] as [
        title: string,
        text: string,
      ],
      subject: ['In the subject', 'At its end. Note that a changed subject can change the filing.'] as [
        title: string,
        text: string,
      ],
      header: ['As a header', 'The mail looks as always. Most sending services can add a header.'] as [
        title: string,
        text: string,
      ],
      address: ['In the address', 'Choose “With the marker in each address” in the list.'] as [
        title: string,
        text: string,
      ],
    },
    copyHeader: 'Copy the header',
    simulated: 'No mail at hand?',
    simulatedText:
      'The simulated mailboxes take the sample newsletter from here. They also take mail that is sent to this server by SMTP.',
    sample: 'Send the sample newsletter',
    sending: 'Sending',
    sent: 'The sample is on its way.',
    smtp: 'SMTP server',
    slow: 'Nothing yet?',
    slowItems: [
      'Look in your sending service whether the mail has left, and whether an address bounced.',
      'Make sure that the marker was not cut apart, or removed as a hidden text.',
      'Providers may hold back the first mail of a sender for several minutes.',
    ],
  },

  report: {
    providers: 'By provider',
    providersNote: 'Counts where there are too few mailboxes for a percentage',
    inbox: (inbox: number, counted: number) => `${inbox} of ${counted} in the inbox`,
    nothing: 'Nothing known',
    interval: (share: string, low: string, high: string) => `${share}; true share ${low} to ${high}`,
    mailboxes: 'By mailbox',
    mailboxesNote: 'A row opens to what the provider wrote into the mail',
    table: 'Where the mail is in each mailbox',
    columns: {
      provider: 'Provider',
      place: 'Status',
      folder: 'Folder or tab',
      sender: 'Sender',
      lists: 'Blacklists',
      auth: 'Authentication',
      time: 'Time',
    },
    open: (address: string) => `Details of ${address}`,
    late: 'came late',
    noSender: 'Not known',
    listed: (count: number) => (count === 1 ? 'On 1 list' : `On ${count} lists`),
    notListed: 'On no list',
    notAsked: 'Not checked',
    notAskedWhy: {
      nothing: 'No mail was found here, so there is no sending address to check.',
      simulated: 'Simulated: there is no public sending address to check.',
      notPublic: 'The mail has no public sending address, or no blacklist answered.',
    },
    /** The checkers as the steps name them. */
    tools: {
      spf: 'SPF checker',
      dkim: 'DKIM checker',
      dmarc: 'DMARC checker',
      'ip-blacklist': 'IP blacklist checker',
      'domain-blacklist': 'domain blacklist checker',
      'spam-test': 'spam test',
    },
    noAuth: 'Not told',
    advice: 'What to do next',
    concerns: (names: string) => `Concerns ${names}`,
  },

  row: {
    happened: 'What happened',
    found: 'Found by',
    matchedBy: {
      header: 'the marker as a header',
      subject: 'the marker in the subject',
      'message-id': 'the Message-ID',
      'plus-address': 'the marker in the address',
      body: 'the marker in the body',
    },
    sender: 'Sender',
    from: 'Sent from',
    noPtr: 'no reverse DNS',
    lists: 'Blacklists',
    auth: 'Authentication as this provider saw it',
    microsoft: 'What Microsoft decided',
    filters: 'What its filters wrote',
    hops: 'The way of the mail',
    encrypted: 'Encrypted',
    tls: 'TLS',
    noTls: 'no',
    unknown: 'not told',
    first: 'first',
    rechecks: 'Looked at again',
    recheck: (when: string, place: string) => `${when}: ${place}`,
    gone: 'not there any more',
    headers: 'Headers',
    copyHeaders: 'Copy the headers',
    arrived: (when: string, took: string) => `${when}, after ${took}`,
    arrivedAt: 'Arrived',
    nothing: 'Nothing more is known of this mailbox.',
  },

  actions: {
    share: 'Share',
    link: 'Link to this report',
    linkNote: 'Whoever has it can read the report as long as it is shared. You can take that back.',
    notShared: 'Only you can open this link.',
    public: 'Readable for whoever has the link',
    on: 'Shared',
    off: 'Not shared',
    turnOn: 'Share the report',
    turnOff: 'Stop sharing',
    files: 'Downloads',
    csv: 'Table (CSV)',
    pdf: 'Report (PDF)',
    print: 'Print',
    remove: 'Delete',
    removeTitle: 'Delete this test?',
    removeText: 'The test and its report are deleted for good. The link stops working.',
    removeConfirm: 'Delete the test',
    cancel: 'Keep it',
    failed: 'That did not work. Nothing was changed; try again.',
  },

  trend: {
    title: (domain: string) => `Tests of ${domain}`,
    note: (count: number) => (count === 1 ? '1 test' : `the last ${count} tests, oldest first`),
    label: (domain: string) => `Where mail of ${domain} landed, test by test`,
    point: (when: string, inbox: number, total: number) => `${when}: ${inbox} of ${total} in the inbox`,
    this: 'this test',
    compareWith: 'Compare with',
    compare: 'Compare',
  },

  compare: {
    meta: 'Two placement tests compared',
    title: 'Before and after',
    back: 'All placement tests',
    before: 'Before',
    after: 'After',
    two: 'Choose two completed tests in the list to compare them.',
    table: 'Provider by provider',
    columns: { provider: 'Provider', before: 'Before', after: 'After', change: 'Change' },
    changes: { better: 'Better', worse: 'Worse', same: 'The same', unclear: 'Not certain' },
    absent: 'Not in this test',
    sums: (better: number, worse: number) =>
      better + worse === 0
        ? 'Nothing changed for certain.'
        : `${better === 1 ? '1 provider is' : `${better} providers are`} better, ${worse === 1 ? '1 is' : `${worse} are`} worse.`,
  },

  list: {
    title: 'Placement tests',
    empty:
      'Your placement tests will be listed here: for each mail the share of mailboxes that have it in the inbox, and where the rest of it went.',
    start: 'Start a placement test',
    label: 'Placement tests',
    columns: {
      test: 'Test',
      status: 'Status',
      result: 'Where it landed',
      created: 'Made',
      actions: 'Actions',
    },
    choose: (name: string) => `Choose ${name} for comparing`,
    chooseTitle: 'Compare',
    compare: 'Compare two',
    compareHint: 'Choose two completed tests',
    open: (name: string) => `Open ${name}`,
    remove: (name: string) => `Delete ${name}`,
    found: (count: number) => (count === 1 ? '1 test' : `${count} tests`),
    all: 'All placement tests',
  },

  print: {
    meta: (subject: string) => `${subject}: placement report to print`,
    kicker: 'Inbox placement report',
    back: 'Back to the report',
    now: 'Print',
    marker: 'Marker',
    address: 'Report',
  },
}
