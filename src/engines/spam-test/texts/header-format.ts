import type { Json } from '#engines/finding.ts'
import { gmailSenders, rfc } from '#engines/references.ts'
import { senderName } from './esp-steps.ts'
import { type CodedText, counted, type Facts, ownDomain, say, saySpan, textOf } from './phrasing.ts'

/** A moment in UTC, to the minute: `20 Nov 2026, 10:00 UTC`. */
function sayTime(value: Json | undefined): string {
  const at = new Date(String(value))
  if (Number.isNaN(at.getTime())) return 'no date'
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) (\d\d:\d\d)/.exec(at.toUTCString()) ?? []
  return `${Number(day)} ${month} ${year}, ${time} UTC`
}

const sayDates = ({ date, received }: Facts) =>
  `The mail says it was sent on ${sayTime(date)}; it came in on ${sayTime(received)}.`

/** Words for the checks of how the header block is written, and what it gives away. */
export const formatTexts: Record<string, CodedText> = {
  date_header: textOf({
    title: 'Date',
    what: 'The Date header, compared with the moment the mail came in.',
    why: 'A missing or wrong date moves the mail to the wrong place in the inbox. Filters know it from badly written mailing programs.',
    refs: [rfc(5322, '3.6.1'), gmailSenders],
    found: {
      'within-limits': (facts) => `${sayDates(facts)} That fits.`,
      missing: 'The mail has no Date header.',
      unreadable: 'The Date header is not in the form that mail uses.',
      future: (facts) => `${sayDates(facts)} That is ${saySpan(facts.seconds_old)} in the future.`,
      old: (facts) => `${sayDates(facts)} That is ${saySpan(facts.seconds_old)} before it came in.`,
      'far-off': (facts) =>
        `${sayDates(facts)} That is ${saySpan(facts.seconds_old)} ${Number(facts.seconds_old) < 0 ? 'in the future' : 'before it came in'}.`,
      'no-clock': (facts) =>
        `The mail says ${sayTime(facts.date)}. When it was sent is not known for an uploaded file, so this was not judged.`,
    },
    fix: {
      missing: [
        'Add a Date header when the mail is sent, for example: Date: Fri, 20 Nov 2026 10:00:00 +0000',
      ],
      unreadable: [
        'Write the date like this, in English, with a numeric time zone: Fri, 20 Nov 2026 10:00:00 +0000',
      ],
      future: ['Set the clock of the sending machine with NTP, and check its time zone.'],
      old: [
        'Set Date when the mail is sent, not when it is written or queued.',
        'If the mail waited in a queue, find out why the server could not hand it over.',
      ],
      'far-off': [
        'Set the clock of the sending machine with NTP, and check its time zone.',
        'Set Date when the mail is sent, not when the template is made.',
      ],
    },
  }),
  message_id: textOf({
    title: 'Message-ID',
    what: 'The number that tells this mail from every other: one header in the form <something@domain>.',
    why: 'Gmail refuses or files as spam what has none or two. Threads, duplicates and abuse reports are found by it.',
    refs: [rfc(5322, '3.6.4'), gmailSenders],
    found: {
      valid: 'There is one Message-ID in the right form.',
      absent: 'The mail has no Message-ID.',
      duplicate: (facts) => `The mail has ${say(facts.fields)} Message-ID headers.`,
      malformed: 'The Message-ID is not in the form <something@domain>.',
      'no-domain': 'The Message-ID has no domain after an @.',
      'not-fqdn': (facts) => `The Message-ID ends in "${say(facts.domain)}", which is no full domain name.`,
    },
    fix: {
      absent: (_, context) => [
        `Let ${senderName(context)} add a new one to each mail, for example: Message-ID: <20261120.4f9c2a@${ownDomain(context)}>`,
      ],
      duplicate: ['Find out which two programs each add a Message-ID, and turn it off in one of them.'],
      malformed: (_, context) => [
        `Write it like this, without spaces: <20261120.4f9c2a@${ownDomain(context)}>`,
      ],
      'no-domain': (_, context) => [`Put your domain behind the @: <20261120.4f9c2a@${ownDomain(context)}>`],
      'not-fqdn': (_, context) => [
        `Give the sending machine a full host name such as mail.${ownDomain(context)}, or set the domain of Message-IDs in its settings.`,
      ],
    },
  }),
  duplicate_headers: textOf({
    title: 'Headers that may stand once',
    what: 'Headers such as From, Subject and Date, of which a mail may have one each.',
    why: 'When such a header stands twice, filter and reader may each see another one. Gmail refuses such mail with error 550 5.7.1.',
    refs: [rfc(5322, '3.6'), gmailSenders],
    found: {
      none: 'No header stands twice that may stand once.',
      repeated: (facts) => `These headers stand more than once: ${say(facts.names)}.`,
    },
    fix: {
      repeated: (facts, context) => [
        `Find out where ${say(facts.names)} is set twice: often once in the template and once in ${senderName(context)}.`,
        'Keep one of them and send a new test.',
      ],
    },
  }),
  line_length: textOf({
    title: 'Line lengths',
    what: 'How long the lines of the source are, and whether headers are plain ASCII.',
    why: 'Mail servers may refuse or cut lines over 998 bytes, which also breaks DKIM signatures. Headers with raw letters beyond ASCII are only allowed between servers that agreed on it (SMTPUTF8).',
    refs: [rfc(5322, '2.1.1'), rfc(6532)],
    found: {
      fits: (facts) => `The longest line has ${say(facts.longest)} bytes; all lengths are fine.`,
      'header-over-78': (facts) =>
        `These headers have lines of more than 78 characters that could be folded: ${say(facts.fields)}.`,
      'over-998': (facts) => `Line ${say(facts.line)} has ${say(facts.longest)} bytes; 998 are allowed.`,
      'raw-eight-bit': (facts) =>
        `${counted(facts.fields, 'header')} with raw bytes beyond ASCII, and the mail did not come over SMTPUTF8.`,
    },
    fix: {
      'header-over-78': [
        'Fold long headers: break the line before a space, and start the next line with that space.',
      ],
      'over-998': [
        'Send the HTML as quoted-printable or base64: both keep lines short, whatever the template looks like.',
        'Or break the long line in the template, often one that a minifier or editor made.',
      ],
      'raw-eight-bit': [
        'Write letters beyond ASCII as encoded words, for example: Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
      ],
    },
  }),
  header_encoding: textOf({
    title: 'Letters beyond ASCII in headers',
    what: 'How umlauts, emoji and other letters are written in the subject and the names.',
    why: 'Wrongly encoded headers show up as garbage. Base64 around plain English text is a trick of spammers, and filters score it.',
    refs: [rfc(2047), rfc(6532)],
    found: {
      valid: 'The headers are encoded as they should be.',
      'needless-base64': 'The subject is plain ASCII, yet packed in base64.',
      'raw-eight-bit': (facts) => `These headers hold raw bytes beyond ASCII: ${say(facts.fields)}.`,
      'raw-utf8': (facts) =>
        `These headers hold raw UTF-8, which only SMTPUTF8 allows: ${say(facts.fields)}.`,
      'broken-words': (facts) => `The ${say(facts.field)} header holds an encoded word that cannot be read.`,
      'quoted-word': (facts) =>
        `The ${say(facts.field)} header holds an encoded word inside quotation marks.`,
    },
    fix: {
      'needless-base64': ['Send the subject as it is; encode only subjects with letters beyond ASCII.'],
      'raw-eight-bit': [
        'Let the mail library encode the headers; do not build them by hand.',
        'By hand it looks like this: Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
      ],
      'raw-utf8': ['Encode these headers, for example: Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?='],
      'broken-words': [
        'Let the mail library encode this header, from text in UTF-8.',
        'Check that nothing cuts or re-encodes the header afterwards; each encoded word has to be whole and at most 75 characters long.',
      ],
      'quoted-word': [
        'Leave out the quotation marks around the encoded name: From: =?UTF-8?Q?J=C3=BCrgen?= <j@example.com>',
      ],
    },
  }),
  auto_headers: textOf({
    title: 'Automatic mail headers',
    what: 'Precedence and Auto-Submitted, which tell other programs whether to answer by themselves.',
    why: 'Auto-Submitted is for notices that no person sent. On a newsletter it confuses filters and out-of-office programs.',
    refs: [rfc(3834)],
    found: {
      sane: 'These headers fit the mail.',
      'auto-submitted-newsletter': (facts) =>
        `This newsletter says Auto-Submitted: ${say(facts.auto_submitted)}.`,
      'precedence-junk': 'The mail says Precedence: junk.',
    },
    fix: {
      'auto-submitted-newsletter': [
        'Leave Auto-Submitted out of newsletters; List-ID and List-Unsubscribe say what they are.',
      ],
      'precedence-junk': ['Leave the header out, or write Precedence: bulk for list mail.'],
    },
  }),
  header_leaks: textOf({
    title: 'What the headers give away',
    what: 'Headers that name scripts, programs or addresses inside your network.',
    why: 'A script name helps attackers. Filters also know such headers from hacked websites that send spam.',
    refs: [{ label: 'PHP: mail.add_x_header', url: 'https://www.php.net/manual/en/mail.configuration.php' }],
    found: {
      none: 'The headers give nothing away.',
      script: (facts) => `These headers tell which script sent the mail: ${say(facts.fields)}.`,
      'internal-address':
        "The headers show an address inside the sender's network. That is common and does no harm to delivery.",
    },
    fix: {
      script: [
        'In php.ini, set mail.add_x_header = Off.',
        'Set the X-Mailer header of the mail library to nothing.',
        "Better still, send through an authenticated SMTP account instead of a script's own mail function.",
      ],
    },
  }),
  received_chain: textOf({
    title: 'The way of the mail',
    what: 'The Received headers: which servers passed the mail on, when, and whether encrypted.',
    why: 'Servers with wrong clocks and very long ways make filters suspicious, and they delay mail.',
    refs: [rfc(5321, '4.4')],
    found: {
      sound: (facts) =>
        `The mail took ${counted(facts.hops, 'hop')}, ${say(facts.tls_hops)} of them marked as encrypted.`,
      'many-hops': (facts) => `The mail took ${say(facts.hops)} hops; more than 10 are unusual.`,
      'clock-skew': (facts) =>
        `A server on the way stamped the mail ${saySpan(facts.seconds)} before the one in front of it.`,
      unreadable: 'A Received header names neither where the mail came from nor who took it.',
      none: 'The mail holds no Received headers: it came straight from its sender, or the file has none.',
    },
    fix: {
      'many-hops': [
        'Look through the Received headers for servers that hand the mail in circles, and take relays out that are not needed.',
      ],
      'clock-skew': [
        'Set the clocks of your mail servers with NTP, and check their time zones. The quoted header names the server.',
      ],
      unreadable: ['Let only mail servers write Received headers; remove ones that a script adds.'],
    },
  }),
  esp_fingerprint: textOf({
    title: 'Sending service',
    what: 'Which service sent the mail, as far as its headers tell.',
    why: 'For information. The advice in this report is worded for it.',
    refs: [rfc(5322, '3.6.8')],
    found: {
      recognized: (facts) => `The mail was sent with ${say(facts.service)}.`,
      'not-recognized': 'No sending service was recognized; the mail may come from a server of your own.',
    },
    fix: {},
  }),
  foreign_verdicts: textOf({
    title: 'Verdicts that came with the mail',
    what: 'Headers in which other filters wrote their opinion, such as X-Spam-Status.',
    why: 'Anybody can write them, so they are not believed. A verdict in the name of the receiving server is a forgery.',
    refs: [rfc(8601, '5')],
    found: {
      none: 'The mail carries no verdicts of other filters.',
      ignored: (facts) => `Verdicts of other filters were ignored: ${say(facts.fields)}.`,
      forged: (facts) =>
        `The mail carries authentication results in the name of ${say(facts.hostname)}, which did not write them.`,
    },
    fix: {
      forged: [
        'Find out which program writes this Authentication-Results header before the mail is sent, and stop it.',
        'On a mail server of your own, remove incoming Authentication-Results headers that carry its own name.',
      ],
    },
  }),
}
