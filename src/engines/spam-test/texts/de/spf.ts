import type { FixContext } from '../../types.ts'
import { espSpfTerm } from '../esp-dns.ts'
import { isOwn } from '../own-domain.ts'
import type { Facts, Words } from '../phrasing.ts'
import type { RecordWords } from '../record-words.ts'
import * as english from '../spf.ts'
import { bounceStep } from './esp-dns.ts'
import { counted, say } from './phrasing.ts'

/** Steps for a client that the record does not name. */
function allowSteps(facts: Facts, context: FixContext): string[] {
  const known = espSpfTerm(context)
  return [
    `Sicherstellen, dass ${say(facts.ip)} Ihnen oder Ihrem Versanddienst gehört. Ist die Adresse unbekannt, vor jeder Änderung herausfinden, wer diese Mail gesendet hat.`,
    known
      ? `${known} (die Server von ${context.esp?.name}) in den SPF-Eintrag von ${say(facts.domain)} aufnehmen, vor „all“.`
      : `Den sendenden Server in den SPF-Eintrag von ${say(facts.domain)} aufnehmen, vor „all“; gehört er einem Versanddienst, das include: verwenden, das dessen Hilfe nennt.`,
    'Nur ein SPF-Eintrag je Domain: den vorhandenen ändern, keinen zweiten anlegen.',
  ]
}

const issues: Record<string, string> = {
  'bad-version': 'der Eintrag muss mit v=spf1 und einem Leerzeichen beginnen',
  'unknown-mechanism': 'einen solchen Mechanismus gibt es nicht',
  'missing-value': 'nach dem Doppelpunkt fehlt ein Wert',
  'unexpected-value': 'dieser Begriff hat keinen Wert',
  'bad-address': 'das ist keine IP-Adresse',
  'wrong-family': 'eine IPv4-Adresse steht nach ip4:, eine IPv6-Adresse nach ip6:',
  'bad-prefix': 'die Länge nach dem Schrägstrich ist nicht möglich',
  'bad-macro': 'das Makro nach dem Prozentzeichen ist nicht lesbar',
  'bad-domain': 'das ist kein Domainname',
  'duplicate-modifier': 'das darf nur einmal stehen',
  'joined-term': 'vor „all“ fehlt ein Leerzeichen',
  comma: 'Begriffe werden durch Leerzeichen getrennt, nicht durch Kommas',
  'bare-address': 'vor eine Adresse gehört ip4: oder ip6:',
  'equals-for-colon': 'statt des Gleichheitszeichens gehört hier ein Doppelpunkt',
  'misspelt-modifier': 'das ist fast ein Wort von SPF, aber keines; bitte die Schreibweise prüfen',
  url: 'hierher gehört ein Domainname, keine Webadresse',
  everyone: 'das erlaubt jede Adresse, die es gibt',
  'plus-all': 'das erlaubt allen, in Ihrem Namen zu senden',
  'bad-character': 'nur einfache Zeichen sind erlaubt',
}

const entries = (value: Facts[string] | undefined) =>
  (Array.isArray(value) ? value : []).flatMap((entry) =>
    entry && typeof entry === 'object' && !Array.isArray(entry) ? [entry] : [],
  )

const issueSteps = (facts: Facts): string[] =>
  entries(facts.issues)
    .filter(({ status }) => status === 'bad')
    .map(
      ({ text, code }) =>
        `„${say(text)}“ berichtigen oder entfernen (${issues[String(code)] ?? 'nicht lesbar'}).`,
    )

const deadSteps = (facts: Facts): string[] =>
  entries(facts.dead).map(
    ({ term, record }) =>
      `„${say(term)}“ aus dem Eintrag von ${say(record)} entfernen: Dahinter steht kein einzelner SPF-Eintrag.`,
  )

/** Steps for a record that lets anybody pass. */
function closeSteps(facts: Facts, context: FixContext): string[] {
  const { own, term, at } = english.matched(facts)
  const domain = say(facts.domain)
  const elsewhere = at !== 'none' && at !== domain
  const close = () => {
    if (facts.everyone === 'sender')
      return `„${own}“ aus dem SPF-Eintrag von ${domain} nehmen oder den abgefragten Namen von der sendenden Adresse abhängig machen (%{i}).`
    if (elsewhere)
      return `„${own}“ aus dem SPF-Eintrag von ${domain} nehmen: Der Eintrag von ${at} dahinter lässt alle bestehen.`
    if (facts.everyone === 'all')
      return `Am Ende des SPF-Eintrags von ${domain} statt „${term}“ ~all schreiben.`
    return facts.lists === true
      ? `Die Bereiche, die das ganze Internet umfassen, etwa solche mit /0 am Ende, aus dem SPF-Eintrag von ${domain} nehmen.`
      : `„${own}“ aus dem SPF-Eintrag von ${domain} nehmen: Damit bestehen alle.`
  }
  const known = espSpfTerm(context)
  return [
    `Im SPF-Eintrag von ${domain} jeden Server und Dienst nennen, der für diese Domain sendet; für diese Mail ist das ${known ?? say(facts.ip)}, sofern die Adresse Ihnen oder Ihrem Versanddienst gehört.`,
    close(),
  ]
}

const publishOne = (facts: Facts) =>
  `Für ${say(facts.domain)} einen SPF-Eintrag veröffentlichen, der jeden Server und Dienst nennt, der für diese Domain sendet.`

export const spfWords: RecordWords = {
  ...english.spfWords,
  title: 'SPF',
  what: 'Die Domain der Bounce-Adresse nennt die Server, die für sie senden dürfen; der sendende Server wurde mit dieser Liste verglichen.',
  why: 'Gmail und Yahoo verlangen von allen ein bestandenes SPF oder DKIM und von Massenversendern beides; Microsoft lehnt seit Mai 2025 Massenmails ohne beides ab.',
  found: {
    pass: (facts) =>
      facts.lists === true
        ? `SPF besteht: ${say(facts.domain)} nennt den sendenden Server ${say(facts.ip)}.`
        : `SPF besteht für ${say(facts.ip)}.`,
    'allows-everyone': (facts) =>
      facts.everyone === 'sender'
        ? `SPF besteht für ${say(facts.ip)}, aber „${english.matched(facts).term}“ lässt für diesen Absender jeden Server bestehen; das beweist also nichts.`
        : `SPF besteht für ${say(facts.ip)}, aber der Eintrag von ${say(facts.domain)} lässt fast jeden Server bestehen; das beweist also nichts.`,
    softfail: (facts) =>
      `Der SPF-Eintrag von ${say(facts.domain)} nennt ${say(facts.ip)} nicht und rät zu Misstrauen (~all).`,
    neutral: (facts) => `Der SPF-Eintrag von ${say(facts.domain)} sagt nichts über ${say(facts.ip)}.`,
    'none-but-signed': (facts) =>
      `${say(facts.domain)} hat keinen SPF-Eintrag. Eine gültige DKIM-Signatur gleicht das zum Teil aus.`,
    none: (facts) =>
      `${say(facts.domain)} hat keinen brauchbaren SPF-Eintrag; nichts sagt also, dass ${say(facts.ip)} dafür senden darf.`,
    fail: (facts) =>
      `SPF besteht nicht: Der Eintrag von ${say(facts.domain)} erlaubt ${say(facts.ip)} nicht zu senden.`,
    'several-records': (facts) =>
      `${say(facts.domain)} hat ${counted(facts.records, 'SPF-Eintrag', 'SPF-Einträge')}; bei mehr als einem verwenden empfangende Server keinen.`,
    'too-many-lookups': (facts) =>
      `Der SPF-Eintrag von ${say(facts.domain)} braucht bis zu ${say(facts.worst)} DNS-Abfragen; empfangende Server hören bei 10 auf und behandeln den Eintrag als fehlerhaft.`,
    permerror: (facts) =>
      `Der SPF-Eintrag von ${say(facts.domain)} ist fehlerhaft, deshalb können empfangende Server ihn nicht verwenden.`,
    temperror: (facts) =>
      `Das DNS antwortete nicht, als nach dem SPF-Eintrag von ${say(facts.domain)} gefragt wurde.`,
    'client-address-private':
      'Die Mail kam von einer nicht öffentlichen Adresse; SPF konnte deshalb nicht so abgefragt werden, wie ein Anbieter es täte.',
    'client-address-unknown':
      'Es ist nicht bekannt, welcher Server diese Mail gesendet hat; SPF konnte deshalb nicht abgefragt werden.',
    'sender-unknown':
      'Die Bounce-Adresse dieser Mail ist nicht bekannt; SPF konnte deshalb nicht abgefragt werden.',
  },
  fix: {
    'allows-everyone': closeSteps,
    softfail: allowSteps,
    neutral: allowSteps,
    fail: allowSteps,
    none: (facts, context) => [
      ...(facts.nearMiss
        ? [
            `Der Eintrag „${say(facts.nearMiss)}“ wird nicht erkannt: Er muss mit v=spf1 und einem Leerzeichen beginnen.`,
          ]
        : []),
      ...allowSteps(facts, context).slice(0, 1),
      publishOne(facts),
    ],
    'none-but-signed': (facts, context) => [...allowSteps(facts, context).slice(0, 1), publishOne(facts)],
    'several-records': (facts) => [
      `Die Begriffe aller SPF-Einträge von ${say(facts.domain)} in einen Eintrag setzen, mit „all“ einmal am Ende.`,
      'Die übrigen Einträge, die mit v=spf1 beginnen, löschen.',
    ],
    'too-many-lookups': (facts) => [
      `Nachsehen, welche Begriffe die meisten Abfragen kosten: ${english.costs(facts) || 'jedes include, a, mx, exists und redirect kostet mindestens eine'}.`,
      'Die includes von Diensten entfernen, die Sie nicht mehr nutzen, ebenso „a“ und „mx“, wo diese Server keine Mail senden.',
      'Newsletter und Belege von eigenen Subdomains senden, jede mit einem kurzen SPF-Eintrag.',
      'Eigene feste Server mit ip4: und ip6: nennen; das kostet keine Abfrage.',
    ],
    permerror: (facts) => {
      const steps = [...issueSteps(facts), ...deadSteps(facts)]
      const general = `Den SPF-Eintrag von ${say(facts.domain)} berichtigen; die Prüfung meldet: ${say(facts.comment)}.`
      return [
        ...(steps.length > 0 ? steps : [general]),
        'Danach einen neuen Test senden: Empfangende Server nennen immer nur einen Fehler.',
      ]
    },
  },
}

export const spfAlignWords: Words = {
  ...english.spfAlignWords,
  title: 'SPF-Alignment',
  what: 'Vergleicht die Domain, für die SPF bürgt (die der Bounce-Adresse), mit der Domain, die Lesende in From sehen.',
  why: 'DMARC zählt SPF nur, wenn beide zu einer Organisation gehören; Gmail, Yahoo und Microsoft verlangen das von Massenversendern.',
  found: {
    aligned: (facts) =>
      `Die Bounce-Domain ${say(facts.domain)} gehört zu ${say(facts.fromOrg)}, wie die From-Domain.`,
    'only-dkim-aligned': (facts) =>
      `Die Bounce-Domain ${say(facts.domain)} gehört nicht zu ${say(facts.fromDomain)}. Eine passende DKIM-Signatur gleicht das aus.`,
    'not-aligned': (facts) =>
      `Die Bounce-Domain ${say(facts.domain)} gehört nicht zu ${say(facts.fromDomain)}, und keine passende DKIM-Signatur gleicht das aus.`,
    'list-not-aligned': (facts) =>
      `Die Diskussionsliste sendet als ${say(facts.domain)}, und ihre Mitglieder schreiben als ${say(facts.fromDomain)}; so arbeiten Listen, und es ist nichts zu beheben.`,
    'dkim-unknown':
      'Die Bounce-Domain ist eine andere; ob eine passende DKIM-Signatur das ausgleicht, konnte nicht abgefragt werden.',
    'no-from-domain': 'Die From-Zeile nennt nicht genau eine Domain, es gibt also nichts zu vergleichen.',
    'sender-unknown': 'Die Bounce-Adresse dieser Mail ist nicht bekannt.',
  },
  fix: {
    'only-dkim-aligned': (_, context) => [
      bounceStep(context),
      'Das eilt nicht: DMARC besteht durch DKIM. Es hilft, wenn eine Weiterleitung die Signatur bricht.',
    ],
    'not-aligned': (_, context) => [
      bounceStep(context),
      context.fromDomain !== null && !isOwn(context.fromDomain, context)
        ? 'SPF oder DKIM für diese Domain genügt für DMARC.'
        : `Oder mit DKIM für ${say(context.fromDomain)} signieren; eines von beiden genügt für DMARC.`,
    ],
  },
}
