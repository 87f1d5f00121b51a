import { cut } from '#engines/cut.ts'
import type { Json } from '#engines/finding.ts'

/** English fragments that checks put into facts -> German. What is not known stays as it is. */

/** How text is hidden (message/visible.ts). */
export const hidingWays: Record<string, string> = {
  hidden: 'versteckt',
  'display-none': 'nicht angezeigt',
  'zero-size': 'ohne Größe',
  'off-screen': 'außerhalb des Bildschirms',
  visibility: 'unsichtbar',
  tiny: 'winzig',
  transparent: 'durchsichtig',
  'same-color': 'in der Farbe des Hintergrunds',
}

const exact: Record<string, string> = {
  // Why a mail is taken for list mail (context/bulk.ts, content/list-signals.ts).
  'it offers to unsubscribe': 'sie bietet eine Abmeldung an',
  'it links to a web version': 'sie verlinkt eine Webversion',
  'its To names no person': 'ihr To nennt keine Person',
  'a file is attached': 'eine Datei ist angehängt',
  // Addresses in headers (message/addresses.ts, message/list-unsubscribe.ts).
  'no complete address': 'keine vollständige Adresse',
  '";" outside a group': '„;“ außerhalb einer Gruppe',
  '":" where no group can start': '„:“ an einer Stelle, an der keine Gruppe beginnen kann',
  'a group is not closed with ";"': 'eine Gruppe ist nicht mit „;“ geschlossen',
  '"<" without ">"': '„<“ ohne „>“',
  'a quoted string is not closed': 'ein Anführungszeichen ist nicht geschlossen',
  'more than one address in angle brackets without a comma':
    'mehr als eine Adresse in spitzen Klammern ohne Komma dazwischen',
  'text after the address': 'Text nach der Adresse',
  'text outside of angle brackets': 'Text außerhalb spitzer Klammern',
  'an empty address': 'eine leere Adresse',
  'encoded words (=?...?=) in place of an address': 'kodierte Wörter (=?...?=) statt einer Adresse',
  // Parts of the mail (message/charset.ts, message/transfer-encoding.ts, context/attachment-risk.ts).
  'octets over 127 without a declared charset': 'Bytes über 127, aber kein Zeichensatz angegeben',
  'data after the padding': 'Daten nach den Füllzeichen',
  'an octet outside the base64 alphabet': 'ein Byte, das in base64 nicht vorkommt',
  'the last group is cut short': 'die letzte Gruppe ist abgeschnitten',
  '"=" without two hexadecimal digits': '„=“ ohne zwei hexadezimale Ziffern',
  'the name holds a character that turns the reading direction':
    'der Name enthält ein Zeichen, das die Leserichtung umkehrt',
  'the document holds a macro project': 'das Dokument enthält ein Makroprojekt',
  // What AMP for Email demands (checks/amp-part.ts) and what stands at the start of HTML (checks/html-meta.ts).
  'the amp4email attribute on <html>': 'das Attribut amp4email an <html>',
  'the AMP script v0.js': 'das AMP-Skript v0.js',
  'the amp4email-boilerplate style': 'das <style>-Element amp4email-boilerplate',
  doctype: 'Doctype',
  lang: 'Sprache (lang)',
  title: 'Titel',
  viewport: 'Viewport',
  charset: 'Zeichensatz',
}

const kinds: Record<string, string> = { program: 'ein Programm', script: 'ein Skript', html: 'HTML' }

const patterns: [RegExp, (...groups: string[]) => string][] = [
  [/^([\w-]+) header$/, (name) => `Header ${name}`],
  [/^sent with (.+)$/s, (service) => `gesendet mit ${service}`],
  [/^the subject says (.+)$/s, (words) => `der Betreff sagt ${words}`],
  [/^the subject advertises: (.+)$/s, (words) => `der Betreff wirbt: ${words}`],
  [/^the text says (.+)$/s, (words) => `der Text sagt ${words}`],
  [/^the text advertises: (.+)$/s, (words) => `der Text wirbt: ${words}`],
  [/^it greets (.+)$/s, (words) => `die Anrede lautet ${words}`],
  [/^it is sent from (.+)$/s, (address) => `sie kommt von ${address}`],
  [
    /^it holds (\d+) images and (\d+) links$/,
    (images, links) => `sie enthält ${images} Bilder und ${links} Links`,
  ],
  [/^encoded words within an address: (.*)$/s, (uri) => `kodierte Wörter in einer Adresse: ${uri}`],
  [
    /^a merge tag that was not filled in: (.*)$/s,
    (uri) => `ein Platzhalter, der nicht gefüllt wurde: ${uri}`,
  ],
  [/^no mail can be sent to it: (.*)$/s, (uri) => `dorthin lässt sich keine Mail senden: ${uri}`],
  [
    /^a host that the Internet does not know: (.*)$/s,
    (uri) => `ein Host, den das Internet nicht kennt: ${uri}`,
  ],
  [/^not an https or mailto address: (.*)$/s, (uri) => `keine https- oder mailto-Adresse: ${uri}`],
  [/^more than (\d+) addresses$/, (count) => `mehr als ${count} Adressen`],
  [/^"(.*)" is not an address$/s, (text) => `„${text}“ ist keine Adresse`],
  [/^"(.)" without its opening$/, (char) => `„${char}“ ohne seinen Anfang`],
  [
    /^declared as (.+), but holds octets over 127$/,
    (name) => `angegeben ist ${name}, es gibt aber Bytes über 127`,
  ],
  [
    /^declared as (.+), but the octets are valid UTF-8$/,
    (name) => `angegeben ist ${name}, die Bytes sind aber gültiges UTF-8`,
  ],
  [/^some octets are not valid (.+)$/, (name) => `einige Bytes sind kein gültiges ${name}`],
  [/^the charset "(.*)" is not known$/s, (name) => `der Zeichensatz „${name}“ ist nicht bekannt`],
  [/^(\S+) with (base64|quoted-printable)$/, (type, encoding) => `${type} mit ${encoding}`],
  [
    /^the content is a program, the name ends in \.(.*)$/s,
    (ending) => `der Inhalt ist ein Programm, der Name endet auf .${ending}`,
  ],
  [
    /^the name ends in \.(.*), the content is (\w+)$/s,
    (ending, kind = '') =>
      `der Name endet auf .${ending}, der Inhalt ist ${kinds[kind] ?? kind.toUpperCase()}`,
  ],
]

/** The German of a fragment; the fragment itself when it is none that is known. At most 300 characters are read. */
export function fragment(value: Json | undefined): string {
  const text = cut(String(value ?? ''), 300)
  if (Object.hasOwn(exact, text)) return exact[text]!
  for (const [pattern, german] of patterns) {
    const match = pattern.exec(text)
    if (match) return german(...match.slice(1)).replace(/“([^“”„]*)”/g, '„$1“')
  }
  return text
}
