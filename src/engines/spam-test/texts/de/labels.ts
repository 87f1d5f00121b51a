import { hidingWays } from './fragments.ts'

/** English labels of evidence, as the checks write them -> German. */
export const germanLabels: Record<string, string> = {
  Address: 'Anschrift',
  'All images': 'Alle Bilder',
  Asks: 'Verlangt',
  'Attached page': 'Angehängte Seite',
  Copyright: 'Copyright',
  'Cut off on a phone': 'Auf dem Smartphone abgeschnitten',
  'Cut word': 'Zerteiltes Wort',
  'Name in place of a text': 'Name statt eines Textes',
  Defect: 'Fehler',
  Form: 'Formular',
  'HTML begins': 'Anfang des HTML',
  'HTML text begins': 'Anfang des HTML-Textes',
  'Header lines looked at': 'Durchgesehene Header',
  Heading: 'Überschrift',
  'Hidden text': 'Versteckter Text',
  Image: 'Bild',
  'Last lines of the text': 'Letzte Zeilen des Textes',
  Line: 'Zeile',
  Link: 'Link',
  Logo: 'Logo',
  'Mixed scripts': 'Gemischte Schriften',
  'Not loaded': 'Nicht geladen',
  'Picture without alternative text': 'Bild ohne Alternativtext',
  Pixel: 'Pixel',
  'Plain text begins': 'Anfang des Textteils',
  'Plain text': 'Textteil',
  'Preview text': 'Vorschautext',
  'QR code': 'QR-Code',
  'Recognized by': 'Erkannt an',
  'SMTP, offered': 'SMTP, angeboten',
  'Shown → target': 'Gezeigt → Ziel',
  Signature: 'Unterschrift',
  Size: 'Größe',
  'Telephone number': 'Telefonnummer',
  Text: 'Text',
  'Unreadable without its background picture': 'Nicht lesbar ohne das Hintergrundbild',
  Word: 'Wort',
  // Outcomes of links and images without a failure or a status.
  broken: 'kaputt',
  refused: 'nicht abgefragt',
  'no-data': 'konnte nicht abgefragt werden',
  'cannot-verify': 'nicht prüfbar',
}

const devices: Record<string, string> = {
  desktop: 'einem Desktop',
  tablet: 'einem Tablet',
  mobile: 'einem Smartphone',
}

const comma = (number: string) => number.replaceAll('.', ',')

/** Labels with a value in them. */
const patterns: [RegExp, (...groups: string[]) => string][] = [
  [/^Part (.*)$/s, (path) => `Teil ${path === 'root' ? 'der obersten Ebene' : path}`],
  [/^RDAP of (.+)$/s, (host) => `RDAP von ${host}`],
  [/^On (desktop|tablet|mobile)$/, (device = '') => `Auf ${devices[device]}`],
  [/^Leads through (.+)$/s, (host) => `Führt über ${host}`],
  [/^Ends at (\d+) px$/, (end) => `Endet bei ${end} px`],
  [/^Text of ([\d.]+) px$/, (size = '') => `Text mit ${comma(size)} px`],
  [
    /^(Button|Link) of ([\d.]+) by ([\d.]+) px$/,
    (kind, width, height) => `${kind} mit ${width} mal ${height} px`,
  ],
  [/^Contrast ([\d.]+) \(simulated\)$/, (contrast = '') => `Kontrast ${comma(contrast)} (simuliert)`],
  [/^(.+), as encoded$/s, (name) => `${name}, wie kodiert`],
]

function ofOurs(label: string): string {
  if (Object.hasOwn(germanLabels, label)) return germanLabels[label]!
  for (const [pattern, german] of patterns) {
    const match = pattern.exec(label)
    if (match) return german(...match.slice(1))
  }
  // `visibility` is also the name of a property that mail clients lack.
  return label !== 'visibility' && Object.hasOwn(hidingWays, label) ? hidingWays[label]! : label
}

/** What a linked server said: a failure or `HTTP 404`, then perhaps redirects, a size and a format. */
const germanAnswer = (label: string): string =>
  label.replace(
    /, (\d+) redirects$/,
    (_, count) => `, ${count} ${count === '1' ? 'Weiterleitung' : 'Weiterleitungen'}`,
  )

/** The label of a piece of evidence in German; names, codes and quotes stay as they are. */
export function germanLabel(label: string): string {
  const found = ofOurs(label)
  return found === label ? germanAnswer(label) : found
}

const absences: Record<string, string> = {
  'no such record': 'kein solcher Eintrag',
  'the name does not exist': 'den Namen gibt es nicht',
  'the name cannot be asked for': 'der Name lässt sich nicht abfragen',
  'there are other records, but none of this kind': 'es gibt andere Einträge, aber keinen dieser Art',
}

/** What a check says of itself in place of a quote. */
const sayings: [RegExp, (...groups: string[]) => string][] = [
  [/^(\d+) (?:bytes|octets)$/, (count) => `${count} Byte`],
  [/^(\d+) bytes, (\d+) in transport$/, (bytes, packed) => `${bytes} Byte, beim Transport ${packed}`],
  [/^(.*) and (\d+) more$/s, (names, more) => `${names} und ${more} weitere`],
  [
    /^(.*): (-?\d+) px from the top, first screen (\d+) px$/s,
    (text = '', top, fold) =>
      `${text.replace(/^\(a picture\)$/, '(ein Bild)')}: ${top} px von oben, erster Bildschirm ${fold} px`,
  ],
]

/** What evidence shows, in German. What the mail or a server says is quoted as it is. */
export function germanEvidence({ label, value }: { label: string; value: string }): string {
  if (Object.hasOwn(absences, value)) return absences[value]!
  if (!ownWords.test(label)) return value
  for (const [pattern, german] of sayings) {
    const match = pattern.exec(value)
    if (match) return german(...match.slice(1))
  }
  return value
}

/** Labels under which a check speaks in its own words. */
const ownWords = /^(?:Size|Line|Header lines looked at|Part .*|On \w+)$/
