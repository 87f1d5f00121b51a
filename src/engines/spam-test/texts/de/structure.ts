import type { FixContext } from '../../types.ts'
import type { Facts } from '../phrasing.ts'
import { metaSteps, percent, structureTexts } from '../structure.ts'
import { senderName } from './esp-steps.ts'
import { fragment } from './fragments.ts'
import { counted, germanTextsOf, joined, say, sayBytes } from './phrasing.ts'

const noHtml = 'Die Mail hat keinen HTML-Teil; es gibt also nichts zu beurteilen.'

/** Advice for parts that a sending service builds by itself from the HTML. */
const textVersion = (_: Facts, context: FixContext) => [
  `In ${senderName(context)} die reine Textfassung einschalten oder selbst schreiben: dieselben Worte wie im HTML, Links ausgeschrieben.`,
]

const fetchIt = 'Die Datei herausnehmen und eine Seite verlinken, auf der sie abgeholt werden kann.'
const malware =
  'Stammt dieser Name nicht von Ihnen, prüfen, woher die Datei kommt: Schadsoftware tut so etwas.'

const fragments = (value: Facts[string] | undefined) =>
  joined(Array.isArray(value) ? value.slice(0, 6).map(fragment) : [])

const filesOf = (facts: Facts) =>
  counted(
    facts.files,
    `Datei angehängt, ${sayBytes(facts.bytes)}`,
    `Dateien angehängt, insgesamt ${sayBytes(facts.bytes)}`,
  )

const metaLines: Record<string, string> = {
  doctype: 'Das HTML so beginnen: <!doctype html>',
  lang: 'Die Sprache des Textes nennen: <html lang="de">',
  title: 'Im head einen Titel ergänzen, zum Beispiel den Betreff: <title>Ihr Betreff</title>',
  viewport: 'Im head ergänzen: <meta name="viewport" content="width=device-width, initial-scale=1">',
  charset: 'Im head ergänzen: <meta charset="utf-8">',
}

const utf8 = 'Content-Type: text/html; charset=utf-8'

/** German words for every check of the MIME structure, by id. */
export const germanStructureTexts = germanTextsOf(structureTexts, {
  multipart: {
    title: 'Text und HTML',
    what: 'Ob die Mail neben dem HTML einen reinen Textteil anbietet, in der richtigen Reihenfolge.',
    why: 'Uhren, Screenreader und vorsichtige Lesende nutzen den Textteil. Filter bewerten Mails, die nur HTML haben, denn bei Massenspam ist das meist so.',
    found: {
      alternative: 'Die Mail hat einen Textteil und einen HTML-Teil, in der richtigen Reihenfolge.',
      'text-only': 'Die Mail ist reiner Text; den zeigt jedes Programm.',
      'html-only': 'Die Mail hat nur HTML und keinen reinen Textteil.',
      'empty-text': 'Der Textteil ist leer.',
      'not-alternative':
        'Text und HTML sind da, aber nicht als zwei Formen einer Mail (multipart/alternative).',
      'wrong-order':
        'Der HTML-Teil steht vor dem Textteil, deshalb zeigen die meisten Programme den reinen Text.',
      'no-body': 'Die Mail hat keinen Text, der sich anzeigen ließe.',
    },
    fix: {
      'html-only': textVersion,
      'empty-text': textVersion,
      'not-alternative': [
        'Beide Teile in ein multipart/alternative setzen, text/plain zuerst. Anhänge kommen in ein multipart/mixed darum herum.',
      ],
      'wrong-order': ['In multipart/alternative text/plain zuerst setzen und text/html zuletzt.'],
      'no-body': [
        'Prüfen, dass die Vorlage nicht leer ist und ihr Content-Type und ihre boundary stimmen.',
        'Die Mail noch einmal senden und ihren Quelltext ansehen.',
      ],
    },
  },
  text_html_match: {
    title: 'Der Textteil sagt dasselbe wie das HTML',
    what: 'Wie viele Wörter der Textteil und der HTML-Teil gemeinsam haben.',
    why: 'Spammer zeigen Filtern einen Text und Lesenden einen anderen. SpamAssassin hat Regeln dagegen, auch wenn gewöhnliche Newsletter sie ebenfalls auslösen.',
    found: {
      same: (facts) => `Beide Teile haben ${percent(facts.share)} ihrer Wörter gemeinsam.`,
      digest: 'Der Textteil sagt in weniger Worten, was das HTML sagt.',
      differs: (facts) => `Beide Teile haben nur ${percent(facts.share)} ihrer Wörter gemeinsam.`,
      unrelated: (facts) =>
        `Beide Teile haben ${percent(facts.share)} ihrer Wörter gemeinsam: Sie sagen Verschiedenes.`,
      stub: 'Der Textteil ist nicht mehr als ein Verweis auf die Webversion.',
      'one-part': 'Es gibt keine zwei Teile, die sich vergleichen ließen.',
      'too-little': 'Für einen Vergleich sind es zu wenige Wörter.',
    },
    fix: {
      differs: textVersion,
      unrelated: (facts, context) => [
        ...textVersion(facts, context),
        'Nach einer alten Textfassung suchen, die von einer anderen Aussendung übrig ist.',
      ],
      stub: textVersion,
    },
  },
  charset: {
    title: 'Zeichensatz',
    what: 'In welchem Zeichensatz der Text geschrieben ist, und ob es der angegebene ist.',
    why: 'Ein falscher Zeichensatz zeigt Zeichensalat statt Buchstaben. Auch Filter lesen den Zeichensalat.',
    found: {
      'utf-8': 'Der Text ist in UTF-8 oder ASCII, wie angegeben.',
      legacy: (facts) => `Der Text ist in ${say(facts.charset)}, einem alten Zeichensatz.`,
      undeclared: 'Der Text enthält Zeichen jenseits von ASCII, und kein Zeichensatz ist angegeben.',
      'encoded-twice': 'Der Text wurde doppelt kodiert: Buchstaben erscheinen als Paare wie „Ã©“.',
      'decode-errors': (facts) =>
        `Der Text ist nicht in dem Zeichensatz, der angegeben ist: ${fragment(facts.detail)}.`,
      'unknown-charset': (facts) => `Der angegebene Zeichensatz „${say(facts.charset)}“ ist nicht bekannt.`,
      'no-text': 'Die Mail hat keinen Textteil.',
    },
    fix: {
      legacy: [`Den Text in UTF-8 senden und das angeben: ${utf8}`],
      undeclared: [`Den Zeichensatz angeben: ${utf8}`],
      'encoded-twice': [
        'Herausfinden, wo UTF-8-Text als Latin-1 gelesen und noch einmal umgewandelt wird, oft in einer Datenbankverbindung oder einem Import.',
      ],
      'decode-errors': [`Die Vorlage in UTF-8 speichern und das angeben: ${utf8}`],
      'unknown-charset': [`Den Zeichensatz mit einem bekannten Namen angeben: ${utf8}`],
    },
  },
  transfer_encoding: {
    title: 'Transportkodierung',
    what: 'Wie die Teile für den Transport verpackt sind: unverändert, als quoted-printable oder als base64.',
    why: 'Eine kaputte Kodierung verliert Text. Base64 um lesbaren Text verbirgt ihn vor einfachen Filtern, deshalb bewerten Filter das.',
    found: {
      fits: 'Jeder Teil ist verpackt, wie er sein soll.',
      'base64-text': 'Ein Textteil aus reinem ASCII ist in base64 verpackt.',
      'qp-lines-just-over': (facts) =>
        `Eine quoted-printable-Zeile hat ${say(facts.length)} Zeichen; der Standard sagt 76, und jedes Mailprogramm liest sie trotzdem.`,
      'long-qp-lines': (facts) =>
        `Eine quoted-printable-Zeile hat ${say(facts.length)} Zeichen; 76 sind erlaubt.`,
      'eight-bit-in-7bit': 'Ein Teil enthält Bytes jenseits von ASCII, obwohl er als 7bit angegeben ist.',
      broken: (facts) =>
        `Die Kodierung ${facts.part ? `von Teil ${say(facts.part)}` : 'der Mail'} ist kaputt: ${fragment(facts.detail)}.`,
    },
    fix: {
      'base64-text': [
        'Textteile als quoted-printable senden. In den meisten Mail-Bibliotheken ist das die Einstellung „encoding“ oder „transfer encoding“.',
      ],
      'long-qp-lines': [
        'Das Kodieren in quoted-printable der Mail-Bibliothek überlassen; sie bricht Zeilen bei 76 Zeichen um.',
      ],
      'eight-bit-in-7bit': [
        'Den Teil als quoted-printable senden: Content-Transfer-Encoding: quoted-printable',
      ],
      broken: [
        'Die Teile von der Mail-Bibliothek kodieren lassen und prüfen, dass danach nichts die Mail ändert.',
        'Eines von 7bit, 8bit, quoted-printable oder base64 verwenden; bei multipart-Teilen nur 7bit oder 8bit.',
      ],
    },
  },
  html_size: {
    title: 'Größe des HTML',
    what: 'Die Größe des HTML ohne Bilder. Gmail zeigt etwa 102 kB und verbirgt den Rest hinter einem Link.',
    why: 'Zum Abgeschnittenen gehören der Abmeldelink am Ende und das Zählpixel. Die Grenze haben andere gemessen; Gmail veröffentlicht sie nicht.',
    found: {
      small: (facts) => `Das HTML hat ${sayBytes(facts.bytes)}, deutlich unter der Grenze von Gmail.`,
      'near-limit': (facts) =>
        `Das HTML hat ${sayBytes(facts.bytes)}, nahe an der Grenze von Gmail bei etwa 102 kB.`,
      'encoded-over-limit': (facts) =>
        `Das HTML hat ${sayBytes(facts.bytes)}, beim Transport ${sayBytes(facts.encoded_bytes)}; Gmail schneidet es vielleicht ab.`,
      clipped: (facts) =>
        `Das HTML hat ${sayBytes(facts.bytes)}; Gmail schneidet ab, was über etwa 102 kB liegt.`,
      'no-html': noHtml,
    },
    fix: {
      'near-limit': [
        'Kommentare, unbenutztes CSS und Leerzeichen an Zeilenanfängen entfernen.',
        'Die Mail kürzen und den Rest verlinken.',
      ],
      'encoded-over-limit': [
        'Das HTML als quoted-printable statt als base64 senden.',
        'Kommentare und unbenutztes CSS entfernen.',
      ],
      clipped: [
        'Kommentare, unbenutztes CSS und Leerzeichen an Zeilenanfängen entfernen.',
        'Bilder als Links senden, nicht im HTML selbst (Adressen mit data:).',
        'Die Mail kürzen und den Rest verlinken.',
      ],
    },
  },
  message_size: {
    title: 'Größe der ganzen Mail',
    what: 'Die ganze Mail, wie sie transportiert wird, mit Bildern und Anhängen.',
    why: 'Anbieter lehnen Mails über 20 bis 25 MB ab, manche Firmenserver schon über 10. Große Mails sind auf Smartphones langsam.',
    found: {
      small: (facts) => `Die Mail hat ${sayBytes(facts.bytes)}.`,
      large: (facts) => `Die Mail hat ${sayBytes(facts.bytes)}; über 5 MB ist groß.`,
      'too-large': (facts) => `Die Mail hat ${sayBytes(facts.bytes)}; über 10 MB lehnen viele Server sie ab.`,
    },
    fix: {
      large: ['Dateien auf die Website legen und verlinken.', 'Bilder kleiner machen.'],
      'too-large': [
        'Dateien auf die Website legen und verlinken.',
        'Bilder kleiner machen und als Links senden.',
      ],
    },
  },
  attachments: {
    title: 'Anhänge',
    what: 'Welche Dateien angehängt sind, wie sie heißen und was sie wirklich sind.',
    why: 'Gmail und Outlook lehnen Mails mit Programmen, Skripten und getarnten Dateien ab. Jeder Anhang an einem Newsletter kostet Vertrauen.',
    found: {
      none: 'Es gibt keine Anhänge.',
      some: (facts) => `${filesOf(facts)}.`,
      personal: (facts) => `${filesOf(facts)}; bei einer Mail an eine einzelne Person ist das üblich.`,
      large: (facts) => `${filesOf(facts)}; über 1 MB ist groß.`,
      'blocked-type': (facts) =>
        `„${say(facts.name)}“ gehört zu einer Art von Dateien, die Anbieter sperren (${fragment(facts.detail)}).`,
      'double-extension': (facts) =>
        `„${say(facts.name)}“ hat zwei Endungen (${fragment(facts.detail)}), wie getarnte Programme.`,
      'hidden-direction': (facts) =>
        `Der Name eines Anhangs enthält ein Zeichen, das die Leserichtung umkehrt und seine wirkliche Endung verbirgt (${fragment(facts.detail)}).`,
      'disguised-program': (facts) => `„${say(facts.name)}“ ist ein Programm: ${fragment(facts.detail)}.`,
      'archive-with-blocked': (facts) =>
        `Das Archiv „${say(facts.name)}“ enthält eine Datei, die Anbieter sperren: ${fragment(facts.detail)}.`,
      'macro-office': (facts) =>
        `„${say(facts.name)}“ ist ein Office-Dokument mit Makros (${fragment(facts.detail)}).`,
      'encrypted-archive': (facts) =>
        `Das Archiv „${say(facts.name)}“ ist verschlüsselt; kein Filter kann hineinsehen.`,
      'type-mismatch': (facts) =>
        `„${say(facts.name)}“ ist nicht, was der Name sagt: ${fragment(facts.detail)}.`,
    },
    fix: {
      some: [
        'Die Datei auf der Website verlinken statt anhängen: Listenmails mit Dateien wird weniger vertraut.',
      ],
      large: [
        'Die Datei auf der Website verlinken statt anhängen.',
        'Oder sie kleiner machen, zum Beispiel ein PDF mit kleineren Bildern.',
      ],
      'blocked-type': [fetchIt],
      'double-extension': ({ fatal }) =>
        fatal === false
          ? [fetchIt, 'Ist die Datei, was ihre erste Endung sagt, stattdessen die zweite Endung entfernen.']
          : [fetchIt, malware],
      'hidden-direction': ({ fatal }) => [
        fatal === false ? 'Die Datei mit einfachen Buchstaben umbenennen oder herausnehmen.' : fetchIt,
        malware,
      ],
      'disguised-program': [
        fetchIt,
        'Haben nicht Sie sie angehängt, den Rechner, von dem sie stammt, auf Schadsoftware prüfen.',
      ],
      'archive-with-blocked': [
        'Diese Datei aus dem Archiv nehmen und eine Seite verlinken, auf der sie abgeholt werden kann; Anbieter sehen in Archive hinein.',
      ],
      'macro-office': ['Das Dokument ohne Makros (docx, xlsx, pptx) oder als PDF speichern.'],
      'encrypted-archive': ['Die Datei auf eine Seite hinter einer Anmeldung legen und verlinken.'],
      'type-mismatch': [
        'Der Datei die Endung geben, die zu ihrem Inhalt passt, oder sie im richtigen Format neu exportieren.',
      ],
    },
  },
  inline_cid: {
    title: 'Bilder in der Mail',
    what: 'Bilder, die mit der Mail reisen, und die Stellen im HTML, die sie zeigen (Adressen mit cid:).',
    why: 'Eine Stelle ohne ihr Bild zeigt ein kaputtes Bild. Ein Bild ohne seine Stelle erscheint als Anhang.',
    found: {
      resolved: 'Jedes eingebettete Bild ist da und wird gezeigt.',
      'unused-part': (facts) =>
        `Nirgends im HTML gezeigt: ${counted(facts.unused, 'eingebettetes Bild', 'eingebettete Bilder')}.`,
      'missing-part': (facts) =>
        `Das HTML zeigt eingebettete Bilder, die nicht in der Mail sind: ${say(facts.missing)}.`,
      'no-inline': 'Die Mail hat keine eingebetteten Bilder.',
    },
    fix: {
      'unused-part': ['Die unbenutzten Bilder aus der Mail nehmen.'],
      'missing-part': [
        'Jedes Bild mit der Content-ID anhängen, die das HTML nennt: Content-ID: <logo> für src="cid:logo".',
        'Oder Bilder über ihre https-Adresse zeigen.',
      ],
    },
  },
  amp_part: {
    title: 'AMP-Teil',
    what: 'Die interaktive Form der Mail, die Gmail, Yahoo und Mail.ru zeigen können.',
    why: 'Zur Information. Ein ungültiger AMP-Teil wird nicht gezeigt; dann erscheint das HTML.',
    found: {
      valid: (facts) =>
        `Der AMP-Teil hat den vorgeschriebenen Rahmen und ${sayBytes(facts.bytes)}. Seine Komponenten wurden nicht validiert.`,
      invalid: (facts) => `Dem AMP-Teil fehlt: ${fragments(facts.missing)}.`,
      'too-large': (facts) => `Der AMP-Teil hat ${sayBytes(facts.bytes)}; 200 kB sind erlaubt.`,
      'no-fallback':
        'Der AMP-Teil hat keinen Text- oder HTML-Teil neben sich im selben multipart/alternative.',
      absent: 'Die Mail hat keinen AMP-Teil.',
    },
    fix: {
      invalid: ['Den Teil mit dem Validator für „AMP for Email“ prüfen und ergänzen, was fehlt.'],
      'too-large': ['Den AMP-Teil unter 200.000 Byte bringen.'],
      'no-fallback': [
        'text/plain, text/x-amp-html und text/html in ein multipart/alternative setzen, in dieser Reihenfolge.',
      ],
    },
  },
  calendar_parts: {
    title: 'Kalender- und Kontaktteile',
    what: 'Einladungen und Visitenkarten, die mit der Mail reisen.',
    why: 'Zur Information. Mailprogramme zeigen sie auf ihre eigene Weise.',
    found: {
      present: (facts) =>
        `Die Mail enthält ${counted(facts.parts, 'Kalender- oder Kontaktteil', 'Kalender- oder Kontaktteile')}.`,
      absent: 'Die Mail hat keine Kalender- oder Kontaktteile.',
    },
    fix: {},
  },
  html_nesting: {
    title: 'Sauberes HTML',
    what: 'Ob Tags geschlossen sind, und in der richtigen Reihenfolge. Was HTML in Mails gewöhnlich weglässt, zählt nicht.',
    why: 'Jedes Mailprogramm repariert kaputtes HTML auf seine Weise, deshalb zerfällt das Layout in manchen. SpamAssassin bewertet stark fehlerhaftes HTML.',
    found: {
      balanced: 'Alle Tags sind in der richtigen Reihenfolge geschlossen.',
      unclosed: (facts) => `Tags, die nicht aufgehen: ${say(facts.faults)}, darunter ${say(facts.tags)}.`,
      misnested: (facts) =>
        `Tags, die in falscher Reihenfolge oder ohne Anfang geschlossen sind: ${say(facts.faults)}, darunter ${say(facts.tags)}.`,
      'broken-markup': (facts) =>
        `Kaputte Tags oder Attribute im HTML: ${say(facts.errors)} (${say(facts.codes)}).`,
      'no-html': noHtml,
    },
    fix: {
      unclosed: ['Jedes der zitierten Tags schließen oder entfernen.'],
      misnested: ['Tags in umgekehrter Reihenfolge des Öffnens schließen, wie in <b><i>Text</i></b>.'],
      'broken-markup': [
        'Die zitierten Stellen ansehen: Meist fehlt ein Anführungszeichen oder eines ist zu viel.',
      ],
    },
  },
  html_meta: {
    title: 'HTML-Rahmen',
    what: 'Doctype, Sprache, Titel, Viewport und Zeichensatz am Anfang des HTML.',
    why: 'Smartphones brauchen den Viewport, Screenreader die Sprache und den Titel (WCAG 2.4.2 und 3.1.1), und ein fehlender Doctype ändert in manchen Programmen das Layout.',
    found: {
      complete: 'Doctype, Sprache, Titel, Viewport und Zeichensatz sind da.',
      missing: (facts) => `Dem HTML fehlt: ${fragments(facts.missing)}.`,
      letter: (facts) =>
        `Dem HTML fehlt: ${fragments(facts.missing)}. In einem Brief, der keine Listenmail ist, ist das üblich.`,
      'no-language': ({ missing }) => {
        const others = Array.isArray(missing) ? missing.filter((name) => name !== 'lang') : []
        const also = others.length > 0 ? ` Außerdem fehlt, wie in Briefen üblich: ${fragments(others)}.` : ''
        return `Das HTML sagt nicht, in welcher Sprache es geschrieben ist.${also}`
      },
      'no-html': noHtml,
    },
    fix: {
      missing: (facts) => metaSteps(facts.missing, metaLines),
      'no-language': () => metaSteps(['lang'], metaLines),
    },
  },
})
