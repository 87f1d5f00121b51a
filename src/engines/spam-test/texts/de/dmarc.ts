import type { FixContext } from '../../types.ts'
import * as english from '../dmarc.ts'
import { type Facts, ownDomain } from '../phrasing.ts'
import type { RecordWords } from '../record-words.ts'
import { bounceStep, dkimSteps } from './esp-dns.ts'
import { counted, say } from './phrasing.ts'

const deeds: Record<string, string> = {
  none: 'nichts zu tun (p=none)',
  quarantine: 'sie als Spam abzulegen (p=quarantine)',
  reject: 'sie abzulehnen (p=reject)',
}
const asked = (facts: Facts) => deeds[String(facts.policy)] ?? `p=${say(facts.policy)} anzuwenden`

const at = (facts: Facts) => `_dmarc.${say(facts.recordDomain)}`

const signedBy = ({ signers }: Facts) =>
  Array.isArray(signers) && signers.length > 0 ? ` und von ${say(signers)} signiert` : ' und nicht signiert'

const tieSteps = (facts: Facts, context: FixContext) => [
  `Durch eines von beiden die Mail ${say(facts.fromDomain)} zuordnen; DKIM ist das robustere, denn es übersteht Weiterleitungen.`,
  ...dkimSteps(context),
  bounceStep(context),
]

export const dmarcWords: RecordWords = {
  ...english.dmarcWords,
  title: 'DMARC',
  what: 'Die From-Domain sagt, was empfangende Server mit Mails tun sollen, die weder SPF noch DKIM ihr zuordnet.',
  why: 'Gmail und Yahoo (seit 2024) und Microsoft (seit Mai 2025) verlangen von Massenversendern einen DMARC-Eintrag und dass er besteht; außerdem hindert er andere daran, Ihren Namen zu verwenden.',
  found: {
    pass: (facts) => `DMARC besteht, und die Richtlinie ist p=${say(facts.policy)}.`,
    'policy-none': (facts) =>
      `DMARC besteht, aber die Richtlinie für ${say(facts.fromDomain)} verlangt von empfangenden Servern nichts (p=none): Mails mit gefälschtem Absender werden zugestellt.`,
    testing: (facts) =>
      `DMARC besteht, aber t=y lässt empfangende Server weniger als p=${say(facts.policy)} anwenden.`,
    'no-reports':
      'DMARC besteht, aber es gibt keine Adresse für Berichte (rua); wer in Ihrem Namen sendet, bleibt also unbekannt.',
    'removed-tags': (facts) =>
      `DMARC besteht. Der Eintrag enthält noch ${say(facts.removed)}; RFC 9989 hat das gestrichen.`,
    'no-record': (facts) => `Für ${say(facts.fromDomain)} gibt es keinen DMARC-Eintrag.`,
    'several-records': (facts) =>
      `Unter ${at(facts)} gibt es ${counted(facts.records, 'DMARC-Eintrag', 'DMARC-Einträge')}; bei mehr als einem verwenden empfangende Server keinen.`,
    'record-unusable': (facts) =>
      `Der Eintrag unter ${at(facts)} ist kein gültiger DMARC-Eintrag, deshalb übergehen empfangende Server ihn.`,
    fail: (facts) =>
      `DMARC besteht nicht: Weder SPF noch DKIM ordnet diese Mail ${say(facts.fromDomain)} zu${facts.policy === null ? '' : `, und die Richtlinie bittet empfangende Server, ${asked(facts)}`}.`,
    'cannot-align': (facts) =>
      `DMARC kann nicht bestehen, was immer das DNS sagt: Die Mail wurde als ${say(facts.domain)} gesendet${signedBy(facts)}, und nichts davon gehört zu ${say(facts.fromDomain)}.`,
    unanswered: 'Das DNS antwortete nicht, als nach dem DMARC-Eintrag gefragt wurde.',
    'spf-unknown':
      'Durch DKIM besteht DMARC nicht, und SPF konnte nicht abgefragt werden; das Ergebnis ist also offen.',
    'dkim-unknown':
      'Durch SPF besteht DMARC nicht, und der DKIM-Schlüssel konnte nicht abgefragt werden; das Ergebnis ist also offen.',
    'no-from-domain':
      'Die From-Zeile nennt nicht genau eine Domain, deshalb lässt sich DMARC nicht beurteilen.',
  },
  fix: {
    'policy-none': (facts) => [
      Array.isArray(facts.warnings) && facts.warnings.includes('no-reports')
        ? `Zuerst rua=mailto: mit einem eigenen Postfach in den Eintrag unter ${at(facts)} aufnehmen und die Berichte einige Wochen lesen.`
        : 'Zwei bis vier Wochen die Berichte an die rua-Adresse lesen und sicherstellen, dass alle eigenen Absender bestehen.',
      'Dann zu p=quarantine wechseln und später zu p=reject, wenn keine erwünschte Mail leidet. Wo Menschen in Mailinglisten schreiben, bleibt es meist bei quarantine.',
    ],
    testing: ['t=y entfernen, sobald die Berichte zeigen, dass alle eigenen Absender bestehen.'],
    'no-reports': (facts) => [
      `In den Eintrag unter ${at(facts)} rua=mailto: mit einem eigenen Postfach aufnehmen, oder mit der Adresse, die ein Berichtsdienst nennt.`,
      'Das Postfach muss bestehen; es erhält täglich XML-Dateien.',
    ],
    'removed-tags': [
      'Die gestrichenen Tags entfernen; sie wirken nicht mehr, und ältere Empfänger-Server können sie anders lesen.',
    ],
    'no-record': [
      'Den Eintrag unten veröffentlichen. Er ändert nichts an Ihren Mails.',
      'Ein Postfach für die Berichte anlegen und in den Eintrag aufnehmen: ; rua=mailto: und seine Adresse.',
      'Zeigen die Berichte, dass alle eigenen Absender bestehen, zu p=quarantine wechseln.',
    ],
    'several-records': (facts) => [`Einen Eintrag unter ${at(facts)} behalten und die übrigen löschen.`],
    'record-unusable': (facts) => [
      `Den Eintrag unter ${at(facts)} ersetzen: Er muss mit v=DMARC1; beginnen (genau so geschrieben), jedes Tag einmal, mit Semikolons dazwischen.`,
    ],
    'cannot-align': tieSteps,
    fail: tieSteps,
  },
}

export const bimiWords: RecordWords = {
  ...english.bimiWords,
  title: 'BIMI',
  what: 'Ein DNS-Eintrag, der Ihr Logo nennt; manche Posteingänge zeigen es neben Ihren Mails.',
  why: 'Gmail, Yahoo und Apple Mail zeigen das Logo nur bei Mails, die DMARC mit einer durchsetzenden Richtlinie bestehen; Gmail und Apple verlangen auch ein Markenzertifikat.',
  found: {
    missing: (facts) => `Unter ${say(facts.name)} gibt es keinen BIMI-Eintrag.`,
    declined: 'Die Domain sagt mit ihrem BIMI-Eintrag, dass sie nicht teilnimmt.',
    'several-records': (facts) =>
      `Unter ${say(facts.name)} gibt es mehr als einen BIMI-Eintrag; empfangende Server verwenden dann keinen.`,
    'record-broken': (facts) => `Der BIMI-Eintrag unter ${say(facts.name)} ist so nicht lesbar.`,
    'dmarc-not-enforcing':
      'Es gibt einen BIMI-Eintrag, aber die DMARC-Richtlinie ist nicht quarantine oder reject; darum zeigt kein Posteingang das Logo.',
    'logo-broken': 'Das Logo, das der BIMI-Eintrag nennt, lässt sich nicht zeigen.',
    'certificate-broken': 'Das Markenzertifikat, das der BIMI-Eintrag nennt, wird abgelehnt.',
    'self-asserted':
      'Der BIMI-Eintrag nennt ein Logo ohne Zertifikat; die meisten Posteingänge zeigen dann nichts.',
    verified: 'Eintrag, Logo, Markenzertifikat und DMARC-Richtlinie sind so, wie sie sein sollen.',
    'not-verified':
      'Eintrag, Logo und Zertifikat sind da, aber das Zertifikat führt zu einer Stelle, die diese Installation nicht kennt; es wurde also nicht geprüft.',
    'files-unanswered': 'Das Logo oder das Zertifikat konnte nicht geladen werden.',
    'dmarc-unknown':
      'Es gibt einen BIMI-Eintrag; die DMARC-Richtlinie, die er braucht, konnte nicht abgefragt werden.',
    unanswered: 'Das DNS antwortete nicht, als nach dem BIMI-Eintrag gefragt wurde.',
    'no-from-domain': 'Die From-Zeile nennt nicht genau eine Domain.',
  },
  fix: {
    missing: (_, context) => [
      'Das ist freiwillig. Zuerst DMARC auf p=quarantine oder p=reject bringen.',
      'Ein quadratisches Logo als SVG Tiny PS anfertigen und dafür ein Markenzertifikat (VMC oder CMC) beschaffen.',
      `Einen TXT-Eintrag unter default._bimi.${ownDomain(context)} mit den https-Adressen beider veröffentlichen.`,
    ],
    'several-records': (facts) => [
      `Einen TXT-Eintrag unter ${say(facts.name)} behalten und die übrigen löschen.`,
    ],
    'record-broken': (facts) => [
      `Den TXT-Eintrag unter ${say(facts.name)} berichtigen: v=BIMI1; l=https-Adresse des Logos; a=https-Adresse des Zertifikats.`,
    ],
    'dmarc-not-enforcing': [
      'DMARC auf p=quarantine oder p=reject bringen, ohne t=y, sobald die Berichte zeigen, dass die eigenen Mails bestehen.',
    ],
    'logo-broken': [
      'Unter der Adresse in l= eine SVG-Tiny-PS-Datei bereitstellen, über https und ohne Weiterleitungen.',
    ],
    'certificate-broken': [
      'Unter der Adresse in a= die PEM-Datei des Markenzertifikats mit seiner Kette bereitstellen, über https.',
    ],
    'self-asserted': [
      'Ein Markenzertifikat beschaffen (VMC für eine eingetragene Marke, CMC für ein benutztes Logo) und in a= nennen.',
    ],
  },
}
