import { mailboxes, named, span, verb } from './words.ts'

/** What to do, by code. Records to copy are written by the checkers, never here. Checkers are named as the pages link them. */

export type AdviceCode =
  | 'refused'
  | 'authentication'
  | 'unauthenticated'
  | 'listed'
  | 'spam-microsoft'
  | 'spam'
  | 'moved-to-spam'
  | 'nowhere'
  | 'missing'
  | 'promotions'
  | 'other-tab'
  | 'other-folder'
  | 'slow'
  | 'unreadable'
  | 'unreadable-simulated'
  | 'fine'

export type AdviceFacts = {
  providers: string[]
  count: number
  /** `spf`, `dkim`, `dmarc`. */
  methods: string[]
  lists: string[]
  ips: string[]
  reasons: string[]
  seconds: number
}

export type AdviceWords = { title: string; why: string; steps: string[] }

const checkers: Record<string, string> = {
  spf: 'Look at the SPF record of the envelope sender with the SPF checker.',
  dkim: 'Look at the DKIM key of the signature with the DKIM checker.',
  dmarc: 'Look at the DMARC record and what it asks for with the DMARC checker.',
}

const spamTest = 'Send the same mail to the spam test: it shows which parts of the mail cost trust.'
const rerun = 'Send the mail to a new placement test after each change, one change at a time.'
const upper = (methods: string[]): string => named(methods.map((method) => method.toUpperCase()))
const check = (methods: string[]): string[] =>
  methods.flatMap((method) => (checkers[method] ? [checkers[method]] : []))

export const adviceTexts: Record<AdviceCode, (facts: AdviceFacts) => AdviceWords> = {
  refused: ({ providers }) => ({
    title: `Read why ${named(providers)} refused the mail`,
    why: 'A refusal is the clearest answer there is: the reply names the cause, often with a link.',
    steps: [
      'Open the row and read the reply of the server.',
      'Settle what it names before anything else.',
      rerun,
    ],
  }),
  authentication: ({ providers, methods }) => ({
    title: `Repair ${upper(methods)}: it fails at ${named(providers)}`,
    why: 'Large providers file mail that fails authentication as spam or refuse it, whatever its content.',
    steps: [
      ...check(methods),
      'Send the mail to the spam test: it shows the failing part and the corrected record.',
      rerun,
    ],
  }),
  unauthenticated: ({ providers, methods }) => ({
    title: `Set up ${upper(methods)}: ${named(providers)} found none`,
    why: 'Without SPF and DKIM a provider cannot tell your mail from a forgery, and it gathers no reputation of its own.',
    steps: [...check(methods), rerun],
  }),
  listed: ({ lists, ips }) => ({
    title: `The sending address is on ${named(lists)}`,
    why: `${named(ips)} ${verb(ips.length, 'was', 'were')} listed when the mail came. Providers that ask such a list refuse the mail or file it as spam.`,
    steps: [
      'Check the address with the IP blacklist checker: it shows the reason and the way off each list.',
      'If the address belongs to your sending service, tell the service; you cannot take it off yourself.',
      'Find the cause first: an address that is taken off and goes on as before is listed again.',
    ],
  }),
  'spam-microsoft': ({ providers, reasons }) => ({
    title: `${named(providers)} ${verb(providers.length, 'files', 'file')} it as spam`,
    why:
      reasons.length > 0
        ? `Microsoft wrote its reasons into the mail. ${reasons.join(' ')}`
        : 'Microsoft wrote no reason into the mail that is publicly explained.',
    steps: [
      'Read the values in the row: CAT names the kind of threat, SFV what the filter did, BCL how many complain about bulk mail.',
      spamTest,
      'If the mail is wanted and authenticated, ask Microsoft through its sender support form, naming the sending address.',
    ],
  }),
  spam: ({ providers, count }) => ({
    title: `${named(providers)} ${verb(providers.length, 'files', 'file')} it as spam`,
    why: `${mailboxes(count)} ${verb(count, 'has', 'have')} it in the spam folder. Content, reputation of domain and address, and what recipients did with earlier mail all count; a new domain has no reputation yet.`,
    steps: [
      spamTest,
      'Compare with a plain text mail from the same sender: if that arrives, the content is the cause.',
      rerun,
    ],
  }),
  'moved-to-spam': ({ providers }) => ({
    title: `${named(providers)} moved it to spam afterwards`,
    why: 'Some filters decide again after delivery, once links or other copies of the mail were judged.',
    steps: ['Check the domains of all links with the domain blacklist checker.', spamTest],
  }),
  nowhere: () => ({
    title: 'The mail arrived in no mailbox',
    why: 'Most often it was not sent, or the marker is not in it.',
    steps: [
      'Look whether your sending program or service says that it was sent, and to these addresses.',
      'Look whether the marker stands in the sent mail in one piece.',
      'Look for bounces in the mailbox of the envelope sender.',
    ],
  }),
  missing: ({ providers }) => ({
    title: `The mail did not arrive at ${named(providers)}`,
    why: 'Other mailboxes received it, so it was sent. There it was dropped, is held back, or was not sent to that address.',
    steps: [
      'Look into the log of your sending server or service for these addresses: accepted, deferred or refused.',
      'Look for bounces in the mailbox of the envelope sender.',
      'If the log says accepted, the provider dropped it without a word: treat it like spam there.',
    ],
  }),
  promotions: ({ providers }) => ({
    title: `Under Promotions at ${named(providers)}: usually right for a newsletter`,
    why: 'Mail under Promotions is delivered, and the tab is no penalty. It lies beside the main inbox and is counted so here. That matters only for mail that people wait for.',
    steps: [
      'For a newsletter: leave it.',
      'For receipts, sign-in codes and replies: send them from a subdomain of its own, without offers and with few links and pictures.',
    ],
  }),
  'other-tab': ({ providers }) => ({
    title: `Under another tab at ${named(providers)}`,
    why: 'The provider takes it for a notice or a message of a network or group. It is delivered.',
    steps: ['If it is personal mail, look whether its text and sender read like an automatic notice.'],
  }),
  'other-folder': ({ count }) => ({
    title: `${mailboxes(count)} ${verb(count, 'has', 'have')} it in a folder of the owner`,
    why: 'A rule of the mailbox put it there, so this says nothing about your mail.',
    steps: ['Ask the operator of these mailboxes to take the rule out.'],
  }),
  slow: ({ providers, seconds }) => ({
    title: `It took up to ${span(seconds)} to reach ${named(providers)}`,
    why: 'A provider that does not know the sender often says "try again later" first (greylisting), or takes only so many mails at a time.',
    steps: [
      'Look at the hops of the row: the longest delay names the server that waited.',
      'If it waited before the provider took it in, look for replies that begin with 4 in the log of the sending server.',
      'Send new traffic from few addresses and raise it slowly.',
    ],
  }),
  unreadable: ({ count }) => ({
    title: `${mailboxes(count)} could not be read`,
    why: 'Nothing is known about them; they count neither for nor against.',
    steps: ['Ask the operator of this instance to look at the health of these mailboxes.'],
  }),
  'unreadable-simulated': ({ count }) => ({
    title: `${count} simulated ${count === 1 ? 'mailbox' : 'mailboxes'} could not be read`,
    why: 'Simulated mailboxes live in the memory of this server and are emptied when it restarts. They count neither for nor against.',
    steps: ['Start a new placement test and send the mail again.'],
  }),
  fine: ({ count }) => ({
    title: 'Nothing to do here',
    why: `${count === 1 ? 'The mailbox has' : `All ${count} mailboxes have`} it in the inbox, and no provider complained.`,
    steps: ['Test again when you change the sender, the service or the template.'],
  }),
}

export function adviceText(code: AdviceCode, facts: AdviceFacts): AdviceWords {
  return adviceTexts[code](facts)
}
