import { rfc } from '#engines/references.ts'
import { counted, say, saySpan } from '#engines/spam-test/texts/phrasing.ts'
import type { RecordKind } from './report.ts'
import { type CodedRecordText, type Facts, recordText } from './words.ts'

const dns = [rfc(1035)]
const kept = (facts: Facts) =>
  `Caches may keep it for ${saySpan(facts.ttl)}${facts.authenticated === true ? ', and it is signed with DNSSEC' : ''}.`

function sayServers({ servers }: Facts): string {
  if (!Array.isArray(servers)) return 'unknown'
  return servers
    .map((one) => {
      const { server, texts, outcome } = one as { server: string; texts: string[]; outcome: string }
      return `${server} has ${texts.length > 0 ? counted(texts, 'record') : outcome === 'answer' ? 'none' : `no record (${outcome})`}`
    })
    .join(', ')
}

/** The words for the findings of `nameFindings`, for one kind of record. */
export function nameTexts(kind: RecordKind): Record<string, CodedRecordText> {
  return {
    [`${kind}_domain`]: recordText({
      title: 'The domain exists',
      why: 'Receivers refuse mail from a domain that the DNS does not know.',
      refs: dns,
      found: { missing: (facts) => `The domain ${say(facts.domain)} does not exist in the DNS.` },
      fix: {
        missing: ['Check the spelling of the domain.', 'Check at your registrar that it has not expired.'],
      },
    }),
    [`${kind}_servers`]: recordText({
      title: "The domain's name servers",
      why: 'Which record a receiver sees depends on the server it happens to ask, so that mail passes now and then.',
      refs: dns,
      found: {
        agree: (facts) => `All ${counted(facts.servers, 'name server')} that answered say the same.`,
        disagree: (facts) => `The name servers do not agree: ${sayServers(facts)}.`,
      },
      fix: {
        disagree: [
          'After a change, wait until the zone has reached all servers, usually less than an hour, and check again.',
          'If it stays, a server holds an old copy or the domain is kept at two places: ask your DNS provider.',
        ],
      },
    }),
    [`${kind}_wildcard`]: recordText({
      title: 'Wildcard',
      why: 'A wildcard answers for names that nobody meant, so receivers may read a record where there should be none.',
      refs: [rfc(4592)],
      found: {
        wildcard: (facts) =>
          `The same text also stands at ${say(facts.asked)}, a name made up for this check.`,
      },
      fix: {
        wildcard: ['Publish the record at its own name, and take the wildcard TXT record out of the zone.'],
      },
    }),
    [`${kind}_other-text`]: recordText({
      title: 'Other text at the name',
      why: 'Receivers skip text that is not theirs, but some programs read only the first record they get.',
      refs: dns,
      found: {
        'other-text': (facts) =>
          `${counted(facts.count, 'other TXT record')} at ${say(facts.name)} beside this one.`,
      },
      fix: { 'other-text': ['Move or delete the TXT records that do not belong at this name.'] },
    }),
    [`${kind}_characters`]: recordText({
      title: 'Characters',
      why: 'Records are plain ASCII. Other characters come from copying out of a document or a web page, and receivers cannot read them.',
      refs: dns,
      found: {
        'curly-quotes': 'The record holds typographic quotation marks.',
        control: 'The record holds control characters that cannot be seen.',
        'non-ascii': 'The record holds characters beyond plain ASCII.',
      },
      fix: {
        'curly-quotes': ['Type the record anew, without quotation marks around it.'],
        control: ['Type the record anew instead of pasting it.'],
        'non-ascii': ['Replace these characters; domain names go in as xn-- names.'],
      },
    }),
    [`${kind}_answer`]: recordText({
      title: 'The DNS answer',
      why: 'How long the old record lives on in caches after a change.',
      refs: dns,
      found: {
        direct: (facts) => `The record stands at ${say(facts.name)}. ${kept(facts)}`,
        'by-alias': (facts) =>
          `${say(facts.name)} is an alias (CNAME) that leads to ${say(Array.isArray(facts.cnames) ? facts.cnames.at(-1) : null)}. ${kept(facts)}`,
      },
    }),
  }
}
