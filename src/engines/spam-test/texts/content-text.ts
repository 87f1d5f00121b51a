import type { Json } from '#engines/finding.ts'
import { gmailSenders, yahooSenders } from '#engines/references.ts'
import type { CheckText, FixContext } from '../types.ts'
import { because, counted, type Facts, ownDomain, say, textOf } from './phrasing.ts'

const MOST_NAMED = 4

/** The first phrases found, heaviest first. */
export function firstPhrases({ phrases }: Facts): Json[] {
  if (!Array.isArray(phrases)) return []
  return phrases.flatMap((item) => (isRecord(item) ? [item.phrase ?? null] : [])).slice(0, MOST_NAMED)
}

/** Whether more were found than are named. */
export const hasMorePhrases = (facts: Facts): boolean => Number(facts.found) > MOST_NAMED

const quotesOf = (facts: Facts): string =>
  firstPhrases(facts)
    .map((phrase) => `“${say(phrase)}”`)
    .join(', ')

/** The phrases after their number: all of them, or the first ones as such. */
const namedOf = (facts: Facts) =>
  hasMorePhrases(facts) ? `, among them ${quotesOf(facts)}` : `: ${quotesOf(facts)}`

const isRecord = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** No model is sure: 1 to 99 %. */
export const learnedPercent = ({ probability }: Facts) =>
  `${Math.min(99, Math.max(1, Math.round(Number(probability) * 100)))} %`

const shapeNames: Record<string, string> = {
  capitals: 'the share of capital letters',
  exclamations: 'the number of exclamation marks',
  questions: 'the number of question marks',
  amounts: 'the number of amounts of money',
  digits: 'the share of digits',
  telephones: 'the number of telephone numbers',
  'free-mail': 'the number of addresses at free mail providers',
  'subject-capitals': 'the share of capital letters in the subject',
  'subject-signs': 'the number of signs in the subject',
  'odd-links': 'links to bare addresses, ports or coded names',
  invisible: 'invisible characters',
  lookalikes: 'letters of other scripts that look like Latin ones',
  length: 'the length of the text',
  'subject-length': 'the length of the subject',
  links: 'the number of links',
  hosts: 'the number of sites that links lead to',
  'links-to-you': 'links that hold an address',
  'rare-names': 'links to names with rare endings',
  addresses: 'the number of mail addresses in the text',
}

/** The words that weighed most in a learned verdict, as they stand in the mail. */
export function learnedWords({ words }: Facts): string[] {
  const named = Array.isArray(words) ? words : []
  return named.flatMap((item) => (isRecord(item) ? [say(item.word)] : [])).slice(0, MOST_NAMED)
}

/** What was measured beside the words, named by a table of any language. */
export const learnedShapes = ({ shapes }: Facts, names: Record<string, string>): string[] =>
  (Array.isArray(shapes) ? shapes : []).flatMap((name) => names[String(name)] ?? [])

const shapeReasons = (facts: Facts): string => {
  const reasons = learnedShapes(facts, shapeNames)
  return reasons.length ? `, most of all for ${reasons.join(', ')}` : ''
}

function learnedReasons(facts: Facts): string {
  const reasons = [...learnedWords(facts).map((word) => `“${word}”`), ...learnedShapes(facts, shapeNames)]
  return reasons.length ? `, most of all for ${reasons.join(', ')}` : ''
}

const rewording = [
  'Look at the words quoted below. Say the same more plainly where you can: who writes, why, and what the reader gets.',
  'Leave out pressure, promises and strings of signs; name the shop, the product and the price instead.',
  'Test again: the share falls as the words change. One word alone decides nothing.',
]

const canSpam = { label: '15 USC 7704', url: 'https://www.law.cornell.edu/uscode/text/15/7704' }

const leftovers: Record<string, { found: string; steps(context: FixContext): string[] }> = {
  'merge-tag': {
    found: 'Merge fields were not filled in',
    steps: ({ esp }) => [
      esp
        ? `Check that the field is spelled as ${esp.name} writes its fields; each service has its own brackets.`
        : 'Check that the field is spelled as your sending program writes its fields; each has its own brackets.',
      'Give each field a fallback for readers without that value, such as "there" for a first name.',
      'Send a real campaign to the test address: some programs leave fields empty in test mails.',
    ],
  },
  'broken-value': {
    found: 'A value is missing where a name should stand',
    steps: () => [
      'Give each field a fallback for readers without that value, such as "there" for a first name.',
      'Test with a contact whose name is empty.',
    ],
  },
  'placeholder-text': {
    found: 'Sample text of the template is still there',
    steps: () => [
      'Replace the sample text, or delete its block.',
      'Look at hidden blocks and the plain-text part too.',
    ],
  },
}

/** Rows of a fact that hold a `kind` the table knows. */
export function leftoverRows({ kinds }: Facts): { [key: string]: Json }[] {
  return Array.isArray(kinds) ? kinds.filter(isRecord).filter(({ kind }) => String(kind) in leftovers) : []
}

/** What was found of each kind, in a sentence each. */
const leftoversOf = (facts: Facts) =>
  leftoverRows(facts)
    .map(({ kind, texts }) => `${leftovers[String(kind)]!.found}: ${say(texts)}.`)
    .join(' ')

const leftoverSteps = (facts: Facts, context: FixContext) => [
  ...new Set(leftoverRows(facts).flatMap(({ kind }) => leftovers[String(kind)]!.steps(context))),
]

/** How a visible way out comes into the footer. */
const addUnsubscribeLink = (context: FixContext) => [
  context.esp
    ? `Put the unsubscribe field of ${context.esp.name} into the footer of the template.`
    : `Add a link such as “Unsubscribe” to the footer: https://${ownDomain(context)}/unsubscribe?id=TOKEN`,
  'Set it in 12 px or more, in a color that can be read.',
  'Let it work without a login, and honor it within two days.',
]

/** Words for the checks of what the text says. */
export const textTexts: Record<string, CheckText> = {
  spam_phrases: textOf({
    title: 'Spam phrases',
    what: 'Phrases that are common in spam, in English and the language of the text, weighed by how rare they are in wanted mail.',
    why: 'Content filters such as SpamAssassin and rspamd add points for them. A few ordinary sales words do no harm.',
    refs: [canSpam, { label: 'SpamAssassin: tests', url: 'https://spamassassin.apache.org/tests.html' }],
    found: {
      none: 'No phrase typical of spam was found.',
      few: (facts) => `${counted(facts.found, 'phrase')} found, too few to matter${namedOf(facts)}.`,
      several: (facts) => `${counted(facts.found, 'phrase')} typical of spam found${namedOf(facts)}.`,
      many: (facts) => `The text reads like spam: ${counted(facts.found, 'phrase')} found${namedOf(facts)}.`,
      'no-text': 'There is no text to look at.',
    },
    fix: {
      several: (facts) => [
        `Say these in other words, the first ones first: ${quotesOf(facts)}.`,
        'Name what you offer and what it costs, in place of pressure and promises.',
      ],
      many: (facts) => [
        `Rewrite the passages with ${quotesOf(facts)}; the evidence shows where they stand.`,
        'Name what you offer and what it costs, in place of pressure and promises.',
        'If the subject of your trade itself is on such lists (medicine, credit, gambling), keep these words few and out of the subject.',
      ],
    },
  }),
  learned_content: textOf({
    title: 'Learned content model',
    what: 'Reads subject and text with a model that learned from thousands of mails, wanted ones and spam, which words and signs each uses.',
    why: 'Providers judge content with models of their own. Ours cannot know what theirs say, but a text that reads like spam to it often does to them. It errs most with short mails on accounts and payments, so it counts for less than what can be proved.',
    refs: [{ label: 'Gmail: email sender guidelines', url: 'https://support.google.com/mail/answer/81126' }],
    found: {
      'like-good-mail': (facts) =>
        `The text reads like wanted mail: the model takes it for spam with ${learnedPercent(facts)}.`,
      'somewhat-like-spam': (facts) =>
        `The text reads somewhat like spam: the model says ${learnedPercent(facts)}${learnedReasons(facts)}.`,
      'like-spam': (facts) =>
        `The text reads like spam: the model says ${learnedPercent(facts)}${facts.certain ? ', and no wanted mail it was checked on scored that high' : ''}${learnedReasons(facts)}.`,
      mixed: (facts) =>
        `The text reads like wanted mail, with some words of spam: the model says ${learnedPercent(facts)}${learnedReasons(facts)}. That takes a few points and is no fault.`,
      'no-text': 'There is no text to judge.',
      'short-text': 'The text is too short for the model: it knows too few of its words.',
      unsure: (facts) =>
        `Some words of this text are those of spam, but the text is too short, or the model knows its language too little, to tell: honest letters use them too. It takes a few points${learnedReasons(facts)}.`,
      'unknown-language':
        'The model has read too little mail in this language to judge the text. This says nothing against the mail.',
    },
    fix: {
      'somewhat-like-spam': rewording,
      'like-spam': [
        ...rewording,
        'If the mail tells of an account or a payment, name the occasion, the date and what was ordered or changed, and do not press for haste.',
      ],
    },
  }),
  content_shape: textOf({
    title: 'Shape of the content',
    what: 'Where the learned model cannot judge the words, because they are too few or in a language it has read too little of: what stands beside them, such as length, links, amounts, signs and capitals.',
    why: 'Spam has a shape in any language: a few lines, a loud subject, one link to a strange place. The shape alone proves little, so it counts for little.',
    refs: [{ label: 'Gmail: email sender guidelines', url: 'https://support.google.com/mail/answer/81126' }],
    found: {
      'like-good-mail': 'Beside its words, which could not be judged, the mail looks like wanted mail.',
      mixed: (facts) =>
        `The words could not be judged. By its shape the mail could be either: ${learnedPercent(facts)} for spam${shapeReasons(facts)}. That takes a few points and is no fault.`,
      'like-spam': (facts) =>
        `The words could not be judged, but the mail has the shape of spam: ${learnedPercent(facts)}${shapeReasons(facts)}.`,
      'words-judged': 'The learned model judges the words themselves, so their shape is not judged apart.',
      'no-text': 'There is no text to judge.',
    },
    fix: {
      'like-spam': [
        'Say in the mail who writes and why, in a few sentences: there is little text to judge by.',
        'Leave out strings of signs and capitals, and link to your own site.',
      ],
    },
  }),
  spam_engine: textOf({
    title: 'Spam filter',
    what: 'What SpamAssassin or rspamd, run beside Postproof, says of this mail.',
    why: 'Many companies and smaller providers use these filters. Large providers have their own, so a good score here is one sign among many.',
    refs: [
      { label: 'SpamAssassin: tests', url: 'https://spamassassin.apache.org/tests.html' },
      { label: 'rspamd: documentation', url: 'https://docs.rspamd.com/' },
    ],
    found: {
      clean: ({ engine, score }) => `${say(engine)} gives ${say(score)} points, which is clean.`,
      suspicious: ({ engine, score }) =>
        `${say(engine)} gives ${say(score)} points: not spam yet, but near it.`,
      spam: ({ engine, score }) =>
        `${say(engine)} gives ${say(score)} points and would mark this mail as spam.`,
      'not-configured': 'No spam filter is set up on this server.',
      'not-answered': 'The spam filter gave no answer.',
    },
    fix: {
      suspicious: [
        'Look at the rules with the most points in the evidence; each names what it found.',
        'Start with rules on authentication and headers: those count with every filter.',
      ],
      spam: [
        'Look at the rules with the most points in the evidence; each names what it found.',
        'Start with rules on authentication and headers: those count with every filter.',
        'Then change the passages or links that the content rules name, and test again.',
      ],
    },
  }),
  template_residue: textOf({
    title: 'Template leftovers',
    what: 'Merge fields that were not filled in, sample text, and empty values such as "undefined".',
    why: 'Readers see at once that something is broken. Filters know such leftovers from badly made bulk mail.',
    refs: [
      {
        label: 'Mailchimp: merge tags',
        url: 'https://mailchimp.com/help/all-the-merge-tags-cheat-sheet/',
      },
    ],
    found: {
      none: 'No leftovers of a template were found.',
      ...Object.fromEntries(Object.keys(leftovers).map((kind) => [kind, leftoversOf])),
      'no-text': 'There is no text to look at.',
      'written-by-hand': 'This is an answer or mail of a list for discussion, which people write by hand.',
    },
    fix: {
      ...Object.fromEntries(Object.keys(leftovers).map((kind) => [kind, leftoverSteps])),
    },
  }),
  body_unsubscribe: textOf({
    title: 'Unsubscribe link in the body',
    what: 'A visible link in the text with which a reader leaves the list.',
    why: 'Gmail and Yahoo demand it of bulk senders, and so does the law in the United States (15 USC 7704(a)(5)). Readers who do not find it press "spam".',
    refs: [gmailSenders, yahooSenders, canSpam],
    found: {
      found: ({ text }) => `The mail has an unsubscribe link: “${say(text)}”.`,
      address: ({ text }) => `The mail says to which address to write to unsubscribe: ${say(text)}.`,
      tiny: ({ font_size }) => `The unsubscribe link is set in ${say(font_size)} px, which is hard to read.`,
      'low-contrast': ({ contrast }) =>
        `The unsubscribe link hardly stands out from its background (contrast ${say(contrast)} to 1).`,
      hidden: 'The unsubscribe link is hidden, so readers cannot see it.',
      'word-without-link': 'The text speaks of unsubscribing, but there is no link for it.',
      none: (facts) => `This is list mail, and no unsubscribe link was found in it.${because(facts)}`,
      'looks-like-list-mail': (facts) =>
        `If this goes to a list, it needs a visible link to unsubscribe, and has none.${because(facts)}`,
      'leads-nowhere': ({ text, href }) =>
        `The unsubscribe link “${say(text)}” leads nowhere: ${href === '' ? 'its address is empty' : say(href)}.`,
      discussion:
        'This is mail of a list on which its members write to each other. Its members leave it by the headers or the page of the list, so no link was sought.',
      'not-bulk': 'This does not look like list mail, so no unsubscribe link is needed.',
    },
    fix: {
      tiny: ['Set the link in 12 px or more.'],
      'low-contrast': [
        'Give the link a darker color on a light background, or the reverse: a contrast of 4.5 to 1 or more.',
      ],
      hidden: [
        'Show the link: remove display:none, zero sizes and text in the color of the background around it.',
      ],
      'leads-nowhere': (_, context) => [
        `Put the address behind the link that ends the subscription, such as https://${ownDomain(context)}/unsubscribe?id=TOKEN`,
        'If a merge tag of your sending service stands there, send the test through the service: it fills the tag in.',
      ],
      'word-without-link': (_, context) => [
        `Make the words a link to the page that ends the subscription, such as https://${ownDomain(context)}/unsubscribe?id=TOKEN`,
      ],
      'looks-like-list-mail': (_, context) => [
        'If this mail goes to one person, such as a notice or a letter, nothing has to be done.',
        ...addUnsubscribeLink(context),
      ],
      none: (_, context) => addUnsubscribeLink(context),
    },
  }),
  postal_address: textOf({
    title: 'Postal address',
    what: 'The postal address of the sender, or a link to the imprint with it.',
    why: 'The law wants it in commercial mail: in the United States 15 USC 7704(a)(5)(A)(iii), in Germany § 5 DDG. Sending services insist on it.',
    refs: [canSpam, { label: '§ 5 DDG', url: 'https://www.gesetze-im-internet.de/ddg/__5.html' }],
    found: {
      found: ({ text }) => `The mail holds a postal address: “${say(text)}”.`,
      imprint: ({ text }) => `The mail links to an imprint: “${say(text)}”.`,
      'not-found': 'No postal address and no imprint were found.',
      'not-bulk': 'This does not look like list mail, so no postal address was sought.',
      discussion: 'This is mail of a discussion list and not commercial, so no postal address was sought.',
    },
    fix: {
      'not-found': [
        'Add the full postal address of your company to the footer: name, street and number or post office box, postal code, city, country.',
        'Write it as text, not as part of an image.',
      ],
    },
  }),
  language: textOf({
    title: 'Language',
    what: 'The language of the text against the one that the HTML declares, and words that mix scripts.',
    why: 'Screen readers pronounce the text by the declared language (WCAG 3.1.1), and mail programs offer translations by it. Mixed scripts within a word are a trick of phishers.',
    refs: [{ label: 'WCAG 3.1.1', url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html' }],
    found: {
      equal: ({ detected, declared }) => `The text is ${say(detected)}, as declared (${say(declared)}).`,
      differs: ({ detected, declared }) =>
        `The HTML declares “${say(declared)}”, but the text is ${say(detected)}.`,
      'mixed-scripts': ({ words }) => `Words mix letters of different scripts: ${say(words)}.`,
      'bad-tag': ({ declared }) => `“${say(declared)}” is not the form of a language code.`,
      'not-recognized': 'The language of the text could not be told.',
      'not-declared': 'The HTML declares no language to compare with.',
      'not-comparable': ({ declared }) => `“${say(declared)}” is a language that our detector does not know.`,
      'no-text': 'There is no text to look at.',
    },
    fix: {
      differs: ({ detected_tag }) => [`Write <html lang="${say(detected_tag)}"> at the start of the HTML.`],
      'bad-tag': ({ detected_tag }) => [
        `Write a code such as “en” or “de-AT”${detected_tag ? `; for this text <html lang="${say(detected_tag)}">` : ''}.`,
      ],
      'mixed-scripts': [
        'Type these words again with one keyboard layout, so that all letters of a word are of one script.',
      ],
    },
  }),
  view_online: textOf({
    title: 'Web version link',
    what: 'A link to the same mail as a web page.',
    why: 'It helps readers whose program shows the mail badly. Nobody demands it, so it does not count.',
    refs: [
      {
        label: 'WCAG: conforming alternate versions',
        url: 'https://www.w3.org/WAI/WCAG22/Understanding/conformance#conforming-alt-versions',
      },
    ],
    found: {
      present: ({ text }) => `The mail links to its web version: “${say(text)}”.`,
      absent: 'The mail links to no web version, which is fine.',
      'no-html': 'A plain-text mail needs no web version.',
    },
    fix: {},
  }),
  readability: textOf({
    title: 'Length and readability',
    what: 'How long the text is, how easily it reads (Flesch), and whether its letters are large enough.',
    why: 'A help for writing. It does not count.',
    refs: [{ label: 'WCAG 3.1.5', url: 'https://www.w3.org/WAI/WCAG22/Understanding/reading-level.html' }],
    found: {
      measured: ({ words, words_per_sentence, seconds, ease }) =>
        `${counted(words, 'word')}, about ${say(words_per_sentence)} a sentence, ${say(seconds)} seconds to read${ease === null ? '' : `; reading ease ${say(ease)} of 100`}.`,
      'small-print': ({ words, smallest }) =>
        `${counted(words, 'word')} smaller than 9 px, the smallest at ${say(smallest)} px. Legal lines at the end are left out.`,
      'too-little-text': 'There is too little text to measure.',
    },
    fix: {
      'small-print': [
        'Set text that is meant to be read in 14 px or more, and what goes with it, such as conditions, in 10 px or more.',
      ],
    },
  }),
}
