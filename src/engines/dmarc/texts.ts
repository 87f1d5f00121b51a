import { nameTexts } from '#engines/record/name-texts.ts'
import { type CodedRecordText, type Facts, recordText } from '#engines/record/words.ts'
import { gmailSenders, microsoftSenders, rfc, yahooSenders } from '#engines/references.ts'
import { counted, say } from '#engines/spam-test/texts/phrasing.ts'
import { dmarcRecordTexts } from './texts-record.ts'

const corrected = ['Replace the record by the corrected one below.']
const enforced =
  'Gmail and Yahoo (since 2024) and Microsoft (since May 2025) want a DMARC record from bulk senders, and apply its policy to mail in your name.'
const says = (facts: Facts) => `"${say(facts.policy)}"`
const through = (facts: Facts) =>
  facts.tag === 'p' ? 'p' : `${say(facts.tag)} of the record at ${say(facts.at)}`
const stay =
  'If people in your domain write to mailing lists, stay at quarantine. If only programs send in its name, reject is the end of the way.'

const agreement =
  'Receivers send reports to another domain only when that domain agrees to take them; else your reports get lost.'

/** The words of the DMARC checker, by finding id. */
export const dmarcTexts: Record<string, CodedRecordText> = {
  ...nameTexts('dmarc'),
  ...dmarcRecordTexts,
  dmarc_record: recordText({
    title: 'DMARC record',
    why: enforced,
    refs: [rfc(9989, '4.10'), gmailSenders, yahooSenders, microsoftSenders],
    found: {
      own: (facts) => `${say(facts.domain)} has a DMARC record of its own.`,
      inherited: (facts) =>
        `${say(facts.domain)} has no DMARC record of its own; the one of ${say(facts.at)} applies${facts.tag === null ? '' : `, and its ${say(facts.tag)} decides`}.`,
      missing: (facts) => `There is no DMARC record for ${say(facts.domain)}, nor at any domain above it.`,
      several: (facts) =>
        `There are ${counted(facts.count, 'DMARC record')} at ${say(facts.name)}; with more than one, receivers use none of them.`,
      unusable: (facts) => `The record at ${say(facts.name)} has a tag twice, so receivers ignore it.`,
      ignored: (facts) =>
        `The text at ${say(facts.name)} was meant as a DMARC record, but does not begin with v=DMARC1 in these letters, so receivers skip it.`,
      unanswered: (facts) => `The DNS did not answer when ${say(facts.name)} was asked for.`,
    },
    fix: {
      missing: [
        'Make a mailbox for the reports, or take the address that a report service gives you.',
        'Publish the record below with ; rua=mailto: and that address at its end. It changes nothing for your mail and starts the reports.',
        'Then follow the plan step by step.',
      ],
      several: ['Keep one record and delete the others.'],
      unusable: corrected,
      ignored: corrected,
    },
  }),
  dmarc_policy: recordText({
    title: 'Policy',
    why: `The policy says what happens to forged mail in your name. ${enforced}`,
    refs: [rfc(9989, '4.7'), rfc(9989, '7.4')],
    found: {
      reject: (facts) => `Mail that fails is refused: ${through(facts)} says ${says(facts)}.`,
      quarantine: (facts) => `Mail that fails is treated as spam: ${through(facts)} says ${says(facts)}.`,
      none: (facts) => `Forged mail is delivered as usual: ${through(facts)} says ${says(facts)}.`,
      'absent-acts-as-none': 'The record has no p. It has a report address, so receivers treat it as p=none.',
      'invalid-acts-as-none': (facts) =>
        `p=${say(facts.value)} is not a policy. The record has a report address, so receivers treat it as p=none.`,
      absent: 'The record has neither p nor a report address, so receivers ignore it.',
      invalid: (facts) =>
        `p=${say(facts.value)} is not a policy, and there is no report address, so receivers ignore the record.`,
      'bad-subdomain-policy': (facts) =>
        `${say(facts.tag)}=${say(facts.value)} is not a policy. It takes the whole record down with it: p does not count either.`,
      'existence-unanswered': (facts) =>
        `The DNS did not say whether ${say(facts.name)} exists: if so, ${say(facts.sp)} counts, else ${say(facts.np)}.`,
    },
    fix: {
      none: [
        'Read the reports until all your own senders pass.',
        'Then go on to the next step of the plan below.',
        stay,
      ],
      'absent-acts-as-none': corrected,
      'invalid-acts-as-none': ['Choose none, quarantine or reject.', ...corrected],
      absent: corrected,
      invalid: ['Choose none, quarantine or reject.', ...corrected],
      'bad-subdomain-policy': (facts) => [
        `Choose none, quarantine or reject for ${say(facts.tag)}, or leave it out.`,
      ],
    },
  }),
  dmarc_parked: recordText({
    title: 'A domain that sends no mail',
    why: 'Forgers like domains that nobody watches. A record that refuses everything costs nothing there.',
    refs: [rfc(9989, '4.7')],
    found: {
      closed: 'The record tells receivers to refuse all mail in the name of this domain.',
      open: 'Nothing tells receivers to refuse all mail in the name of this domain, its subdomains and names made up below it.',
    },
    fix: { open: ['Publish the record below: p, sp and np at reject.'] },
  }),
  'dmarc_report-authorization': recordText({
    title: 'Reports to another domain',
    why: agreement,
    refs: [rfc(9990, '3.2.3')],
    found: {
      authorized: (facts) => `${say(facts.domain)} agrees to take the reports (${say(facts.name)}).`,
      'by-wildcard': (facts) => `${say(facts.domain)} agrees to take reports about any domain.`,
      missing: (facts) =>
        `${say(facts.domain)} does not say at ${say(facts.name)} that it takes reports about this domain.`,
      unanswered: (facts) => `The DNS did not answer when ${say(facts.name)} was asked for.`,
    },
    fix: {
      missing: (facts) => [
        `Whoever runs ${say(facts.domain)} publishes a TXT record at ${say(facts.name)} with the text ${say(facts.record)}.`,
        'A report service does this for you: check that you have added this domain to your account there.',
      ],
    },
  }),
  'dmarc_report-mailbox': recordText({
    title: 'Mailbox for reports',
    why: 'Reports arrive as mail. A domain that takes no mail cannot receive them.',
    refs: [rfc(9990), rfc(7505)],
    found: {
      receives: (facts) => `${say(facts.domain)}, where reports go, takes mail.`,
      'no-mx': (facts) => `${say(facts.domain)}, where reports go, has no mail server (MX record).`,
      'null-mx': (facts) => `${say(facts.domain)}, where reports go, says that it takes no mail.`,
      unanswered: (facts) =>
        `The DNS did not answer when the mail servers of ${say(facts.domain)} were asked for.`,
    },
    fix: {
      'no-mx': (facts) => [
        `Name a mailbox in a domain that takes mail in ${say(facts.tag)}, and check that it exists.`,
      ],
      'null-mx': (facts) => [
        `Name a mailbox in a domain that takes mail in ${say(facts.tag)}, and check that it exists.`,
      ],
    },
  }),
  dmarc_boundary: recordText({
    title: 'Where the organization ends',
    why: 'Receivers that follow RFC 9989 find the organization by walking up the DNS; older ones by the public suffix list. Where the two differ, the same mail may pass at one and fail at the other.',
    refs: [rfc(9989, '4.10.2')],
    found: {
      differs: (facts) =>
        `By the walk the organization is ${say(facts.organizational)}, by the public suffix list ${say(facts.byPublicSuffixList)}.`,
      unanswered: (facts) =>
        `The DNS did not answer when ${say(facts.name)} was asked for, so it is open which other names belong to the organization.`,
    },
    fix: {
      differs: (facts) => [
        `If ${say(facts.byPublicSuffixList)} is yours, publish a DMARC record there as well.`,
        'Else sign with DKIM as the very domain of the From line; then both agree.',
      ],
    },
  }),
  dmarc_place: recordText({
    title: 'Records at the wrong place',
    why: 'Receivers look for DMARC at _dmarc and your domain, and nowhere else.',
    refs: [rfc(9989, '4.5')],
    found: {
      apex: (facts) => `There is a DMARC record at ${say(facts.name)} itself, where nobody looks for it.`,
      'doubled-label': (facts) =>
        `There is a DMARC record at ${say(facts.name)}: the _dmarc label stands there twice.`,
      'doubled-domain': (facts) =>
        `There is a DMARC record at ${say(facts.name)}: the domain stands there twice.`,
      'spf-text': (facts) => `There is an SPF record at ${say(facts.name)}, where nobody looks for it.`,
    },
    fix: {
      apex: ['Move the record to _dmarc and your domain, and delete it here.'],
      'doubled-label': [
        'Move the record one label up. Many DNS panels add your domain by themselves: enter just _dmarc as the name.',
      ],
      'doubled-domain': [
        'Move the record to _dmarc and your domain. This DNS panel adds the domain by itself: enter just _dmarc as the name.',
      ],
      'spf-text': ['Move the SPF record to the domain itself, and delete it here.'],
    },
  }),
}
