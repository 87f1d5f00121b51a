/** The first page of the signed-in area, and what stands beside all of them. */
export const dashboardWords = {
  banner: {
    unconfirmed: (email: string) => `Please confirm your address. A link was sent to ${email}.`,
    pending: (email: string) => `Please confirm your new address. A link was sent to ${email}.`,
    pendingWhy: (email: string, when: string) =>
      `Until it is confirmed, ${email} counts. A message went there too: allow the new address by its link, or it counts from ${when} on.`,
    stop: 'Stop it',
    factorLost: (when: string) => `Your second factor can be switched off by mail from ${when} on.`,
    factorLostWhy:
      'Somebody who knows your password said that it is lost. If that was not you, keep it and choose a new password.',
    keepFactor: 'Keep it',
    why: 'Until then you can make no API keys, monitors or lists, and no second factor.',
    again: 'Send it again',
    deletion: (when: string) => `This account will be deleted on ${when}.`,
    keep: 'Keep the account',
  },

  side: {
    nav: 'Account',
    dashboard: 'Dashboard',
    spamTest: 'Email Spam Test',
    placement: 'Inbox Placement',
    account: 'Account',
    subscription: 'Subscription',
    help: 'Help',
    admin: 'Administration',
    open: 'Open the menu',
    close: 'Close the menu',
  },

  dashboard: {
    meta: 'Dashboard',
    title: (name: string) => `Hello, ${name}`,
    testAgain: 'New test',
    usage: 'This period',
    resets: (when: string) => `Counted until ${when}`,
    metrics: {
      spam_check: 'Spam tests',
      screenshots: 'Screenshots',
      heatmaps: 'Heat maps',
      inbox_placement: 'Placement tests',
      email_verification: 'Verified addresses',
      monitors: 'Monitors',
    } as Record<string, string>,
    of: (used: string, limit: string) => `${used} of ${limit}`,
    unlimited: (used: string) => `${used}, without limit`,
    none: 'Not in this plan',
    full: 'Used up',
    change: 'See the plans',
    scores: 'Scores',
    scoresNote: (count: number) =>
      count === 1 ? 'The last test' : `The last ${count} tests, the newest at the right`,
    scoresLabel: (scores: string) => `Scores from old to new: ${scores}`,
    recent: 'Recent tests',
    all: 'All tests',
    noTests:
      'Your tests will be listed here. The first one takes a minute: send a mail to the address on the home page.',
    first: 'Start the first test',
    next: 'What to do next',
    steps: {
      confirm: {
        title: 'Confirm your address',
        text: 'The link is in your mailbox. Until then paid features wait.',
        action: 'Send it again',
      },
      test: {
        title: 'Test the mail you are about to send',
        text: 'You get a score, the reasons behind it and the records to publish.',
        action: 'Get an address',
      },
      twoFactor: {
        title: 'Protect the account with a second factor',
        text: 'A code from your phone, so that a stolen password is not enough.',
        action: 'Set it up',
      },
      domain: {
        title: 'Check the records of your domain',
        text: 'SPF, DKIM and DMARC decide whether anybody believes your address.',
        action: 'Check DMARC',
      },
    },
  },
}
