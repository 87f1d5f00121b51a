import { subjectTexts } from '../content-subject.ts'
import type { Facts } from '../phrasing.ts'
import { counted, germanTextsOf, joined, say } from './phrasing.ts'

const tricks: Record<string, string> = {
  'hidden-characters': 'unsichtbare Zeichen',
  'lookalike-letters': 'Buchstaben einer anderen Schrift, die wie lateinische aussehen',
  'fake-reply': 'ein Zeichen für Antwort oder Weiterleitung, obwohl die Mail auf nichts antwortet',
  capitals: 'überwiegend Großbuchstaben',
  exclamation: 'mehrere Ausrufezeichen',
  'money-signs': 'mehrfache Währungszeichen',
  emoji: 'mehr als zwei Emojis',
  'styled-letters': 'mathematische Buchstaben als fette oder kursive Schrift',
}

/** Names every trick that was found, the worst first. */
function namesOf({ tricks: found }: Facts): string {
  const names = Array.isArray(found) ? found.map((code) => tricks[String(code)] ?? String(code)) : []
  return `Im Betreff: ${joined(names)}.`
}

const characters = (value: Facts[string] | undefined) => counted(value, 'Zeichen', 'Zeichen')

const plainCase = [
  'Den Betreff wie einen Satz schreiben: Groß- und Kleinschreibung wie üblich, am Ende höchstens ein Satzzeichen.',
]

const writePreview = [
  'Einen Vorschautext von 40 bis 110 Zeichen schreiben, der den Betreff fortsetzt.',
  'Ihn in das Feld für Vorschau oder Preheader des Editors setzen, oder in ein verstecktes <div> gleich nach <body>.',
]

/** German words for the checks of subject and preview text. */
export const germanSubjectTexts = germanTextsOf(subjectTexts, {
  subject_length: {
    title: 'Länge des Betreffs',
    what: 'Wie viele Zeichen der Betreff hat.',
    why: 'Smartphones zeigen etwa 40 bis 60 Zeichen eines Betreffs. Ein leerer Betreff ist typisch für Spam und Schadsoftware; Filter bewerten ihn.',
    found: {
      best: ({ length }) => `Der Betreff hat ${characters(length)}.`,
      fits: ({ length }) => `Der Betreff hat ${characters(length)}; 15 bis 60 werden am besten angezeigt.`,
      short: ({ length }) => `Der Betreff hat nur ${characters(length)}.`,
      long: ({ length }) => `Der Betreff hat ${characters(length)}; Smartphones schneiden ihn ab.`,
      empty: 'Die Mail hat keinen Betreff.',
    },
    fix: {
      short: ['In 15 bis 60 Zeichen sagen, was die Mail bringt.'],
      long: [
        'Das Wichtigste in die ersten 40 Zeichen setzen.',
        'Den Betreff auf 60 Zeichen kürzen; den Rest in den Vorschautext nehmen.',
      ],
      empty: ['Der Mail einen Betreff von 15 bis 60 Zeichen geben, der sagt, was sie bringt.'],
    },
  },
  subject_style: {
    title: 'Stil des Betreffs',
    what: 'Tricks im Betreff: Großschreiberei, falsche Antwortzeichen, unsichtbare oder ausgetauschte Buchstaben.',
    why: 'Filter und Lesende halten sie für Zeichen von Spam. In den USA ist ein irreführender Betreff verboten (15 USC 7704(a)(2)).',
    found: {
      plain: 'Der Betreff ist schlicht geschrieben.',
      'no-subject': 'Es gibt keinen Betreff, der sich prüfen ließe.',
      ...Object.fromEntries(Object.keys(tricks).map((code) => [code, namesOf])),
    },
    fix: {
      'hidden-characters': [
        'Den Betreff löschen und von Hand neu tippen, nicht einfügen.',
        'Schreibt ein Programm den Betreff, aus allem, was es einsetzt, Zeichen ohne Breite und Richtungszeichen entfernen.',
      ],
      'lookalike-letters': [
        'Die Wörter des Betreffs mit einer einzigen Tastaturbelegung neu tippen, damit alle Buchstaben eines Worts aus derselben Schrift stammen.',
      ],
      'fake-reply': [
        '„Re:“, „AW:“, „Fwd:“ oder „WG:“ aus dem Betreff nehmen, außer die Mail beantwortet wirklich eine andere oder leitet sie weiter.',
        'Eine echte Antwort trägt den Header References mit der Mail, auf die sie antwortet; das Mailprogramm setzt ihn.',
      ],
      capitals: plainCase,
      exclamation: plainCase,
      'money-signs': ['Den Betrag mit einem Währungszeichen schreiben, etwa 20 €.'],
      emoji: ['Ein Emoji behalten, höchstens zwei.'],
      'styled-letters': [
        'Gewöhnliche Buchstaben verwenden: Screenreader lesen diese einzeln vor, und Filter kennen den Trick.',
      ],
    },
  },
  preheader: {
    title: 'Vorschautext',
    what: 'Der erste Text der Mail, den der Posteingang nach dem Betreff zeigt.',
    why: 'Danach entscheidet sich, ob die Mail geöffnet wird. Ohne Vorschautext zeigt der Posteingang, was zuerst kommt, oft „Im Browser ansehen“.',
    found: {
      set: ({ length }) => `Der Vorschautext hat ${characters(length)}.`,
      'from-text': 'Der Text selbst beginnt mit Worten, die eine gute Vorschau ergeben.',
      long: ({ length }) =>
        `Der Vorschautext hat ${characters(length)}; im Posteingang sind höchstens 110 zu sehen.`,
      short: ({ length }) => `Der Vorschautext hat nur ${characters(length)}.`,
      missing: 'Die Mail hat keinen Text, der als Vorschau erscheinen könnte.',
      'view-in-browser': ({ text }) => `Die Vorschau beginnt mit einem Link zur Webversion: „${say(text)}“.`,
      'template-text': ({ text }) => `Die Vorschau ist Text aus der Vorlage: „${say(text)}“.`,
      'no-body': 'Es gibt keinen Textteil, aus dem eine Vorschau entstehen könnte.',
    },
    fix: {
      short: writePreview,
      missing: writePreview,
      'view-in-browser': [
        'Im Editor einen Vorschautext von 40 bis 110 Zeichen setzen; er steht dann an erster Stelle.',
        'Oder den Link zur Webversion ans Ende der Mail setzen.',
      ],
      'template-text': [
        'Den Beispieltext im Feld für Vorschau oder Preheader durch einen eigenen Satz ersetzen.',
        'Den Test noch einmal senden und die Vorschau im Bericht ansehen.',
      ],
    },
  },
})
