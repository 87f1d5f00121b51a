import type { FixContext } from '../../types.ts'
import * as english from '../dkim.ts'
import { isOwn } from '../own-domain.ts'
import type { Facts, Words } from '../phrasing.ts'
import type { RecordWords } from '../record-words.ts'
import { dkimSteps } from './esp-dns.ts'
import { say } from './phrasing.ts'

const keyName = (facts: Facts) => `${say(facts.selector)}._domainkey.${say(facts.domain)}`

const changedSteps = (_: Facts, context: FixContext) => [
  'Herausfinden, was die Mail nach dem Signieren ändert: ein Gateway, das eine Fußzeile anhängt, ein Virenscanner, ein Listenserver, ein Programm, das Links umschreibt.',
  'Dieses Programm vor dem Signieren arbeiten lassen, oder den letzten Server, der die Mail anfasst, signieren lassen.',
  ...(context.esp
    ? [
        `Sendet ${context.esp.name} die Mail direkt, dem Support melden; von Ihnen aus sollte sie nichts ändern.`,
      ]
    : []),
]

const newKeySteps = (facts: Facts, context: FixContext) => [
  'Einen neuen RSA-Schlüssel mit 2048 Bit unter einem neuen Selektor erzeugen (oder beim Versanddienst anfordern).',
  `Ihn veröffentlichen, das Signieren auf den neuen Selektor umstellen und ${keyName(facts)} eine Woche später entfernen.`,
  ...dkimSteps(context).slice(0, 1),
]

const keyIssues: Record<string, string> = {
  'bad-version': 'v= muss am Anfang stehen und genau DKIM1 lauten',
  'missing-key': 'das Tag p= mit dem Schlüssel fehlt',
  revoked: 'p= ist leer, damit ist der Schlüssel zurückgezogen',
  'pem-armor': 'die Zeilen BEGIN und END gehören nicht in den Eintrag',
  'not-base64': 'der Schlüssel enthält Zeichen, die nicht dazugehören können',
  'not-a-key': 'der Schlüssel ist abgeschnitten oder keiner',
  'unknown-key-type': 'k= nennt eine unbekannte Art von Schlüssel',
  'key-type-mismatch': 'k= nennt eine andere Art von Schlüssel, als p= enthält',
  'no-sha256': 'h= erlaubt sha256 nicht',
  'not-for-email': 's= erlaubt email nicht',
  'missing-semicolon': 'ein Semikolon fehlt',
  'tag-without-value': 'ein Gleichheitszeichen fehlt',
  'duplicate-tag': 'ein Tag steht zweimal darin',
  'bad-tag-name': 'ein Tag hat keinen richtigen Namen',
}

function brokenKeySteps(facts: Facts, context: FixContext): string[] {
  const issues = Array.isArray(facts.issues) ? facts.issues : []
  const named = issues.flatMap((issue) =>
    issue && typeof issue === 'object' && !Array.isArray(issue) && issue.status === 'bad'
      ? [keyIssues[String(issue.code)] ?? String(issue.code)]
      : [],
  )
  return [
    `Den TXT-Eintrag unter ${keyName(facts)} berichtigen${named.length > 0 ? `: ${named.join('; ')}` : ''}.`,
    'Den Schlüssel noch einmal ganz kopieren; lange Schlüssel werden in DNS-Verwaltungen oft nach 255 Zeichen abgeschnitten.',
    ...dkimSteps(context).slice(0, 1),
  ]
}

export const dkimWords: RecordWords = {
  ...english.dkimWords,
  title: 'DKIM',
  what: 'Eine Signatur über die Mail, die empfangende Server mit einem Schlüssel im DNS der signierenden Domain prüfen.',
  why: 'Gmail und Yahoo verlangen von allen ein bestandenes DKIM oder SPF und von Massenversendern beides, mit Schlüsseln von mindestens 1024 Bit; Microsoft lehnt seit Mai 2025 Massenmails ohne beides ab.',
  found: {
    valid: (facts) =>
      `Die Signatur von ${say(facts.domain)} (${say(facts.algorithm)}, ${say(facts.bits)} Bit) ist gültig und passt zu From.`,
    'not-aligned': (facts) =>
      `Die Signatur ist gültig, aber sie ist von ${say(facts.domain)} und nicht von der From-Domain ${say(facts.fromDomain)}; DMARC zählt sie nicht.`,
    testing: (facts) =>
      `Der Schlüssel unter ${keyName(facts)} sagt t=y (Testbetrieb), deshalb dürfen empfangende Server die Signatur übergehen.`,
    'length-limit':
      'Die Signatur deckt nur den Anfang des Textes (l=), darunter kann also jeder Text anfügen.',
    'headers-not-signed': (facts) =>
      `Die Signatur deckt ${say(facts.missing)} nicht; das lässt sich also unbemerkt ändern.`,
    'short-key': (facts) =>
      `Der Schlüssel hat ${say(facts.bits)} Bit. Das wird heute angenommen; geraten wird zu 2048 Bit.`,
    expired: 'Die Signatur war abgelaufen (x=), als die Mail ankam.',
    unsigned: 'Die Mail hat keine DKIM-Signatur.',
    'key-missing': (facts) =>
      `Unter ${keyName(facts)} gibt es keinen Schlüssel, deshalb lässt sich die Signatur nicht prüfen.`,
    'body-changed': (facts) =>
      `Der Text der Mail wurde geändert, nachdem ${say(facts.domain)} sie signiert hatte.`,
    'signature-mismatch': (facts) =>
      `Die Signatur von ${say(facts.domain)} passt nicht: Signierte Header wurden geändert, oder der veröffentlichte Schlüssel ist nicht der, mit dem signiert wurde.`,
    'weak-key': (facts) =>
      `Der Schlüssel hat ${say(facts.bits)} Bit; Schlüssel unter 1024 Bit übergehen empfangende Server.`,
    sha1: 'Die Signatur verwendet rsa-sha1, das empfangende Server übergehen.',
    'key-broken': (facts) => `Der Schlüsseleintrag unter ${keyName(facts)} ist nicht verwendbar.`,
    'from-not-signed': 'Die Signatur deckt die From-Zeile nicht, deshalb übergehen empfangende Server sie.',
    malformed: (facts) => `Die Signatur ist nicht lesbar: ${say(facts.comment)}.`,
    'cannot-align': (facts) =>
      `Die Signatur ist von ${say(facts.domain)} und hat mit der From-Domain ${say(facts.fromDomain)} nichts zu tun: Auch wenn sie gültig ist, zählt DMARC sie nicht. Ob sie es ist, ließ sich nicht abfragen.`,
    temperror: (facts) =>
      `Das DNS antwortete nicht, als nach dem Schlüssel unter ${keyName(facts)} gefragt wurde.`,
    'could-not-verify': (facts) => `Die Signaturen konnten nicht geprüft werden: ${say(facts.comment)}.`,
  },
  fix: {
    unsigned: (_, context) => dkimSteps(context),
    'not-aligned': (_, context) => dkimSteps(context),
    'cannot-align': (_, context) => dkimSteps(context),
    testing: (facts) => [
      `t=y aus dem TXT-Eintrag unter ${keyName(facts)} nehmen, sobald die Prüfung Ihrer Mails gelingt.`,
    ],
    'length-limit': [
      'Im signierenden Programm die Längenbegrenzung (l=) ausschalten; dann wird die ganze Mail signiert.',
    ],
    'headers-not-signed': (facts) => [
      `${say(facts.missing)} im signierenden Programm in die Liste der signierten Header aufnehmen; To, Reply-To, MIME-Version, Content-Type und die List-Header gehören auch hinein.`,
    ],
    'short-key': newKeySteps,
    expired: [
      'Die Signatur mindestens eine Woche gelten lassen (oder x= weglassen) und die Uhr des sendenden Servers prüfen.',
      'Nachsehen, ob die Mail lange in einer Warteschlange lag, bevor sie ankam.',
    ],
    'key-missing': (facts, context) => [
      `Den Schlüssel, den der sendende Server verwendet, unter ${keyName(facts)} veröffentlichen, oder mit einem veröffentlichten Selektor signieren lassen.`,
      ...dkimSteps(context).slice(0, 1),
    ],
    'body-changed': changedSteps,
    'signature-mismatch': (facts, context) => [
      isOwn(facts.domain, context)
        ? `Den Schlüssel unter ${keyName(facts)} mit dem privaten Schlüssel des sendenden Servers vergleichen; nach einem Schlüsselwechsel müssen beide passen.`
        : `Wer für ${say(facts.domain)} signiert, sollte erfahren, dass die Signatur nicht zum veröffentlichten Schlüssel passt.`,
      ...changedSteps(facts, context).slice(0, 2),
    ],
    'weak-key': newKeySteps,
    sha1: ['Im signierenden Programm das Verfahren rsa-sha256 einstellen; der Schlüssel kann bleiben.'],
    'key-broken': brokenKeySteps,
    'from-not-signed': [
      'From im signierenden Programm in die Liste der signierten Header (h=) aufnehmen; der Standard verlangt es.',
    ],
    malformed: (_, context) => [
      'Das signierende Programm aktualisieren und seine Signatur mit dem Standard vergleichen: v=1, a=, b=, bh=, d=, h= und s= sind Pflicht.',
      ...dkimSteps(context).slice(0, 1),
    ],
  },
}

export const arcWords: Words = {
  ...english.arcWords,
  title: 'ARC',
  what: 'Siegel, mit denen Weiterleitungen und Listen sagen, was sie gesehen haben, bevor sie die Mail weitergaben.',
  why: 'Gmail und Microsoft können einer weitergeleiteten Mail wegen ihrer ARC-Kette trauen, wenn SPF und DKIM unterwegs gebrochen sind.',
  found: {
    pass: (facts) => `Die ARC-Kette ist gültig (Zahl der Glieder: ${say(facts.instances)}).`,
    fail: (facts) => `Die ARC-Kette ist ungültig: ${say(facts.comment)}.`,
    none: 'Es gibt keine ARC-Kette; eine Mail, die nicht weitergeleitet wurde, braucht keine.',
    temperror: 'Ein Schlüssel der ARC-Kette konnte nicht abgefragt werden.',
  },
  fix: {
    fail: [
      'Ging die Mail über eine eigene Weiterleitung oder Liste, deren ARC-Programm aktualisieren und prüfen, ob sein Schlüssel veröffentlicht ist.',
      'Wird direkt gesendet, sollte nichts ARC-Header anfügen; nachsehen, welches Gateway es tut.',
    ],
  },
}
