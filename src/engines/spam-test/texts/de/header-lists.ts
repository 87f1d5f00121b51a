import { listTexts } from '../header-lists.ts'
import { ownDomain } from '../phrasing.ts'
import { unsubscribeSteps } from './esp-steps.ts'
import { fragment } from './fragments.ts'
import { because, germanTextsOf, say } from './phrasing.ts'

const notBulk = 'Dies sieht nicht nach Listenmail aus, deshalb ist der Header nicht nötig.'

/** Steps for a mail of which only its words say that it goes to a list. */
const ifToList = (steps: string[]) => [
  'Geht diese Mail an eine einzelne Person, etwa als Mitteilung oder Brief, ist nichts zu tun.',
  ...steps,
]

/** German words for the checks of the headers that list mail carries. */
export const germanListTexts = germanTextsOf(listTexts, {
  list_unsubscribe: {
    title: 'List-Unsubscribe',
    what: 'Der Header, aus dem Gmail, Outlook und andere ihren eigenen Abmelde-Button machen.',
    why: 'Wer keinen Ausweg findet, drückt auf „Spam“. Gmail und Yahoo verlangen den Header von Massenversendern.',
    found: {
      'https-and-mailto': 'List-Unsubscribe enthält eine Webadresse und eine Mailadresse.',
      https: 'List-Unsubscribe enthält eine Webadresse.',
      'http-only': 'List-Unsubscribe enthält eine unverschlüsselte Webadresse (http).',
      'mailto-only':
        'List-Unsubscribe enthält nur eine Mailadresse; Gmail und Yahoo wollen auch eine Webadresse.',
      mailto: 'List-Unsubscribe enthält eine Mailadresse, wie bei Diskussionslisten üblich.',
      'encoded-words':
        'List-Unsubscribe ist in kodierten Wörtern (=?…?=) geschrieben. Sie sind in diesem Header nicht erlaubt, deshalb finden Gmail und andere keine Adresse darin.',
      discussion:
        'Dies ist Mail einer Liste, auf der sich die Mitglieder gegenseitig schreiben; dort verlangen die Regeln für Massenversender den Header nicht.',
      malformed: ({ problems }) =>
        `List-Unsubscribe enthält keine brauchbare Adresse: ${say(Array.isArray(problems) ? problems.map(fragment) : problems)}.`,
      missing: (facts) => `Dies ist eine Listenmail ohne List-Unsubscribe-Header.${because(facts)}`,
      'looks-like-list-mail': (facts) =>
        `Geht diese Mail an eine Liste, braucht sie einen List-Unsubscribe-Header; sie hat keinen.${because(facts)}`,
      'not-bulk': notBulk,
    },
    fix: {
      missing: (_, context) => unsubscribeSteps(context),
      'looks-like-list-mail': (_, context) => ifToList(unsubscribeSteps(context)),
      'mailto-only': (_, context) => unsubscribeSteps(context),
      'http-only': [
        'In der Adresse http durch https ersetzen; die Abmeldung mit einem Klick funktioniert nur über https.',
      ],
      'encoded-words': (_, context) => [
        `Die Adressen unverändert in ASCII schreiben: List-Unsubscribe: <https://${ownDomain(context)}/unsubscribe?id=TOKEN>`,
        'Programme kodieren einen Header, der zu lang ist oder andere Buchstaben enthält: lange Zeilen an den Kommas umbrechen und andere Buchstaben in der Adresse prozentkodieren.',
      ],
      malformed: (_, context) => [
        `Jede Adresse in spitze Klammern setzen, mit Kommas dazwischen: List-Unsubscribe: <https://${ownDomain(context)}/unsubscribe?id=TOKEN>, <mailto:unsubscribe@${ownDomain(context)}>`,
      ],
    },
  },
  one_click: {
    title: 'Abmeldung mit einem Klick',
    what: 'List-Unsubscribe-Post: Damit beendet ein Klick im Mailprogramm das Abonnement, ohne Webseite.',
    why: 'Gmail und Yahoo verlangen das seit 2024 von Massenversendern, und eine gültige DKIM-Signatur muss beide Header abdecken.',
    found: {
      complete: 'Die Abmeldung mit einem Klick ist eingerichtet und signiert, und ihre Adresse antwortet.',
      'complete-untried':
        'Die Abmeldung mit einem Klick ist eingerichtet und signiert. Ob ihre Adresse den Klick annimmt, ließ sich nicht probieren, ohne abzumelden.',
      'endpoint-redirects': (facts) =>
        `Die Abmeldeadresse leitet zu ${say(facts.location)} weiter; der eine Klick muss ohne Weiterleitung funktionieren.`,
      'endpoint-refuses': (facts) =>
        `Die Abmeldeadresse hat unsere Anfrage nicht angenommen (Status ${say(facts.http_status)}).`,
      missing: (facts) => `Dies ist eine Listenmail ohne List-Unsubscribe-Post-Header.${because(facts)}`,
      'looks-like-list-mail': (facts) =>
        `Geht diese Mail an eine Liste, braucht sie einen List-Unsubscribe-Post-Header; sie hat keinen.${because(facts)}`,
      'wrong-value': 'List-Unsubscribe-Post hat einen anderen Wert als List-Unsubscribe=One-Click.',
      'no-https': 'List-Unsubscribe-Post ist da, aber List-Unsubscribe enthält keine https-Adresse dafür.',
      'not-signed':
        'Keine gültige DKIM-Signatur deckt sowohl List-Unsubscribe als auch List-Unsubscribe-Post ab.',
      discussion:
        'Dies ist Mail einer Liste, auf der sich die Mitglieder gegenseitig schreiben; die Abmeldung mit einem Klick wird nur von Massenversendern verlangt.',
      'signature-unknown':
        'Die DKIM-Signatur, die beide Header abdeckt, konnte diesmal nicht geprüft werden.',
      'not-bulk': notBulk,
    },
    fix: {
      missing: (_, context) => unsubscribeSteps(context),
      'looks-like-list-mail': (_, context) => ifToList(unsubscribeSteps(context)),
      'wrong-value': ['Den Header genau so schreiben: List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
      'no-https': (_, context) => [
        `List-Unsubscribe um eine https-Adresse ergänzen: <https://${ownDomain(context)}/unsubscribe?id=TOKEN>`,
        'Diese Adresse so einrichten, dass ein POST das Abonnement beendet.',
      ],
      'not-signed': (_, context) => [
        context.esp
          ? `In ${context.esp.name} DKIM für die eigene Domain einrichten; beide Header werden dann signiert.`
          : 'List-Unsubscribe und List-Unsubscribe-Post zu den Headern hinzufügen, die der Mailserver signiert (h= in DKIM).',
        'Beide Header vor dem Signieren setzen, nicht danach.',
        'Besteht DKIM selbst in diesem Bericht nicht, das zuerst beheben.',
      ],
      'endpoint-redirects': [
        'Das POST an genau dieser Adresse mit Status 200 beantworten; nicht zu einer Seite oder einem anderen Host weiterleiten.',
      ],
      'endpoint-refuses': [
        'Die Adresse öffnen und prüfen, ob es sie noch gibt und ihr Zertifikat gültig ist.',
        'Sie ein POST mit dem Inhalt List-Unsubscribe=One-Click mit Status 200 beantworten lassen, ohne Anmeldung und Cookie.',
      ],
    },
  },
  list_id: {
    title: 'List-ID',
    what: 'Der Header, der die Mailingliste nennt; Lesende und Filter sortieren danach.',
    why: 'Gmail erwartet ihn von Listen. Er hält den guten Ruf einer Liste von anderen derselben Domain getrennt.',
    found: {
      present: (facts) => `Die Liste heißt ${say(facts.list)}.`,
      missing: (facts) => `Dies ist eine Listenmail ohne List-ID-Header.${because(facts)}`,
      malformed: 'List-ID enthält keinen Namen in spitzen Klammern.',
      'not-bulk': notBulk,
    },
    fix: {
      missing: (_, context) => [
        context.esp
          ? `Nachsehen, ob sich in ${context.esp.name} eine List-ID für die Liste setzen lässt; viele Dienste tun das bei Kampagnen von selbst.`
          : `Einen Header ergänzen, der für diese Liste immer gleich bleibt: List-ID: Unser Newsletter <newsletter.${ownDomain(context)}>`,
      ],
      malformed: (_, context) => [
        `So schreiben: List-ID: Unser Newsletter <newsletter.${ownDomain(context)}>`,
      ],
    },
  },
})
