import type { Language } from '#engines/language.ts'
import { germanAuditTexts } from './de/texts.ts'

/** What the audit of the own host found, by finding and code, and what to do about it. */
export const auditTexts: Record<string, { title: string; codes: Record<string, string> }> = {
  'audit-address': {
    title: 'Public address',
    codes: {
      public: 'The address that others see is known and public.',
      unknown:
        'The address that others see is not known. Set it, so that its name and listings can be checked.',
      'not-public': 'This address cannot be reached from the internet. Set the one that others see.',
      invalid: 'This is not an IP address.',
    },
  },
  'audit-helo': {
    title: 'Greeting name',
    codes: {
      'own-name': 'The greeting name leads to this host.',
      local:
        'The greeting name leads nowhere. Hosts that greet with localhost or a reserved name get listed.',
      address: 'The greeting name is an address. Use the name of this host.',
      bare: 'The greeting name is not a full public name such as mail.your-domain.com.',
      'somebody-else':
        'The greeting name belongs to a mail provider. Hosts that borrow such names get listed.',
      'does-not-resolve': 'The greeting name has no address. Publish an A or AAAA record for it.',
      'resolves-elsewhere': 'The greeting name leads to another host.',
      'address-unknown': 'Cannot be compared without the public address.',
      unanswered: 'The name servers did not answer. Try again later.',
    },
  },
  'audit-sender': {
    title: 'Sender address',
    codes: {
      'own-mailbox': 'The sender address is at the domain of this host, which takes mail.',
      'other-domain': 'The sender address is at another domain than the greeting name.',
      'not-an-address': 'This is not a full address. Use a mailbox that somebody reads.',
      'takes-no-mail': 'The domain of the sender address takes no mail, so that complaints would be lost.',
      local: 'The domain of the sender address leads nowhere.',
      address: 'The sender address is at an IP address, not at a domain.',
      bare: 'The domain of the sender address is not a full public name.',
      'somebody-else': 'The sender address belongs to a mail provider. Use one at your own domain.',
      unanswered: 'The name servers did not answer. Try again later.',
    },
  },
  'audit-ptr': {
    title: 'Reverse name',
    codes: {
      confirmed: 'The address has a name that leads back to it.',
      'no-ptr': 'The address has no reverse name. Ask your hosting provider to set one.',
      'not-confirmed': 'The reverse name does not lead back to this address.',
      'address-unknown': 'Cannot be checked without the public address.',
      unanswered: 'The name servers did not answer. Try again later.',
    },
  },
  'audit-spf': {
    title: 'SPF of the sender domain',
    codes: {
      pass: 'The SPF record of the sender domain allows this address.',
      fail: 'The SPF record of the sender domain forbids this address. Add it to the record.',
      softfail: 'The SPF record of the sender domain does not allow this address. Add it to the record.',
      neutral: 'The SPF record of the sender domain says nothing about this address. Add it to the record.',
      none: 'The sender domain has no SPF record. Publish one that allows this address.',
      permerror: 'The SPF record of the sender domain is broken.',
      'address-unknown': 'Cannot be checked without the public address.',
      unanswered: 'The name servers did not answer. Try again later.',
    },
  },
  'audit-port-25': {
    title: 'Port 25',
    codes: {
      open: 'Mail servers outside can be reached.',
      closed: 'No mail server outside answers. Most hosting providers close port 25 until asked to open it.',
      'refused-us': 'A mail server outside answers, but refuses to talk to this host.',
      'nobody-to-ask': 'There is no mail server to try.',
    },
  },
  'audit-listings': {
    title: 'Blacklists',
    codes: {
      'not-listed': 'The address stands on no blacklist that answered.',
      listed: 'The address stands on a blacklist that large receivers use. Have it removed first.',
      'listed-minor': 'The address stands on a minor blacklist.',
      'nobody-answered':
        'No blacklist answered. Use a resolver of your own, as most lists refuse public ones.',
      'address-unknown': 'Cannot be checked without the public address.',
    },
  },
}

const texts: Record<Language, typeof auditTexts> = { en: auditTexts, de: germanAuditTexts }

export const auditTextsIn = (language: Language) => texts[language]
