import { bimiFault } from '#engines/bimi/fault.ts'
import type { Finding } from '#engines/finding.ts'
import type { FindingWords } from '#engines/finding-words.ts'
import { linkWords } from '#engines/spam-test/texts/content-links.ts'
import { textsIn as tablesIn } from '#engines/spam-test/texts/index.ts'
import { ownContext } from '#engines/spam-test/texts/own-domain.ts'
import type { CheckText, CheckWords, FixContext } from '#engines/spam-test/types.ts'
import type { Language } from '#messages/languages.ts'
import { message } from '#messages/message.ts'
import { sayIn } from '#messages/say.ts'
import { sayStored } from '#messages/stored.ts'
import { describe } from './describe.ts'
import { sayWithin } from './say-within.ts'

/** The sentences of the spam test's checks. */

const words: Record<string, CheckWords> = { ...linkWords }

/** The words of every check in a language, by check id. */
export function textsIn(language: Language): Record<string, CheckText> {
  const known = texts.get(language)
  if (known) return known
  const tables = tablesIn(language)
  const made = {
    ...tables,
    bimi: withFault(language, tables.bimi!),
    ip_dnsbl: withSaidFacts(language, tables.ip_dnsbl!),
    domain_dnsbl: withSaidFacts(language, tables.domain_dnsbl!),
    ...Object.fromEntries(Object.entries(words).map(([id, each]) => [id, checkText(language, id, each)])),
  }
  texts.set(language, made)
  return made
}

/** Beside the sentence of the table, what the checker of BIMI says of the fault in the file. */
function withFault(language: Language, text: CheckText): CheckText {
  const files: Record<string, string> = { 'logo-broken': 'logo', 'certificate-broken': 'certificate' }
  return {
    ...text,
    found(finding) {
      const file = files[finding.code]
      if (!file) return text.found(finding)
      const { code, facts } = bimiFault(finding.facts[file])
      return `${text.found(finding)} ${sayStored(language, code, facts) ?? ''}`
    },
  }
}

/** A table takes the messages among a finding's facts in words. */
const withSaidFacts = (language: Language, text: CheckText): CheckText => ({
  ...text,
  found: (finding) =>
    text.found({ ...finding, facts: sayWithin(finding.facts, sayIn(language)) as Finding['facts'] }),
})

const texts = new Map<Language, Record<string, CheckText>>()

function checkText(language: Language, id: string, words: CheckWords): CheckText {
  return { ...describe(language, id, withSender(words)), ...(words.records && { records: words.records }) }
}

/** What any step may name: the sender's own domain, for examples, and what sends. */
const withSender = (words: FindingWords<FixContext>): FindingWords<FixContext> => ({
  ...words,
  facts: (finding, context) => ({
    own_domain: (context && ownContext(context).fromDomain) ?? 'example.com',
    sender_name: context?.esp?.name ?? message('any.sending-program'),
    ...words.facts?.(finding, context),
  }),
})
