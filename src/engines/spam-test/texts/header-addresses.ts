import { gmailSenders, rfc } from '#engines/references.ts'
import { senderName } from './esp-steps.ts'
import { type CodedText, ownDomain, say, textOf } from './phrasing.ts'

/** Words for the checks of who the mail says it is from and to. */
export const addressTexts: Record<string, CodedText> = {
  from_header: textOf({
    title: 'From address',
    what: 'The From header: there has to be exactly one, with exactly one complete address.',
    why: 'Gmail and others refuse mail with no, several or broken From addresses. A display name that shows another address is a mark of phishing, and filters look for it.',
    refs: [rfc(5322, '3.6.2'), gmailSenders],
    found: {
      'one-valid': (facts) => `The mail is from ${say(facts.address)}.`,
      missing: 'The mail has no From header.',
      'several-fields': (facts) => `The mail has ${say(facts.fields)} From headers.`,
      'several-addresses': (facts) => `The From header holds ${say(facts.addresses)} addresses.`,
      malformed: (facts) => `The From header cannot be read: ${say(facts.problem)}.`,
      'name-holds-address': (facts) =>
        `The sender's name shows ${say(facts.shown)}, but the address is ${say(facts.address)}.`,
      'name-holds-lookalike': (facts) =>
        `The sender's name holds "${say(facts.word)}", which mixes Latin letters with look-alikes of another script.`,
    },
    fix: {
      missing: (_, context) => [
        `Add one From header, for example: From: Your Name <news@${ownDomain(context)}>`,
      ],
      'several-fields': (_, context) => [
        `Find out which part of ${senderName(context)} adds the second From header, and keep one.`,
      ],
      'several-addresses': [
        'Keep one address in From.',
        'If answers should reach several people, list the others in Reply-To.',
      ],
      malformed: (_, context) => [
        `Write the header in this form: From: "Your Name" <news@${ownDomain(context)}>`,
        'Put the name in double quotes when it holds a comma, a dot, a bracket or an @.',
      ],
      'name-holds-address': [
        'Take the address out of the display name; write the name of the company or person instead.',
      ],
      'name-holds-lookalike': ['Write the name with the letters of one script.'],
    },
  }),
  freemail_from: textOf({
    title: 'Own domain or free mail address',
    what: 'Whether the From address is at a domain of your own or at a free mail provider such as gmail.com.',
    why: 'Only the provider can authenticate mail from its domain. Gmail, Yahoo and others publish DMARC policies for their domains, so mail that uses such an address from elsewhere goes to spam or is refused.',
    refs: [gmailSenders],
    found: {
      'own-domain': (facts) => `The mail is from ${say(facts.domain)}, which is no free mail provider.`,
      'free-mail': (facts) => `The mail is from ${say(facts.domain)}, a free mail provider.`,
      'free-mail-bulk': (facts) => `This is list mail from ${say(facts.domain)}, a free mail provider.`,
      'gmail-from-elsewhere': (facts) =>
        `The From address is at ${say(facts.domain)}, but the mail was not sent by Google.`,
      'no-from': 'The From address could not be read.',
    },
    fix: {
      'free-mail': [
        'For business mail, use an address at a domain of your own and set up SPF, DKIM and DMARC for it.',
      ],
      'free-mail-bulk': (_, context) => [
        'Register a domain of your own, or use the one of your website.',
        `Set that domain up in ${senderName(context)}, with SPF, DKIM and DMARC.`,
        'Send from an address there. The free mail address may stay as contact in the text.',
      ],
      'gmail-from-elsewhere': (_, context) => [
        `Change the From address in ${senderName(context)} to one at a domain of your own.`,
        'Set up SPF, DKIM and DMARC for that domain.',
        'If it has to be the Gmail address, send through smtp.gmail.com with that account.',
      ],
    },
  }),
  reply_to: textOf({
    title: 'Reply-To',
    what: 'Where answers go, compared with the From address.',
    why: 'Answers that leave to another domain are a mark of fraud, above all when a company name stands in From and a free mailbox in Reply-To. Filters score it.',
    refs: [rfc(5322, '3.6.2')],
    found: {
      absent: 'There is no Reply-To, so answers go to the From address.',
      'same-organization': 'Answers go to the same organization as the From address.',
      list: 'Answers go to the list for discussion that sent the mail on.',
      'other-domain': (facts) =>
        `Answers go to ${say(facts.domain)}, while the mail is from ${say(facts.from)}.`,
      'free-mail': (facts) =>
        `Answers go to a free mailbox at ${say(facts.domain)}, while the mail is from ${say(facts.from)}.`,
      unreadable: 'The Reply-To header holds no address that can be read.',
      'no-from': 'The From address could not be read, so there is nothing to compare with.',
    },
    fix: {
      'other-domain': (_, context) => [
        `Set Reply-To to an address at ${ownDomain(context)}, and forward from there if need be.`,
        'Without a Reply-To header, answers go to the From address.',
      ],
      'free-mail': (_, context) => [
        `Make a mailbox such as reply@${ownDomain(context)} and set it as Reply-To.`,
        'Forward it to the free mailbox if you want to read it there.',
      ],
      unreadable: (_, context) => [
        `Write the header in this form, or leave it out: Reply-To: <reply@${ownDomain(context)}>`,
      ],
    },
  }),
  return_path: textOf({
    title: 'Return-Path',
    what: 'The envelope sender: the address to which mail servers return what cannot be delivered.',
    why: 'SPF is asked about its domain. When that domain is not yours, SPF cannot count for DMARC, and only DKIM is left. Without it a list never learns which addresses are dead.',
    refs: [rfc(5321, '4.4'), rfc(5321, '4.5.5')],
    found: {
      present: (facts) => `Bounces go to ${say(facts.domain)}, which belongs to the sender.`,
      list: (facts) => `Bounces go to ${say(facts.domain)}, the list for discussion that sent the mail on.`,
      'other-domain': (facts) =>
        `Bounces go to ${say(facts.domain)}, while the mail is from ${say(facts.from)}.`,
      empty: 'The envelope sender is empty, as it is for automatic notices.',
      'empty-bulk': 'The envelope sender is empty, although this is list mail.',
      'no-envelope': 'How the mail was handed over is not known for an uploaded file.',
    },
    fix: {
      'other-domain': (_, context) => [
        `In ${senderName(context)}, look for "custom return path", "bounce domain" or "custom MAIL FROM", and set a name such as bounce.${ownDomain(context)}.`,
        'Publish the DNS records that it shows you.',
        'If that is not offered, make sure that DKIM signs with your own domain: DMARC then passes without SPF.',
      ],
      'empty-bulk': (_, context) => [
        `Set an envelope sender such as bounce@${ownDomain(context)}, and read what comes back to take dead addresses off the list.`,
      ],
    },
  }),
  to_header: textOf({
    title: 'To address',
    what: 'The recipients that can be seen in To and Cc.',
    why: 'Mail that names its reader looks personal. Hidden or very many recipients look like a mailing done by hand, and many of them show addresses to strangers.',
    refs: [rfc(5322, '3.6.3')],
    found: {
      one: 'The mail is addressed to one recipient.',
      few: (facts) => `The mail is addressed to ${say(facts.recipients)} recipients.`,
      undisclosed: 'The To header hides the recipients behind a group name.',
      absent: 'The mail names no recipient, as with Bcc only.',
      many: (facts) => `The mail shows ${say(facts.recipients)} recipients in To and Cc.`,
      unreadable: 'The To header holds no address that can be read.',
    },
    fix: {
      undisclosed: ['Send one mail to each reader, with that address in To.'],
      absent: ['Add a To header with the address of the reader; send one mail to each reader.'],
      many: [
        'Send one mail to each reader. Mail programs call it "mail merge", sending services do it by themselves.',
        'Do not show readers the addresses of other readers: that is personal data.',
      ],
      unreadable: ['Write the header in this form: To: <reader@example.com>'],
    },
  }),
}
