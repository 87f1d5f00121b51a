import { nameTexts } from '#engines/record/name-texts.ts'
import { type CodedRecordText, type Facts, recordText } from '#engines/record/words.ts'
import { gmailSenders, rfc, yahooSenders } from '#engines/references.ts'
import { counted, say } from '#engines/spam-test/texts/phrasing.ts'

const required =
  'Receivers verify the signature of your mail with this key. Gmail, Yahoo and Microsoft want DKIM from bulk senders; without a usable key, signed mail counts as not signed.'
const at = (facts: Facts) => `The key at selector ${say(facts.selector)}`
const fromService = [
  'Copy the record again from the settings of the service that signs your mail; it goes in as one line.',
  'Then send a test message.',
]
const corrected = [
  'Replace the record by the corrected one below.',
  'If there is none below, get the record anew from the service that signs your mail.',
]
const newKey = [
  'Let the service that signs your mail make a new key of 2048 bits, and publish its record under a new selector.',
  'When signatures with the new key pass, withdraw the old one: leave p= empty.',
]
const keyRefs = [rfc(6376, '3.6.1')]
const strengthRefs = [rfc(8301, '3.2')]
const signed = (facts: Facts) => `A signature of your mail (d=${say(facts.domain)}, s=${say(facts.selector)})`

/** The words of the DKIM checker, by finding id. */
export const dkimTexts: Record<string, CodedRecordText> = {
  ...nameTexts('dkim'),
  dkim_key: recordText({
    title: 'DKIM key',
    why: required,
    refs: [rfc(6376, '3.6.2'), gmailSenders, yahooSenders],
    found: {
      found: (facts) =>
        `There is a key at selector ${say(facts.selector)}${facts.service ? ` (${say(facts.service)})` : ''}.`,
      'not-found': (facts) => `There is no DKIM key at ${say(facts.name)}.`,
      'not-found-for-message': (facts) =>
        `Mail of yours was signed with selector ${say(facts.selector)}, but there is no key at ${say(facts.name)} today.`,
      'dangling-alias': (facts) =>
        `${say(facts.name)} is an alias (CNAME) to ${say(facts.alias)}, where there is nothing. Whoever gets hold of that name can sign as you.`,
      several: (facts) =>
        `There are ${counted(facts.count, 'TXT record')} with keys at ${say(facts.name)}; which one receivers take is open.`,
      split: (facts) =>
        `The key at ${say(facts.name)} was cut into ${counted(facts.count, 'TXT record')}, so receivers see only a piece of it.`,
      unanswered: (facts) => `The DNS did not answer when ${say(facts.name)} was asked for.`,
      'none-guessed': (facts) =>
        `None of ${counted(facts.asked, 'usual selector')} has a key. That says little: selectors cannot be listed, only guessed.`,
      'none-answered': 'The DNS did not answer, so no selector could be tried.',
      'wildcard-hides': 'The zone answers for any name, so guessing selectors shows nothing.',
      'bad-selector': (facts) => `"${say(facts.selector)}" cannot be a selector.`,
    },
    fix: {
      'not-found': [
        'Check the selector: it is the value of s= in the DKIM-Signature header of a message.',
        'If the service that signs your mail shows a DKIM record in its settings, publish that.',
      ],
      'not-found-for-message': [
        'If the service still signs with this selector, publish its record again.',
        'If it has moved to a new one since, all is well.',
      ],
      'dangling-alias': [
        'Switch DKIM on at the service that the alias leads to, so that its key appears.',
        'If you no longer use the service, delete the alias.',
      ],
      several: ['Keep the record that the signing service shows, and delete the others.'],
      split: corrected,
      'none-guessed': [
        'Send a message to a test address: it tells the selector, and the key is checked with it.',
        'Or open a message of yours, show its source, and look for s= in the DKIM-Signature header.',
      ],
      'wildcard-hides': [
        'Look up the selector in a message of yours (s= in the DKIM-Signature header), and enter it here.',
      ],
      'bad-selector': [
        'Enter the value of s= from the DKIM-Signature header: letters, digits, hyphens and dots.',
      ],
    },
  }),
  dkim_place: recordText({
    title: 'Key at the wrong name',
    why: 'Receivers look for a key at the selector, _domainkey and the domain, and nowhere else.',
    refs: [rfc(6376, '3.6.2.1')],
    found: {
      doubled: (facts) => `The key stands at ${say(facts.foundAt)} and belongs at ${say(facts.name)}.`,
    },
    fix: {
      doubled: [
        'Publish the record at the right name. Many DNS panels add the domain by themselves: enter the name without it.',
      ],
    },
  }),
  dkim_syntax: recordText({
    title: 'How the record is written',
    why: 'Receivers skip a key record that they cannot read.',
    refs: [rfc(6376, '3.2'), ...keyRefs],
    found: {
      'bad-version': (facts) => `${at(facts)} has a v that is not first or not DKIM1.`,
      'missing-semicolon': (facts) => `${at(facts)} has no semicolon before ${say(facts.texts)}.`,
      'tag-without-value': (facts) => `${at(facts)} holds ${say(facts.texts)}, which has no "=".`,
      'bad-tag-name': (facts) => `${at(facts)} holds ${say(facts.texts)}, which is not a tag name.`,
      'duplicate-tag': (facts) =>
        `${at(facts)} has ${say(facts.texts)} a second time, which voids the record.`,
      'empty-tag': (facts) => `${at(facts)} has nothing between two semicolons.`,
    },
    fix: {
      'bad-version': corrected,
      'missing-semicolon': corrected,
      'tag-without-value': corrected,
      'bad-tag-name': corrected,
      'duplicate-tag': corrected,
      'empty-tag': corrected,
    },
  }),
  dkim_tags: recordText({
    title: 'Tags',
    why: 'Receivers skip tags that they do not know. Often they are misspelt.',
    refs: keyRefs,
    found: {
      unknown: (facts) => `${at(facts)} has ${say(facts.tags)}, not defined for DKIM keys.`,
      'odd-case': (facts) => `${at(facts)} has ${say(facts.tags)}: tag names are written in small letters.`,
      'historic-tag': (facts) => `${at(facts)} has ${say(facts.texts)}, a tag of an older standard.`,
    },
    fix: { unknown: corrected, 'odd-case': corrected, 'historic-tag': corrected },
  }),
  'dkim_public-key': recordText({
    title: 'The public key',
    why: required,
    refs: keyRefs,
    found: {
      'missing-key': (facts) => `${at(facts)} has no p=, so there is no key in it.`,
      revoked: (facts) => `${at(facts)} is withdrawn (p= is empty). Signatures made with it fail.`,
      withdrawn: (facts) =>
        `${at(facts)} is withdrawn (p= is empty), as one does with keys no longer in use.`,
      'not-base64': (facts) => `${at(facts)} holds characters that do not belong into base64.`,
      'pem-armor': (facts) => `${at(facts)} still has the BEGIN and END lines of a key file.`,
      'cut-off': (facts) => `${at(facts)} is cut off: its end is missing.`,
      'not-a-key': (facts) => `${at(facts)} is base64, but not a key.`,
      'ed25519-length': (facts) => `${at(facts)} says k=ed25519, but is not 32 bytes long.`,
      'ed25519-wrapped': (facts) =>
        `${at(facts)} is an Ed25519 key in a wrapping (SubjectPublicKeyInfo), which receivers do not take.`,
    },
    fix: {
      'missing-key': fromService,
      revoked: ['Let the service sign with a key that is in force, or publish its present record here.'],
      'not-base64': corrected,
      'pem-armor': corrected,
      'cut-off': [
        ...fromService,
        'Some DNS panels take 255 characters at most: cut the record into two quoted strings there.',
      ],
      'not-a-key': fromService,
      'ed25519-length': [
        'Publish the 32 bytes of the public key as base64 (44 characters), without any wrapping.',
      ],
      'ed25519-wrapped': [
        'Publish the 32 bytes of the public key as base64 (44 characters), without any wrapping.',
      ],
    },
  }),
  'dkim_key-type': recordText({
    title: 'Kind of key',
    why: 'A receiver that expects another kind of key cannot use this one.',
    refs: [...keyRefs, rfc(8463, '4')],
    found: {
      'unknown-key-type': (facts) =>
        `${at(facts)} has ${say(facts.texts)}, a kind of key that receivers do not know.`,
      'key-type-mismatch': (facts) => `${at(facts)} is of another kind than its k= says.`,
      'ed25519-without-k': (facts) =>
        `${at(facts)} is an Ed25519 key, but k=ed25519 is missing, so RSA is assumed.`,
    },
    fix: { 'unknown-key-type': corrected, 'key-type-mismatch': corrected, 'ed25519-without-k': corrected },
  }),
  dkim_strength: recordText({
    title: 'Strength of the key',
    why: 'Short RSA keys can be broken, and then anyone can sign as you. Receivers refuse those below 1024 bits; Gmail wants 2048 for new set-ups.',
    refs: strengthRefs,
    found: {
      'weak-key': (facts) =>
        `${at(facts)} is RSA with only ${say(facts.bits)} bits. Receivers refuse it, and it can be broken.`,
      'short-key': (facts) =>
        `${at(facts)} is RSA with ${say(facts.bits)} bits. It still works; 2048 are the rule today.`,
      strong: (facts) => `${at(facts)} is RSA with ${say(facts.bits)} bits.`,
      'large-key': (facts) =>
        `${at(facts)} is RSA with ${say(facts.bits)} bits; receivers need not verify more than 4096, and the answer is large.`,
      ed25519: (facts) => `${at(facts)} is Ed25519.`,
    },
    fix: { 'weak-key': newKey, 'short-key': newKey, 'large-key': newKey },
  }),
  dkim_ed25519: recordText({
    title: 'RSA beside Ed25519',
    why: 'Not every large receiver verifies Ed25519 signatures. To the others such mail is not signed.',
    refs: [rfc(8463)],
    found: {
      'without-rsa': (facts) => `Only Ed25519 was seen (${say(facts.selectors)}), and no RSA key beside it.`,
    },
    fix: {
      'without-rsa': [
        'Sign with both: an RSA key of 2048 bits under a selector of its own, and Ed25519 as it is.',
      ],
    },
  }),
  dkim_hashes: recordText({
    title: 'Hash algorithms',
    why: 'Signatures use sha256. sha1 must not be used since 2018.',
    refs: [rfc(8301, '3.1')],
    found: {
      'no-sha256': (facts) => `${at(facts)} does not allow sha256, so no signature of today can pass.`,
      'sha1-allowed': (facts) => `${at(facts)} still allows sha1.`,
    },
    fix: { 'no-sha256': ['Take h= out.', ...corrected], 'sha1-allowed': ['Take h= out.', ...corrected] },
  }),
  dkim_service: recordText({
    title: 'What the key is for',
    why: 'A key that is not meant for mail does not verify mail.',
    refs: keyRefs,
    found: { 'not-for-email': (facts) => `${at(facts)} is not meant for mail (${say(facts.texts)}).` },
    fix: { 'not-for-email': ['Take s= out.', ...corrected] },
  }),
  dkim_flags: recordText({
    title: 'Flags',
    why: 'Flags change how a signature counts.',
    refs: keyRefs,
    found: {
      testing: (facts) =>
        `${at(facts)} is in test mode (t=y): receivers may treat signed mail as not signed.`,
      strict: (facts) => `${at(facts)} allows no subdomain in i= (t=s).`,
      'strict-identity': (facts) =>
        `${at(facts)} allows no subdomain in i= (t=s), but your mail is signed with i=@${say(facts.identity)}, so it fails.`,
    },
    fix: {
      testing: ['Take t=y out when signatures pass.', ...corrected],
      'strict-identity': ['Take t=s out, or set i= to the signing domain at the service that signs.'],
    },
  }),
  dkim_strings: recordText({
    title: 'Long records',
    why: 'A TXT record consists of strings of at most 255 characters, which receivers join without anything between.',
    refs: [rfc(6376, '3.6.2.2')],
    found: {
      'quotes-inside': (facts) =>
        `${at(facts)} holds quotation marks inside the text: it was cut by hand where the DNS panel cuts by itself.`,
      'backslashes-inside': (facts) =>
        `${at(facts)} holds backslashes: they belong into zone files, and receivers read them as part of the text.`,
    },
    fix: {
      'quotes-inside': ['Enter the record as one line without any quotation marks.', ...corrected],
      'backslashes-inside': ['Enter the record without backslashes.', ...corrected],
    },
  }),
  dkim_signature: recordText({
    title: 'Signatures of your mail',
    why: 'Whether the key fits shows only when mail is signed with it.',
    refs: [rfc(6376, '3.5'), rfc(6376, '6.1'), rfc(8301)],
    found: {
      passes: (facts) => `${signed(facts)} passes.`,
      fails: (facts) => `${signed(facts)} does not fit the key, or the mail was changed on its way.`,
      unanswered: (facts) => `${signed(facts)} could not be verified: the DNS did not answer then.`,
      sha1: (facts) => `${signed(facts)} uses sha1, which receivers refuse.`,
      expired: (facts) => `${signed(facts)} had expired when the mail came.`,
      'from-not-signed': (facts) => `${signed(facts)} does not cover the From line, so it does not count.`,
      'identity-outside': (facts) =>
        `${signed(facts)} has i=@${say(facts.identity)}, which is not within d=.`,
      'body-length': (facts) =>
        `${signed(facts)} covers only part of the body (l=); others can add text below.`,
      'not-aligned': (facts) => `${signed(facts)} is not of the From domain, so DMARC does not count it.`,
    },
    fix: {
      fails: [
        'Check that the record is the one that the signing service shows today.',
        'Check that nothing behind the signer changes the mail: footers, virus scanners, mailing lists.',
      ],
      sha1: ['Set the signing service to rsa-sha256.'],
      expired: [
        'Give signatures a longer life (x=), or leave x= out; check the clock of the signing server.',
      ],
      'from-not-signed': ['Add From to the signed headers (h=) at the signing service.'],
      'identity-outside': ['Leave i= out at the signing service, or set it within d=.'],
      'body-length': ['Leave l= out at the signing service.'],
      'not-aligned': [
        'Let the service sign with your own domain; it is usually called "domain authentication" there.',
      ],
    },
  }),
}
