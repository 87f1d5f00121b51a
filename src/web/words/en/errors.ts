/** What went wrong, and what is safe. */
export const errorWords = {
  notFound: 'Page not found',
  unmatched: 'This page could not be found',
  unmatchedText: 'The address may be mistyped, or the page has moved. Nothing is broken.',
  reportNotFound: 'There is no report at this address, or it was deleted by its owner.',
  expired: 'This report has expired',
  expiredText:
    'Reports and mails are erased when their time is over. Send the mail again to get a fresh report.',
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
