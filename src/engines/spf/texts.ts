import type { Json } from '#engines/finding.ts'
import { nameTexts } from '#engines/record/name-texts.ts'
import { type CodedRecordText, type Facts, recordText } from '#engines/record/words.ts'
import { gmailSenders, rfc, yahooSenders } from '#engines/references.ts'
import { counted, say } from '#engines/spam-test/texts/phrasing.ts'
import { syntaxText } from './texts-of-syntax.ts'

const providers = [rfc(7208), gmailSenders, yahooSenders]
const broken = 'Receivers treat a broken record as a permanent error: nothing passes SPF, whoever sends.'

export const list = (value: Json | undefined): Record<string, Json>[] =>
  Array.isArray(value)
    ? (value.filter((one) => one !== null && typeof one === 'object') as Record<string, Json>[])
    : []

/** `include:a.example (in the record of b.example)`, at most five. */
function branches({ items }: Facts): string {
  const named = list(items).map(({ term, record }) => `${say(term)} (in the record of ${say(record)})`)
  return named.slice(0, 5).join(', ') + (named.length > 5 ? ' and others' : '')
}

export function costs({ terms }: Facts): string {
  const sorted = list(terms).toSorted((a, b) => Number(b.cost) - Number(a.cost))
  return sorted
    .slice(0, 6)
    .map(({ term, cost }) => `${say(term)} ${say(cost)}`)
    .join(', ')
}

const voidNames = ({ names }: Facts) =>
  list(names)
    .slice(0, 6)
    .map(({ name, term, record }) => `${say(name)} (asked by ${say(term)} in the record of ${say(record)})`)
    .join(', ')

const voidSentence = (facts: Facts) =>
  `No answer for ${voidNames(facts)}. Receivers allow two look-ups without one; the record may use up ${say(facts.count)}.`

const percent = (share: Json | undefined) => {
  const value = Number(share ?? 0) * 100
  return value >= 1 ? `${value.toFixed(0)} %` : value >= 0.001 ? `${value.toFixed(3)} %` : 'less than 0.001 %'
}

const grouped = (value: Json | undefined) => String(value ?? 0).replace(/\B(?=(\d{3})+$)/g, ' ')
const own = ({ items }: Facts) =>
  list(items).map(({ record, term }) => `"${say(term)}" in the record of ${say(record)}`)

/** The words of the SPF checker, by finding id. */
export const spfTexts: Record<string, CodedRecordText> = {
  ...withoutOtherText(nameTexts('spf')),
  spf_syntax: syntaxText,
  spf_record: recordText({
    title: 'SPF record',
    why: 'Gmail and Yahoo want SPF or DKIM from everyone who sends to them, and both from bulk senders; Microsoft asks the same of bulk senders.',
    refs: providers,
    found: {
      published: ({ domain }) => `There is one SPF record at ${say(domain)}.`,
      missing: ({ domain }) => `There is no SPF record at ${say(domain)}.`,
      several: ({ domain, count }) =>
        `There are ${counted(count, 'SPF record')} at ${say(domain)}; with more than one, receivers use none.`,
      ignored: ({ domain }) =>
        `A text at ${say(domain)} was meant as SPF record, but does not begin with "v=spf1" and a space; so receivers skip it.`,
      unanswered: ({ domain }) =>
        `The DNS did not answer when the TXT records of ${say(domain)} were asked for.`,
    },
    fix: {
      missing: [
        'Publish one TXT record that begins with v=spf1 and names every service that sends with this domain.',
        'If the domain sends no mail at all, publish v=spf1 -all.',
      ],
      several: ['Put the terms of all records into one, and delete the others.'],
      ignored: [
        'Replace the text by one that begins with v=spf1 and a space, without quotation marks in it.',
      ],
    },
  }),
  spf_ignored: recordText({
    title: 'Text that was meant as SPF',
    why: 'Receivers skip it, so whatever only it names does not pass.',
    refs: [rfc(7208, '4.5')],
    found: { beside: ({ texts }) => `Receivers skip this text beside the SPF record: ${say(texts)}.` },
    fix: { beside: ['Move terms that are missing into the SPF record, and delete this text.'] },
  }),
  'spf_sender-id': recordText({
    title: 'Sender ID',
    why: 'Sender ID was given up years ago; no large provider reads it.',
    refs: [rfc(7208)],
    found: { published: 'There is a Sender ID record (spf2.0) at the domain.' },
    fix: { published: ['Delete the record that begins with spf2.0. It has no effect.'] },
  }),
  'spf_type-99': recordText({
    title: 'Record type 99',
    why: 'The DNS record type "SPF" (99) was given up in 2014. Receivers read TXT records alone.',
    refs: [rfc(7208, '3.1')],
    found: {
      beside: 'The record is also there as type SPF (99), which nobody reads.',
      alone: 'The record is there as type SPF (99) only, which nobody reads; as TXT record it is missing.',
    },
    fix: {
      beside: ['Delete the record of type SPF, so that the two cannot drift apart.'],
      alone: ['Publish the same text as a TXT record.'],
    },
  }),
  spf_all: recordText({
    title: 'What becomes of everyone else',
    why: 'The end of the record says what receivers do with servers that it does not name.',
    refs: [rfc(7208, '5.1')],
    found: {
      fail: 'Servers that are not named must not send (-all): receivers may refuse their mail.',
      softfail: 'Servers that are not named are taken with suspicion (~all), the usual choice beside DMARC.',
      neutral: 'The record says nothing about servers that it does not name (?all).',
      missing:
        'The record does not end with "all" or a redirect, so it says nothing about servers it does not name.',
      pass: 'The record allows everyone to send as this domain (+all).',
      redirect: ({ name }) => `For everyone else the record of ${say(name)} decides.`,
    },
    fix: {
      neutral: ['End the record with ~all, or with -all when every sending service is named.'],
      missing: ['End the record with ~all, or with -all when every sending service is named.'],
      pass: ['Name the servers that send for you, and end the record with ~all.'],
    },
  }),
  spf_lookups: recordText({
    title: 'DNS look-ups',
    why: 'Receivers stop at ten look-ups and treat the record as broken. What does not match early walks the whole record.',
    refs: [rfc(7208, '4.6.4')],
    found: {
      within: ({ count }) =>
        `The record needs at most ${counted(count, 'look-up')} of the ten that are allowed.`,
      'near-limit': (facts) =>
        `The record needs up to ${say(facts.count)} look-ups of the ten that are allowed: ${costs(facts)}.`,
      over: (facts) =>
        `The record needs up to ${say(facts.count)} look-ups; ten are allowed: ${costs(facts)}.`,
      unanswered: ({ count }) =>
        `At least ${counted(count, 'look-up')}; the DNS did not answer for a part of the record, so there may be more.`,
    },
    fix: {
      'near-limit': ['Take out services that no longer send for you before you add another.'],
      over: [
        'Take out the includes of services that no longer send for you.',
        'Let a service with many look-ups send from a subdomain with an SPF record of its own.',
        'Replace a and mx by the addresses of your own servers, where those do not change.',
      ],
    },
  }),
  spf_voids: recordText({
    title: 'Look-ups without an answer',
    why: 'Receivers stop at the third name that does not exist or has no such record, and treat the record as broken.',
    refs: [rfc(7208, '4.6.4')],
    found: {
      none: 'Every name in the record has an answer.',
      some: (facts) => voidSentence(facts),
      over: voidSentence,
      'over-family': (facts) =>
        `Mail from IPv${say(facts.family)} addresses: ${say(facts.count)} look-ups have no answer in this family (${voidNames(facts)}); receivers stop at the third.`,
      unanswered: 'The DNS did not answer for a part of the record, so this was not counted.',
    },
    fix: {
      some: ['Take the terms with these names out of the record, or ask the service for the right name.'],
      over: ['Take the terms with these names out of the record, or ask the service for the right name.'],
      'over-family': ['Name the addresses of these servers with ip4 and ip6 in place of their names.'],
    },
  }),
  'spf_mx-hosts': recordText({
    title: 'Number of MX hosts',
    why: broken,
    refs: [rfc(7208, '4.6.4')],
    found: { over: (facts) => `More than ten mail servers stand behind ${branches(facts)}.` },
    fix: { over: ['Replace the mx term by the addresses of the servers that send.'] },
  }),
  'spf_ptr-names': recordText({
    title: 'Number of reverse names',
    why: 'Receivers look at ten reverse names of a server and skip the others.',
    refs: [rfc(7208, '4.6.4')],
    found: { over: ({ count }) => `The address has ${say(count)} reverse names; ptr looks at ten of them.` },
    fix: { over: ['Replace the ptr term by the addresses of the servers that send.'] },
  }),
  spf_answers: recordText({
    title: 'Parts that were not answered',
    why: 'A receiver that gets no answer here has no result either: it puts the mail off or takes it without SPF. Whether this part holds is known once it answers.',
    refs: [rfc(7208, '4.4'), rfc(7208, '5')],
    found: {
      unanswered: (facts) => `The DNS did not answer for ${branches(facts)}.`,
    },
    fix: {
      unanswered: ['Check again in some minutes. If it stays so, tell whoever runs these names.'],
    },
  }),
  spf_include: recordText({
    title: 'Includes',
    why: 'When an include or redirect does not lead to one valid SPF record, receivers treat your whole record as broken.',
    refs: [rfc(7208, '5.2')],
    found: {
      'missing-domain': (facts) =>
        `A name does not exist: ${branches(facts)}. Whoever registers such a domain could send as you.`,
      'no-record': (facts) => `There is no SPF record behind ${branches(facts)}.`,
      several: (facts) => `There are several SPF records behind ${branches(facts)}.`,
      broken: (facts) => `The SPF record behind ${branches(facts)} cannot be read.`,
    },
    fix: {
      'missing-domain': (facts) => own(facts).map((term) => `Take out ${term}, or correct its name.`),
      'no-record': (facts) => own(facts).map((term) => `Take out ${term}, or correct its name.`),
      several: [
        'Tell the service behind this name that it has several SPF records, and take the include out until then.',
      ],
      broken: [
        'Tell the service behind this name that its SPF record is broken, and take the include out until then.',
      ],
    },
  }),
  spf_loop: recordText({
    title: 'Loops',
    why: broken,
    refs: [rfc(7208, '4.6.4')],
    found: { loop: (facts) => `The record leads back to itself: ${branches(facts)}.` },
    fix: { loop: (facts) => own(facts).map((term) => `Take out ${term}.`) },
  }),
  spf_duplicate: recordText({
    title: 'Said twice',
    why: 'A second look-up at the same place costs again and adds nothing.',
    refs: [rfc(7208, '4.6.4')],
    found: {
      term: ({ texts }) => `These terms stand in the record more than once: ${say(texts)}.`,
      include: (facts) => `The same record is included more than once: ${branches(facts)}.`,
    },
    fix: {
      term: ['Keep the first one of them.'],
      include: ['If one of these includes is your own, take it out: the other one covers it.'],
    },
  }),
  'spf_after-all': recordText({
    title: 'Behind "all"',
    why: 'Receivers stop at "all", so what stands behind it has no effect.',
    refs: [rfc(7208, '5.1')],
    found: {
      terms: ({ texts }) => `These terms stand behind "all" and have no effect: ${say(texts)}.`,
      redirect: ({ texts }) => `${say(texts)} has no effect beside "all".`,
    },
    fix: {
      terms: ['Move "all" to the end, if these servers send for you; else delete the terms.'],
      redirect: ['Delete the redirect; or delete "all", if the other record should decide.'],
    },
  }),
  spf_ptr: recordText({
    title: 'ptr',
    why: 'ptr is slow, fails often, and depends on others; the standard asks not to use it, and some receivers skip it.',
    refs: [rfc(7208, '5.5')],
    found: { used: ({ texts }) => `The record uses ${say(texts)}.` },
    fix: { used: ['Name the addresses of these servers with ip4 and ip6, and delete ptr.'] },
  }),
  'spf_ptr-macro': recordText({
    title: 'The macro %{p}',
    why: 'It depends on reverse names like ptr; the standard asks not to use it.',
    refs: [rfc(7208, '7.2')],
    found: { used: ({ texts }) => `The record uses the macro %{p}: ${say(texts)}.` },
    fix: { used: ['Use %{d} or %{i} in its place, or plain names.'] },
  }),
  spf_modifier: recordText({
    title: 'Unknown words',
    why: 'Receivers skip words of the form name=value that they do not know, so they have no effect.',
    refs: [rfc(7208, '6')],
    found: {
      unknown: ({ texts }) => `Receivers skip ${say(texts)}.`,
      equals: ({ texts }) => `Receivers skip ${say(texts)}: with an equals sign it names no server.`,
      misspelt: ({ texts }) => `Receivers skip ${say(texts)}: it is almost a word of SPF, and none.`,
    },
    fix: {
      unknown: ['Check the spelling. Delete it if nothing else needs it.'],
      equals: ['Write a colon in place of the equals sign.'],
      misspelt: ['Spell it as SPF does: include:, exists: or redirect=.'],
    },
  }),
  spf_range: recordText({
    title: 'Wide ranges',
    why: 'Every server in a range may send as you; the wider it is, the more strangers it holds.',
    refs: [rfc(7208, '11.1')],
    found: {
      everyone: ({ texts }) => `The length /0 allows every address there is: ${say(texts)}.`,
      huge: ({ texts }) => `More than 16 million addresses each: ${say(texts)}.`,
      wide: ({ texts }) => `These ranges are wider than one sender usually needs: ${say(texts)}.`,
    },
    fix: {
      everyone: ['Put in the length that your provider gave you, or leave the slash out for one address.'],
      huge: ['Name only the networks that your servers are in.'],
      wide: ['Name only the networks that your servers are in.'],
    },
  }),
  spf_private: recordText({
    title: 'Addresses that nobody can send from',
    why: 'Receivers never see private, reserved or example addresses, so the terms have no effect.',
    refs: [rfc(6890)],
    found: { reserved: ({ texts }) => `These addresses are not public: ${say(texts)}.` },
    fix: { reserved: ['Name the public address of the server, or delete the term.'] },
  }),
  spf_reach: recordText({
    title: 'Who may send, all branches together',
    why: 'What is included counts like your own record: every address in it may send as you.',
    refs: [rfc(7208, '11.1')],
    found: {
      bounded: ({ addresses, share, open }) =>
        `${grouped(addresses)} IPv4 addresses may send as this domain, ${percent(share)} of all.${list(open).length > 0 ? ' Some terms depend on the single mail and are not in this number.' : ''}`,
      'almost-everyone': ({ addresses, share }) =>
        `${grouped(addresses)} IPv4 addresses may send as this domain, ${percent(share)} of all.`,
      everyone: 'One of the terms lets everyone pass, though the record does not say so itself.',
      unanswered: 'The DNS did not answer for a part of the record, so the addresses were not added up.',
    },
    fix: {
      'almost-everyone': ['Find the include with the wide ranges in the tree below, and take it out.'],
      everyone: ['Find the include or exists that lets everyone pass in the tree below, and take it out.'],
    },
  }),
  spf_size: recordText({
    title: 'Length',
    why: 'Long answers do not fit into one DNS packet, and some networks drop larger ones.',
    refs: [rfc(7208, '3.4')],
    found: {
      'over-450': ({ octets }) => `The record has ${say(octets)} characters; up to 450 are safe.`,
      'over-512': ({ octets }) =>
        `The record has ${say(octets)} characters and does not fit into a plain DNS answer (512).`,
      'string-too-long': ({ longest }) =>
        `One string has ${say(longest)} characters; the DNS allows 255 in each, so this cannot be published.`,
    },
    fix: {
      'over-450': [
        'Take out what is not needed, or move addresses into a record of your own and include that.',
      ],
      'over-512': [
        'Take out what is not needed, or move addresses into a record of your own and include that.',
      ],
      'string-too-long': [
        'Cut the record into strings of at most 255 characters, with the space kept at each border.',
      ],
    },
  }),
  spf_exp: recordText({
    title: 'Explanation for refused mail',
    why: 'The text is shown to people whose mail is refused. Without it they get a plain message; nothing else changes.',
    refs: [rfc(7208, '6.2')],
    found: {
      missing: ({ name }) => `There is no text at ${say(name)}, where "exp" points to.`,
      several: ({ name, count }) =>
        `There are ${say(count)} texts at ${say(name)}; with more than one, none is shown.`,
      'non-ascii': ({ name }) =>
        `The text at ${say(name)} has characters beyond plain ASCII, so it is not shown.`,
      unanswered: ({ name }) => `The DNS did not answer for ${say(name)}, where "exp" points to.`,
    },
    fix: {
      missing: ['Publish one TXT record there, or delete "exp".'],
      several: ['Keep one TXT record there.'],
      'non-ascii': ['Write the text in plain ASCII.'],
    },
  }),
  spf_parked: recordText({
    title: 'A domain that sends nothing',
    why: 'Domains without mail are a favourite of forgers; "v=spf1 -all" tells receivers to refuse whatever claims to come from them.',
    refs: [rfc(7208)],
    found: {
      strict: 'The record says that nobody may send with this domain.',
      open: 'The record does not say that nobody may send with this domain.',
    },
    fix: { open: ['Publish v=spf1 -all, and nothing else.'] },
  }),
  spf_verdict: recordText({
    title: 'The address you asked about',
    why: 'This is what a receiver would get for this address and sender.',
    refs: [rfc(7208, '2.6')],
    found: {
      pass: ({ ip, sender, term, record }) =>
        `${say(ip)} may send for ${say(sender)}${term ? `: ${say(term)} in the record of ${say(record)} matches` : ''}.`,
      fail: ({ ip, sender, term, record }) =>
        `${say(ip)} must not send for ${say(sender)}${term ? `: ${say(term)} in the record of ${say(record)} decides` : ''}.`,
      softfail: ({ ip, sender }) => `${say(ip)} is not named for ${say(sender)} and is taken with suspicion.`,
      neutral: ({ ip, sender }) => `The record says nothing about ${say(ip)} for ${say(sender)}.`,
      none: ({ domain }) => `There is no SPF record at ${say(domain)}, so there is no verdict.`,
      permerror: ({ domain, comment }) =>
        `The record of ${say(domain)} is broken, so nobody passes${comment ? ` (${say(comment)})` : ''}.`,
      temperror: ({ ip }) => `The DNS did not answer, so there is no verdict for ${say(ip)}.`,
      'not-an-address': ({ ip }) => `"${say(ip)}" is not an IP address, so it was not tried.`,
    },
    fix: {
      fail: [
        'If this server sends for you, add its address or its service to the record, in front of "all".',
      ],
      softfail: [
        'If this server sends for you, add its address or its service to the record, in front of "all".',
      ],
      neutral: ['If this server sends for you, add its address or its service to the record.'],
      none: ['Publish an SPF record.'],
      permerror: ['Correct the record: see the findings above.'],
    },
  }),
}

/** Other texts are usual at the domain itself, where SPF stands; there is no finding about them. */
export function withoutOtherText(texts: Record<string, CodedRecordText>): Record<string, CodedRecordText> {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => id !== 'spf_other-text'))
}
