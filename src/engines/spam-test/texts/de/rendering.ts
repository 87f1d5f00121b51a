import type { Json } from '#engines/finding.ts'
import type { Facts } from '../phrasing.ts'
import { percent, renderingTexts } from '../rendering.ts'
import { countIn, type Problems, sayProblems, stepsForProblems, tabled } from '../rendering-problems.ts'
import { counted, germanTextsOf, joined, say, sayBytes } from './phrasing.ts'
import { countedIn } from './rendering-problems.ts'

/** To stand after “auf”. */
const devices: Record<string, string> = {
  desktop: 'einem Desktop',
  tablet: 'einem Tablet',
  mobile: 'einem Smartphone',
}

const devicesOf = (value: Json | undefined): string =>
  joined((Array.isArray(value) ? value : [value]).map((device) => devices[String(device)] ?? say(device)))

const failures: Record<string, string> = {
  crashed: 'Der Browser ist daran gescheitert',
  costly: 'Es kostet mehr Rechenzeit, als ein Bild haben darf',
  'too-large': 'Sie ist zu groß zum Zeichnen',
  timeout: 'Es dauerte zu lange',
  refused: 'Zu viele Mails warteten',
}

const variants: Record<string, string> = { 'images-off': ' ohne Bilder', dark: ' im Dunkelmodus' }

const notHere = 'Deshalb wurde dies nicht beurteilt.'

function sayFailed({ device, variant, failure }: Facts): string {
  if (typeof device !== 'string') return `Die Mail ließ sich nicht zeichnen. ${notHere}`
  const how = `auf ${devicesOf(device)}${variants[String(variant)] ?? ''}`
  const why = failures[String(failure)]
  return `Die Mail ließ sich nicht so zeichnen, wie sie ${how} aussieht${why ? `: ${why}` : ''}. ${notHere}`
}

/** What every check of the drawn mail may say in place of a judgment. */
const notJudged: Record<string, string | ((facts: Facts) => string)> = {
  pending: 'Die Mail wird noch gezeichnet; dies wird beurteilt, sobald ihre Bilder fertig sind.',
  disabled: `Diese Installation zeichnet keine Mails. ${notHere}`,
  locked: `Der Tarif enthielt keine Screenshots mehr, als diese Mail kam. ${notHere}`,
  'no-browser': `Zum Zeichnen der Mail ließ sich kein Browser starten. ${notHere}`,
  failed: sayFailed,
  ours: `Grenzen dieses Servers, nicht die Mail, haben verhindert, dass ein Bild dafür ganz gezeichnet wurde. ${notHere} Es kostet keine Punkte.`,
  empty: 'Die Mail hat weder HTML noch Text; es gibt also nichts zu zeichnen.',
  'no-html': 'Es gibt keinen HTML-Teil: Reiner Text passt sich jedem Bildschirm von selbst an.',
}

const fluid = [
  'Äußeren Tabellen width="100%" und style="max-width:600px" geben, statt einer festen Breite.',
  'Breiten Bildern style="max-width:100%;height:auto" geben.',
  'Für Spalten, die auf Smartphones untereinander stehen müssen, eine Media Query verwenden: @media (max-width:600px).',
]

const sizes = [
  'Den Text in 16 px setzen, und nichts, was gelesen werden soll, unter 14 px.',
  'Kleingedrucktes am Ende der Mail darf 12 px haben.',
]

const fits: Problems = {
  overflow: {
    say: ({ wide_on, desktop_width, phone_width, phone_window }) =>
      Array.isArray(wide_on) && wide_on.includes('desktop')
        ? `Die Mail ist ${say(desktop_width)} px breit: zu breit selbst für ein Desktop-Fenster von 1280 px.`
        : `Auf einem Smartphone mit ${say(phone_window)} px ist die Mail ${say(phone_width)} px breit: Verkleinert, bis sie passt, ist sie nicht lesbar.`,
    steps: fluid,
  },
  shrunk: {
    say: ({ wide_on, phone_width, phone_window, effective_size, scale }) =>
      Array.isArray(wide_on) && !wide_on.includes('mobile')
        ? `Die Mail ist auf ${devicesOf(wide_on)} breiter als das Fenster.`
        : `Auf einem Smartphone mit ${say(phone_window)} px ist die Mail ${say(phone_width)} px breit. Smartphones verkleinern sie auf ${percent(scale)} %, bis sie passt${Number(effective_size) > 0 ? `; ihr Text wirkt dann wie ${say(effective_size)} px` : ''}.`,
    steps: fluid,
  },
  'cut-off': {
    say: ({ cut_off }) =>
      `Von dem, was ein Desktop zeigt, sind auf einem Smartphone ${counted(cut_off, 'Teil', 'Teile')} (Texte oder Buttons) nicht ganz zu sehen: am Rand abgeschnitten.`,
    steps: [...fluid, 'overflow:hidden von allem entfernen, was den Inhalt umgibt.'],
  },
  'tiny-text': {
    say: ({ tiny_share }) => `Auf einem Smartphone sind ${say(tiny_share)} % des Textes kleiner als 12 px.`,
    steps: sizes,
  },
  'small-text': {
    say: ({ small_share, typical_size }) =>
      `Auf einem Smartphone sind ${say(small_share)} % des Textes kleiner als 14 px; die übliche Größe ist ${say(typical_size)} px.`,
    steps: sizes,
  },
  'small-targets': {
    say: ({ small_buttons, crowded_links }) =>
      `Mit dem Daumen schwer zu treffen: ${joined([
        ...(Number(small_buttons) > 0 ? [`${counted(small_buttons, 'Button', 'Buttons')} unter 44 px`] : []),
        ...(Number(crowded_links) > 0
          ? [`${counted(crowded_links, 'kleiner Link', 'kleine Links')} zu nah an einem anderen`]
          : []),
      ])}.`,
    steps: [
      'Jedem Button durch seinen Innenabstand eine Höhe von mindestens 44 px geben.',
      'Von der Mitte eines kleinen Links bis zur Mitte des nächsten 24 px lassen.',
    ],
  },
}

const reaches: Problems = {
  contrast: {
    say: (facts) => `${countedIn(facts, 'contrast', 'Text', 'Texte')} mit zu wenig Kontrast zum Hintergrund.`,
    steps: [
      'Den Text dunkler oder seinen Hintergrund heller machen, bis der Kontrast 4,5 zu 1 beträgt; bei Text ab 24 px, oder fett ab 19 px, genügt 3 zu 1.',
    ],
  },
  'link-name': {
    say: (facts) =>
      `${countedIn(facts, 'link-name', 'Link', 'Links')} ohne Namen: Ein Screenreader sagt nur „Link“.`,
    steps: ['In jeden Link schreiben, was dahinter ist, oder leere Links entfernen.'],
  },
  'contrast-few': {
    say: (facts) =>
      `${countedIn(facts, 'contrast-few', 'Text', 'Texte')} mit wenig Kontrast, in einem kleinen Teil der Mail oder ihren Schlusszeilen.`,
    steps: ['Diese Texte dunkler machen, bis der Kontrast zum Hintergrund 4,5 zu 1 beträgt.'],
  },
  headings: {
    say: () => 'Ebenen von Überschriften sind übersprungen, oder eine Überschrift ist leer.',
    steps: [
      'Überschriften lückenlos aufeinander folgen lassen, h2 nach h1, und ihre Größe über style setzen.',
    ],
  },
  language: {
    say: () => 'Ein Teil der Mail nennt eine Sprache, die es nicht gibt.',
    steps: ['Die lang-Attribute in den Belegen berichtigen, z. B. lang="de".'],
  },
  lists: {
    say: () => 'Eine Liste ist falsch aufgebaut, deshalb sagen Screenreader sie nicht als Liste an.',
    steps: ['In <ul> und <ol> nur <li> setzen, und jedes <li> in eines davon.'],
  },
  'color-only-links': {
    say: (facts) =>
      `Nur durch die Farbe vom Text ringsum zu unterscheiden: ${countedIn(facts, 'color-only-links', 'Link', 'Links').replace(/^M/, 'm')}.`,
    steps: ['Links im Text unterstreichen.'],
  },
  'table-headers': {
    say: () => 'Eine Datentabelle hat Kopfzellen, die zu keiner Zelle gehören.',
    steps: ['Jeder Kopfzelle ihre Zellen zuordnen, mit <th scope="col"> oder <th scope="row">.'],
  },
  aria: {
    say: () => 'ARIA-Attribute widersprechen sich oder sind falsch geschrieben.',
    steps: ['Die aria-Attribute und role-Attribute in den Belegen berichtigen oder entfernen.'],
  },
  motion: {
    say: () => 'Text bewegt sich oder blinkt von selbst.',
    steps: ['<marquee> und <blink> durch einfachen Text ersetzen.'],
  },
  other: {
    say: (facts) =>
      `${countedIn(facts, 'other', 'weitere Barriere', 'weitere Barrieren')} für Menschen, die Hilfsmittel verwenden.`,
    steps: ['Die Elemente in den Belegen ansehen; axe-core meldet sie als schwerwiegend.'],
  },
  'layout-tables': {
    say: (facts) =>
      `${counted(countIn(facts, 'layout-tables'), 'Layouttabelle', 'Layouttabellen')} ohne Kennzeichnung als solche: Screenreader lesen Zeilen und Spalten vor.`,
    steps: [
      'role="presentation" an jeder Tabelle ergänzen, die nur die Mail anordnet, auch an verschachtelten.',
    ],
  },
  'vague-links': {
    say: (facts) =>
      `${counted(countIn(facts, 'vague-links'), 'Link', 'Links')} mit einem Text, der allein nichts sagt, wie „hier klicken“.`,
    steps: ['Im Link selbst nennen, wohin er führt: „Den Bericht lesen“ statt „hier klicken“.'],
  },
}

const dark = [
  'Jedem Text eine Farbe und seiner Zelle einen Hintergrund geben, beides an derselben Stelle: Mailprogramme ändern dann beides oder nichts.',
  'Mittlere Grautöne meiden: Sie bleiben in der Mitte, wenn Farben umgekehrt werden.',
]

const alternatives = [
  'Überschrift, Botschaft und Button als HTML-Text schreiben; Bilder für das verwenden, was Bild ist.',
  'Jedem Bild, das etwas aussagt, einen Alternativtext geben, der dasselbe sagt.',
]

const buttons = [
  'Den Button aus HTML bauen: ein Link mit Innenabstand und Hintergrundfarbe.',
  'Verlinkten Bildern einen Alternativtext geben, der nennt, wohin sie führen.',
]

const owners: Record<string, string[]> = {
  image_alt: ['Alternativtexte'],
  html_meta: ['Sprache', 'Titel'],
  language: ['Sprache'],
  responsive: ['Größe von Links'],
  active_content: ['Formulare', 'Frames'],
}

/** What other checks say of accessibility, so that nothing counts twice. */
function sayElsewhere({ left_to }: Facts): string {
  const ids = Array.isArray(left_to) ? left_to.map(String) : []
  const names = [...new Set(ids.flatMap((id) => owners[id] ?? []))]
  return names.length === 0
    ? 'Keine Barrieren gefunden.'
    : `Keine weiteren Barrieren gefunden. Andere Prüfungen dieses Berichts behandeln: ${joined(names)}.`
}

/** In the two cases that sentences need. */
const actionNouns: Record<string, [nominative: string, accusative: string]> = {
  button: ['der Button', 'den Button'],
  link: ['der Link', 'den Link'],
  picture: ['das verlinkte Bild', 'das verlinkte Bild'],
}

/** What the mail wants clicked, called what it is. */
function sayAction({ action, action_kind }: Facts, form: 0 | 1 = 0): string {
  const noun = (actionNouns[String(action_kind)] ?? actionNouns.button!)[form]
  return typeof action === 'string' && action.trim() !== '' ? `${noun} „${action}“` : noun
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const files = (value: Json | undefined) => counted(value, 'Datei', 'Dateien')
const characters = (value: Json | undefined) => counted(value, 'Zeichen', 'Zeichen')

const loadedOf = (loaded: Json | undefined) =>
  Number(loaded) === 0 ? 'keine davon ließ sich laden' : `davon ließen sich laden: ${say(loaded)}`

const lostText = ({ lost_share }: Facts) =>
  `Ohne die Hintergrundbilder sind ${say(lost_share)} % des Textes nicht lesbar.`

const stepsOf = (table: Problems) =>
  tabled(table, stepsForProblems) as Record<string, (facts: Facts) => string[]>

/** German words for the checks that judge the mail as it was drawn. */
export const germanRenderingTexts = germanTextsOf(renderingTexts, {
  responsive: {
    title: 'Smartphone, Tablet und Desktop',
    what: 'Die Mail, gezeichnet mit 390, 768 und 1280 px: ob sie passt, wie groß ihr Text ist und ob Buttons groß genug für den Daumen sind.',
    why: 'Viele Mails werden auf dem Smartphone gelesen. Die Apps von Gmail und Apple Mail verkleinern eine breite Mail, bis sie passt, und ihren Text mit ihr.',
    found: {
      fits: ({ typical_size, not_drawn }) =>
        `Die Mail passt ${Array.isArray(not_drawn) && not_drawn.length > 0 ? `überall, wo sie sich zeichnen ließ (nicht auf ${devicesOf(not_drawn)})` : 'auf alle drei Bildschirme'}${Number(typical_size) > 0 ? `; ihr Text hat auf einem Smartphone ${say(typical_size)} px` : ''}.`,
      ...tabled(fits, sayProblems),
      ...notJudged,
    },
    fix: stepsOf(fits),
  },
  dark_mode: {
    title: 'Dunkelmodus (simuliert)',
    what: 'Der Kontrast des Textes in einem simulierten Dunkelmodus. Jedes Mailprogramm dunkelt auf seine Weise ab, wirkliche können also abweichen.',
    why: 'Viele Lesende nutzen den Dunkelmodus. Manche Programme folgen den dunklen Stilen der Mail, andere ändern ihre Farben ungefragt.',
    found: {
      readable: ({ lowest, how, poor_before }) =>
        `Im simulierten Dunkelmodus ist der Text ${Number(poor_before) > 0 ? 'so gut lesbar wie im hellen' : 'lesbar'}${how === 'own-styles' ? ', mit den eigenen dunklen Stilen der Mail' : ''}${typeof lowest === 'number' ? `; der niedrigste Kontrast ist ${say(lowest)} zu 1` : ''}.`,
      dim: ({ poor_share, lowest }) =>
        `Im simulierten Dunkelmodus haben ${say(poor_share)} % des Textes zu wenig Kontrast; der niedrigste ist ${say(lowest)} zu 1.`,
      unreadable: ({ unreadable_share, lowest, lost_button }) =>
        `Im simulierten Dunkelmodus sind ${say(unreadable_share)} % des Textes nicht lesbar${lost_button ? ', darunter ein Button' : ''}; der niedrigste Kontrast ist ${say(lowest)} zu 1.`,
      'not-declared':
        'Im simulierten Dunkelmodus ist der Text lesbar, aber die Mail sagt nicht, dass sie für den Dunkelmodus gemacht ist; deshalb ändern Programme ihre Farben nach Belieben.',
      'no-text': 'Die Mail zeigt in ihrem dunklen Bild keinen Text.',
      'not-measured': ({ measured_share }) =>
        `Nur ${say(measured_share)} % des Textes ließen sich messen; der Rest steht auf Bildern oder Verläufen, deshalb wird über die Mail als Ganzes nichts gesagt.`,
      'not-measurable':
        'Der ganze Text steht auf Bildern oder Verläufen, deshalb ließ sich sein Kontrast nicht messen.',
      ...notJudged,
    },
    fix: {
      dim: dark,
      unreadable: dark,
      'not-declared': [
        'Im head <meta name="color-scheme" content="light dark"> und <meta name="supported-color-schemes" content="light dark"> ergänzen.',
        'Die dunklen Farben selbst wählen: @media (prefers-color-scheme: dark) { … }.',
      ],
    },
  },
  images_off: {
    title: 'Ohne Bilder',
    what: 'Die Mail, gezeichnet ohne jedes Bild: was zu lesen bleibt, und ob es noch etwas zum Klicken gibt.',
    why: 'Outlook und vorsichtige Lesende laden Bilder erst auf Wunsch, und Mails im Spam-Ordner zeigen keine.',
    found: {
      readable: ({ characters: left, actions_after, without_alt, pictures }) =>
        `Ohne Bilder bleiben ${characters(left)} Text${Number(actions_after) > 0 ? ' und Links, die weiterführen' : ''}.${Number(without_alt) > 0 ? ` Ohne Worte an ihrer Stelle: ${say(without_alt)} von ${counted(pictures, 'Bild', 'Bildern')}.` : ''}`,
      'no-pictures': 'Die Mail zeigt keine Bilder; ohne sie geht also nichts verloren.',
      nothing: ({ pictures }) =>
        `Ohne Bilder ist nichts zu lesen: Die Mail besteht aus ${Number(pictures) === 1 ? 'einem Bild' : `${say(pictures)} Bildern`}.`,
      'mostly-lost': (facts) =>
        Number(facts.lost_share) >= 50
          ? lostText(facts)
          : `Bilder nehmen ${say(facts.picture_share)} % der Mail ein, und ${say(facts.without_alt)} von ${say(facts.pictures)} haben keinen Alternativtext: Ohne Bilder geht die Botschaft verloren.`,
      'text-lost': lostText,
      'action-lost':
        'Ohne Bilder bleibt nichts zum Klicken, das weiterführt: kein Button, kein benannter Link.',
      'main-action-lost': ({ main_lost_share, actions_after }) =>
        `Verlinkte Bilder nehmen ${say(main_lost_share)} % der Mail ein und haben keinen Alternativtext: Ohne Bilder ist die wichtigste Aktion weg, und es ${Number(actions_after) === 1 ? 'bleibt' : 'bleiben'} ${counted(actions_after, 'Textlink', 'Textlinks')}.`,
      partly: ({ picture_share, characters: left }) =>
        `Bilder nehmen ${say(picture_share)} % der Mail ein; ohne sie bleiben ${characters(left)} Text.`,
      'alt-only': ({ characters: left, alt_characters }) =>
        `Ohne Bilder besteht die Mail aus Alternativtexten (${characters(alt_characters)}) und wenig anderem (${characters(left)}).`,
      ...notJudged,
    },
    fix: {
      nothing: alternatives,
      'mostly-lost': alternatives,
      partly: alternatives,
      'alt-only': alternatives,
      'text-lost': [
        'Jeder Zelle mit Hintergrundbild eine Hintergrundfarbe geben, auf der sich ihr Text lesen lässt (bgcolor).',
      ],
      'action-lost': buttons,
      'main-action-lost': buttons,
    },
  },
  accessibility: {
    title: 'Barrierefreiheit',
    what: 'Barrieren für Lesende mit schwachen Augen oder Screenreader, gefunden von axe-core in der gezeichneten Mail und von uns in ihrem HTML. Fehlende Alternativtexte, Sprache und Titel beurteilen eigene Prüfungen.',
    why: 'Etwa jede sechste Person lebt mit einer Behinderung. Was sich nicht lesen lässt, wird gelöscht oder gemeldet. In der EU verlangt das Gesetz Barrierefreiheit von vielen Shops und Diensten.',
    found: {
      clean: sayElsewhere,
      ...tabled(reaches, sayProblems),
      'contrast-unknown': ({ measured_share }) =>
        `Keine anderen Barrieren gefunden, aber der Kontrast des größten Teils des Textes ließ sich nicht messen (nur der von ${say(measured_share)} %): Er steht auf Bildern oder Verläufen.`,
      'not-run': 'Die Regeln zur Barrierefreiheit ließen sich an dieser Mail nicht ausführen.',
      ...notJudged,
    },
    fix: stepsOf(reaches),
  },
  fold: {
    title: 'Erster Bildschirm',
    what: 'Ob die wichtigste Aktion oder eine Überschrift auf dem ersten Bildschirm steht, auf einem Smartphone (390 mal 844 px) und einem Desktop (1280 mal 800 px). Betreff und Absender nehmen in wirklichen Programmen etwas von diesem Platz ein.',
    why: 'Auf Webseiten entfielen 57 % der Betrachtungszeit auf den Bereich, der ohne Scrollen zu sehen ist; für Mails ist es nicht gemessen. Worum es in einer Mail geht, gehört dorthin.',
    found: {
      action: (facts) =>
        `${capitalized(sayAction(facts))} steht auf dem ersten Bildschirm, auf ${devicesOf(facts.action_in_first_screen)}.`,
      headline: (facts) =>
        `Der erste Bildschirm zeigt ${facts.headline_is_picture ? 'ein Bild mit dem Text' : 'eine Überschrift'} („${say(facts.headline)}“); ${sayAction(facts)} folgt auf mindestens einem Gerät weiter unten.`,
      below: (facts) =>
        `Auf ${devicesOf(facts.below_on)} zeigt der erste Bildschirm weder ${sayAction(facts, 1)} noch eine Überschrift.`,
      'no-button': 'Die Mail hat keinen Button; nicht jede Mail braucht einen.',
      ...notJudged,
    },
    fix: {
      below: [
        'Gleich unter das Logo eine Überschrift setzen, die sagt, worum es in der Mail geht.',
        'Kürzen, was über dem Button steht, etwa große Kopfbilder, oder den Button weiter oben wiederholen.',
      ],
    },
  },
  render_cost: {
    title: 'Aufwand des Zeichnens',
    what: 'Wie viele Dateien die Mail beim Öffnen abruft, und wie viel sie wiegen.',
    why: 'Bei einer langsamen Verbindung verzögert jede Datei das Bild. Über Spamfilter sagt das wenig.',
    found: {
      none: 'Die Mail braucht nichts von außen.',
      light: ({ requests, loaded, bytes }) =>
        `Die Mail ruft ${files(requests)} ab, insgesamt ${sayBytes(bytes)}${Number(loaded) < Number(requests) ? `; ${loadedOf(loaded)}` : ''}.`,
      'pictures-missing': ({ missing, hosts }) =>
        `${counted(missing, 'Bild ließ', 'Bilder ließen')} sich nicht von ${joined(Array.isArray(hosts) ? hosts.map(String) : [])} laden; die Mail ist hier ohne gezeichnet.`,
      'many-requests': ({ requests, bytes }) =>
        `Die Mail ruft ${files(requests)} ab, insgesamt ${sayBytes(bytes)}; üblich sind höchstens 60.`,
      heavy: ({ requests, bytes }) =>
        `Die Mail lädt ${sayBytes(bytes)} in ${counted(requests, 'Datei', 'Dateien')}; üblich sind höchstens 3 MB.`,
      ...notJudged,
    },
    fix: {
      'pictures-missing': [
        'Die Adressen in den Belegen von außerhalb des eigenen Netzes öffnen: Sie müssen allen antworten, ohne Anmeldung.',
      ],
      'many-requests': [
        'Kleine Symbole und Bildteile zu einem Bild zusammenfassen und Abstandhalter weglassen: Innenabstand leistet dasselbe.',
      ],
      heavy: [
        'Bilder auf die doppelte Breite bringen, in der sie gezeigt werden, und Fotos als JPEG mit etwa 80 % speichern.',
        'Lange Animationen durch ein stehendes Bild ersetzen, das zum Film verlinkt.',
      ],
    },
  },
})
