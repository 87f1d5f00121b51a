import { nameTexts } from '#engines/record/name-texts.ts'
import { type CodedRecordText, recordText } from '#engines/record/words.ts'
import { rfc } from '#engines/references.ts'
import { counted, say } from '#engines/spam-test/texts/phrasing.ts'

const why =
  'Gmail, Microsoft and Yahoo send a daily report when they could not send to you over TLS. Without a record you do not learn of it. It does not change how your own mail is judged.'
const refs = [rfc(8460, '3')]
const publish = [
  'Create a mailbox for the reports, or take the address that a report service gives you.',
  'Publish a TXT record at _smtp._tls and your domain: v=TLSRPTv1; rua=mailto: and that address.',
]

/** The words of the TLS-RPT checker, by finding id. */
export const tlsRptTexts: Record<string, CodedRecordText> = {
  ...nameTexts('tls-rpt'),
  'tls-rpt_record': recordText({
    title: 'TLS report record',
    why,
    refs,
    found: {
      published: (facts) => `There is one TLS report record at ${say(facts.name)}.`,
      missing: (facts) => `There is no TLS report record at ${say(facts.name)}.`,
      'not-needed': 'There is no TLS report record, and none is needed: the domain takes no mail.',
      several: (facts) =>
        `There are ${counted(facts.count, 'TLS report record')} at ${say(facts.name)}; with more than one, nobody sends reports.`,
      ignored:
        'The text at this name was meant as a TLS report record, but does not begin with v=TLSRPTv1; so it is skipped.',
      unanswered: (facts) => `The DNS did not answer when ${say(facts.name)} was asked for.`,
    },
    fix: {
      missing: publish,
      several: ['Keep one record; it may hold several addresses with commas between.'],
      ignored: ['Replace the record by the one below: it begins with v=TLSRPTv1; in exactly these letters.'],
    },
  }),
  'tls-rpt_address': recordText({
    title: 'Report addresses',
    why,
    refs,
    found: { usable: (facts) => `Reports go to ${say(facts.addresses)}.` },
  }),
  'tls-rpt_syntax': recordText({
    title: 'How the record is written',
    why: 'A record that cannot be read is treated as if there were none.',
    refs,
    found: {
      'bad-version': 'The record does not begin with v=TLSRPTv1;.',
      'missing-rua': 'The record has no address that reports could be sent to.',
      'bare-address': (facts) => `${say(facts.texts)} lacks mailto: in front.`,
      'bad-uri': (facts) => `${say(facts.texts)} is not an address.`,
      'uri-scheme': (facts) => `${say(facts.texts)} is neither a mailto: nor an https: address.`,
      'size-suffix': (facts) => `${say(facts.texts)} ends with a size limit, which TLS reports do not know.`,
      'empty-uri': 'There is nothing between two commas of the address list.',
      'missing-semicolon': (facts) => `There is no semicolon before ${say(facts.texts)}.`,
      'tag-without-value': (facts) => `${say(facts.texts)} has no "=".`,
      'bad-tag-name': (facts) => `${say(facts.texts)} is not a tag name.`,
      'duplicate-tag': (facts) => `${say(facts.texts)} stands there a second time.`,
      'empty-tag': 'There is nothing between two semicolons.',
    },
    fix: Object.fromEntries(
      [
        'bad-version',
        'missing-rua',
        'bare-address',
        'bad-uri',
        'uri-scheme',
        'size-suffix',
        'empty-uri',
        'missing-semicolon',
        'tag-without-value',
        'bad-tag-name',
        'duplicate-tag',
        'empty-tag',
      ].map((code) => [code, ['Replace the record by the corrected one below.']]),
    ),
  }),
}
