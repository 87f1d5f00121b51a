import type { FixContext } from '../../types.ts'
import {
  firstPhrases,
  hasMorePhrases,
  learnedPercent,
  learnedShapes,
  learnedWords,
  leftoverRows,
  textTexts,
} from '../content-text.ts'
import { type Facts, ownDomain } from '../phrasing.ts'
import { languageName } from './languages.ts'
import { because, counted, germanTextsOf, say } from './phrasing.ts'

const quotesOf = (facts: Facts) =>
  firstPhrases(facts)
    .map((phrase) => `„${say(phrase)}“`)
    .join(', ')

/** The phrases after their number: all of them, or the first ones as such. */
const namedOf = (facts: Facts) =>
  hasMorePhrases(facts) ? `, darunter ${quotesOf(facts)}` : `: ${quotesOf(facts)}`

const shapeNames: Record<string, string> = {
  capitals: 'der Anteil der Großbuchstaben',
  exclamations: 'die Zahl der Ausrufezeichen',
  questions: 'die Zahl der Fragezeichen',
  amounts: 'die Zahl der Geldbeträge',
  digits: 'der Anteil der Ziffern',
  telephones: 'die Zahl der Telefonnummern',
  'free-mail': 'die Zahl der Adressen bei Gratis-Anbietern',
  'subject-capitals': 'der Anteil der Großbuchstaben im Betreff',
  'subject-signs': 'die Zahl der Zeichen im Betreff',
  'odd-links': 'Links auf bloße Adressen, Ports oder verschlüsselte Namen',
  invisible: 'unsichtbare Zeichen',
  lookalikes: 'Buchstaben anderer Schriften, die lateinischen gleichen',
  length: 'die Länge des Textes',
  'subject-length': 'die Länge des Betreffs',
  links: 'die Zahl der Links',
  hosts: 'die Zahl der Seiten, auf die Links führen',
  'links-to-you': 'Links, die eine Adresse enthalten',
  'rare-names': 'Links auf Namen mit seltenen Endungen',
  addresses: 'die Zahl der Mailadressen im Text',
}

const shapeReasons = (facts: Facts): string => {
  const reasons = learnedShapes(facts, shapeNames)
  return reasons.length ? `; am meisten wiegt: ${reasons.join(', ')}` : ''
}

function learnedReasons(facts: Facts): string {
  const reasons = [...learnedWords(facts).map((word) => `„${word}“`), ...learnedShapes(facts, shapeNames)]
  return reasons.length ? `; am meisten wiegt: ${reasons.join(', ')}` : ''
}

const rewording = [
  'Die unten zitierten Wörter ansehen. Dasselbe schlichter sagen, wo es geht: wer schreibt, warum, und was die Lesenden davon haben.',
  'Druck, Versprechen und Ketten von Zeichen weglassen; stattdessen Shop, Ware und Preis nennen.',
  'Noch einmal testen: Der Anteil sinkt mit den Wörtern. Ein Wort allein entscheidet nichts.',
]

const phrases = ({ found }: Facts) => counted(found, 'Formulierung', 'Formulierungen')

const fallback =
  'Jedem Feld einen Ersatztext für Lesende ohne diesen Wert geben, etwa „Guten Tag“ anstelle einer Anrede mit Namen.'

const leftovers: Record<string, { found: string; steps(context: FixContext): string[] }> = {
  'merge-tag': {
    found: 'Platzhalter wurden nicht ausgefüllt',
    steps: ({ esp }) => [
      esp
        ? `Prüfen, ob das Feld so geschrieben ist, wie ${esp.name} seine Felder schreibt; jeder Dienst hat eigene Klammern.`
        : 'Prüfen, ob das Feld so geschrieben ist, wie Ihr Sendeprogramm seine Felder schreibt; jedes hat eigene Klammern.',
      fallback,
      'Eine echte Kampagne an die Testadresse senden: Manche Programme lassen Felder in Test-Mails leer.',
    ],
  },
  'broken-value': {
    found: 'Wo ein Name stehen sollte, fehlt der Wert',
    steps: () => [fallback, 'Mit einem Kontakt testen, dessen Name leer ist.'],
  },
  'placeholder-text': {
    found: 'Beispieltext der Vorlage ist noch da',
    steps: () => [
      'Den Beispieltext ersetzen oder seinen Block löschen.',
      'Auch versteckte Blöcke und den Textteil durchsehen.',
    ],
  },
}

/** What was found of each kind, in a sentence each. */
const leftoversOf = (facts: Facts) =>
  leftoverRows(facts)
    .map(({ kind, texts }) => `${leftovers[String(kind)]!.found}: ${say(texts)}.`)
    .join(' ')

const leftoverSteps = (facts: Facts, context: FixContext) => [
  ...new Set(leftoverRows(facts).flatMap(({ kind }) => leftovers[String(kind)]!.steps(context))),
]

/** How a visible way out comes into the footer. */
const addUnsubscribeLink = (context: FixContext) => [
  context.esp
    ? `Das Abmeldefeld von ${context.esp.name} in die Fußzeile der Vorlage setzen.`
    : `In der Fußzeile einen Link wie „Abmelden“ ergänzen: https://${ownDomain(context)}/unsubscribe?id=TOKEN`,
  'Ihn in mindestens 12 px und in einer gut lesbaren Farbe setzen.',
  'Er muss ohne Anmeldung funktionieren; die Abmeldung innerhalb von zwei Tagen umsetzen.',
]

const sayWhatYouOffer = 'Nennen, was angeboten wird und was es kostet, statt Druck und Versprechungen.'

const engineRules = [
  'In den Belegen die Regeln mit den meisten Punkten ansehen; jede nennt, was sie gefunden hat.',
  'Mit den Regeln zu Authentifizierung und Headern beginnen: Die zählen bei jedem Filter.',
]

const noText = 'Es gibt keinen Text, der sich prüfen ließe.'

/** German words for the checks of what the text says. */
export const germanTextTexts = germanTextsOf(textTexts, {
  spam_phrases: {
    title: 'Spam-Formulierungen',
    what: 'Formulierungen, die in Spam häufig sind, auf Englisch und in der Sprache des Textes, gewichtet danach, wie selten sie in erwünschten Mails vorkommen.',
    why: 'Inhaltsfilter wie SpamAssassin und rspamd geben dafür Punkte. Ein paar gewöhnliche Verkaufswörter schaden nicht.',
    found: {
      none: 'Keine für Spam typische Formulierung gefunden.',
      few: (facts) => `${phrases(facts)} gefunden, zu wenig, um zu schaden${namedOf(facts)}.`,
      several: (facts) => `Typisch für Spam sind ${phrases(facts)} im Text${namedOf(facts)}.`,
      many: (facts) => `Der Text liest sich wie Spam: ${phrases(facts)} gefunden${namedOf(facts)}.`,
      'no-text': noText,
    },
    fix: {
      several: (facts) => [
        `Diese Stellen anders sagen, die ersten zuerst: ${quotesOf(facts)}.`,
        sayWhatYouOffer,
      ],
      many: (facts) => [
        `Die Stellen mit ${quotesOf(facts)} umschreiben; die Belege zeigen, wo sie stehen.`,
        sayWhatYouOffer,
        'Steht das Geschäftsfeld selbst auf solchen Listen (Medizin, Kredit, Glücksspiel), diese Wörter sparsam verwenden und aus dem Betreff heraushalten.',
      ],
    },
  },
  learned_content: {
    title: 'Gelerntes Inhaltsmodell',
    what: 'Liest Betreff und Text mit einem Modell, das an Tausenden erwünschten Mails und Spam-Mails gelernt hat, welche Wörter und Zeichen beide verwenden.',
    why: 'Die Anbieter beurteilen Inhalte mit eigenen Modellen. Unseres kann nicht wissen, was diese sagen; aber ein Text, der sich für unseres wie Spam liest, tut es oft auch für sie. Am häufigsten irrt es bei kurzen Mails zu Konten und Zahlungen. Darum zählt es weniger als das, was sich beweisen lässt.',
    found: {
      'like-good-mail': (facts) =>
        `Der Text liest sich wie erwünschte Mail: Das Modell hält ihn mit ${learnedPercent(facts)} für Spam.`,
      'somewhat-like-spam': (facts) =>
        `Der Text liest sich ein wenig wie Spam: Das Modell sagt ${learnedPercent(facts)}${learnedReasons(facts)}.`,
      'like-spam': (facts) =>
        `Der Text liest sich wie Spam: Das Modell sagt ${learnedPercent(facts)}${facts.certain ? ', und keine erwünschte Mail, an der es geprüft wurde, lag so hoch' : ''}${learnedReasons(facts)}.`,
      'no-text': 'Es gibt keinen Text, der sich beurteilen ließe.',
      'short-text': 'Der Text ist für das Modell zu kurz: Es kennt zu wenige seiner Wörter.',
      mixed: (facts) =>
        `Der Text liest sich wie erwünschte Mail, mit einigen Wörtern von Spam: Das Modell sagt ${learnedPercent(facts)}${learnedReasons(facts)}. Das nimmt ein paar Punkte und ist kein Fehler.`,
      unsure: (facts) =>
        `Manche Wörter dieses Textes sind die von Spam, aber er ist zu kurz für ein Urteil, oder das Modell kennt seine Sprache zu wenig: Ehrliche Briefe verwenden sie auch. Das nimmt ein paar Punkte${learnedReasons(facts)}.`,
      'unknown-language':
        'Das Modell hat in dieser Sprache zu wenige Mails gelesen, um den Text zu beurteilen. Das spricht nicht gegen die Mail.',
    },
    fix: {
      'somewhat-like-spam': rewording,
      'like-spam': [
        ...rewording,
        'Geht es um ein Konto oder eine Zahlung: Anlass und Datum nennen, und was bestellt oder geändert wurde; nicht zur Eile drängen.',
      ],
    },
  },
  content_shape: {
    title: 'Gestalt des Inhalts',
    what: 'Wo das gelernte Modell die Wörter nicht beurteilen kann, weil es zu wenige sind oder es in ihrer Sprache zu wenig gelesen hat: was neben ihnen steht, etwa Länge, Links, Beträge, Zeichen und Großbuchstaben.',
    why: 'Spam hat in jeder Sprache eine Gestalt: wenige Zeilen, ein lauter Betreff, ein Link an einen fremden Ort. Die Gestalt allein beweist wenig. Darum zählt sie wenig.',
    found: {
      'like-good-mail':
        'Neben ihren Wörtern, die nicht zu beurteilen waren, sieht die Mail aus wie erwünschte Mail.',
      mixed: (facts) =>
        `Die Wörter waren nicht zu beurteilen. Nach ihrer Gestalt könnte die Mail beides sein: ${learnedPercent(facts)} für Spam${shapeReasons(facts)}. Das nimmt ein paar Punkte und ist kein Fehler.`,
      'like-spam': (facts) =>
        `Die Wörter waren nicht zu beurteilen, aber die Mail hat die Gestalt von Spam: ${learnedPercent(facts)}${shapeReasons(facts)}.`,
      'words-judged':
        'Das gelernte Modell beurteilt die Wörter selbst. Darum wird ihre Gestalt nicht für sich beurteilt.',
      'no-text': 'Es gibt keinen Text, der sich beurteilen ließe.',
    },
    fix: {
      'like-spam': [
        'In ein paar Sätzen sagen, wer schreibt und warum: Es ist wenig Text da, nach dem sich urteilen ließe.',
        'Ketten von Zeichen und Großbuchstaben weglassen und auf die eigene Seite verlinken.',
      ],
    },
  },
  spam_engine: {
    title: 'Spamfilter',
    what: 'Was SpamAssassin oder rspamd, neben Postproof betrieben, zu dieser Mail sagt.',
    why: 'Viele Firmen und kleinere Anbieter verwenden diese Filter. Große Anbieter haben eigene; ein gutes Ergebnis hier ist also ein Zeichen unter vielen.',
    found: {
      clean: ({ engine, score }) => `${say(engine)} gibt ${say(score)} Punkte; das ist unauffällig.`,
      suspicious: ({ engine, score }) =>
        `${say(engine)} gibt ${say(score)} Punkte: noch kein Spam, aber nahe daran.`,
      spam: ({ engine, score }) =>
        `${say(engine)} gibt ${say(score)} Punkte und würde diese Mail als Spam kennzeichnen.`,
      'not-configured': 'Auf diesem Server ist kein Spamfilter eingerichtet.',
      'not-answered': 'Der Spamfilter hat nicht geantwortet.',
    },
    fix: {
      suspicious: engineRules,
      spam: [
        ...engineRules,
        'Danach die Stellen oder Links ändern, die von den Inhaltsregeln genannt werden, und neu testen.',
      ],
    },
  },
  template_residue: {
    title: 'Reste der Vorlage',
    what: 'Nicht ausgefüllte Platzhalter, Beispieltext und leere Werte wie „undefined“.',
    why: 'Lesende sehen sofort, dass etwas nicht stimmt. Filter kennen solche Reste von schlecht gemachten Massenmails.',
    found: {
      none: 'Keine Reste einer Vorlage gefunden.',
      ...Object.fromEntries(Object.keys(leftovers).map((kind) => [kind, leftoversOf])),
      'no-text': noText,
      'written-by-hand':
        'Dies ist eine Antwort oder Mail einer Diskussionsliste; solche Mails schreiben Menschen von Hand.',
    },
    fix: Object.fromEntries(Object.keys(leftovers).map((kind) => [kind, leftoverSteps])),
  },
  body_unsubscribe: {
    title: 'Abmeldelink im Text',
    what: 'Ein sichtbarer Link im Text, mit dem man die Liste verlässt.',
    why: 'Gmail und Yahoo verlangen ihn von Massenversendern, ebenso das Recht der USA (15 USC 7704(a)(5)). Wer ihn nicht findet, drückt auf „Spam“.',
    found: {
      found: ({ text }) => `Die Mail hat einen Abmeldelink: „${say(text)}“.`,
      address: ({ text }) => `Die Mail nennt die Adresse, an die man zum Abmelden schreibt: ${say(text)}.`,
      tiny: ({ font_size }) =>
        `Der Abmeldelink ist in ${say(font_size)} px gesetzt und damit schlecht zu lesen.`,
      'low-contrast': ({ contrast }) =>
        `Der Abmeldelink hebt sich kaum von seinem Hintergrund ab (Kontrast ${say(contrast)} zu 1).`,
      hidden: 'Der Abmeldelink ist versteckt und für Lesende nicht zu sehen.',
      'word-without-link': 'Der Text spricht vom Abmelden, aber es gibt keinen Link dafür.',
      none: (facts) =>
        `Dies ist eine Listenmail, und es wurde kein Abmeldelink darin gefunden.${because(facts)}`,
      'looks-like-list-mail': (facts) =>
        `Geht diese Mail an eine Liste, braucht sie einen sichtbaren Abmeldelink; sie hat keinen.${because(facts)}`,
      'leads-nowhere': ({ text, href }) =>
        `Der Abmeldelink „${say(text)}“ führt nirgendwohin: ${href === '' ? 'seine Adresse ist leer' : say(href)}.`,
      discussion:
        'Dies ist Mail einer Liste, auf der sich die Mitglieder gegenseitig schreiben. Sie verlassen sie über die Header oder die Seite der Liste, deshalb wurde kein Link gesucht.',
      'not-bulk': 'Dies sieht nicht nach Listenmail aus, deshalb ist kein Abmeldelink nötig.',
    },
    fix: {
      tiny: ['Den Link in mindestens 12 px setzen.'],
      'low-contrast': [
        'Dem Link eine dunklere Farbe auf hellem Hintergrund geben, oder umgekehrt: ein Kontrast von mindestens 4,5 zu 1.',
      ],
      hidden: [
        'Den Link zeigen: display:none, Größen von null und Text in der Farbe seines Hintergrunds entfernen.',
      ],
      'leads-nowhere': (_, context) => [
        `Hinter den Link die Adresse setzen, die das Abonnement beendet, etwa https://${ownDomain(context)}/unsubscribe?id=TOKEN`,
        'Steht dort ein Platzhalter des Versanddienstes, den Test über den Dienst senden: Er setzt die Adresse ein.',
      ],
      'word-without-link': (_, context) => [
        `Die Worte mit der Seite verlinken, die das Abonnement beendet, etwa https://${ownDomain(context)}/unsubscribe?id=TOKEN`,
      ],
      'looks-like-list-mail': (_, context) => [
        'Geht diese Mail an eine einzelne Person, etwa als Mitteilung oder Brief, ist nichts zu tun.',
        ...addUnsubscribeLink(context),
      ],
      none: (_, context) => addUnsubscribeLink(context),
    },
  },
  postal_address: {
    title: 'Postanschrift',
    what: 'Die Postanschrift des Absenders oder ein Link zum Impressum, in dem sie steht.',
    why: 'In kommerziellen Mails schreibt das Gesetz sie vor: in den USA 15 USC 7704(a)(5)(A)(iii), in Deutschland § 5 DDG. Versanddienste bestehen darauf.',
    found: {
      found: ({ text }) => `Die Mail enthält eine Postanschrift: „${say(text)}“.`,
      imprint: ({ text }) => `Die Mail verlinkt ein Impressum: „${say(text)}“.`,
      'not-found': 'Weder eine Postanschrift noch ein Impressum gefunden.',
      'not-bulk': 'Dies sieht nicht nach Listenmail aus, deshalb wurde keine Postanschrift gesucht.',
      discussion:
        'Dies ist die Mail einer Diskussionsliste und nicht kommerziell, deshalb wurde keine Postanschrift gesucht.',
    },
    fix: {
      'not-found': [
        'Die vollständige Postanschrift der Firma in die Fußzeile setzen: Name, Straße und Hausnummer oder Postfach, Postleitzahl, Ort, Land.',
        'Sie als Text schreiben, nicht als Teil eines Bildes.',
      ],
    },
  },
  language: {
    title: 'Sprache',
    what: 'Die Sprache des Textes im Vergleich zu der, die das HTML angibt, und Wörter, die Schriften mischen.',
    why: 'Screenreader sprechen den Text nach der angegebenen Sprache aus (WCAG 3.1.1), und Mailprogramme bieten danach Übersetzungen an. Gemischte Schriften in einem Wort sind ein Trick beim Phishing.',
    found: {
      equal: (facts) =>
        `Die Sprache des Textes ist ${languageName(facts)}, wie angegeben (${say(facts.declared)}).`,
      differs: (facts) =>
        `Das HTML gibt „${say(facts.declared)}“ an, die Sprache des Textes ist aber ${languageName(facts)}.`,
      'mixed-scripts': ({ words }) => `Wörter mischen Buchstaben verschiedener Schriften: ${say(words)}.`,
      'bad-tag': ({ declared }) => `„${say(declared)}“ hat nicht die Form eines Sprachcodes.`,
      'not-recognized': 'Die Sprache des Textes ließ sich nicht erkennen.',
      'not-declared': 'Das HTML gibt keine Sprache an, mit der sich vergleichen ließe.',
      'not-comparable': ({ declared }) =>
        `„${say(declared)}“ ist eine Sprache, die unsere Erkennung nicht kennt.`,
      'no-text': noText,
    },
    fix: {
      differs: ({ detected_tag }) => [`<html lang="${say(detected_tag)}"> an den Anfang des HTML schreiben.`],
      'bad-tag': ({ detected_tag }) => [
        `Einen Code wie „en“ oder „de-AT“ schreiben${detected_tag ? `; für diesen Text <html lang="${say(detected_tag)}">` : ''}.`,
      ],
      'mixed-scripts': [
        'Diese Wörter mit einer einzigen Tastaturbelegung neu tippen, damit alle Buchstaben eines Worts aus derselben Schrift stammen.',
      ],
    },
  },
  view_online: {
    title: 'Link zur Webversion',
    what: 'Ein Link zur selben Mail als Webseite.',
    why: 'Er hilft, wenn ein Mailprogramm die Mail schlecht anzeigt. Niemand verlangt ihn, deshalb zählt er nicht.',
    found: {
      present: ({ text }) => `Die Mail verlinkt ihre Webversion: „${say(text)}“.`,
      absent: 'Die Mail verlinkt keine Webversion; das ist in Ordnung.',
      'no-html': 'Eine reine Textmail braucht keine Webversion.',
    },
    fix: {},
  },
  readability: {
    title: 'Länge und Lesbarkeit',
    what: 'Wie lang der Text ist, wie leicht er sich liest (Flesch) und ob seine Buchstaben groß genug sind.',
    why: 'Eine Hilfe beim Schreiben. Sie zählt nicht.',
    found: {
      measured: ({ words, words_per_sentence, seconds, ease }) =>
        `${counted(words, 'Wort', 'Wörter')}, etwa ${say(words_per_sentence)} je Satz, Lesezeit ${counted(seconds, 'Sekunde', 'Sekunden')}${ease === null ? '' : `; Lesbarkeit ${say(ease)} von 100`}.`,
      'small-print': ({ words, smallest }) =>
        `${counted(words, 'Wort ist', 'Wörter sind')} kleiner als 9 px, die kleinsten ${String(smallest).replace('.', ',')} px. Rechtliche Zeilen am Ende zählen nicht.`,
      'too-little-text': 'Für eine Messung ist der Text zu kurz.',
    },
    fix: {
      'small-print': [
        'Text, der gelesen werden soll, in 14 px oder größer setzen, und was dazugehört, etwa Bedingungen, in 10 px oder größer.',
      ],
    },
  },
})
