import type { Json } from '#engines/finding.ts'
import { formatTexts } from '../header-format.ts'
import { type Facts, ownDomain } from '../phrasing.ts'
import { senderName } from './esp-steps.ts'
import { counted, germanTextsOf, say, saySpan } from './phrasing.ts'

const moment = new Intl.DateTimeFormat('de', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** A moment in UTC, to the minute: `20. November 2026 um 10:00 Uhr (UTC)`. */
function sayTime(value: Json | undefined): string {
  const at = new Date(String(value))
  return Number.isNaN(at.getTime()) ? 'kein Datum' : `${moment.format(at)} Uhr (UTC)`
}

const sayDates = ({ date, received }: Facts) =>
  `Gesendet laut Mail: ${sayTime(date)}; angekommen: ${sayTime(received)}.`

const early = (facts: Facts) => `${sayDates(facts)} Das liegt ${saySpan(facts.seconds_old)} in der Zukunft.`
const late = (facts: Facts) => `${sayDates(facts)} Das liegt ${saySpan(facts.seconds_old)} vor der Ankunft.`

const setClock = 'Die Uhr des sendenden Rechners mit NTP stellen und seine Zeitzone prüfen.'
const encodedSubject = 'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?='

/** German words for the checks of how the header block is written, and what it gives away. */
export const germanFormatTexts = germanTextsOf(formatTexts, {
  date_header: {
    title: 'Datum',
    what: 'Der Date-Header im Vergleich zu dem Zeitpunkt, an dem die Mail ankam.',
    why: 'Ein fehlendes oder falsches Datum bringt die Mail an die falsche Stelle im Posteingang. Filter kennen das von schlecht geschriebenen Versandprogrammen.',
    found: {
      'within-limits': (facts) => `${sayDates(facts)} Das passt.`,
      missing: 'Die Mail hat keinen Date-Header.',
      unreadable: 'Der Date-Header hat nicht die Form, die in Mails gilt.',
      future: early,
      old: late,
      'far-off': (facts) => (Number(facts.seconds_old) < 0 ? early(facts) : late(facts)),
      'no-clock': (facts) =>
        `Zeitpunkt laut Mail: ${sayTime(facts.date)}. Wann eine hochgeladene Mail gesendet wurde, ist nicht bekannt; deshalb wurde dies nicht beurteilt.`,
    },
    fix: {
      missing: [
        'Beim Senden einen Date-Header ergänzen, zum Beispiel: Date: Fri, 20 Nov 2026 10:00:00 +0000',
      ],
      unreadable: [
        'Das Datum so schreiben, auf Englisch und mit der Zeitzone als Zahl: Fri, 20 Nov 2026 10:00:00 +0000',
      ],
      future: [setClock],
      old: [
        'Date beim Senden setzen, nicht beim Schreiben oder Einreihen in die Warteschlange.',
        'Hat die Mail in einer Warteschlange gewartet, herausfinden, warum der Server sie nicht übergeben konnte.',
      ],
      'far-off': [setClock, 'Date beim Senden setzen, nicht beim Anlegen der Vorlage.'],
    },
  },
  message_id: {
    title: 'Message-ID',
    what: 'Die Kennung, die diese Mail von jeder anderen unterscheidet: ein Header in der Form <etwas@domain>.',
    why: 'Gmail lehnt Mails mit keiner oder zwei ab oder legt sie als Spam ab. Unterhaltungen, Dubletten und Missbrauchsmeldungen werden damit gefunden.',
    found: {
      valid: 'Es gibt eine Message-ID in der richtigen Form.',
      absent: 'Die Mail hat keine Message-ID.',
      duplicate: (facts) => `Die Mail hat ${say(facts.fields)} Message-ID-Header.`,
      malformed: 'Die Message-ID hat nicht die Form <etwas@domain>.',
      'no-domain': 'Die Message-ID hat keine Domain nach einem @.',
      'not-fqdn': (facts) =>
        `Die Message-ID endet auf „${say(facts.domain)}“; das ist kein vollständiger Domainname.`,
    },
    fix: {
      absent: (_, context) => [
        `In ${senderName(context)} dafür sorgen, dass jede Mail eine neue bekommt, zum Beispiel: Message-ID: <20261120.4f9c2a@${ownDomain(context)}>`,
      ],
      duplicate: [
        'Herausfinden, welche zwei Programme je eine Message-ID setzen, und es in einem davon abschalten.',
      ],
      malformed: (_, context) => [`So schreiben, ohne Leerzeichen: <20261120.4f9c2a@${ownDomain(context)}>`],
      'no-domain': (_, context) => [
        `Nach dem @ die eigene Domain setzen: <20261120.4f9c2a@${ownDomain(context)}>`,
      ],
      'not-fqdn': (_, context) => [
        `Dem sendenden Rechner einen vollständigen Hostnamen wie mail.${ownDomain(context)} geben, oder die Domain der Message-IDs in seinen Einstellungen setzen.`,
      ],
    },
  },
  duplicate_headers: {
    title: 'Header, die nur einmal stehen dürfen',
    what: 'Header wie From, Subject und Date, von denen eine Mail je einen haben darf.',
    why: 'Steht ein solcher Header zweimal da, sehen Filter und Lesende womöglich je einen anderen. Gmail lehnt solche Mails mit Fehler 550 5.7.1 ab.',
    found: {
      none: 'Kein Header, der nur einmal stehen darf, steht zweimal da.',
      repeated: (facts) => `Diese Header stehen mehr als einmal da: ${say(facts.names)}.`,
    },
    fix: {
      repeated: (facts, context) => [
        `Herausfinden, wo ${say(facts.names)} zweimal gesetzt wird: oft einmal in der Vorlage und einmal in ${senderName(context)}.`,
        'Einen davon behalten und einen neuen Test senden.',
      ],
    },
  },
  line_length: {
    title: 'Zeilenlängen',
    what: 'Wie lang die Zeilen des Quelltexts sind, und ob die Header reines ASCII sind.',
    why: 'Mailserver dürfen Zeilen über 998 Byte ablehnen oder kürzen, was auch DKIM-Signaturen bricht. Rohe Buchstaben jenseits von ASCII sind in Headern nur zwischen Servern erlaubt, die sich darauf geeinigt haben (SMTPUTF8).',
    found: {
      fits: (facts) => `Die längste Zeile hat ${say(facts.longest)} Byte; alle Längen sind in Ordnung.`,
      'header-over-78': (facts) =>
        `Diese Header haben Zeilen mit mehr als 78 Zeichen, die sich umbrechen ließen: ${say(facts.fields)}.`,
      'over-998': (facts) => `Zeile ${say(facts.line)} hat ${say(facts.longest)} Byte; 998 sind erlaubt.`,
      'raw-eight-bit': (facts) =>
        `${counted(facts.fields, 'Header', 'Header')} mit rohen Bytes jenseits von ASCII, und die Mail kam nicht über SMTPUTF8.`,
    },
    fix: {
      'header-over-78': [
        'Lange Header falten: die Zeile vor einem Leerzeichen umbrechen und die nächste mit diesem Leerzeichen beginnen.',
      ],
      'over-998': [
        'Das HTML als quoted-printable oder base64 senden: Beide halten die Zeilen kurz, wie auch immer die Vorlage aussieht.',
        'Oder die lange Zeile in der Vorlage umbrechen; oft stammt sie von einem Minifier oder Editor.',
      ],
      'raw-eight-bit': [
        `Buchstaben jenseits von ASCII als „encoded words“ schreiben, zum Beispiel: ${encodedSubject}`,
      ],
    },
  },
  header_encoding: {
    title: 'Buchstaben jenseits von ASCII in Headern',
    what: 'Wie Umlaute, Emojis und andere Zeichen im Betreff und in den Namen geschrieben sind.',
    why: 'Falsch kodierte Header erscheinen als Zeichensalat. Base64 um schlichten englischen Text ist ein Trick von Spammern; Filter bewerten ihn.',
    found: {
      valid: 'Die Header sind kodiert, wie sie sein sollen.',
      'needless-base64': 'Der Betreff ist reines ASCII und trotzdem in base64 verpackt.',
      'raw-eight-bit': (facts) =>
        `Diese Header enthalten rohe Bytes jenseits von ASCII: ${say(facts.fields)}.`,
      'raw-utf8': (facts) =>
        `Diese Header enthalten rohes UTF-8, das nur mit SMTPUTF8 erlaubt ist: ${say(facts.fields)}.`,
      'broken-words': (facts) =>
        `Der Header ${say(facts.field)} enthält ein kodiertes Wort, das nicht lesbar ist.`,
      'quoted-word': (facts) =>
        `Der Header ${say(facts.field)} enthält ein kodiertes Wort innerhalb von Anführungszeichen.`,
    },
    fix: {
      'needless-base64': [
        'Den Betreff senden, wie er ist; nur Betreffe mit Zeichen jenseits von ASCII kodieren.',
      ],
      'raw-eight-bit': [
        'Die Header von der Mail-Bibliothek kodieren lassen, nicht von Hand zusammensetzen.',
        `Von Hand sieht es so aus: ${encodedSubject}`,
      ],
      'raw-utf8': [`Diese Header kodieren, zum Beispiel: ${encodedSubject}`],
      'broken-words': [
        'Diesen Header von der Mail-Bibliothek kodieren lassen, aus Text in UTF-8.',
        'Prüfen, dass danach nichts den Header kürzt oder neu kodiert; jedes kodierte Wort muss ganz sein und darf höchstens 75 Zeichen lang sein.',
      ],
      'quoted-word': [
        'Die Anführungszeichen um den kodierten Namen weglassen: From: =?UTF-8?Q?J=C3=BCrgen?= <j@example.com>',
      ],
    },
  },
  auto_headers: {
    title: 'Header automatischer Mails',
    what: 'Precedence und Auto-Submitted, die anderen Programmen sagen, ob sie von selbst antworten sollen.',
    why: 'Auto-Submitted ist für Mitteilungen, die niemand von Hand gesendet hat. An einem Newsletter verwirrt es Filter und Abwesenheitsnotizen.',
    found: {
      sane: 'Diese Header passen zur Mail.',
      'auto-submitted-newsletter': (facts) =>
        `Dieser Newsletter sagt Auto-Submitted: ${say(facts.auto_submitted)}.`,
      'precedence-junk': 'Die Mail sagt Precedence: junk.',
    },
    fix: {
      'auto-submitted-newsletter': [
        'Auto-Submitted bei Newslettern weglassen; List-ID und List-Unsubscribe sagen, was sie sind.',
      ],
      'precedence-junk': ['Den Header weglassen, oder bei Listenmails Precedence: bulk schreiben.'],
    },
  },
  header_leaks: {
    title: 'Was die Header verraten',
    what: 'Header, die Skripte, Programme oder Adressen im eigenen Netz nennen.',
    why: 'Der Name eines Skripts hilft beim Angriff. Filter kennen solche Header auch von gehackten Websites, die Spam senden.',
    found: {
      none: 'Die Header verraten nichts.',
      script: (facts) => `Diese Header verraten, welches Skript die Mail gesendet hat: ${say(facts.fields)}.`,
      'internal-address':
        'Die Header zeigen eine Adresse im Netz des Absenders. Das ist üblich und schadet der Zustellung nicht.',
    },
    fix: {
      script: [
        'In der php.ini mail.add_x_header = Off setzen.',
        'Den X-Mailer-Header der Mail-Bibliothek leer setzen.',
        'Noch besser: über ein angemeldetes SMTP-Konto senden statt mit der Mailfunktion des Skripts.',
      ],
    },
  },
  received_chain: {
    title: 'Der Weg der Mail',
    what: 'Die Received-Header: welche Server die Mail weitergaben, wann und ob verschlüsselt.',
    why: 'Server mit falscher Uhr und sehr lange Wege machen Filter misstrauisch, und sie verzögern die Mail.',
    found: {
      sound: (facts) =>
        `Die Mail lief über ${counted(facts.hops, 'Station', 'Stationen')}, davon als verschlüsselt gekennzeichnet: ${say(facts.tls_hops)}.`,
      'many-hops': (facts) =>
        `Die Mail lief über ${say(facts.hops)} Stationen; mehr als 10 sind ungewöhnlich.`,
      'clock-skew': (facts) =>
        `Ein Server auf dem Weg hat der Mail eine Zeit gegeben, die ${saySpan(facts.seconds)} vor der des Servers davor liegt.`,
      unreadable: 'Ein Received-Header nennt weder, woher die Mail kam, noch, wer sie annahm.',
      none: 'Die Mail enthält keine Received-Header: Sie kam direkt vom Absender, oder die Datei hat keine.',
    },
    fix: {
      'many-hops': [
        'In den Received-Headern nach Servern suchen, die die Mail im Kreis schicken, und unnötige Relays herausnehmen.',
      ],
      'clock-skew': [
        'Die Uhren der Mailserver mit NTP stellen und ihre Zeitzonen prüfen. Der zitierte Header nennt den Server.',
      ],
      unreadable: [
        'Nur Mailserver Received-Header schreiben lassen; solche, die ein Skript setzt, entfernen.',
      ],
    },
  },
  esp_fingerprint: {
    title: 'Versanddienst',
    what: 'Welcher Dienst die Mail gesendet hat, soweit ihre Header es verraten.',
    why: 'Zur Information. Die Ratschläge in diesem Bericht sind darauf abgestimmt.',
    found: {
      recognized: (facts) => `Die Mail wurde mit ${say(facts.service)} gesendet.`,
      'not-recognized': 'Kein Versanddienst erkannt; vielleicht kommt die Mail von einem eigenen Server.',
    },
    fix: {},
  },
  foreign_verdicts: {
    title: 'Mitgebrachte Urteile',
    what: 'Header, in die andere Filter ihre Meinung geschrieben haben, etwa X-Spam-Status.',
    why: 'Jedes Programm kann sie schreiben, deshalb wird ihnen nicht geglaubt. Ein Urteil im Namen des empfangenden Servers ist eine Fälschung.',
    found: {
      none: 'Die Mail bringt keine Urteile anderer Filter mit.',
      ignored: (facts) => `Urteile anderer Filter wurden übergangen: ${say(facts.fields)}.`,
      forged: (facts) =>
        `Die Mail bringt Authentifizierungsergebnisse im Namen von ${say(facts.hostname)} mit; dieser Server hat sie nicht geschrieben.`,
    },
    fix: {
      forged: [
        'Herausfinden, welches Programm diesen Authentication-Results-Header vor dem Senden schreibt, und es abstellen.',
        'Auf einem eigenen Mailserver eingehende Authentication-Results-Header entfernen, die seinen Namen tragen.',
      ],
    },
  },
})
