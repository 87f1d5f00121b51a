/** What went wrong, and what is safe. */
export const errorWords = {
  notFound: 'Page not found',
  unmatched: 'This page could not be found',
  unmatchedText: 'The address may be mistyped, or the page has moved. Nothing is broken.',
  reportNotFound: 'There is no report at this address, or it was deleted by its owner.',
  expired: 'This report has expired',
  expiredText:
    'Reports and mails are erased when their time is over. Send the mail again to get a fresh report.',
  usedUp: 'No test is left for now',
  usedUpAgain: (when: string) => `It starts again on ${when}.`,
  usedUpGuest: (when: string) =>
    `Today’s spam tests without an account are used up for this network. A mail that you send now is kept; its report is made when you open its page after ${when}, or with an account that has tests left.`,
  usedUpMember: (when: string) =>
    `The spam tests of your plan are used up. A mail that you send now is kept; its report is made when you open its page after ${when}, or as soon as there are tests again.`,
  noneAtAll: 'Your plan has none. A mail that you send now is kept until there are some.',
  seePlans: 'See the plans',
  makeAccount: 'Make an account',
  offline: 'No connection',
  offlineText:
    'The server could not be reached. Nothing of yours is lost there. Check your connection, then load the page again; what was typed here is to be sent once more.',
  occurred: 'An error occurred',
  occurredText:
    'Something failed on our side. Your mail and your reports are safe. Loading the page again often helps.',
  reload: 'Load the page again',
  goHome: 'Go Home Page',
  failing: 'An error occurred while showing the error page',
  backHome: 'Go back to home',
  sampleFailed: 'The sample could not be sent. Nothing was lost; try again in a moment.',
  uploadFailed: 'The file could not be tested. Nothing was stored; try again in a moment.',
  removeFailed: 'The report could not be deleted. It is still there; try again in a moment.',
}
