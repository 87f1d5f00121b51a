import type { Json } from '#engines/finding.ts'
import * as english from '../inbound.ts'
import type { Words } from '../phrasing.ts'
import type { RecordWords } from '../record-words.ts'
import { say } from './phrasing.ts'
import { enumerated } from './requirements.ts'

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

const noFromDomain = 'Die From-Zeile nennt nicht genau eine Domain.'

export const mxWords: RecordWords = {
  ...english.mxWords,
  title: 'Domains nehmen Mail an',
  what: 'Ob Antworten an die From-Adresse und Bounces an den Envelope-Absender zugestellt werden können.',
  why: 'Viele Server lehnen Mail von einer Domain ab, der man nicht antworten kann, und verlorene Bounces verbergen tote Adressen in der Liste.',
  found: {
    receives: (facts) => `${say(facts.domain)} hat Mailserver (MX-Einträge).`,
    'address-only': (facts) =>
      `${say(facts.domain)} hat keinen MX-Eintrag; Mail geht an den Adresseintrag, und das funktioniert.`,
    'no-inbound': (facts) =>
      `${say(facts.domain)} hat weder MX- noch Adresseinträge und kann deshalb keine Mail empfangen.`,
    'null-mx': (facts) => `${say(facts.domain)} sagt mit dem MX-Eintrag, dass keine Mail angenommen wird.`,
    unanswered: (facts) =>
      `Das DNS antwortete nicht, als nach den Mailservern von ${say(facts.domain)} gefragt wurde.`,
    'no-from-domain': noFromDomain,
  },
  fix: {
    'no-inbound': (facts) => [
      `Für ${say(facts.domain)} MX-Einträge veröffentlichen, die zu einem Server führen, der diese Mail annimmt.`,
      'Oder von einer Domain senden, die ein Postfach hat, und lesen, was zurückkommt.',
    ],
    'null-mx': (facts) => [
      `Den Null-MX („.“) von ${say(facts.domain)} durch den Namen eines Servers ersetzen, der die Mail annimmt, oder von einer anderen Domain senden.`,
    ],
  },
}

/** The lines of a first policy file, in their order, in steps. */
function policySteps(mx: string[]): string[] {
  const { version, mode, servers, last } = english.firstPolicy(mx)
  return [
    `Eine Textdatei anlegen. Erste Zeile: ${version}`,
    `Zweite Zeile: ${mode}`,
    `Dann eine Zeile für jeden Mailserver: ${enumerated(servers)}`,
    `Letzte Zeile: ${last}`,
  ]
}

const failures: Record<string, string> = {
  dns: 'der Hostname existiert nicht',
  'dns-unavailable': 'das DNS antwortete nicht',
  tls: 'es kam keine sichere Verbindung zustande',
  connection: 'der Server nahm die Verbindung nicht an',
  unreachable: 'der Server war von hier aus nicht erreichbar',
  timeout: 'es kam rechtzeitig keine Antwort',
  'too-large': 'die Datei ist zu groß',
  'too-many-redirects': 'es gab zu viele Weiterleitungen',
  'refused-address': 'die Adresse ist nicht öffentlich',
  'web-page': 'dort liegt eine Webseite und keine Richtlinie',
}

/** Why a policy was not had, at the end of a sentence. */
function unreached(reason: Json | undefined): string {
  const status = /^status-(\d{3})$/.exec(String(reason))?.[1]
  return status
    ? `der Webserver antwortete mit Status ${status}`
    : (failures[String(reason)] ?? String(reason))
}

export const mtaStsWords: RecordWords = {
  ...english.mtaStsWords,
  title: 'MTA-STS',
  what: 'Eine Richtlinie, mit der Ihre Domain andere Server anweist, nur über gültiges TLS an sie zu senden.',
  why: 'Sie schützt die Mail, die Sie empfangen. Gmail, Outlook und Yahoo beachten sie; wie Ihre eigenen Mails beurteilt werden, ändert sie nicht.',
  found: {
    enforced: (facts) =>
      `${say(facts.domain)} hat eine geltende MTA-STS-Richtlinie, die alle Mailserver nennt.`,
    testing: (facts) => `${say(facts.domain)} hat eine MTA-STS-Richtlinie im Testbetrieb.`,
    missing: (facts) => `${say(facts.domain)} hat keine MTA-STS-Richtlinie. Das ist nur ein Hinweis.`,
    'record-broken': (facts) => `Der MTA-STS-Eintrag von ${say(facts.domain)} ist nicht verwendbar.`,
    'policy-unreachable': (facts) =>
      `Die MTA-STS-Richtlinie konnte nicht von ${say(facts.url)} geladen werden: ${unreached(facts.reason)}.`,
    'policy-broken': 'Die Datei der MTA-STS-Richtlinie ist so nicht lesbar.',
    'mode-none': 'Die MTA-STS-Richtlinie sagt mode: none und ist damit ausgeschaltet.',
    'mx-not-covered': (facts) =>
      `Die MTA-STS-Richtlinie nennt den Mailserver ${say(facts.uncovered)} nicht; Mail dorthin kann zurückgehalten werden.`,
    'policy-unanswered': 'Die MTA-STS-Richtlinie konnte nicht rechtzeitig geladen werden.',
    'no-inbound': 'Die From-Domain hat keine Mailserver, MTA-STS betrifft sie also nicht.',
    unanswered: 'Das DNS antwortete nicht, als nach dem MTA-STS-Eintrag gefragt wurde.',
    'no-from-domain': noFromDomain,
  },
  fix: {
    missing: (facts) => [
      ...policySteps(strings(facts.mx)),
      `Sie unter https://mta-sts.${say(facts.domain)}/.well-known/mta-sts.txt bereitstellen, mit einem gültigen Zertifikat für diesen Namen.`,
      'Den TXT-Eintrag unten veröffentlichen, dazu einen TLS-RPT-Eintrag, um Berichte zu erhalten.',
      'Wenn die Berichte einige Wochen sauber sind, mode auf enforce ändern.',
    ],
    'record-broken': (facts) => [
      `Unter _mta-sts.${say(facts.domain)} nur einen TXT-Eintrag behalten: v=STSv1; id= und 1 bis 32 Buchstaben oder Ziffern.`,
    ],
    'policy-unreachable': (facts) => [
      `Die Richtlinie unter ${say(facts.url)} über https mit einem gültigen Zertifikat für diesen Namen bereitstellen, als text/plain und ohne Weiterleitung.`,
    ],
    'policy-broken': (facts) => [
      `Die Datei unter ${say(facts.url)} berichtigen: version: STSv1, mode:, eine Zeile mx: je Mailserver, max_age:.`,
      'Nach jeder Änderung die id im TXT-Eintrag ändern.',
    ],
    'mode-none': [
      'mode auf testing ändern, oder Eintrag und Datei entfernen, wenn die Richtlinie nicht gewünscht ist.',
    ],
    'mx-not-covered': (facts) => [
      `Für ${say(facts.uncovered)} eine Zeile mx: in die Richtlinie aufnehmen und die id im TXT-Eintrag ändern.`,
    ],
  },
}

export const tlsRptWords: RecordWords = {
  ...english.tlsRptWords,
  title: 'TLS-RPT',
  what: 'Ein Eintrag, der sagt, wohin andere Server TLS-Schwierigkeiten auf dem Weg zu Ihrer Domain melden.',
  why: 'Er zeigt, wenn Mail an Sie zurückgehalten wird. Gmail und Microsoft senden solche Berichte; wie Ihre eigenen Mails beurteilt werden, ändert er nicht.',
  found: {
    valid: (facts) => `${say(facts.domain)} nimmt TLS-Berichte an.`,
    missing: (facts) => `${say(facts.domain)} hat keinen TLS-RPT-Eintrag. Das ist nur ein Hinweis.`,
    broken: (facts) => `Der TLS-RPT-Eintrag von ${say(facts.domain)} ist nicht verwendbar.`,
    'several-records': (facts) =>
      `${say(facts.domain)} hat mehr als einen TLS-RPT-Eintrag; sendende Server verwenden dann keinen.`,
    unanswered: 'Das DNS antwortete nicht, als nach dem TLS-RPT-Eintrag gefragt wurde.',
    'no-from-domain': noFromDomain,
  },
  fix: {
    missing: (facts) => [
      'Ein Postfach für die Berichte anlegen oder die Adresse nehmen, die ein Berichtsdienst nennt.',
      `Einen TXT-Eintrag unter _smtp._tls.${say(facts.domain)} veröffentlichen: v=TLSRPTv1; rua=mailto: und diese Adresse.`,
    ],
    broken: (facts) => [
      `Den Eintrag unter _smtp._tls.${say(facts.domain)} ersetzen: v=TLSRPTv1; rua=mailto: und eine Adresse.`,
    ],
    'several-records': (facts) => [
      `Einen Eintrag unter _smtp._tls.${say(facts.domain)} behalten und die übrigen löschen.`,
    ],
  },
}

export const dnssecWords: Words = {
  ...english.dnssecWords,
  title: 'DNSSEC und DANE',
  what: 'Ob die From-Domain im DNS signiert ist und ob ihre Mailserver dort ihre Zertifikate festlegen.',
  why: 'Das schützt die Mail, die Sie empfangen, vor Umleitung. Es ist nur ein Hinweis und zählt nicht für die Punktzahl.',
  found: {
    dane: (facts) => `${say(facts.domain)} ist mit DNSSEC signiert, und die Mailserver haben TLSA-Einträge.`,
    dnssec: (facts) => `${say(facts.domain)} ist mit DNSSEC signiert.`,
    absent: (facts) => `${say(facts.domain)} ist nicht mit DNSSEC signiert.`,
    unanswered: 'Das DNS antwortete nicht, als nach DNSSEC gefragt wurde.',
    'no-from-domain': noFromDomain,
  },
  fix: {},
}
