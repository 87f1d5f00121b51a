import { sayFailure } from '#engines/record/de/failures.ts'
import { germanNameTexts } from '#engines/record/de/name-texts.ts'
import { type GermanWords, germanTexts } from '#engines/record/de/words.ts'
import type { CodedRecordText } from '#engines/record/words.ts'
import { counted, say, saySpan } from '#engines/spam-test/texts/de/phrasing.ts'
import { mtaStsTexts } from '../texts.ts'

const why =
  'Mit MTA-STS bestehen Server, die an Sie senden, auf TLS mit einem gültigen Zertifikat; so kann unterwegs niemand Ihre eingehende Mail lesen oder umleiten. Gmail, Microsoft und Yahoo halten sich daran. Wie Ihre eigene Mail beurteilt wird, ändert es nicht.'
const corrected = ['Den Eintrag durch den unten ersetzen.']
const newFile = [
  'Die Richtliniendatei durch die unten ersetzen.',
  'Danach die id im DNS-Eintrag ändern, damit sendende Server die Datei neu holen.',
]
const serve = [
  'Die Datei unter genau dieser Adresse ausliefern: über https, mit einem für diesen Namen gültigen Zertifikat, mit Status 200 und ohne Weiterleitung.',
]

const words: Record<string, GermanWords> = {
  'mta-sts_record': {
    title: 'MTA-STS-Eintrag',
    why,
    found: {
      published: (facts) => `Unter ${say(facts.name)} gibt es genau einen MTA-STS-Eintrag.`,
      missing: (facts) =>
        `Unter ${say(facts.name)} gibt es keinen MTA-STS-Eintrag; sendende Server suchen deshalb keine Richtlinie.`,
      'not-needed':
        'Es gibt keinen MTA-STS-Eintrag, und es wird keiner gebraucht: Die Domain nimmt keine Mail an.',
      several: (facts) =>
        `Unter ${say(facts.name)} gibt es ${counted(facts.count, 'MTA-STS-Eintrag', 'MTA-STS-Einträge')}; bei mehr als einem nehmen sendende Server an, dass es keine Richtlinie gibt.`,
      ignored: (facts) =>
        `Der Text unter ${say(facts.name)} war als MTA-STS-Eintrag gemeint, beginnt aber nicht mit v=STSv1; in genau dieser Schreibweise, deshalb übergehen ihn sendende Server.`,
      unanswered: (facts) => `Das DNS antwortete nicht, als nach ${say(facts.name)} gefragt wurde.`,
    },
    fix: {
      missing: [
        'Die Richtliniendatei unten bereitstellen; sie beginnt im Testmodus.',
        'Den Eintrag unten veröffentlichen, und daneben einen TLS-Berichtseintrag.',
        'Wenn die Berichte zwei Wochen lang keine Fehler zeigen, den Modus auf enforce setzen und die id ändern.',
      ],
      several: ['Einen Eintrag behalten und die übrigen löschen.'],
      ignored: corrected,
    },
  },
  'mta-sts_syntax': {
    title: 'Wie der Eintrag geschrieben ist',
    why: 'Ein Eintrag, der nicht lesbar ist, gilt als nicht vorhanden.',
    found: {
      'bad-version': 'Der Eintrag beginnt nicht mit v=STSv1;.',
      'missing-id': 'Der Eintrag hat keine id.',
      'bad-id': (facts) => `${say(facts.texts)}: Eine id hat 1 bis 32 Buchstaben und Ziffern, sonst nichts.`,
      'missing-semicolon': (facts) => `Vor ${say(facts.texts)} fehlt der Strichpunkt.`,
      'tag-without-value': (facts) => `${say(facts.texts)} hat kein „=“.`,
      'bad-tag-name': (facts) => `${say(facts.texts)} ist kein Tag-Name.`,
      'duplicate-tag': (facts) => `${say(facts.texts)} steht ein zweites Mal da.`,
      'empty-tag': 'Zwischen zwei Strichpunkten steht nichts.',
    },
    fix: {
      'bad-version': corrected,
      'missing-id': corrected,
      'bad-id': corrected,
      'missing-semicolon': corrected,
      'tag-without-value': corrected,
      'bad-tag-name': corrected,
      'duplicate-tag': corrected,
      'empty-tag': corrected,
    },
  },
  'mta-sts_policy': {
    title: 'Richtliniendatei',
    why: 'Sendende Server holen die Richtlinie über https. Gelingt das nicht, gibt es für sie keine, oder eine alte gilt weiter.',
    found: {
      fetched: (facts) => `Die Richtliniendatei unter ${say(facts.url)} lässt sich holen.`,
      redirect: (facts) =>
        `${say(facts.url)} leitet auf eine andere Adresse weiter; dem folgen sendende Server nicht.`,
      status: (facts) => `${say(facts.url)} antwortet mit Status ${say(facts.reason)} statt 200.`,
      'too-large': (facts) => `Die Datei unter ${say(facts.url)} ist größer als 64 kB.`,
      'web-page': (facts) =>
        `Was ${say(facts.url)} liefert, ist eine Webseite (${say(facts.contentType)}) und keine Richtlinie.`,
      tls: (facts) => `Das Zertifikat unter ${say(facts.url)} ist für diesen Namen nicht gültig.`,
      host: (facts) => `${say(facts.url)}: Dieser Name hat im DNS keine Adresse.`,
      connection: (facts) => `${say(facts.url)} ist nicht erreichbar: ${sayFailure(facts.reason)}.`,
      unanswered: (facts) =>
        `Die Richtlinie unter ${say(facts.url)} konnte nicht geholt werden: ${sayFailure(facts.reason)}.`,
    },
    fix: {
      redirect: serve,
      status: serve,
      'too-large': newFile,
      'web-page': serve,
      tls: serve,
      host: [
        'Für den Namen mta-sts vor Ihrer Domain einen Adresseintrag (A oder AAAA) veröffentlichen.',
        ...serve,
      ],
      connection: serve,
    },
  },
  'mta-sts_content-type': {
    title: 'Typ der Richtliniendatei',
    why: 'Die Datei ist reiner Text; manche sendenden Server lehnen alles andere ab.',
    found: {
      'not-plain-text': (facts) =>
        `Die Datei wird als ${say(facts.contentType)} ausgeliefert und nicht als text/plain.`,
    },
    fix: { 'not-plain-text': ['Auf dem Webserver für diese Datei Content-Type: text/plain setzen.'] },
  },
  'mta-sts_policy-syntax': {
    title: 'Wie die Richtlinie geschrieben ist',
    why: 'Eine Richtlinie, die nicht lesbar ist, gilt als nicht vorhanden.',
    found: {
      'bad-line': (facts) => `Eine Zeile hat nicht die Form „schlüssel: wert“: ${say(facts.texts)}.`,
      'duplicate-key': (facts) => `Ein Schlüssel steht zweimal da: ${say(facts.texts)}.`,
      'bad-version': (facts) => `Die Version muss STSv1 sein: ${say(facts.texts)}.`,
      'missing-version': 'Die Zeile „version: STSv1“ fehlt.',
      'bad-mode': (facts) => `Der Modus muss enforce, testing oder none sein: ${say(facts.texts)}.`,
      'missing-mode': 'Der Modus (mode) fehlt.',
      'missing-max-age': 'max_age fehlt.',
      'bad-mx': (facts) => `Weder ein Hostname noch ein Muster wie *.example.org: ${say(facts.texts)}.`,
      'missing-mx': 'Es gibt keine mx-Zeile; die Richtlinie deckt also keinen Server ab.',
    },
    fix: {
      'bad-line': newFile,
      'duplicate-key': newFile,
      'bad-version': newFile,
      'missing-version': newFile,
      'bad-mode': newFile,
      'missing-mode': newFile,
      'missing-max-age': newFile,
      'bad-mx': newFile,
      'missing-mx': newFile,
    },
  },
  'mta-sts_max-age': {
    title: 'Wie lange die Richtlinie gilt',
    why: 'Eine Richtlinie schützt nur, solange sendende Server sie behalten. Kurze Gültigkeit lässt Lücken, in denen ein Angreifer zuschlagen kann.',
    found: {
      'long-enough': (facts) => `Sendende Server behalten die Richtlinie ${saySpan(facts.seconds)} lang.`,
      'short-max-age': (facts) => `${say(facts.texts)}: weniger als ein Tag, das schützt wenig.`,
      'bad-max-age': (facts) =>
        `${say(facts.texts)}: max_age ist eine Zahl von Sekunden zwischen 0 und 31557600 (ein Jahr).`,
    },
    fix: { 'short-max-age': ['max_age auf eine Woche oder mehr setzen: 604800.'], 'bad-max-age': newFile },
  },
  'mta-sts_mode': {
    title: 'Modus',
    why,
    found: {
      enforce: 'Die Richtlinie gilt: Sendende Server liefern nicht ohne gültiges TLS aus.',
      testing:
        'Die Richtlinie ist im Testmodus: Fehler werden berichtet, und die Mail wird trotzdem ausgeliefert.',
      none: 'Der Modus ist none; das nimmt die Richtlinie zurück.',
    },
    fix: {
      testing: [
        'Wenn die TLS-Berichte zwei Wochen lang keine Fehler zeigen, mode: enforce setzen und die id ändern.',
      ],
      none: [
        'Soll die Richtlinie wieder gelten, mode: testing setzen, die Mailserver nennen und die id ändern.',
      ],
    },
  },
  'mta-sts_mx': {
    title: 'Mailserver, die die Richtlinie abdeckt',
    why: 'Sendende Server liefern nicht an einen Server aus, den die Richtlinie nicht nennt. Ein vergessener Server kostet Sie Mail.',
    found: {
      covered: ({ hosts }) =>
        `Die Richtlinie deckt ${Number(hosts) === 1 ? 'den Mailserver' : `alle ${say(hosts)} Mailserver`} der Domain ab.`,
      'not-covered': (facts) => `Keine mx-Zeile der Richtlinie deckt ${say(facts.uncovered)} ab.`,
      'no-mail': 'Die Domain nimmt keine Mail an, es gibt also nichts abzudecken.',
      unanswered: 'Das DNS antwortete nicht, als nach den Mailservern der Domain gefragt wurde.',
    },
    fix: { 'not-covered': newFile },
  },
  'mta-sts_dane': {
    title: 'DANE',
    why: 'DANE schützt eingehende Mail durch DNSSEC. Sendende Server, die beides kennen, sehen zuerst auf DANE.',
    found: { tlsa: (facts) => `Es gibt DANE-Einträge (TLSA) für ${say(facts.hosts)}.` },
  },
}

/** The German words of the MTA-STS checker, by finding id. */
export const germanMtaStsTexts: Record<string, CodedRecordText> = {
  ...germanNameTexts('mta-sts'),
  ...germanTexts(mtaStsTexts, words),
}
