import { type CodedRecordText, recordText } from '#engines/record/words.ts'
import { rfc } from '#engines/references.ts'
import { say } from '#engines/spam-test/texts/phrasing.ts'

const corrected = ['Replace the record by the corrected one below.']
const tags = [rfc(9989, '4.7')]
const address = ['Write each address as mailto:name@domain, with commas between.', ...corrected]

/** The words for what the text of a record gives away. */
export const dmarcRecordTexts: Record<string, CodedRecordText> = {
  dmarc_syntax: recordText({
    title: 'How the record is written',
    why: 'A record that cannot be read counts as none, and a tag that cannot be read is lost.',
    refs: [rfc(9989, '4.8')],
    found: {
      'bad-version': (facts) =>
        `The record must begin with v=DMARC1, in these letters; it begins with ${say(facts.texts)}.`,
      'missing-semicolon': (facts) => `There is no semicolon before ${say(facts.texts)}.`,
      'tag-without-value': (facts) => `${say(facts.texts)} has no "=", so it is skipped.`,
      'bad-tag-name': (facts) => `${say(facts.texts)} is not a tag name.`,
      'duplicate-tag': (facts) => `${say(facts.texts)} stands there a second time, which voids the record.`,
      'empty-tag': 'There is nothing between two semicolons.',
    },
    fix: {
      'bad-version': corrected,
      'missing-semicolon': corrected,
      'tag-without-value': corrected,
      'bad-tag-name': corrected,
      'duplicate-tag': ['Keep one of the two.', ...corrected],
      'empty-tag': corrected,
    },
  }),
  dmarc_tags: recordText({
    title: 'Tags',
    why: 'Receivers skip tags that they do not know, and older ones want p right after v.',
    refs: [rfc(9989, '4.7'), rfc(7489, '6.3')],
    found: {
      'policy-not-second':
        'p does not come right after v. That is allowed today, but older receivers may skip the record.',
      'odd-case': (facts) => `${say(facts.tags)}: tag names are written in small letters.`,
      unknown: (facts) => `${say(facts.tags)}: not defined for DMARC, so receivers skip it.`,
      'bad-flag': (facts) =>
        `${say(facts.tag)}=${say(facts.value)} is not a value that this tag knows, so it is skipped.`,
    },
    fix: {
      'policy-not-second': corrected,
      'odd-case': corrected,
      unknown: ['Check the spelling, or take it out.'],
      'bad-flag': corrected,
    },
  }),
  dmarc_subdomains: recordText({
    title: 'Subdomains',
    why: 'Forgers take the name that is watched least. A weaker policy for subdomains invites them.',
    refs: tags,
    found: {
      weaker: (facts) => `Subdomains get sp=${say(facts.sp)}, which asks for less than p=${say(facts.p)}.`,
    },
    fix: {
      weaker: [
        'When the reports show that mail of your subdomains passes, take sp out; then p counts for them too.',
      ],
    },
  }),
  dmarc_nonexistent: recordText({
    title: 'Subdomains that do not exist',
    why: 'No mail of yours comes from a name that does not exist, so the strictest policy costs nothing there.',
    refs: tags,
    found: {
      weaker: (facts) =>
        `Made-up subdomains get np=${say(facts.np)}, which asks for less than what real ones get.`,
      'not-set': (facts) => `np is not set; made-up subdomains get "${say(facts.applies)}" like real ones.`,
    },
    fix: { weaker: ['Set np=reject.'] },
  }),
  'dmarc_test-mode': recordText({
    title: 'Test mode',
    why: 'In test mode receivers apply one level less than the policy says. Older receivers do not know it and apply the policy in full.',
    refs: tags,
    found: { testing: 't=y: reject is applied as quarantine, and quarantine as none.' },
    fix: { testing: ['Take t=y out once the reports show that all your own senders pass.'] },
  }),
  dmarc_psd: recordText({
    title: 'Public suffix',
    why: 'psd says where one organization ends and the next begins. A wrong value breaks alignment and inheritance.',
    refs: [rfc(9989, '4.7'), rfc(9989, '4.10')],
    found: {
      'ordinary-domain':
        'psd=y says that others register domains below this one. For an ordinary domain it makes every subdomain a stranger.',
      suffix: 'psd=y: others register their domains below this one, and the record says so.',
      'own-organization': 'psd=n: this domain is an organization of its own, whatever stands above it.',
    },
    fix: { 'ordinary-domain': ['Take psd=y out.', ...corrected] },
  }),
  dmarc_removed: recordText({
    title: 'Tags that are gone',
    why: 'RFC 9989 removed them in 2026. Newer receivers skip them, older ones may still obey them, so the record means two things.',
    refs: [rfc(9989, 'appendix-C')],
    found: {
      'removed-tag': (facts) => `The record still has ${say(facts.texts)}.`,
      'size-suffix': (facts) => `${say(facts.texts)} ends with a size limit, which is to be ignored today.`,
    },
    fix: { 'removed-tag': corrected, 'size-suffix': corrected },
  }),
  dmarc_alignment: recordText({
    title: 'Alignment',
    why: 'DMARC passes when SPF or DKIM vouches for the domain of the From line: the same organization (relaxed), or the very same name (strict).',
    refs: [rfc(9989, '4.4')],
    found: {
      'bad-mode': (facts) => `${say(facts.tag)}=${say(facts.value)} is neither r nor s, so relaxed counts.`,
      'strict-mismatch': (facts) =>
        `The record asks for the very same name, and your mail passes ${say(facts.by).toUpperCase()} as ${say(facts.domains)}.`,
      unaligned: (facts) =>
        `Your mail passes ${say(facts.by).toUpperCase()} as ${say(facts.domains)}, which is another organization.`,
      aligned: (facts) =>
        `Your mail passes ${say(facts.by).toUpperCase()} as ${say(facts.domains)}, which is aligned.`,
    },
    fix: {
      'bad-mode': corrected,
      'strict-mismatch': [
        'Take adkim=s or aspf=s out, or let your sending service use the very domain of the From line.',
      ],
      unaligned: [
        'Set up your own domain at the sending service: a DKIM key for it, and a bounce domain below it. One of the two is enough for DMARC.',
      ],
    },
  }),
  'dmarc_failure-reports': recordText({
    title: 'Failure reports',
    why: 'fo says when single messages are reported to ruf. Few receivers send such reports.',
    refs: [rfc(9991), rfc(9989, '4.7')],
    found: {
      'bad-option': (facts) => `fo=${say(facts.value)} holds an option that is not 0, 1, d or s.`,
      contradiction: (facts) => `fo=${say(facts.value)}: 1 includes what 0 asks for.`,
      'without-ruf': 'fo has no effect without an address in ruf.',
    },
    fix: { 'bad-option': corrected, contradiction: corrected, 'without-ruf': corrected },
  }),
  dmarc_reports: recordText({
    title: 'Report addresses',
    why: 'The daily reports are the only way to see who sends in your name, and whether your own mail passes.',
    refs: [rfc(9990), rfc(9989, '4.7')],
    found: {
      set: (facts) => `Reports go to ${say(facts.addresses)}.`,
      many: (facts) =>
        `There are ${say(facts.count)} report addresses; receivers need not serve more than two.`,
      'missing-rua': 'There is no report address (rua), so you do not see who sends in your name.',
      'bare-address': (facts) => `${say(facts.texts)} lacks mailto: in front, so no reports go there.`,
      'bad-uri': (facts) => `${say(facts.texts)} is not an address, so no reports go there.`,
      'uri-scheme': (facts) =>
        `${say(facts.texts)} is not a mailto: address; receivers send reports by mail only.`,
      'empty-uri': 'There is nothing between two commas of the address list.',
    },
    fix: {
      many: ['Keep two addresses, and forward the reports from there.'],
      'missing-rua': ['Add a mailbox or a report service as rua; it receives XML files every day.'],
      'bare-address': address,
      'bad-uri': address,
      'uri-scheme': address,
      'empty-uri': corrected,
    },
  }),
}
