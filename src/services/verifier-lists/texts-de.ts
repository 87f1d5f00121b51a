import type { ListWords } from './texts.ts'

const number = (count: number) => count.toLocaleString('de')

/** The sentences of lists in German. */
export const germanListWords: ListWords = {
  problems: {
    empty: 'In dieser Zeile steht keine Adresse.',
    'no-cell': 'Diese Zeile endet vor der Spalte mit den Adressen.',
    'no-at': 'Das ist keine E-Mail-Adresse: Es fehlt das @.',
    several: 'In dieser Zelle steht mehr als eine Adresse. Jeder eine eigene Zeile geben.',
    'too-long': 'Das ist zu lang für eine E-Mail-Adresse.',
    'broken-quotes': 'Ein Anführungszeichen wird in dieser Zeile geöffnet und nicht richtig geschlossen.',
  },
  patterns: {
    permutations: 'Schreibweisen derselben Namen',
    products: 'Vornamen in Kombination mit Nachnamen',
    numbers: 'Namen mit fortlaufenden Zahlen',
  },
  column: (index, name) => (name ? `„${name}“` : `Spalte ${index + 1}`),
  refused: (pattern, domain) =>
    `Fast die ganze Liste besteht aus einem Muster bei ${domain}: ${pattern}. Empfangende Server halten das für das Erraten von Postfächern und sperren, wer so fragt; deshalb wird diese Liste nicht geprüft. Adressen hochladen, die Menschen Ihnen gegeben haben.`,
  unasked(domains, more) {
    const rest = more > 0 ? ` und ${more} weiteren` : ''
    return `Die Adressen bei ${domains.join(', ')}${rest} sehen erzeugt aus, deshalb werden die Mailserver dort nicht gefragt. Alles andere an ihnen wird geprüft.`
  },
  signedOut:
    'Mailserver werden nur für die Listen angemeldeter Personen gefragt. Alles andere an diesen Adressen wird geprüft.',
  waiting: (count) =>
    count === 1
      ? 'Zu 1 Adresse gibt es noch keine Antwort: Ein Mailserver sagte „später“ (Greylisting), oder er oder das DNS antwortete nicht. Sie wird von selbst erneut abgefragt, höchstens einige Stunden lang; Zahlen und Download ziehen nach.'
      : `Zu ${count} Adressen gibt es noch keine Antwort: Ein Mailserver sagte „später“ (Greylisting), oder er oder das DNS antwortete nicht. Sie werden von selbst erneut abgefragt, höchstens einige Stunden lang; Zahlen und Download ziehen nach.`,
  mostlyBad: (bad, rows, column) =>
    `${bad} von ${rows} Zeilen haben hier keine Adresse: ${column}. Stehen die Adressen anderswo, die Datei berichtigen und noch einmal hochladen.`,
  beside: (other, column) => `Adressen stehen auch hier: ${other}. Geprüft wird ${column}.`,
  replaced: (count) =>
    count === 1
      ? 'Ein Buchstabe dieser Datei ist kein gültiges UTF-8 und steht dort als \ufffd.'
      : `${count} Buchstaben dieser Datei sind kein gültiges UTF-8 und stehen dort als \ufffd.`,
  columnTitle: (number) => `Spalte ${number}`,
  pasted: 'Eingefügte Liste',
  refusals: {
    notFound:
      'Eine Liste mit dieser Kennung gibt es nicht, oder sie ist nicht Ihre. Listen laufen nach einiger Zeit ab.',
    notPausable: 'Nur eine laufende oder wartende Liste lässt sich anhalten.',
    notResumable: 'Nur eine angehaltene Liste lässt sich fortsetzen.',
    notThere: 'Von dieser Liste gibt es nichts herunterzuladen.',
    stillReading: 'Diese Liste wird noch gelesen. Gleich noch einmal versuchen.',
    noBrowser: 'Eine Liste gehört dem Browser, der sie gebracht hat. Für diese Website Cookies erlauben.',
    tooLarge: (megabytes) =>
      `Diese Datei ist größer als ${megabytes} MB. Sie teilen und die Teile nacheinander hochladen.`,
    tooMany: (count) =>
      `${count} Ihrer Listen sind noch nicht fertig. Warten, bis eine endet, oder eine löschen.`,
    workbook:
      'Das ist eine Arbeitsmappe, keine Textdatei. Sie in der Tabellenkalkulation als CSV speichern und diese Datei hochladen.',
    notText:
      'Das ist keine Textdatei. Die Liste als CSV speichern, am besten in UTF-8, und diese Datei hochladen.',
    noRows: 'Diese Liste hat keine Zeilen.',
    noRowsBelow: 'Unter der Kopfzeile dieser Liste stehen keine Zeilen.',
    noColumn:
      'In dieser Liste gibt es keine Spalte mit E-Mail-Adressen. Die Datei prüfen oder die Spalte nennen.',
    noSuchColumn: (wanted, names) =>
      `In dieser Liste gibt es keine Spalte „${wanted}“. Vorhanden: ${names.map((name) => `„${name}“`).join(', ')}.`,
    tooManyRows: (count) =>
      `Diese Liste hat mehr als ${number(count)} Zeilen. Sie teilen und die Teile nacheinander hochladen.`,
    quota: (most, rows) =>
      `Aus einem Netz ohne Konto lassen sich am Tag (UTC) ${number(most)} Zeilen prüfen, und mit den ${number(rows)} Zeilen dieser Liste wären es mehr. Anmelden, es morgen wieder versuchen oder weniger bringen.`,
  },
}
