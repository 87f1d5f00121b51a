import { gmailSenders, microsoftSenders, rfc, yahooSenders } from '#engines/references.ts'
import type { FixContext } from '../types.ts'
import { cleanDmarc, effectiveDmarc, firstDmarcRecord, nextDmarc, repairedDmarc } from './dns-advice.ts'
import { bounceStep, dkimSteps } from './esp-dns.ts'
import type { Facts } from './phrasing.ts'
import { counted, ownDomain, say } from './phrasing.ts'
import type { RecordWords } from './record-words.ts'

const deeds: Record<string, string> = {
  none: 'do nothing (p=none)',
  quarantine: 'file it as spam (p=quarantine)',
  reject: 'refuse it (p=reject)',
}
const asked = (facts: Facts) => deeds[String(facts.policy)] ?? `apply p=${say(facts.policy)}`

const signedBy = ({ signers }: Facts) =>
  Array.isArray(signers) && signers.length > 0 ? ` and signed by ${say(signers)}` : ' and not signed'

const at = (facts: Facts) => `_dmarc.${say(facts.recordDomain)}`

const tieSteps = (facts: Facts, context: FixContext) => [
  `Make one of the two tie the mail to ${say(facts.fromDomain)}; DKIM is the sturdier one, as it survives forwarding.`,
  ...dkimSteps(context),
  bounceStep(context),
]

export const dmarcWords: RecordWords = {
  // After a failure it is the mail that has to change, not the record.
  edits: ({ code, facts }) =>
    code === 'fail' || code === 'cannot-align' ? undefined : (facts.recordDomain ?? facts.fromDomain),
  title: 'DMARC',
  what: 'The From domain says what receivers shall do with mail that neither SPF nor DKIM ties to it.',
  why: 'Gmail and Yahoo (since 2024) and Microsoft (since May 2025) want a DMARC record and a pass from bulk senders; it also stops others from using your name.',
  refs: [rfc(9989), gmailSenders, yahooSenders, microsoftSenders],
  found: {
    pass: (facts) => `DMARC passes, and the policy is p=${say(facts.policy)}.`,
    'policy-none': (facts) =>
      `DMARC passes, but the policy for ${say(facts.fromDomain)} asks receivers to do nothing (p=none): forged mail in your name is delivered.`,
    testing: (facts) => `DMARC passes, but t=y tells receivers to apply less than p=${say(facts.policy)}.`,
    'no-reports':
      'DMARC passes, but there is no report address (rua), so you do not see who sends in your name.',
    'removed-tags': (facts) =>
      `DMARC passes. The record still holds ${say(facts.removed)}, which RFC 9989 removed.`,
    'no-record': (facts) => `There is no DMARC record for ${say(facts.fromDomain)}.`,
    'several-records': (facts) =>
      `There are ${counted(facts.records, 'DMARC record')} at ${at(facts)}; with more than one, receivers use none.`,
    'record-unusable': (facts) =>
      `The record at ${at(facts)} is not a valid DMARC record, so receivers ignore it.`,
    fail: (facts) =>
      `DMARC fails: neither SPF nor DKIM ties this mail to ${say(facts.fromDomain)}${facts.policy === null ? '' : `, and its policy asks receivers to ${asked(facts)}`}.`,
    'cannot-align': (facts) =>
      `DMARC cannot pass, whatever the DNS says: the mail was sent as ${say(facts.domain)}${signedBy(facts)}, and neither belongs to ${say(facts.fromDomain)}.`,
    unanswered: 'The DNS did not answer when the DMARC record was asked for.',
    'spf-unknown': 'DKIM does not make DMARC pass, and SPF could not be asked, so the result is open.',
    'dkim-unknown':
      'SPF does not make DMARC pass, and the DKIM key could not be asked for, so the result is open.',
    'no-from-domain': 'The From line does not give one domain, so DMARC cannot be judged.',
  },
  fix: {
    'policy-none': (facts) => [
      Array.isArray(facts.warnings) && facts.warnings.includes('no-reports')
        ? `First add rua=mailto: with a mailbox of yours to the record at ${at(facts)}, and read the reports for some weeks.`
        : 'Read the reports that come to the rua address for two to four weeks, and make sure that all your own senders pass.',
      'Then move to p=quarantine, and later to p=reject if no wanted mail suffers. For domains with people who write to mailing lists, quarantine is the usual place to stay.',
    ],
    testing: ['Take t=y out once the reports show that all your own senders pass.'],
    'no-reports': (facts) => [
      `Add rua=mailto: with a mailbox of yours, or the address that a report service gives you, to the record at ${at(facts)}.`,
      'The mailbox must exist; it receives XML files every day.',
    ],
    'removed-tags': [
      'Take the removed tags out; they have no effect any more, and older receivers may read them differently.',
    ],
    'no-record': [
      'Publish the record below. It changes nothing for your mail.',
      'Make a mailbox for the reports and add it to the record: ; rua=mailto: and its address.',
      'When the reports show that all your own senders pass, move to p=quarantine.',
    ],
    'several-records': (facts) => [`Keep one record at ${at(facts)} and delete the others.`],
    'record-unusable': (facts) => [
      `Replace the record at ${at(facts)}: it must begin with v=DMARC1; (in these letters), each tag once, with semicolons between.`,
    ],
    'cannot-align': tieSteps,
    fail: tieSteps,
  },
  records: ({ code, facts }) => {
    const makers: Record<string, (facts: Facts) => ReturnType<typeof nextDmarc>> = {
      'policy-none': nextDmarc,
      testing: effectiveDmarc,
      'removed-tags': cleanDmarc,
      'no-record': firstDmarcRecord,
      'several-records': repairedDmarc,
      'record-unusable': repairedDmarc,
    }
    return makers[code]?.(facts) ?? []
  },
}

export const bimiWords: RecordWords = {
  edits: ({ facts }) => facts.domain,
  title: 'BIMI',
  what: 'A DNS record that names your logo, which some inboxes show beside your mail.',
  why: 'Gmail, Yahoo and Apple Mail show the logo only for mail that passes DMARC with an enforcing policy; Gmail and Apple want a mark certificate too.',
  refs: [{ label: 'BIMI Group', url: 'https://bimigroup.org/' }],
  found: {
    missing: (facts) => `There is no BIMI record at ${say(facts.name)}.`,
    declined: 'The domain says with its BIMI record that it takes no part.',
    'several-records': (facts) =>
      `There is more than one BIMI record at ${say(facts.name)}; receivers then use none.`,
    'record-broken': (facts) => `The BIMI record at ${say(facts.name)} cannot be read as it should.`,
    'dmarc-not-enforcing':
      'There is a BIMI record, but the DMARC policy is not quarantine or reject, so no inbox shows the logo.',
    'logo-broken': 'The logo that the BIMI record names cannot be shown.',
    'certificate-broken': 'The mark certificate that the BIMI record names is refused.',
    'self-asserted': 'The BIMI record names a logo without a certificate; most inboxes show nothing then.',
    verified: 'Record, logo, mark certificate and DMARC policy are all as they should be.',
    'not-verified':
      'Record, logo and certificate are there, but the certificate leads to an authority that this installation does not know, so it was not verified.',
    'files-unanswered': 'The logo or the certificate could not be fetched.',
    'dmarc-unknown': 'There is a BIMI record; the DMARC policy it needs could not be asked for.',
    unanswered: 'The DNS did not answer when the BIMI record was asked for.',
    'no-from-domain': 'The From line does not give one domain.',
  },
  fix: {
    missing: (_, context) => [
      'This is optional. Bring DMARC to p=quarantine or p=reject first.',
      'Make a square logo as SVG Tiny PS and get a mark certificate (VMC or CMC) for it.',
      `Publish a TXT record at default._bimi.${ownDomain(context)} with the https addresses of both.`,
    ],
    'several-records': (facts) => [`Keep one TXT record at ${say(facts.name)} and delete the others.`],
    'record-broken': (facts) => [
      `Correct the TXT record at ${say(facts.name)}: v=BIMI1; l=https address of the logo; a=https address of the certificate.`,
    ],
    'dmarc-not-enforcing': [
      'Move DMARC to p=quarantine or p=reject, without t=y, when the reports show that your own mail passes.',
    ],
    'logo-broken': ['Put an SVG Tiny PS file at the address in l=, over https, without redirects.'],
    'certificate-broken': [
      'Put the PEM file of the mark certificate, with its chain, at the address in a=, over https.',
    ],
    'self-asserted': [
      'Get a mark certificate (VMC for a registered mark, CMC for a logo in use) and name it in a=.',
    ],
  },
}
