import type { AddressClass } from '#engines/addresses.ts'
import type { CheckerWords } from './checker-words.ts'

const kinds: Record<AddressClass, string> = {
  public: 'öffentlich',
  private: 'privat',
  loopback: 'eigener Rechner',
  'link-local': 'lokales Netz',
  documentation: 'für Beispiele',
  multicast: 'Multicast',
  reserved: 'reserviert',
  metadata: 'intern in einer Cloud',
  invalid: 'ungültig',
}

export const germanCheckerWords: CheckerWords = {
  domainProblems: {
    empty: 'Eine Domain eingeben, etwa example.org.',
    address:
      'Das ist eine IP-Adresse. Eine Domain eingeben, etwa example.org, oder die IP-Blacklist-Prüfung verwenden.',
    'single-label': 'Dieser Name hat keinen Punkt. Eine ganze Domain eingeben, etwa example.org.',
    'too-long': 'Das ist zu lang für eine Domain: Ein Teil darf 63 Zeichen haben, das Ganze 253.',
    'not-a-name': 'Das ist keine Domain. Eine wie example.org eingeben.',
  },
  notAnAddress: 'Eine IPv4- oder IPv6-Adresse eingeben, etwa 192.0.2.1.',
  notPublic: (address, kind) =>
    `${address} ist keine öffentliche Adresse (${kinds[kind]}), deshalb deckt keine Blacklist sie ab.`,
  notAnEmail: 'Eine E-Mail-Adresse eingeben, etwa news@example.org.',
  inOrder: (label, domain) => `${label} von ${domain} ist in Ordnung.`,
  toImprove: (label, domain, count) =>
    `${label} von ${domain} funktioniert; ${count === 1 ? 'eines lässt' : `${count} Dinge lassen`} sich verbessern.`,
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
