import { addresses, counted, hasAddresses, isNearlyAll } from './address-words.ts'
import type { CheckerWords } from './checker-words.ts'
import { germanPolicyChanges } from './policy-words.ts'

export const germanCheckerWords: CheckerWords = {
  inOrder: (label, domain) => `${label} von ${domain} ist in Ordnung.`,
  toImprove: (label, domain, count) =>
    `${label} von ${domain} funktioniert; ${count === 1 ? 'eines lässt' : `${count} Dinge lassen`} sich verbessern.`,
  asFarAsAsked: (label, domain, toImprove) =>
    toImprove === 0
      ? `${label} von ${domain} ist in Ordnung, soweit es sich abfragen ließ.`
      : `${label} von ${domain} funktioniert, soweit es sich abfragen ließ; ${toImprove === 1 ? 'eines lässt' : `${toImprove} Dinge lassen`} sich verbessern.`,
  effect({ stops, starts, open }) {
    return [
      isNearlyAll(stops)
        ? `Fast jede Adresse besteht heute und dann nicht mehr: ${counted(stops)}.`
        : hasAddresses(stops)
          ? `Diese Adressen bestehen heute und dann nicht mehr: ${addresses(stops, 'und andere')} (insgesamt ${counted(stops)}).`
          : 'Keine Adresse, die heute besteht, besteht dann nicht mehr.',
      ...(hasAddresses(starts)
        ? [`Neu bestehen: ${addresses(starts, 'und andere')} (insgesamt ${counted(starts)}).`]
        : []),
      ...(open ? ['Begriffe, die von der einzelnen Mail abhängen, sind nicht mitgerechnet.'] : []),
    ]
  },
  policyChanges: germanPolicyChanges,
  notChecked: (label, domain) => `${label} von ${domain} konnte nicht geprüft werden.`,
  roles: {
    address: 'IP-Adresse',
    domain: 'Domain',
    email: 'E-Mail-Adresse',
    ownAddress: 'Adresse der Domain',
  },
  mailServer: (host) => `Mailserver ${host}`,
  nameServer: (host) => `Nameserver ${host}`,
  answered: (answered, asked) => `${answered} von ${asked} Listen haben geantwortet`,
  listed(text, lists, part) {
    const shown = lists.slice(0, 3).join(', ')
    if (lists.length === 1) return `${text} ist gelistet bei ${shown}; ${part}.`
    const among = lists.length > 3 ? 'darunter ' : ''
    return `${text} steht auf ${lists.length} Listen (${among}${shown}); ${part}.`
  },
  nobodyAnswered: (text) => `Keine Liste hat geantwortet, deshalb lässt sich über ${text} nichts sagen.`,
  partlyAnswered: (text, part) =>
    `${text} steht auf keiner der Listen, die geantwortet haben, es fehlen aber Antworten wichtiger Listen: ${part}.`,
  notListed: (text, part) => `${text} steht auf keiner Blacklist; ${part}.`,
}
