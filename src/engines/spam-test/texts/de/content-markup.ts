import { activeKinds, kindsToReplace, markupTexts } from '../content-markup.ts'
import type { Facts } from '../phrasing.ts'
import { hidingWays } from './fragments.ts'
import { counted, germanTextsOf, say } from './phrasing.ts'

const noHtml = 'Es gibt keinen HTML-Teil.'

/** What a mail should not hold: its name by number, and what to do about it. */
const active: Record<string, { name: (count: number) => string; steps: string[] }> = {
  script: {
    name: (count) => counted(count, 'Skript', 'Skripte'),
    steps: ['Alle <script>-Elemente entfernen; was sie tun, auf eine Webseite bringen und diese verlinken.'],
  },
  iframe: {
    name: (count) => counted(count, 'Frame', 'Frames'),
    steps: ['Jeden Frame durch ein Bild ersetzen, das zur Seite verlinkt.'],
  },
  object: {
    name: (count) => counted(count, 'eingebettetes Objekt', 'eingebettete Objekte'),
    steps: ['Jedes eingebettete Objekt durch ein Bild ersetzen, das zu einer Seite verlinkt.'],
  },
  'event-handler': {
    name: (count) => `${counted(count, 'Element', 'Elemente')} mit einem Skript-Attribut wie onclick`,
    steps: ['Alle Attribute entfernen, die mit „on“ beginnen, etwa onclick und onload.'],
  },
  'meta-refresh': {
    name: () => 'ein Sprung zu einer anderen Seite (meta refresh)',
    steps: ['<meta http-equiv="refresh"> entfernen.'],
  },
  'working-form': {
    name: (count) =>
      counted(count, 'Formular, das Eingaben absenden würde', 'Formulare, die Eingaben absenden würden'),
    steps: ['Jedes Formular durch einen Button ersetzen, der zum Formular auf der Website führt.'],
  },
  'external-css': {
    name: (count) =>
      `${counted(count, 'Stylesheet', 'Stylesheets')} von außen (von diesem Test nicht gelesen, von den meisten Mailprogrammen nicht geladen)`,
    steps: [
      'Bringt das Stylesheet von außen nur Schriften, kann es bleiben: Leser sehen die nächste Schrift der Liste. Sonst seine Regeln in ein <style>-Element im head oder in style-Attribute kopieren.',
    ],
  },
  form: {
    name: (count) => `${counted(count, 'Formular', 'Formulare')} ohne Ziel`,
    steps: ['Jedes Formular durch einen Button ersetzen, der zu einer Seite führt.'],
  },
  input: {
    name: (count) => counted(count, 'Eingabefeld', 'Eingabefelder'),
    steps: ['Jedes Feld durch einen Link zu einer Seite ersetzen, die es hat.'],
  },
  video: {
    name: (count) => `${counted(count, 'Video', 'Videos')} ohne Ersatz für Programme, die keines abspielen`,
    steps: ['Ein verlinktes Bild in das <video>-Element setzen, oder nur ein verlinktes Bild verwenden.'],
  },
  'data-image': {
    name: (count) =>
      counted(
        count,
        'ins HTML geschriebenes Bild (data:), das Gmail nicht zeigt',
        'ins HTML geschriebene Bilder (data:), die Gmail nicht zeigt',
      ),
    steps: [
      'Das Bild hochladen und seine https-Adresse verwenden, oder es anhängen und mit cid: darauf verweisen.',
    ],
  },
}

/** With semicolons: some names have clauses of their own. */
const kindsOf = (facts: Facts) =>
  `Das HTML enthält: ${activeKinds(facts)
    .map(({ kind, count }) => active[kind]!.name(count))
    .join('; ')}.`

const stepsForKinds = (facts: Facts) => kindsToReplace(facts).flatMap((kind) => active[kind]!.steps)

const waysOf = ({ ways }: Facts) =>
  say(Array.isArray(ways) ? ways.map((way) => hidingWays[String(way)] ?? way) : ways)

const hiddenWords = ({ hidden_words }: Facts) =>
  counted(hidden_words, 'verstecktes Wort', 'versteckte Wörter')

const deleteOrShow = 'Die versteckten Stellen in den Belegen löschen oder zeigen.'
const shortPreview = 'Den Vorschautext unter 250 Zeichen halten, vor allem anderen Text.'

/** German words for the checks of how the HTML is made. */
export const germanMarkupTexts = germanTextsOf(markupTexts, {
  hidden_text: {
    title: 'Versteckter Text',
    what: 'Text, den Filter lesen und Menschen nicht: nicht angezeigt, zu klein oder in der Farbe seines Hintergrunds.',
    why: 'Spammer verstecken harmlose Wörter, um Filter zu täuschen, deshalb bewerten SpamAssassin und rspamd versteckten Text. Vorschautexte, die mit der Mail zu tun haben, und Texte, die andere Bildschirme oder der Dunkelmodus zeigen, bleiben außen vor.',
    found: {
      none: 'Kein versteckter Text gefunden.',
      'preheader-only': 'Nur der Vorschautext ist versteckt, wie es sein soll.',
      some: (facts) => `${hiddenWords(facts)} (${waysOf(facts)}).`,
      much: (facts) => `${hiddenWords(facts)}, ${say(facts.share)} % des Textes (${waysOf(facts)}).`,
      'split-words': ({ cut_words }) =>
        `${counted(cut_words, 'Wort', 'Wörter')} mit verstecktem Text zwischen den Buchstaben.`,
      'zero-width': ({ cut_words }) =>
        `${counted(cut_words, 'Wort', 'Wörter')}, von unsichtbaren Zeichen zerteilt.`,
      'no-html': noHtml,
    },
    fix: {
      some: [deleteOrShow, shortPreview],
      much: [
        deleteOrShow,
        'Ist ein Block nur für eine Bildschirmgröße gedacht, ihn in derselben Mail mit einer Media Query zeigen.',
        shortPreview,
      ],
      'split-words': [
        'In jedem Wort der Belege das versteckte Element löschen, mit allem, was darin steht.',
        'Stammt es nicht von Ihnen, die Vorlage prüfen und was der Editor einfügt.',
      ],
      'zero-width': [
        'Die Wörter in den Belegen von Hand neu tippen, nicht einfügen.',
        'Für Stellen, an denen ein langes Wort umbrechen darf, ein weiches Trennzeichen verwenden (&shy;).',
      ],
    },
  },
  active_content: {
    title: 'Skripte, Formulare und Frames',
    what: 'Teile einer Webseite, die nicht in eine Mail gehören: Skripte, Frames, Formulare, Stylesheets von außen.',
    why: 'Mailprogramme entfernen sie, und Filter halten sie für Zeichen eines Angriffs.',
    found: {
      none: 'Das HTML enthält nichts Aktives.',
      'web-fonts':
        'Das HTML lädt Webfonts; das ist in Ordnung, Programme ohne sie nehmen ihre eigenen Schriften.',
      ...Object.fromEntries(Object.keys(active).map((kind) => [kind, kindsOf])),
      'no-html': noHtml,
    },
    fix: Object.fromEntries(Object.keys(active).map((kind) => [kind, stepsForKinds])),
  },
  cta_button: {
    title: 'Wichtigster Button',
    what: 'Ein Link, der wie ein Button aussieht, aus HTML und groß genug für den Daumen. Die Maße sind geschätzt.',
    why: 'Ein Button aus einem Bild fehlt, solange Bilder ausgeschaltet sind, und kleine sind auf dem Smartphone schwer zu treffen (WCAG 2.5.5).',
    found: {
      found: ({ text, width, height }) =>
        `Der Button „${say(text)}“ misst etwa ${say(width)} mal ${say(height)} px.`,
      small: ({ text, width, height }) =>
        `Der größte Button, „${say(text)}“, misst nur etwa ${say(width)} mal ${say(height)} px.`,
      'image-only': ({ buttons }) => `${counted(buttons, 'Button', 'Buttons')} als Bild und keiner aus HTML.`,
      none: 'Kein Button gefunden; nicht jede Mail braucht einen.',
      'no-links': 'Die Mail hat keine Links.',
      'no-html': noHtml,
    },
    fix: {
      small: ['Dem Button mehr Innenabstand geben, etwa 14px 24px, damit er mindestens 44 mal 44 px misst.'],
      'image-only': [
        'Den Button aus HTML bauen: eine Tabellenzelle oder ein Link mit Hintergrundfarbe, einem Innenabstand von 14px 24px und Text.',
      ],
    },
  },
})
