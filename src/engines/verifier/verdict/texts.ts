import type { Language } from '#engines/language.ts'
import { germanFactorTexts, germanReasonTexts, germanStatusTexts } from './de/texts.ts'
import { bands } from './points.ts'
import type { VerdictReason, VerdictStatus } from './reason.ts'

/** The words of a verdict. Sentences say what is known and what follows, and promise nothing. */

export const statusTexts: Record<VerdictStatus, { title: string; text: string }> = {
  deliverable: { title: 'Deliverable', text: 'The mail server accepts mail for this address.' },
  risky: {
    title: 'Risky',
    text: 'Mail may arrive, but something speaks against writing to this address blindly.',
  },
  undeliverable: { title: 'Undeliverable', text: 'Mail to this address will bounce.' },
  unknown: { title: 'Unknown', text: 'It could not be found out whether this address takes mail.' },
}

export const reasonTexts: Record<VerdictReason, string> = {
  accepted_email: 'The mail server accepts this recipient and refuses made-up ones.',
  invalid_email: 'This is not an email address that a mail server could take.',
  invalid_domain: 'The domain does not exist.',
  no_mx: 'The domain exists, but has no mail server and no address.',
  null_mx: 'The domain says that it takes no mail at all (a null MX record, RFC 7505).',
  unroutable: 'The mail servers of this domain have no address that can be reached from the internet.',
  no_mailbox: 'The mail server says that there is no such mailbox.',
  bounced: 'Mail of yours to this address came back for good.',
  mailbox_full: 'The mailbox exists, but is full. Mail bounces until its owner makes room.',
  mailbox_disabled: 'The mail server says that this mailbox is disabled.',
  catch_all:
    'The server accepts every name at this domain, so that it does not tell whether this mailbox exists.',
  catch_all_unknown:
    'The server accepts this recipient. Whether it would accept any other name as well could not be found out.',
  disposable: 'The domain belongs to a service for throw-away addresses.',
  role: 'The address is that of a function such as info or sales, which several people may read.',
  possible_typo: 'The domain looks like a mistyping of a well-known one.',
  restricted: 'The mailbox exists, but does not take mail from us at present.',
  greylisted:
    'The server asked to come back later, as it does with every sender it meets for the first time.',
  blocked_by_receiver: 'The server does not answer us at present. This says nothing about the mailbox.',
  temporary_error: 'The server had trouble of its own and could not answer.',
  unclear_reply: 'The server refused with words that could mean anything.',
  timeout: 'The server did not answer in time.',
  disconnected: 'The server closed the connection before it had answered.',
  no_connection: 'No mail server of this domain could be reached.',
  utf8_not_offered:
    'The address has letters outside ASCII, and the mail servers of its domain do not offer to take them.',
  dns_unavailable: 'The name servers of this domain did not answer.',
  provider_unverifiable: 'This provider was not asked for the address.',
  opted_out: 'This address is not checked: every domain must have it, or somebody asked that it be left out.',
  not_asked: 'The mail server was not asked.',
}

export const factorTexts: Record<string, string> = {
  'syntax.valid': 'The address is written correctly.',
  'syntax.invalid': 'The address is not written correctly.',
  'domain.mail': 'The domain has mail servers.',
  'domain.fallback': 'The domain has no MX record; mail goes to its own address.',
  'domain.null-mx': 'The domain takes no mail.',
  'domain.no-domain': 'The domain does not exist.',
  'domain.no-mail-host': 'The domain has no mail server.',
  'domain.unreachable': 'The mail servers cannot be reached from the internet.',
  'domain.no-data': 'The domain could not be looked up.',
  'mailbox.accepted': 'The server accepts this recipient and refuses made-up ones.',
  'mailbox.catch-all': 'The server accepts every recipient.',
  'mailbox.catch-all-unknown': 'The server accepts this recipient; made-up ones could not be tried.',
  'mailbox.no_mailbox': 'The server knows no such mailbox.',
  'mailbox.disabled': 'The mailbox is disabled.',
  'mailbox.full': 'The mailbox is full.',
  'mailbox.restricted': 'The mailbox exists and takes no mail from us at present.',
  'mailbox.greylisted': 'The server asked to come back later.',
  'mailbox.blocked': 'The server refuses to answer us.',
  'mailbox.temporary': 'The server had trouble of its own.',
  'mailbox.unclear': 'The answer of the server is not clear.',
  'mailbox.timeout': 'The server did not answer in time.',
  'mailbox.dropped': 'The server closed the connection.',
  'mailbox.no_connection': 'No mail server could be reached.',
  'mailbox.no_host': 'No mail server could be reached.',
  'mailbox.utf8_not_offered': 'The servers do not offer to take letters outside ASCII.',
  'mailbox.not_askable': 'The address cannot be put into a question to the server.',
  'likelihood.person': 'The name looks like the first and last name of a person.',
  'likelihood.role': 'Names of functions mostly exist where a domain takes every name.',
  'likelihood.made-up': 'The name looks as if nobody had chosen it.',
  'likelihood.numbers': 'The name is a number.',
  'likelihood.hosting': 'A small domain at a web host: mail to any name is often read by its owner.',
  'likelihood.gateway': 'A filter takes mail for every name; the mail system behind it may refuse it later.',
  'likelihood.seen-placement': 'A mail of your own placement test was seen in this mailbox.',
  'likelihood.seen-test': 'A mail from this address came to a test of yours and passed DMARC.',
  'own.bounce.no_mailbox': 'You told of a bounce: there was no such mailbox.',
  'own.bounce.disabled': 'You told of a bounce: the mailbox was closed.',
  'own.bounce.full': 'You told of a bounce: the mailbox was full.',
  'own.seen.placement': 'A mail of your own placement test was seen in this mailbox.',
  'own.seen.test': 'A mail from this address came to a test of yours and passed DMARC.',
  'likelihood.fallback': 'Domains without an MX record rarely have mailboxes.',
  'mailbox.not-asked.off': 'Mailbox checks are switched off here.',
  'mailbox.not-asked.no-mail': 'There was no server to ask.',
  'mailbox.not-asked.provider-unverifiable': 'The provider does not let anyone check single addresses.',
  'mailbox.not-asked.accounts-only': 'This provider is asked for accounts alone, so that it was not asked.',
  'mailbox.not-asked.crowded': 'More is asked of this provider just now than is allowed here.',
  'mailbox.not-asked.opted-out': 'The domain is not asked.',
  'mailbox.not-asked.backing-off': 'The server wants fewer questions from us, so that it was not asked.',
  'disposable.high': 'The domain stands in a current list of throw-away addresses.',
  'disposable.old': 'The domain stands in an old list of throw-away addresses.',
  role: 'The address belongs to a function, not to a person.',
  relay: 'The address forwards to a mailbox that stays hidden.',
  typo: 'The domain looks like a mistyping.',
  'limit.deliverable': `Correction: deliverable addresses are kept at ${bands.deliverable[0]} or more.`,
  'limit.risky': `Correction: risky addresses are kept between ${bands.risky[0]} and ${bands.risky[1]}.`,
  'limit.unknown': `Correction: addresses that could not be checked are kept between ${bands.unknown[0]} and ${bands.unknown[1]}.`,
  'limit.undeliverable': 'Mail will bounce, whatever else speaks for the address.',
}

const status: Record<Language, typeof statusTexts> = { en: statusTexts, de: germanStatusTexts }
const reason: Record<Language, typeof reasonTexts> = { en: reasonTexts, de: germanReasonTexts }
const factor: Record<Language, Record<string, string>> = { en: factorTexts, de: germanFactorTexts }

export const statusTextsIn = (language: Language) => status[language]
export const reasonTextsIn = (language: Language) => reason[language]

/** The sentence of a factor; its key when there is none, which the tests rule out. */
export function factorTextIn(key: string, language: Language): string {
  return factor[language][key] ?? key
}
