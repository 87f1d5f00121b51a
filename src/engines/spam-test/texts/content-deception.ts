import type { Json } from '#engines/finding.ts'
import type { Reference } from '#engines/finding-words.ts'
import { gmailSenders } from '#engines/references.ts'
import type { CheckText, FixContext } from '../types.ts'
import { type Facts, ownDomain, say, textOf } from './phrasing.ts'

const uts39: Reference = {
  label: 'Unicode TS 39: security mechanisms',
  url: 'https://www.unicode.org/reports/tr39/',
}
const ftc: Reference = {
  label: 'FTC: how to recognize phishing',
  url: 'https://consumer.ftc.gov/articles/how-recognize-avoid-phishing-scams',
}

const list = (value: Json | undefined) => (Array.isArray(value) ? value : [])
const leads = ({ targets }: Facts) => (list(targets).length > 0 ? ` Its links lead to ${say(targets)}.` : '')
const asks = ({ asks: found }: Facts) =>
  list(found).length > 0 ? ` It says: “${say(list(found)[0])}”.` : ' It asks for a password or opens a page.'

const yourself = (_: Facts, context: FixContext) => [
  `Use your own name as display name, and write from ${ownDomain(context)}.`,
  'If you write for that company: send from its domain, signed with its DKIM key.',
  'If you only mention it, say so in the text, such as “pay with …” or “your parcel comes with …”, and let name, logo and signature be your own.',
]

/** Words for the checks of who a mail claims to be, and what it hides. */
export const deceptionTexts: Record<string, CheckText> = {
  sender_claim: textOf({
    title: 'Claimed and real sender',
    what: 'Who the mail says it is from (display name, subject, logo, signature), against the domain that sends it and the sites it links to.',
    why: 'Pretending to be a known company is what phishing is. Filters compare these names with the domains, and refuse what does not fit.',
    refs: [gmailSenders, ftc],
    found: {
      none: 'The mail does not claim to be from a known company.',
      own: ({ brand, from }) => `The mail is from ${say(brand)}, and ${say(from)} is its domain.`,
      signed: ({ brand, from }) =>
        `The mail speaks for ${say(brand)} from ${say(from)}, signed by ${say(brand)}.`,
      'links-there': ({ brand, from }) =>
        `The mail speaks for ${say(brand)} from ${say(from)}, and its links lead to ${say(brand)}.`,
      named: ({ brand, from }) =>
        `The sender calls itself ${say(brand)}, but ${say(from)} is not a domain of ${say(brand)} that we know.`,
      unproven: (facts) =>
        `The From address is at a domain of ${say(facts.brand)}, but nothing proves it.${leads(facts)}${asks(facts)}`,
      asks: (facts) =>
        `The sender calls itself ${say(facts.brand)}, but ${say(facts.from)} is not a domain of ${say(facts.brand)} that we know.${asks(facts)}`,
      disguised: ({ brand, from }) =>
        `The sender writes the name ${say(brand)} with letters that only look like it, and sends from ${say(from)}.`,
      impersonates: (facts) =>
        `The mail claims to be from ${say(facts.brand)}, but comes from ${say(facts.from)}.${leads(facts)}${asks(facts)}`,
      'mail-system': (facts) =>
        `The mail claims to be from the reader’s own mail system (“${say(facts.name)}”, “${say(facts.phrase)}”), but comes from ${say(facts.from)}.${leads(facts)}`,
      'no-from': 'The From address could not be read.',
    },
    fix: {
      named: yourself,
      asks: yourself,
      disguised: yourself,
      impersonates: yourself,
      unproven: [
        'Send the mail through the servers of that domain, so that SPF or DKIM proves it; an uploaded file cannot show that.',
        'Link to pages of the same domain, or to a tracking host below it.',
      ],
      'mail-system': (_, context) => [
        `If you run the readers’ mail system, write from the domain they know, such as ${ownDomain(context)}, with DKIM, and link only to it.`,
        'Name your company in the display name in place of “administrator” or the reader’s domain.',
      ],
    },
  }),
  lookalike_domain: textOf({
    title: 'Look-alike domains',
    what: 'Domains of the sender and in links that are made to be taken for a known company’s: exchanged letters, added words, its name before another domain.',
    why: 'Readers look at the first known word of an address. Filters compare names letter by letter, and block such ones.',
    refs: [uts39, ftc],
    found: {
      none: 'No domain looks like one of a known company.',
      confusable: ({ shown, brand }) =>
        `${say(shown)} looks like the name of ${say(brand)}, but is written with other letters.`,
      'domain-in-name': ({ shown, brand }) =>
        `${say(shown)} begins like a domain of ${say(brand)}, but belongs to somebody else.`,
      glued: ({ shown, brand }) =>
        `${say(shown)} holds the name ${say(brand)} with other words, but is not a domain of ${say(brand)} that we know.`,
      misspelled: ({ shown, brand }) =>
        `${say(shown)} is one letter away from ${say(brand)}, in a mail that speaks for ${say(brand)}.`,
      subdomain: ({ shown, brand }) =>
        `${say(shown)} has ${say(brand)} before a domain of somebody else, in a mail that speaks for ${say(brand)}.`,
      'no-domains': 'The mail names no domain.',
    },
    fix: Object.fromEntries(
      ['confusable', 'domain-in-name', 'glued', 'misspelled', 'subdomain'].map((code) => [
        code,
        (_: Facts, context: FixContext) => [
          `Send and link from a domain of your own that does not hold another company’s name, such as ${ownDomain(context)}.`,
          'If the domain is that company’s: link to the one that its customers know.',
        ],
      ]),
    ),
  }),
  link_deception: textOf({
    title: 'Borrowed link targets',
    what: 'Links that borrow the good name of a large site: addresses there that lead on to anywhere, and free pages, forms and files that anybody can put there.',
    why: 'Phishing hides behind names that no filter can block. In a mail that asks to sign in or to pay, such a link is taken for it.',
    refs: [ftc],
    found: {
      plain: 'No link leads through a large site, or to a page that anybody can put up.',
      'nothing-asked': ({ through, hosted }) =>
        `Links through large sites or to free pages and shared files: ${Number(through) + Number(hosted)}. The mail asks for nothing that would make them suspicious.`,
      'open-redirect': ({ site, target }) =>
        `A link shows ${say(site)}, but leads on to ${say(target)}, in a mail that asks to sign in, to confirm or to pay.`,
      'free-pages': ({ site }) =>
        `The mail asks to sign in, to confirm or to pay, and leads to a page that anybody can put up at no cost: ${say(site)}.`,
      'free-forms': ({ site }) =>
        `The mail asks to sign in, to confirm or to pay, and leads to a form that anybody can make: ${say(site)}.`,
      'free-files': ({ site }) =>
        `The mail asks to sign in, to confirm or to pay, and leads to shared files: ${say(site)}.`,
      'free-tunnels': ({ site }) =>
        `The mail asks to sign in, to confirm or to pay, and leads to a computer under a borrowed name: ${say(site)}.`,
      'no-links': 'The mail has no web links.',
    },
    fix: {
      'open-redirect': ['Link to the final address at once.'],
      ...Object.fromEntries(
        ['free-pages', 'free-forms', 'free-files', 'free-tunnels'].map((code) => [
          code,
          (_: Facts, context: FixContext) => [
            `Put the page on your own domain, such as www.${ownDomain(context)}, and link to it there.`,
          ],
        ]),
      ),
    },
  }),
  callback_number: textOf({
    title: 'Telephone numbers to call back',
    what: 'Invoices without a link, with a telephone number for those who want to cancel.',
    why: 'That is how callback fraud looks: an invoice that nobody ordered, and somebody at the telephone who asks for access to the computer.',
    refs: [
      {
        label: 'FTC: fake invoices and tech support',
        url: 'https://consumer.ftc.gov/articles/how-spot-avoid-and-report-tech-support-scams',
      },
    ],
    found: {
      none: 'The mail does not ask to refuse an invoice by telephone.',
      'borrowed-name': ({ brand, number, amount }) =>
        `The mail speaks of ${say(brand)} and of ${say(amount)}, and gives the number ${say(number)} to refuse it; ${say(brand)} did not send it.`,
      'free-mail': ({ number, amount }) =>
        `An invoice over ${say(amount)} from a free mail address gives the number ${say(number)} to refuse it, and no link.`,
      unnamed: ({ number, amount }) =>
        `An invoice over ${say(amount)} gives the number ${say(number)} to refuse it, and no link.`,
      'no-text': 'The mail has no text.',
    },
    fix: Object.fromEntries(
      ['borrowed-name', 'free-mail', 'unnamed'].map((code) => [
        code,
        (_: Facts, context: FixContext) => [
          `Send invoices from your own domain, such as billing@${ownDomain(context)}, with your company’s name as display name.`,
          'Link to the order in the customer’s account, and to a page where it can be cancelled.',
        ],
      ]),
    ),
  }),
  disguised_text: textOf({
    title: 'Disguised words',
    what: 'Words that people read as always and filters do not: cut by tags, with invisible characters inside, or with letters of another alphabet.',
    why: 'There is no reason to write so but to get past a filter, and filters look for it.',
    refs: [uts39],
    found: {
      none: 'No words are disguised.',
      tags: ({ words, example }) =>
        `Words cut into pieces by tags that change nothing: ${say(words)}, such as “${say(example)}”.`,
      invisible: ({ words, example }) =>
        `Words with invisible characters inside: ${say(words)}, such as “${say(example)}”.`,
      letters: ({ words, example }) =>
        `Words with letters that only look Latin: ${say(words)}, such as “${say(example)}”.`,
      'no-text': 'The mail has no text.',
    },
    fix: {
      tags: ['Write each word in one piece; paste text without its formatting.'],
      invisible: [
        'Type the words in the evidence anew; the invisible characters often come with text copied from elsewhere.',
      ],
      letters: [
        'Type the words in the evidence anew, with the letters of your keyboard.',
        'For bold text, use bold formatting in place of mathematical letters.',
      ],
    },
  }),
}
