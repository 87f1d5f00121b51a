import type { FixContext } from '../../types.ts'
import * as english from '../own-domain.ts'

const words: english.OwnDomainWords = {
  onlyItsServers: 'Nur ihre eigenen Server können Mail von dort beweisen.',
  moveFrom:
    'Von einer Adresse an einer eigenen Domain senden und für diese Domain SPF, DKIM und DMARC einrichten.',
  addAt: (service) =>
    `Diese Domain in ${service} hinzufügen („domain authentication“) und die dort gezeigten Einträge veröffentlichen.`,
  providers: (domain) =>
    `${domain} gehört einem Mailanbieter; ihre Einträge können Sie deshalb nicht ändern.`,
  services: (domain, service) =>
    `${domain} gehört ${service}; nur von dort aus lassen sich ihre Einträge ändern. Bleibt das so, dem Support melden.`,
  unknown: (domain) =>
    `Die Mail nennt keine From-Domain, deshalb ist nicht bekannt, ob ${domain} Ihre ist: zuerst die From-Zeile berichtigen.`,
  others: (domain, fromDomain) =>
    `${domain} gehört nicht zu ${fromDomain}; ihre Einträge kann nur ändern, wer sie betreibt.`,
}

export const fromSteps = (context: FixContext) => english.fromSteps(context, words)
export const ownerSentence = (domain: string, context: FixContext) =>
  english.ownerSentence(domain, context, words)
