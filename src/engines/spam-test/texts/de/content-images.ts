import { imagesWith, imageTexts } from '../content-images.ts'
import { type Facts, ownDomain } from '../phrasing.ts'
import { counted, germanTextsOf, say, sayBytes } from './phrasing.ts'

const images = (value: Facts[string] | undefined) => counted(value, 'Bild', 'Bilder')

/** `2 Bilder`, for a sentence that needs no other form of the noun. */
const having = (facts: Facts, code: string) => images(imagesWith(facts, code))

/** `1 Bild ist`, `2 Bilder sind`. */
const verbed = (facts: Facts, code: string, one: string, many: string) =>
  counted(imagesWith(facts, code), `Bild ${one}`, `Bilder ${many}`)

const characters = (value: Facts[string] | undefined) => counted(value, 'Zeichen', 'Zeichen')

/** Pixels and the like need no text, so they are named apart: the table of images holds them too. */
const lackingAlt = ({ missing, images: all, left_out, file_names, nameless_links }: Facts): string =>
  `Bilder ohne Alternativtext: ${say(missing)} von ${say(all)}, auf denen etwas zu sehen ist.${
    nameless_links ? ` Links, die deshalb keinen Namen haben: ${say(nameless_links)}.` : ''
  }${file_names ? ` Mit einem Dateinamen an seiner Stelle: ${say(file_names)}.` : ''}${
    left_out
      ? ` Nicht mitgezählt: ${counted(left_out, 'anderes', 'andere')}, etwa Zählpixel, Abstandhalter und Hintergründe.`
      : ''
  }`

const pixels = (facts: Facts) =>
  `Die Mail hat ${counted(facts.pixels, 'Zählpixel', 'Zählpixel')} (${say(facts.hosts)}).`

const noHtml = 'Es gibt keinen HTML-Teil und damit keine Bilder.'
const noImages = 'Die Mail hat keine Bilder.'

const moreText = [
  'Die Botschaft selbst als HTML-Text schreiben; Bilder für das verwenden, was Bild ist.',
  'Mindestens 500 Zeichen Text anstreben, oder Bilder auf weniger als 60 % der Fläche.',
]

const altSteps = [
  'Jedem Bild, das etwas aussagt, einen Alternativtext geben, der mit wenigen Worten dasselbe sagt.',
  'Rein schmückenden Bildern einen leeren geben: alt="".',
  'Ein Bild, das ein Link ist, braucht Worte: nennen, wohin es führt.',
]

/** German words for the checks of images. */
export const germanImageTexts = germanTextsOf(imageTexts, {
  image_text_ratio: {
    title: 'Bild und Text',
    what: 'Wie viel der Mail aus Bildern besteht, geschätzt aus den Größen im HTML und der Menge des Textes.',
    why: 'Spammer verstecken ihren Text in Bildern, deshalb bewerten Filter wie SpamAssassin Mails, die überwiegend Bild sind. Viele Lesende sehen anfangs keine Bilder.',
    found: {
      'enough-text': (facts) => `Die Mail hat ${characters(facts.characters)} Text; das genügt.`,
      balanced: ({ share }) => `Bilder nehmen etwa ${say(share)} % der Fläche ein.`,
      'no-images': 'Die Mail besteht ganz aus Text.',
      'image-heavy': (facts) =>
        `Bilder nehmen etwa ${say(facts.share)} % der Fläche ein, neben ${characters(facts.characters)} Text.`,
      'mostly-image': (facts) =>
        `Bilder nehmen etwa ${say(facts.share)} % der Fläche ein; dazu kommen nur ${characters(facts.characters)} Text.`,
      'image-only': (facts) =>
        Number(facts.images) === 1
          ? 'Die Mail besteht aus einem Bild ohne jeden Text.'
          : `Die Mail besteht aus ${say(facts.images)} Bildern ohne jeden Text.`,
      'no-html': noHtml,
    },
    fix: {
      'image-heavy': moreText,
      'mostly-image': moreText,
      'image-only': [
        ...moreText,
        'Wurde die Mail in einem Grafikprogramm gestaltet, Überschrift, Text und Button als HTML darüberlegen.',
      ],
    },
  },
  image_alt: {
    title: 'Alternativtexte',
    what: 'Der Text, der für jedes Bild einspringt (alt).',
    why: 'Er ist zu sehen, solange Bilder ausgeschaltet sind, und Screenreader lesen ihn vor (WCAG 1.1.1).',
    found: {
      all: (facts) =>
        Number(facts.images) === 1
          ? 'Die Mail hat 1 Bild; es hat einen Alternativtext oder ist als Schmuck gekennzeichnet.'
          : `Die Mail hat ${images(facts.images)}; alle haben einen Alternativtext oder sind als Schmuck gekennzeichnet.`,
      'some-missing': lackingAlt,
      'most-missing': lackingAlt,
      'file-names': (facts) =>
        `Bilder, deren Alternativtext nur ein Name ist, etwa der einer Datei: ${say(facts.file_names)} von ${say(facts.images)}.`,
      'no-images': noImages,
      'no-html': noHtml,
    },
    fix: { 'some-missing': altSteps, 'most-missing': altSteps, 'file-names': altSteps },
  },
  image_health: {
    title: 'Bilddateien',
    what: 'Ob jedes Bild lädt, über https, in einem verbreiteten Format, klein genug und mit Angabe seiner Größe.',
    why: 'Kaputte und schwere Bilder lassen eine Mail nachlässig wirken und laden auf Smartphones langsam; Bilder bei Linkkürzern und kostenlosen Hosts teilen den schlechten Ruf der anderen dort.',
    found: {
      fine: (facts) => `Bilder, die laden: ${say(facts.images)}, zusammen ${sayBytes(facts.bytes)}.`,
      'not-loading': (facts) => `${verbed(facts, 'not-loading', 'lud', 'luden')} nicht.`,
      'shortener-host': (facts) => `${having(facts, 'shortener-host')} über einen Linkkürzer.`,
      huge: (facts) => `${having(facts, 'huge')} mit mehr als 1 MB.`,
      large: (facts) => `${having(facts, 'large')} mit mehr als 200 kB.`,
      'total-large': ({ bytes }) => `Die Bilder wiegen zusammen ${sayBytes(bytes)}.`,
      'odd-format': (facts) =>
        `${having(facts, 'odd-format')} in einem Format, das manche Mailprogramme nicht anzeigen.`,
      'blank-first-frame': (facts) =>
        `${having(facts, 'blank-first-frame')} mit leerem erstem Einzelbild; manche Outlook-Versionen zeigen nur dieses.`,
      insecure: (facts) => `${having(facts, 'insecure')} mit einer unverschlüsselten Adresse (http).`,
      'free-host': (facts) => `${having(facts, 'free-host')} bei einem kostenlosen Bildhost.`,
      'not-public': (facts) =>
        `${having(facts, 'not-public')} unter einer Adresse, die Lesende nicht erreichen.`,
      'cannot-verify': (facts) =>
        `${verbed(facts, 'cannot-verify', 'ließ', 'ließen')} sich nicht prüfen: Der Server gab keine Auskunft.`,
      'no-size': (facts) => `${having(facts, 'no-size')} ohne Breite und Höhe.`,
      'no-images': noImages,
      'not-asked': 'Die Bilder konnten nicht abgefragt werden.',
    },
    fix: {
      'not-loading': [
        'Die Adresse in einem privaten Fenster öffnen: Erscheint das Bild ohne Anmeldung?',
        'Die Datei noch einmal hochladen und ihre Adresse in der Mail berichtigen.',
      ],
      'shortener-host': ['Die direkte Adresse der Bilddatei verwenden.'],
      huge: [
        'Das Bild auf die doppelte Breite bringen, in der es angezeigt wird.',
        'Fotos als JPEG mit etwa 80 % Qualität speichern: 200 kB sind reichlich.',
      ],
      large: [
        'Das Bild auf die doppelte Breite bringen, in der es angezeigt wird, und kleiner speichern: 200 kB sind reichlich.',
      ],
      'total-large': ['Alle Bilder zusammen unter 2 MB bringen: kleinere Maße, weniger Animationen.'],
      'odd-format': ['Das Bild als JPEG, PNG oder GIF speichern.'],
      'blank-first-frame': ['Das erste Einzelbild der Animation so wählen, dass es alles sagt.'],
      insecure: ['In der Bildadresse http durch https ersetzen und prüfen, ob das Bild noch lädt.'],
      'free-host': ['Die Bilder auf der eigenen Domain oder beim Versanddienst ablegen.'],
      'not-public': [
        'Das Bild auf einen öffentlichen Server legen und dessen Adresse in der Mail verwenden.',
      ],
      'cannot-verify': [
        'Den Server das Bild an alle ausliefern lassen, auch an die Proxys von Gmail und Apple, die es ohne Cookies abholen.',
      ],
      'no-size': [
        'Jedem <img> width und height geben, damit das Layout nicht springt und Outlook die Größe beibehält.',
      ],
    },
  },
  tracking_pixel: {
    title: 'Zählpixel',
    what: 'Unsichtbare Bilder, die zählen, wie oft eine Mail geöffnet wird.',
    why: 'Ein oder zwei sind üblich. Mehr bremsen die Mail und stören Datenschutzprogramme. Apple Mail lädt sie im Voraus, Öffnungen sagen also wenig.',
    found: {
      none: 'Die Mail hat kein Zählpixel.',
      few: pixels,
      many: pixels,
      'no-html': noHtml,
    },
    fix: {
      many: [
        'Herausfinden, welche Werkzeuge ein Pixel einsetzen, und das behalten, dessen Zahlen gebraucht werden.',
      ],
    },
  },
  qr_code: {
    title: 'QR-Codes',
    what: 'QR-Codes in gezeigten und angehängten Bildern, und wohin sie führen: Jeder wird beurteilt wie ein Link.',
    why: 'Phishing nutzt QR-Codes, um Linkfilter zu umgehen; deshalb lesen Filter sie inzwischen und misstrauen Mails, die welche enthalten.',
    found: {
      none: 'In den Bildern wurde kein QR-Code gefunden.',
      found: ({ codes, texts }) => `${counted(codes, 'QR-Code', 'QR-Codes')} gefunden: ${say(texts)}.`,
      deceptive: ({ texts }) =>
        `Ein QR-Code führt dorthin, wohin keine ehrliche Mail dieses Absenders führen würde: ${say(texts)}.`,
      listed: ({ listed }) => `Ein QR-Code führt zu einer gelisteten Domain: ${say(listed)}.`,
      'no-images': noImages,
      'not-read': 'Die Bilder konnten nicht gelesen werden.',
    },
    fix: {
      found: [
        'Überlegen, ob die Mail den Code braucht: Wer sie liest, kann einen Link antippen.',
        'Falls ja, soll der Code die volle https-Adresse der eigenen Domain enthalten; denselben Link auch als Text angeben.',
      ],
      deceptive: (_, context) => [
        `Der Code soll die volle https-Adresse einer Seite auf ${ownDomain(context)} enthalten; denselben Link auch als Text angeben.`,
        'Den eigenen Namen als Absender verwenden; siehe „Behaupteter und wirklicher Absender“.',
      ],
      listed: [
        'Den Code vor dem Senden aus der Mail nehmen.',
        'Ist die Domain Ihre eigene, bei den Blacklists in diesem Bericht nachsehen, wie sie ausgetragen wird.',
      ],
    },
  },
})
