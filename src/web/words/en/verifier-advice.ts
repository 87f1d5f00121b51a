import type { Reason } from '#contract/verifier.ts'

/** What to do, by the reason of the verdict. */
export const verifierAdvice: Partial<Record<Reason, string[]>> = {
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
  bounced: [
    'Take the address off your list: mail of yours to it came back for good.',
    'If it was opened again since, write to it by hand; what arrives there in a placement test counts against an older bounce.',
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
