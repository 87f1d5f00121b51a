/** What the description says in sentences: in English, for those who write programs. */

/** `info.description`. */
export const about = `Calls need no account, a session, or an API key. \`security\` says which, and which scope a key needs. Without an account, a test belongs to the browser that made it: keep the cookie \`postproof_browser\` of the first response.

Every error is a \`Problem\`. Programs can rely on \`code\`. \`message\` is a sentence in the language of \`Accept-Language\`, and \`errors\` has sentences by field. Clients that accept \`application/problem+json\` get that type (RFC 9457).

Times are UTC. Lists are \`{data, meta}\`.`

/** The subjects of the API, in the order of the reference. */
const tags = {
  'Spam test': 'Test an email: get an address, send or upload the email, read its report and its pictures.',
  Sharing: 'Show a report or a record to others: badges, cards and preview images.',
  'Sending domains': 'The domains that tested emails were sent from, followed over time.',
  'DMARC and TLS reports': 'Collect what receivers report, and see who sends in the name of a domain.',
  Newsletters: 'Have every issue of a newsletter tested by an address that never ends.',
  'Watched domains': 'Have domains looked at every day, and hear of what changes.',
  Checkers: 'Check SPF, DKIM, DMARC, BIMI, MTA-STS, TLS-RPT, blacklists, or a whole domain.',
  'Email verifier': 'Find out whether addresses can receive mail: one at a time, or a list.',
  'Inbox placement': 'See in which folder seed mailboxes receive an email, once or watched over time.',
  Webhooks: 'Have what happens in an account posted to an address: signed, retried, in order.',
  Account: 'Register, log in, and manage the account.',
  Members: 'People with a seat in the account, and the accounts that a person may work in.',
  Passkeys: 'Log in without a password.',
  'API keys': 'Keys for programs, each with its scopes.',
  Plans: 'What plans allow and cost, and what of it is used.',
  Billing: 'Change, pay and cancel a plan.',
  Site: 'What this instance says about itself.',
  'Compatible /ext/v2': 'The spam check and the placement test in the shapes of another service.',
  Administration: 'For administrators: accounts, plans, seed mailboxes, limits and failed jobs.',
}

export type TagName = keyof typeof tags

/** `tags` of the document. */
export const tagList = Object.entries(tags).map(([name, description]) => ({ name, description }))
