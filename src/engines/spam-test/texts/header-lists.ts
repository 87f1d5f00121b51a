import { gmailSenders, rfc, yahooSenders } from '#engines/references.ts'
import { unsubscribeSteps } from './esp-steps.ts'
import { because, type CodedText, ownDomain, say, textOf } from './phrasing.ts'

const notBulk = 'This does not look like list mail, so the header is not needed.'

/** Steps for a mail of which only its words say that it goes to a list. */
const ifToList = (steps: string[]) => [
  'If this mail goes to one person, such as a notice or a letter, nothing has to be done.',
  ...steps,
]

/** Words for the checks of the headers that list mail carries. */
export const listTexts: Record<string, CodedText> = {
  list_unsubscribe: textOf({
    title: 'List-Unsubscribe',
    what: 'The header from which Gmail, Outlook and others make their own unsubscribe button.',
    why: 'Readers who find no way out press "spam". Gmail and Yahoo demand it of bulk senders.',
    refs: [rfc(2369, '3.2'), gmailSenders, yahooSenders],
    found: {
      'https-and-mailto': 'List-Unsubscribe holds a web address and a mail address.',
      https: 'List-Unsubscribe holds a web address.',
      'http-only': 'List-Unsubscribe holds a web address without encryption (http).',
      'mailto-only': 'List-Unsubscribe holds a mail address alone; Gmail and Yahoo want a web address too.',
      mailto: 'List-Unsubscribe holds a mail address, as lists for discussion have it.',
      'encoded-words':
        'List-Unsubscribe is written in encoded words (=?…?=). They are not allowed in this header, so Gmail and others find no address in it.',
      discussion:
        'This is mail of a list on which its members write to each other; the rules for bulk senders do not ask for the header there.',
      malformed: (facts) => `List-Unsubscribe holds no address that can be used: ${say(facts.problems)}.`,
      missing: (facts) => `This is list mail without a List-Unsubscribe header.${because(facts)}`,
      'looks-like-list-mail': (facts) =>
        `If this goes to a list, it needs a List-Unsubscribe header, and has none.${because(facts)}`,
      'not-bulk': notBulk,
    },
    fix: {
      missing: (_, context) => unsubscribeSteps(context),
      'looks-like-list-mail': (_, context) => ifToList(unsubscribeSteps(context)),
      'mailto-only': (_, context) => unsubscribeSteps(context),
      'http-only': ['Change http to https in the address; one-click unsubscribe works over https alone.'],
      'encoded-words': (_, context) => [
        `Write the addresses as they are, in ASCII: List-Unsubscribe: <https://${ownDomain(context)}/unsubscribe?id=TOKEN>`,
        'Programs encode a header that is too long or holds other letters: fold long lines at the commas, and percent-encode other letters in the address.',
      ],
      malformed: (_, context) => [
        `Put each address in angle brackets, with commas between: List-Unsubscribe: <https://${ownDomain(context)}/unsubscribe?id=TOKEN>, <mailto:unsubscribe@${ownDomain(context)}>`,
      ],
    },
  }),
  one_click: textOf({
    title: 'One-click unsubscribe',
    what: 'List-Unsubscribe-Post: with it, one click in the mail program ends the subscription, without a web page.',
    why: 'Gmail and Yahoo demand it of bulk senders since 2024, and both headers have to be covered by a valid DKIM signature.',
    refs: [rfc(8058), gmailSenders, yahooSenders],
    found: {
      complete: 'One-click unsubscribe is set up, signed, and its address answers.',
      'complete-untried':
        'One-click unsubscribe is set up and signed. Whether its address takes the click could not be tried without unsubscribing.',
      'endpoint-redirects': (facts) =>
        `The unsubscribe address redirects to ${say(facts.location)}; one click must work without a redirect.`,
      'endpoint-refuses': (facts) =>
        `The unsubscribe address did not take our question (status ${say(facts.http_status)}).`,
      missing: (facts) => `This is list mail without a List-Unsubscribe-Post header.${because(facts)}`,
      'looks-like-list-mail': (facts) =>
        `If this goes to a list, it needs a List-Unsubscribe-Post header, and has none.${because(facts)}`,
      'wrong-value': 'List-Unsubscribe-Post has another value than List-Unsubscribe=One-Click.',
      'no-https': 'List-Unsubscribe-Post is there, but List-Unsubscribe holds no https address for it.',
      'not-signed': 'No valid DKIM signature covers both List-Unsubscribe and List-Unsubscribe-Post.',
      discussion:
        'This is mail of a list on which its members write to each other; one click to leave is asked of bulk senders only.',
      'signature-unknown': 'The DKIM signature that covers both headers could not be verified at this time.',
      'not-bulk': notBulk,
    },
    fix: {
      missing: (_, context) => unsubscribeSteps(context),
      'looks-like-list-mail': (_, context) => ifToList(unsubscribeSteps(context)),
      'wrong-value': ['Write the header exactly so: List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
      'no-https': (_, context) => [
        `Add an https address to List-Unsubscribe: <https://${ownDomain(context)}/unsubscribe?id=TOKEN>`,
        'Make that address end the subscription when it gets a POST.',
      ],
      'not-signed': (_, context) => [
        context.esp
          ? `Set up DKIM for your domain in ${context.esp.name}; it then signs both headers.`
          : 'Add List-Unsubscribe and List-Unsubscribe-Post to the headers your mail server signs (h= in DKIM).',
        'Add both headers before the mail is signed, not after.',
        'If DKIM itself fails in this report, repair that first.',
      ],
      'endpoint-redirects': [
        'Answer the POST at this very address with status 200; do not redirect to a page or to another host.',
      ],
      'endpoint-refuses': [
        'Open the address and check that it is still there and its certificate is valid.',
        'Let it answer a POST with the body List-Unsubscribe=One-Click with status 200, without login or cookie.',
      ],
    },
  }),
  list_id: textOf({
    title: 'List-ID',
    what: 'The header that names the mailing list; readers and filters sort by it.',
    why: 'Gmail asks lists for it. It keeps the good name of one list apart from others of the same domain.',
    refs: [rfc(2919), gmailSenders],
    found: {
      present: (facts) => `The list is named ${say(facts.list)}.`,
      missing: (facts) => `This is list mail without a List-ID header.${because(facts)}`,
      malformed: 'List-ID holds no name in angle brackets.',
      'not-bulk': notBulk,
    },
    fix: {
      missing: (_, context) => [
        context.esp
          ? `See whether ${context.esp.name} lets you set a List-ID for the list; many services do it by themselves for campaigns.`
          : `Add a header that stays the same for this list: List-ID: Our newsletter <newsletter.${ownDomain(context)}>`,
      ],
      malformed: (_, context) => [
        `Write it like this: List-ID: Our newsletter <newsletter.${ownDomain(context)}>`,
      ],
    },
  }),
}
