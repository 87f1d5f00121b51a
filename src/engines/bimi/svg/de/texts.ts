import { type GermanWords, germanTexts } from '#engines/record/de/words.ts'
import type { CodedRecordText, Facts } from '#engines/record/words.ts'
import { say, sayBytes } from '#engines/spam-test/texts/de/phrasing.ts'
import { svgTexts } from '../texts.ts'
import { germanFault } from './faults.ts'

const line = ({ lines, line: first }: Facts) =>
  Array.isArray(lines) && lines.length > 1 ? `den Zeilen ${say(lines)}` : `Zeile ${say(first)}`
const tag = ({ element }: Facts) => `<${say(element)}>`
const fault = ({ value }: Facts) => germanFault(say(value))
/** `width none, height 512`: what is not there. */
const sizes = ({ value }: Facts) => say(value).replace(/\bnone\b/g, 'ohne Angabe')

/** Why a forbidden element is forbidden. */
const ELEMENTS: Record<string, string> = {
  script: 'Ein Logo darf keine Programme enthalten',
  animation: 'Ein Logo muss stillstehen',
  media: 'Bilder, Ton und fremde Inhalte sind nicht erlaubt; stattdessen als Pfade zeichnen',
  style: 'Stylesheets sind nicht erlaubt; fill, stroke und Ähnliches an jede Form schreiben',
  link: 'Links sind nicht erlaubt',
  effect: 'Masken, Filter, Muster und Beschneidungspfade sind nicht erlaubt; in die Formen einrechnen',
  font: 'Schriften sind nicht erlaubt; Text in Pfade umwandeln',
  structure: 'Es gehört nicht dorthin',
  misplaced: 'Es gehört nicht dorthin',
  foreign: 'Elemente anderer Vokabulare sind nicht erlaubt',
  unknown: 'SVG Tiny PS kennt dieses Element nicht',
}
const ATTRIBUTES: Record<string, string> = {
  event: 'Ein Logo darf auf nichts reagieren',
  style: 'Seine Teile als eigene Attribute schreiben, etwa fill',
  effect: 'SVG Tiny PS kennt es nicht',
  link: 'Links dieser Art sind nicht erlaubt; nur <use> darf auf einen Teil des Logos zeigen',
  data: 'Für ein Bild bedeutet es nichts',
  foreign: 'Attribute von Zeichenprogrammen sind nicht erlaubt',
  other: 'SVG Tiny PS kennt es dort nicht',
}
const why = (table: Record<string, string>, { kind }: Facts) =>
  table[say(kind)] ?? table.other ?? table.unknown!

const TITLE_STEPS: Record<string, string[]> = {
  'no-title': ['<title>Name Ihrer Marke</title> als erstes Element in <svg> einfügen.'],
  'title-not-first': ['Das <title> an die erste Stelle in <svg> setzen.'],
  'several-titles': ['Nur ein <title> behalten.'],
  'empty-title': ['Den Namen Ihrer Marke in das <title> schreiben.'],
}

const words: Record<string, GermanWords> = {
  bimi_svg: {
    title: 'SVG Tiny PS',
    why: 'Postfachanbieter nehmen nur Logos in einer strengen Form von SVG an, damit ein Bild keinen Schaden anrichten kann. Ein einziger Fehler genügt, um es abzulehnen.',
    found: {
      valid: (facts) =>
        `Das Logo „${say(facts.title)}“ (${sayBytes(facts.bytes)}) folgt der Grammatik von SVG Tiny PS.`,
      empty: 'Die Datei ist leer.',
      'too-large': 'Die Datei hat entpackt mehr als 262 kB und wurde nicht gelesen.',
      'not-gzip': 'Die Datei beginnt wie eine gepackte (.svgz), lässt sich aber nicht entpacken.',
      'not-utf8': 'Die Datei ist kein Text in UTF-8.',
      'bad-encoding': (facts) => `Die Datei gibt als Kodierung ${say(facts.value)} an; es muss UTF-8 sein.`,
      doctype: (facts) =>
        `Ein DOCTYPE steht in ${line(facts)}. Er kann andere Dateien hereinholen und ist deshalb nicht erlaubt.`,
      'processing-instruction': (facts) =>
        `Eine Verarbeitungsanweisung steht in ${line(facts)}: ${say(facts.value)}.`,
      'not-well-formed': (facts) =>
        `Die Datei ist kein wohlgeformtes XML: ${fault(facts)} (in ${line(facts)}). Der Rest wurde nicht gelesen.`,
      'too-complex': (facts) => `Die Datei ist zu komplex: ${fault(facts)} (in ${line(facts)}).`,
      'not-svg': (facts) => `Die Datei ist kein SVG-Bild: Sie beginnt mit ${tag(facts)}.`,
      'prefixed-root': (facts) => `Das Wurzelelement heißt ${tag(facts)}; es muss <svg> heißen.`,
      'no-namespace': 'Das Wurzelelement deklariert xmlns="http://www.w3.org/2000/svg" nicht.',
      'wrong-namespace': (facts) =>
        `Das Wurzelelement deklariert den Namensraum ${say(facts.value)}, nicht den von SVG.`,
      'wrong-version': (facts) =>
        `Am Wurzelelement steht für version: ${say(facts.value)}; es muss version="1.2" sein.`,
      'wrong-profile': (facts) =>
        `Am Wurzelelement steht für baseProfile: ${say(facts.value)}; es muss baseProfile="tiny-ps" sein.`,
      'wrong-value': (facts) =>
        `${say(facts.attribute)}="${say(facts.value)}" in ${line(facts)} ist nicht der erlaubte Wert.`,
      'no-title': 'Es gibt kein <title> mit dem Namen Ihrer Marke.',
      'title-not-first': (facts) => `Das <title> in ${line(facts)} ist nicht das erste Element in <svg>.`,
      'several-titles': (facts) => `Ein zweites <title> steht in ${line(facts)}.`,
      'empty-title': 'Das <title> ist leer.',
      'text-not-allowed': (facts) => `In ${tag(facts)} in ${line(facts)} steht Text: ${say(facts.value)}.`,
      'element-not-allowed': (facts) =>
        `${tag(facts)} in ${line(facts)} ist ${say(facts.value)} nicht erlaubt: ${why(ELEMENTS, facts)}.`,
      'attribute-not-allowed': (facts) =>
        `${say(facts.attribute)} von ${tag(facts)} in ${line(facts)} ist nicht erlaubt: ${why(ATTRIBUTES, facts)}.`,
      'external-reference': (facts) =>
        `${say(facts.attribute)} von ${tag(facts)} in ${line(facts)} zeigt aus der Datei hinaus: ${say(facts.value)}. Nur #Namen innerhalb der Datei sind erlaubt.`,
      'use-without-href': (facts) => `${tag(facts)} in ${line(facts)} sagt nicht, was zu zeigen ist.`,
      'use-loop': (facts) => `${tag(facts)} in ${line(facts)} zeigt sich selbst, immer wieder.`,
      'use-too-often': (facts) =>
        `Die Datei würde ${say(facts.value)} Elemente zeigen, wenn jedem <use> gefolgt wird.`,
    },
    fix: {
      ...Object.fromEntries(
        (svgTexts.bimi_svg?.codes ?? [])
          .filter((code) => code !== 'valid')
          .map((code) => [
            code,
            ['Das Logo neu als SVG Tiny PS exportieren oder dies von Hand in einem Texteditor ändern.'],
          ]),
      ),
      ...TITLE_STEPS,
    },
  },
  'bimi_svg-advice': {
    title: 'Ratschläge zum Logo',
    why: 'Auch ein gültiges Logo kann in einem kleinen Kreis schlecht aussehen oder von einem Anbieter abgelehnt werden.',
    found: {
      large: (facts) => `Das Logo hat ${say(facts.value)} Byte; verlangt sind höchstens 32 kB.`,
      'long-title': 'Der Titel ist länger als 64 Zeichen.',
      'placeholder-title': (facts) => `Den Titel „${say(facts.value)}“ hat ein Zeichenprogramm gesetzt.`,
      'no-view-box': 'viewBox fehlt, deshalb kann das Bild abgeschnitten werden.',
      'odd-view-box': (facts) =>
        `viewBox="${say(facts.value)}" besteht nicht aus vier Zahlen mit Breite und Höhe.`,
      'not-square': (facts) => `Das Bild ist nicht quadratisch: viewBox="${say(facts.value)}".`,
      'size-not-absolute': (facts) =>
        `Gmail und Apple verlangen Breite und Höhe in Pixeln; hier steht: ${sizes(facts)}.`,
      small: (facts) => `Zu klein in Pixeln: ${sizes(facts)}; Gmail verlangt mindestens 96 auf jeder Seite.`,
      'empty-desc': 'Das <desc> ist leer.',
      'no-background':
        'Die erste Form füllt nicht das ganze Quadrat; das Logo hat also keinen festen Hintergrund und sieht im Dunkelmodus anders aus.',
      'one-color': (facts) =>
        `Alles hat eine einzige Farbe (${say(facts.value)}); vielleicht ist nichts zu erkennen.`,
      'nothing-painted': 'Das Logo zeichnet nichts.',
      'dangling-reference': (facts) =>
        `${tag(facts)} in ${line(facts)} zeigt auf ${say(facts.value)}, das es nicht gibt.`,
    },
    fix: {
      large: ['Die Pfade vereinfachen; herausnehmen, was nicht zu sehen ist.'],
      'long-title': ['Den Titel auf den Namen der Marke kürzen.'],
      'placeholder-title': ['Den Namen der Marke als Titel eintragen.'],
      'no-view-box': ['Eine quadratische viewBox ergänzen, etwa viewBox="0 0 512 512".'],
      'odd-view-box': ['Eine quadratische viewBox schreiben, etwa viewBox="0 0 512 512".'],
      'not-square': ['Die viewBox quadratisch machen, mit dem Logo in der Mitte.'],
      'size-not-absolute': ['In <svg> width="512" und height="512" ergänzen.'],
      small: ['width und height auf 96 oder mehr setzen.'],
      'empty-desc': ['Die Beschreibung ausfüllen oder herausnehmen.'],
      'no-background': ['Ein einfarbiges Rechteck hinter das Logo legen, über die ganze viewBox.'],
      'one-color': ['Mindestens zwei Farben verwenden: für den Hintergrund und für das Logo.'],
      'nothing-painted': ['Das Logo neu exportieren.'],
      'dangling-reference': ['Das <use> herausnehmen oder sein href berichtigen.'],
    },
  },
}

/** The German words for the logo's grammar and for the advice on it. */
export const germanSvgTexts: Record<string, CodedRecordText> = germanTexts(svgTexts, words)
