import { fixForSlug } from '#engines/client-support/fix-tables.ts'
import type { Facts } from '../phrasing.ts'
import { kilobytes, kindsOf, rowsOf, staticRenderingTexts, trapRows } from '../rendering-static.ts'
import { counted, germanTextsOf, joined, say } from './phrasing.ts'

/** German words of the checks that look at HTML and CSS without drawing them. */

const noHtml = 'Es gibt keinen HTML-Teil.'

const weakClients = ({ clients }: Facts): string => {
  const names = rowsOf(clients).map(({ name, left }) => `${name} (${left} %)`)
  return names.length === 0 ? '' : ` Am wenigsten kommt in diesen an: ${joined(names)}.`
}

const support = (facts: Facts): string =>
  `Etwa ${say(facts.support)} % der Mail kommen an, im Mittel über die Mailprogramme, gewichtet nach ihrer angenommenen Verbreitung.${weakClients(facts)}`

const fixesOf = ({ features }: Facts): string[] => {
  const fixes = rowsOf(features).map(({ slug, title }) => `${title}: ${fixForSlug(String(slug), 'de')}`)
  return fixes.length > 0
    ? fixes
    : ['In diesem Bericht die Tabelle der Mailprogramme öffnen und mit ihren ersten Zeilen beginnen.']
}

const sayKilobytes = (value: Facts[string] | undefined) => kilobytes(value).replace('.', ',')

const hazardNames: Record<string, string> = {
  'past-limit': 'die Stylesheets sind länger, als Gmail annimmt',
  'nested-at-rule': 'eine At-Regel steht in einer anderen At-Regel',
  'spaced-color': 'eine Farbe ist ohne Kommas geschrieben, wie in rgb(0 0 0)',
  'color-in-attribute': 'ein style-Attribut enthält eine Farbe, die Gmail nicht kennt',
  'in-body': 'ein <style>-Element steht im body',
}

const hazardSteps: Record<string, string> = {
  'past-limit':
    'Unbenutzte Regeln entfernen und den Rest kürzen: Alle <style>-Elemente zusammen müssen unter 16.384 Zeichen (16 kB) bleiben.',
  'nested-at-rule':
    'Die innere At-Regel herausnehmen, zum Beispiel @font-face aus @media, oder ihr ein eigenes <style>-Element am Ende geben.',
  'spaced-color': 'Farben als #336699 schreiben, oder mit Kommas: rgb(51, 102, 153).',
  'color-in-attribute':
    'Die Farben in style-Attributen als #336699 schreiben, oder mit Kommas: rgb(51, 102, 153).',
  'in-body': 'Jedes <style>-Element in den <head> verschieben.',
}

const hazards = (facts: Facts) =>
  kindsOf(facts)
    .flatMap((kind) => hazardNames[kind] ?? [])
    .join('; ')
const stepsForHazards = (facts: Facts) => kindsOf(facts).flatMap((kind) => hazardSteps[kind] ?? [])

/** What Word makes of each trap, by number, and what to do about it. */
const traps: Record<string, { name: (count: number) => string; step: string }> = {
  columns: {
    name: (count) =>
      `${counted(count, 'Reihe', 'Reihen')} von Spalten mit flex oder grid, die dort untereinander stehen`,
    step: 'Spalten mit einer Tabelle bauen, oder für Outlook in <!--[if mso]>-Kommentaren eine Tabelle darum setzen.',
  },
  unreadable: {
    name: (count) =>
      counted(
        count,
        'Hintergrundbild, das es nicht zeigt, hinter Text, der ohne das Bild nicht lesbar ist',
        'Hintergrundbilder, die es nicht zeigt, hinter Text, der ohne sie nicht lesbar ist',
      ),
    step: 'Jedem Element mit Hintergrundbild eine Hintergrundfarbe geben, auf der sich sein Text lesen lässt, oder für Outlook dasselbe Bild in VML.',
  },
  'max-width': {
    name: (count) =>
      counted(
        count,
        'Element mit max-width, das keine Tabelle ist und dort das ganze Fenster füllt',
        'Elemente mit max-width, die keine Tabellen sind und dort das ganze Fenster füllen',
      ),
    step: 'Für Outlook eine Tabelle mit fester Breite darum setzen: <!--[if mso]><table width="600" align="center"><tr><td><![endif]--> davor und <!--[if mso]></td></tr></table><![endif]--> danach.',
  },
  'flex-row': {
    name: (count) =>
      `${counted(count, 'Zeile', 'Zeilen')} mit flex oder grid, deren Teile dort untereinander stehen oder ineinanderlaufen`,
    step: 'Die Teile kurzer Zeilen in die Zellen einer Tabelle setzen.',
  },
  'picture-width': {
    name: (count) =>
      `${counted(count, 'Bild', 'Bilder')} ohne width-Attribut, gezeigt in der Größe der Datei`,
    step: 'Jedem <img> ein width-Attribut in Pixeln geben, neben der Breite in seinem style.',
  },
  'cell-margin': {
    name: (count) =>
      `${counted(count, 'Tabellenzelle', 'Tabellenzellen')} mit margin, das Zellen nicht haben`,
    step: 'An Tabellenzellen padding statt margin verwenden.',
  },
  background: {
    name: (count) =>
      counted(
        count,
        'Hintergrundbild, das es nicht zeigt (der Text ist ohne das Bild lesbar)',
        'Hintergrundbilder, die es nicht zeigt (der Text ist ohne sie lesbar)',
      ),
    step: '',
  },
  'div-width': {
    name: (count) =>
      counted(
        count,
        'Element mit width, das keine Tabelle ist und dort das ganze Fenster füllt',
        'Elemente mit width, die keine Tabellen sind und dort das ganze Fenster füllen',
      ),
    step: '',
  },
  'link-padding': {
    name: (count) => `${counted(count, 'Button', 'Buttons')} aus einem Link mit padding, das es weglässt`,
    step: '',
  },
}

/** With semicolons: the names have clauses of their own. */
const namesOf = (facts: Facts) =>
  trapRows(facts)
    .map(({ kind, count }) => traps[kind]!.name(count))
    .join('; ')

const trapNames = (facts: Facts) =>
  `Outlook unter Windows zeigt die Mail anders als gemeint: ${namesOf(facts)}.`

const trapSteps = (facts: Facts) => trapRows(facts).flatMap(({ kind }) => traps[kind]!.step || [])

export const germanStaticRenderingTexts = germanTextsOf(staticRenderingTexts, {
  client_support: {
    title: 'Unterstützung in Mailprogrammen',
    what: 'Das HTML und CSS der Mail im Vergleich zu dem, was jedes Mailprogramm in Tests unterstützt hat. Was nur schmückt, zählt kaum; was Layout, Inhalt oder Lesbarkeit trägt, zählt.',
    why: 'Jedes Mailprogramm kennt einen anderen Teil von HTML und CSS. Was eines davon weglässt, bekommen seine Lesenden nicht zu sehen.',
    found: { 'no-html': noHtml, works: support, partly: support, poor: support },
    fix: { partly: fixesOf, poor: fixesOf },
  },
  gmail_css: {
    title: 'Stylesheets in Gmail',
    what: 'Größe und Ort der <style>-Elemente, und CSS, wegen dem Gmail ein ganzes Stylesheet oder style-Attribut weglässt.',
    why: 'Gmail nimmt 16 kB an Stylesheets an, 16.384 Zeichen, wie Can I email zuletzt im Juli 2023 geprüft hat. Was danach kommt, was im body steht und was es nicht lesen kann, entfernt es ganz, und damit das Layout für Smartphones.',
    found: {
      'no-html': noHtml,
      'no-style': 'Es gibt keine <style>-Elemente, die Gmail beurteilen müsste.',
      small: ({ size }) => `Die Stylesheets sind ${sayKilobytes(size)} lang; das nimmt Gmail an.`,
      'too-large': (facts) =>
        `Die Stylesheets sind ${sayKilobytes(facts.size)} lang; Gmail entfernt die, die über 16 kB hinausgehen. Gefunden: ${hazards(facts)}.`,
      'block-dropped': (facts) => `Gmail entfernt ein ganzes <style>-Element. Gefunden: ${hazards(facts)}.`,
      'attribute-dropped': (facts) => `Gmail entfernt ganze style-Attribute. Gefunden: ${hazards(facts)}.`,
      'style-in-body': (facts) => `Gmail lässt einen Teil der Stile weg. Gefunden: ${hazards(facts)}.`,
    },
    fix: {
      'too-large': stepsForHazards,
      'block-dropped': stepsForHazards,
      'attribute-dropped': stepsForHazards,
      'style-in-body': stepsForHazards,
    },
  },
  outlook_word: {
    title: 'Outlook unter Windows',
    what: 'Layouts, denen das klassische Outlook für Windows nicht folgen kann, weil es Mails mit Word anordnet. Was die Mail Outlook in bedingten Kommentaren gibt, ist berücksichtigt.',
    why: 'Viele Firmen lesen Mails noch im klassischen Outlook. Es kennt Tabellen und wenig von CSS.',
    found: {
      'no-html': noHtml,
      safe: 'Nichts gefunden, das Outlook unter Windows anders zeigt.',
      details: (facts) => `Outlook unter Windows zeigt Kleinigkeiten anders: ${namesOf(facts)}.`,
      columns: trapNames,
      unreadable: trapNames,
      'max-width': trapNames,
      'flex-row': trapNames,
      'picture-width': trapNames,
      'cell-margin': trapNames,
    },
    fix: {
      columns: trapSteps,
      unreadable: trapSteps,
      'max-width': trapSteps,
      'flex-row': trapSteps,
      'picture-width': trapSteps,
      'cell-margin': trapSteps,
    },
  },
  rtl: {
    title: 'Text von rechts nach links',
    what: 'Ob Text in einer Sprache, die von rechts nach links geschrieben wird, in einem Element mit dir="rtl" steht.',
    why: 'Ohne das setzen Mailprogramme solchen Text nach links und bringen Satzzeichen, Zahlen und Spalten in die falsche Reihenfolge.',
    found: {
      'no-html': noHtml,
      'left-to-right': 'Die Mail ist nicht in einer Sprache, die von rechts nach links geschrieben wird.',
      set: 'Die Richtung des Textes ist gesetzt.',
      missing: 'Der Text läuft von rechts nach links, aber kein Element sagt das mit dir="rtl".',
      partly: ({ share }) =>
        `Nur ${say(share)} % des Textes, der von rechts nach links läuft, stehen in einem Element mit dir="rtl".`,
    },
    fix: {
      missing: [
        'dir="rtl" an <html> ergänzen, und auch an der äußersten Tabelle oder dem äußersten <div>, da manche Mailprogramme <html> und <body> entfernen.',
      ],
      partly: [
        'dir="rtl" an der äußersten Tabelle oder dem äußersten <div> ergänzen, sodass der ganze Text darin steht.',
      ],
    },
  },
})
