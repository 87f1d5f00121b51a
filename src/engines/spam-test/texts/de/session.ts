import type { FixContext } from '../../types.ts'
import { isOwn, ownContext } from '../own-domain.ts'
import { type Facts, ownDomain, type Words } from '../phrasing.ts'
import * as english from '../session.ts'
import { bounceStep } from './esp-dns.ts'
import { ownerSentence } from './own-domain.ts'
import { say } from './phrasing.ts'

const supportStep = ({ esp }: FixContext) =>
  esp ? [`Der Server gehört ${esp.name}; dem Support melden, denn selbst ändern können Sie das nicht.`] : []

const mailName = (context: FixContext) => `mail.${ownDomain(ownContext(context))}`

export const rdnsWords: Words = {
  ...english.rdnsWords,
  title: 'Reverse DNS',
  what: 'Die sendende Adresse sollte einen Namen haben (PTR), und dieser Name sollte zur Adresse zurückführen.',
  why: 'Gmail und Yahoo verlangen beides von allen Absendern; viele Server lehnen Mail von Adressen ohne Namen ab.',
  found: {
    confirmed: (facts) =>
      `${say(facts.ip)} heißt ${say(facts.confirmed)}, und dieser Name führt zur Adresse zurück.`,
    'generic-name': (facts) =>
      `Der Name der sendenden Adresse, ${say(facts.confirmed)}, sieht nach einem privaten Anschluss oder einem Adresspool aus.`,
    'no-ptr': (facts) => `Die sendende Adresse ${say(facts.ip)} hat keinen Namen (PTR-Eintrag).`,
    'no-forward': (facts) =>
      `Die sendende Adresse heißt ${say(facts.names)}, aber dieser Name führt nicht zu ${say(facts.ip)} zurück.`,
    unanswered: 'Das DNS antwortete nicht, als nach dem Namen der sendenden Adresse gefragt wurde.',
    'client-address-private':
      'Die Mail kam von einer nicht öffentlichen Adresse; einen öffentlichen Namen hat sie deshalb nicht.',
    'client-address-unknown': 'Es ist nicht bekannt, welcher Server diese Mail gesendet hat.',
  },
  fix: {
    'generic-name': (facts, context) => [
      ...supportStep(context),
      `Den Anbieter von ${say(facts.ip)} bitten, im PTR-Eintrag den eigenen Namen des Servers zu setzen, etwa ${mailName(context)}.`,
      'Diesem Namen einen A- oder AAAA-Eintrag mit derselben Adresse geben und ihn den Server im HELO verwenden lassen.',
    ],
    'no-ptr': (facts, context) => [
      ...supportStep(context),
      `Den PTR-Eintrag von ${say(facts.ip)} in der Verwaltung des Serveranbieters setzen (oft „Reverse DNS“ genannt), etwa auf ${mailName(context)}.`,
      'Diesem Namen einen A- oder AAAA-Eintrag mit derselben Adresse geben.',
    ],
    'no-forward': (facts, context) => [
      ...supportStep(context),
      `${say(facts.names)} einen A- oder AAAA-Eintrag mit ${say(facts.ip)} geben, oder im PTR-Eintrag einen Namen setzen, der ihn hat.`,
    ],
  },
}

const nameSteps = (facts: Facts, context: FixContext) => [
  ...supportStep(context),
  `Als HELO-Namen des Mailservers seinen vollen Namen einstellen, denselben wie im PTR-Eintrag, etwa ${mailName(context)} (Postfix: myhostname oder smtp_helo_name; Exim: primary_hostname).`,
  `Diesem Namen einen A- oder AAAA-Eintrag mit ${say(facts.ip)} geben.`,
]

export const heloWords: Words = {
  ...english.heloWords,
  title: 'HELO-Name',
  what: 'Der Name, mit dem der sendende Server grüßt.',
  why: 'Der Standard verlangt den vollen Hostnamen des Servers; ein erfundener Name ist für Filter ein Zeichen von Spam-Software.',
  found: {
    resolves: (facts) => `Der Server grüßt als ${say(facts.helo)}; das ist sein eigener Name.`,
    'equals-ptr': (facts) => `Der Server grüßt als ${say(facts.helo)}; so heißt er auch im Reverse DNS.`,
    'resolves-elsewhere': (facts) =>
      `Der Server grüßt als ${say(facts.helo)}; dieser Name führt zu ${say(facts.addresses)} und nicht zu ${say(facts.ip)}.`,
    'does-not-resolve': (facts) => `Der Server grüßt als ${say(facts.helo)}, ein Name ohne Adresse.`,
    'address-literal': (facts) =>
      `Der Server grüßt mit seiner Adresse ${say(facts.helo)} statt mit einem Namen.`,
    'wrong-literal': (facts) =>
      `Der Server grüßt als ${say(facts.helo)}; seine Adresse ist aber ${say(facts.ip)}.`,
    'bare-address': (facts) =>
      `Der Server grüßt mit einer bloßen Adresse, ${say(facts.helo)}; das ist nicht erlaubt.`,
    localhost: (facts) => `Der Server grüßt als ${say(facts.helo)}; so nennt sich jeder Rechner selbst.`,
    'bare-word': (facts) => `Der Server grüßt als „${say(facts.helo)}“; das ist kein voller Hostname.`,
    unanswered: 'Das DNS antwortete nicht, als nach dem HELO-Namen gefragt wurde.',
    'client-address-unknown':
      'Die öffentliche Adresse des sendenden Servers ist nicht bekannt; der HELO-Name konnte deshalb nicht verglichen werden.',
    'client-address-private':
      'Die Mail kam von einer nicht öffentlichen Adresse; dort ist der HELO-Name nicht der, den Anbieter sehen.',
    'no-session': 'Es gab keine eigene SMTP-Sitzung, der HELO-Name ist also nicht bekannt.',
  },
  fix: {
    'resolves-elsewhere': nameSteps,
    'does-not-resolve': nameSteps,
    'address-literal': nameSteps,
    'wrong-literal': nameSteps,
    'bare-address': nameSteps,
    localhost: nameSteps,
    'bare-word': nameSteps,
  },
}

export const tlsWords: Words = {
  ...english.tlsWords,
  title: 'Verschlüsselung unterwegs',
  what: 'Ob der sendende Server TLS verwendet hat, als er die Mail übergab.',
  why: 'Gmail verlangt seit Dezember 2023 von allen Absendern TLS und zeigt sonst ein offenes Schloss.',
  found: {
    modern: (facts) => `Die Mail kam verschlüsselt mit ${say(facts.version)}.`,
    'old-version': (facts) => `Die Mail kam mit ${say(facts.version)}; das gilt nicht mehr als sicher.`,
    plaintext: 'Die Mail kam unverschlüsselt, obwohl Verschlüsselung angeboten wurde.',
    'not-offered':
      'Dieser Server hat keine Verschlüsselung angeboten, der Absender konnte sie also nicht verwenden.',
    relayed: 'Die Mail kam über ein Relay; wie der Absender sie übergeben hat, ist deshalb nicht bekannt.',
    'no-session': 'Es gab keine eigene SMTP-Sitzung; ob die Mail verschlüsselt kam, ist also nicht bekannt.',
  },
  fix: {
    'old-version': ['Die TLS-Bibliothek des sendenden Servers aktualisieren und TLS 1.2 und 1.3 erlauben.'],
    plaintext: (_, { esp }) => [
      `TLS für ausgehende Mail einschalten, in ${esp?.name ?? 'Ihrem Versandprogramm'} (Postfix: smtp_tls_security_level = may; Exim verwendet TLS, wenn es damit gebaut ist).`,
    ],
  },
}

const spfStep = (facts: Facts, context: FixContext) =>
  isOwn(facts.domain, context)
    ? `ip6:${say(facts.ip)} (oder das Netz des Servers) in den SPF-Eintrag von ${say(facts.domain)} aufnehmen.`
    : `${ownerSentence(say(facts.domain), context)} ${bounceStep(context)}`

const onlyIpv4 = 'Oder den Server nur über IPv4 senden lassen.'

export const ipv6Words: Words = {
  ...english.ipv6Words,
  title: 'IPv6-Einrichtung',
  what: 'Bei Mail, die über IPv6 kam: ob SPF und der Reverse-Name auch diese Adresse decken.',
  why: 'Über IPv6 ist Gmail strenger: Ohne Reverse-Namen und SPF oder DKIM wird die Mail abgelehnt.',
  found: {
    covered: (facts) => `SPF und der Reverse-Name decken beide die IPv6-Adresse ${say(facts.ip)}.`,
    'spf-missing': (facts) => `SPF deckt die IPv6-Adresse ${say(facts.ip)} nicht.`,
    'ptr-missing': (facts) =>
      `Die IPv6-Adresse ${say(facts.ip)} hat keinen Reverse-Namen, der zu ihr zurückführt.`,
    'ptr-and-spf-missing': (facts) =>
      `Weder SPF noch ein Reverse-Name deckt die IPv6-Adresse ${say(facts.ip)}.`,
    ipv4: 'Die Mail kam über IPv4.',
    unanswered: 'SPF oder der Reverse-Name konnte nicht abgefragt werden.',
    'client-address-unknown': 'Die öffentliche Adresse des sendenden Servers ist nicht bekannt.',
  },
  fix: {
    'spf-missing': (facts, context) => [spfStep(facts, context)],
    'ptr-missing': (facts, context) => [
      ...supportStep(context),
      `Den PTR-Eintrag von ${say(facts.ip)} in der Verwaltung des Serveranbieters setzen und dem Namen einen AAAA-Eintrag mit dieser Adresse geben.`,
      onlyIpv4,
    ],
    'ptr-and-spf-missing': (facts, context) => [
      ...supportStep(context),
      `Den PTR-Eintrag von ${say(facts.ip)} setzen und dem Namen einen AAAA-Eintrag mit dieser Adresse geben.`,
      spfStep(facts, context),
      onlyIpv4,
    ],
  },
}
